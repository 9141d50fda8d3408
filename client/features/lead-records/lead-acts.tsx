import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { DeleteButton } from '../../editing/delete-button';
import { toAppError } from '../../graphql/errors';
import { ArchiveIcon } from '../../ui/admin-icons';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { notify } from '../../ui/notices';
import { RecordActs } from '../../ui/record-acts';
import type { Lead } from './lead-fields';
import { forgetLeads } from './lead-store';
import { useDeleteLeadMutation, useSaveLeadMutation } from './leads.generated';

type Props = { lead: Lead; onDeleted: () => void };

/** Archives a lead once that has been confirmed (R209), and takes it out again; deletes it (C091). */
export function LeadActs({ lead: { id, version, archived }, onDeleted }: Props) {
  const { cache } = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [save, saving] = useSaveLeadMutation();
  const [remove] = useDeleteLeadMutation();
  // That it could be archived is not reported (R175, R209): the tag in the heading tells. That it could not, is.
  const setArchived = async (wanted: boolean) => {
    try {
      await save({ variables: { id, version, input: { archived: wanted } } });
      forgetLeads(cache);
    } catch (failure) {
      notify({ kind: 'error', title: 'That did not work', description: toAppError(failure).message });
    }
  };
  return (
    <>
      <RecordActs>
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          loading={saving.loading}
          onClick={() => (archived ? void setArchived(false) : setAsking(true))}
        >
          <ArchiveIcon /> {archived ? 'Take out of the archive' : 'Archive'}
        </Button>
        <DeleteButton
          noun="lead"
          remove={() => remove({ variables: { id } })}
          onDeleted={() => {
            onDeleted();
            forgetLeads(cache);
          }}
          trash={{ recordType: 'LEAD', id, forget: forgetLeads }}
        >
          An enquiry that it led to stays.
        </DeleteButton>
      </RecordActs>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Archive lead"
        confirmLabel="Archive"
        cancelLabel="Don't Archive"
        onConfirm={() => setArchived(true)}
      >
        Are you sure you want to Archive this sale enquiry card?
      </ConfirmDialog>
    </>
  );
}
