import type { ApolloCache } from '@apollo/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordField } from '../../../editing/field-table';
import { noticeAction } from '../../../editing/notice-action';
import type { LeadStatus } from '../../../graphql/schema.generated';
import { useCellSaver } from '../../../grid/use-cell-saver';
import { notify } from '../../../ui/notices';
import { type BoardColumn, type LeadCard, nameOf } from './board-columns';
import { LeadCardFragmentDoc } from './lead-board.generated';
import { leadFields } from './lead-fields';
import { leadStatuses } from './lead-labels';
import { lacksEnquiry, moveRefusal } from './lead-moves';
import { leadStore } from './lead-store';

const statusCell = {
  name: 'status',
  field: leadFields.status as unknown as RecordField<never, unknown, unknown>,
  recordOf: (row: unknown) => row as never,
};

/**
 * Moves leads to other statuses: shown at once, saved as in a cell of the list, and reverted with a notice if refused.
 * `announcement` is the latest move, for screen readers. Offers to convert a lead that is then in Enquiry Created without an
 * enquiry (R192).
 */
export function useLeadMoves(columns: readonly BoardColumn[] | null, convert: (id: number) => void) {
  const offer = useCallback(
    (_cache: ApolloCache, before: LeadCard, card: LeadCard) => {
      if (!lacksEnquiry(card)) return;
      notify({
        kind: 'warning',
        title: 'No enquiries yet',
        description: `${nameOf(before)} moved to ${leadStatuses[card.status]}. No enquiry was created.`,
        act: noticeAction('Convert', () => convert(card.id)),
      });
    },
    [convert],
  );
  const save = useCellSaver<
    LeadCard,
    Parameters<typeof leadStore.refresh>[1],
    Parameters<typeof leadStore.save>[3]
  >(leadStore, LeadCardFragmentDoc, offer);
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef(new Map<number, LeadStatus>());

  useEffect(() => {
    for (const card of columns?.flatMap(({ cards }) => cards) ?? []) {
      const to = moved.current.get(card.id);
      if (!to || to === card.status) continue;
      moved.current.delete(card.id);
      setAnnouncement(`${nameOf(card)} is now in ${leadStatuses[card.status]}`);
    }
  }, [columns]);

  const move = (card: LeadCard, to: LeadStatus) => {
    if (card.status === to) return;
    const refusal = moveRefusal(to);
    if (refusal) return setAnnouncement(refusal);
    moved.current.set(card.id, to);
    setAnnouncement(`Moving ${nameOf(card)} to ${leadStatuses[to]}`);
    save(card, statusCell, to);
  };
  return { announcement, announce: setAnnouncement, move };
}
