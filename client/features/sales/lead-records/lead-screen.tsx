import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormColumns } from '../../../forms/form-columns';
import { RecordScreen } from '../../../lists/record-screen';
import { LeadChangesDocument } from '../../../live/live-changes.generated';
import { useLiveRecord } from '../../../live/use-subscription-event';
import { DateTime } from '../../../ui/date-time';
import { otherSystemIds } from '../../../ui/other-system-ids';
import { StatusTag } from '../../../ui/status-tag';
import { LeadActions } from './lead-actions';
import { LeadDetailsCard, LeadForCard, LeadFromCard, MilestonesCard } from './lead-cards';
import { type Lead, leadFields } from './lead-fields';
import { leadHistory } from './lead-history';
import { leadStatuses, leadTones } from './lead-labels';
import { leadStore } from './lead-store';
import { useLeadDetailQuery } from './leads.generated';

type Props = {
  id: number;
  back: ReactNode;
  toList: ReactNode;
  /** The control beside the Save button that leaves without saving. */
  close: ReactNode;
  /** Called once the lead is saved or deleted. */
  onClose: () => void;
};

const tags = ({ status, archived }: Lead) => (
  <>
    <StatusTag tone={leadTones[status]}>{leadStatuses[status]}</StatusTag>
    {archived && <StatusTag>Archived</StatusTag>}
  </>
);

/** A lead: a supplier offered to an impact buyer, with its progress (R205). */
export function LeadScreen({ id, back, toList, close, onClose }: Props) {
  const result = useLeadDetailQuery({ variables: { id } });
  useLiveRecord(LeadChangesDocument, id, result);
  return (
    <RecordScreen
      recordLabel="lead"
      fields={leadFields}
      store={leadStore}
      record={result.data?.leadRecord}
      result={result}
      back={back}
      toList={toList}
      onDeleted={onClose}
      saveLabel="Save & Close"
      besideSave={close}
      onSaved={(pass) => {
        pass();
        onClose();
      }}
      heading={(lead) => ({
        title: `Lead - # ${lead.id}`,
        tag: tags(lead),
        facts: [
          `${lead.supplier.name} for ${lead.impactBuyer.name}`,
          <>
            Created <DateTime value={lead.createdAt} />
          </>,
          ...otherSystemIds(lead.externalRefs),
        ],
      })}
      actions={(lead, { deleted, unsaved }) => (
        <LeadActions lead={lead} unsaved={unsaved} onDeleted={deleted} />
      )}
      history={leadHistory}
    >
      {(form, lead) => (
        <FormColumns>
          <Grid gap="5">
            <LeadDetailsCard form={form} lead={lead} />
            <MilestonesCard form={form} lead={lead} />
          </Grid>
          <Grid gap="5">
            <LeadFromCard form={form} lead={lead} />
            <LeadForCard form={form} lead={lead} />
          </Grid>
        </FormColumns>
      )}
    </RecordScreen>
  );
}
