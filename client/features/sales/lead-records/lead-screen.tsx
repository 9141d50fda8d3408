import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RecordEditor } from '../../../editing/record-editor';
import { RecordState } from '../../../editing/record-state';
import { LeadChangesDocument } from '../../../live/live-changes.generated';
import { useLiveRecord } from '../../../live/use-live-record';
import { DateTime } from '../../../ui/date-time';
import { RecordHeader } from '../../../ui/record-header';
import { StatusTag } from '../../../ui/status-tag';
import { LeadActions } from './lead-actions';
import { LeadDetailsCard, LeadForCard, LeadFromCard, MilestonesCard } from './lead-cards';
import { type Lead, leadFields } from './lead-fields';
import { leadStatuses, leadTones } from './lead-labels';
import { leadStore } from './lead-store';
import { LeadTimeline } from './lead-timeline';
import { useLeadDetailQuery } from './leads.generated';

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };

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
    <RecordState
      record={result.data?.leadRecord}
      result={result}
      missing={{ recordLabel: 'lead', action: toList }}
    >
      {(lead) => (
        <RecordEditor
          key={lead.id}
          fields={leadFields}
          store={leadStore}
          record={lead}
          recordLabel="lead"
          saveLabel="Save & Close"
          besideSave={close}
          onSaved={(pass) => {
            pass();
            onClose();
          }}
          header={(pass, unsaved) => (
            <RecordHeader
              title={`Lead - # ${lead.id}`}
              tag={tags(lead)}
              facts={[
                `${lead.supplier.name} for ${lead.impactBuyer.name}`,
                <>
                  Created <DateTime value={lead.createdAt} />
                </>,
              ]}
              back={back}
              action={
                <LeadActions
                  lead={lead}
                  unsaved={unsaved}
                  onDeleted={() => {
                    pass();
                    onClose();
                  }}
                />
              }
            />
          )}
          below={<LeadTimeline lead={lead} />}
        >
          {(form) => (
            <Grid templateColumns={columns} gap="5" alignItems="start">
              <Grid gap="5">
                <LeadDetailsCard form={form} lead={lead} />
                <MilestonesCard form={form} lead={lead} />
              </Grid>
              <Grid gap="5">
                <LeadFromCard form={form} lead={lead} />
                <LeadForCard form={form} lead={lead} />
              </Grid>
            </Grid>
          )}
        </RecordEditor>
      )}
    </RecordState>
  );
}
