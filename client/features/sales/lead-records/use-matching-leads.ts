import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { noticeAction } from '../../../editing/notice-action';
import { notifyCreated } from '../../../editing/saved-notices';
import { runUndo } from '../../../editing/undo';
import { toAppError } from '../../../graphql/errors';
import { evictQueries } from '../../../graphql/row-cache';
import { notify } from '../../../ui/notices';
import { useAddLeadMutation } from './add-leads.generated';
import { leadStore } from './lead-store';
import { DeleteLeadDocument } from './leads.generated';

/**
 * Creates leads of a buyer, one for each press: `leadOf` returns the lead that was created for a supplier, `make`
 * creates it and offers to undo that (A155).
 */
export function useMatchingLeads(impactBuyerId: number) {
  const client = useApolloClient();
  const [create] = useAddLeadMutation();
  const [made, setMade] = useState<ReadonlyMap<number, number>>(new Map());
  const [making, setMaking] = useState<ReadonlySet<number>>(new Set());
  const forget = () => {
    leadStore.evict(client.cache);
    evictQueries(client.cache, 'suppliersToOffer');
  };
  const remember = (supplierId: number, leadId: number | null) =>
    setMade((before) => {
      const after = new Map(before);
      if (leadId === null) after.delete(supplierId);
      else after.set(supplierId, leadId);
      return after;
    });
  const remove = (supplierId: number, id: number) =>
    runUndo(async () => {
      await client.mutate({ mutation: DeleteLeadDocument, variables: { id } });
      remember(supplierId, null);
      forget();
    });
  const make = async (supplierId: number) => {
    setMaking((before) => new Set(before).add(supplierId));
    try {
      const { data } = await create({ variables: { input: { impactBuyerId, supplierId } } });
      if (!data) return;
      const { id } = data.createLead;
      remember(supplierId, id);
      forget();
      notifyCreated(
        leadStore.recordLabel,
        noticeAction('Undo', () => remove(supplierId, id)),
      );
    } catch (failure) {
      notify({ kind: 'error', title: 'No lead created', description: toAppError(failure).message });
    } finally {
      setMaking((before) => new Set([...before].filter((id) => id !== supplierId)));
    }
  };
  return {
    make,
    leadOf: (supplierId: number) => made.get(supplierId),
    isMaking: (supplierId: number) => making.has(supplierId),
  };
}
