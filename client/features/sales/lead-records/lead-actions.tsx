import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { DeleteButton } from '../../../editing/delete-button';
import { toAppError } from '../../../graphql/errors';
import { ArchiveIcon, InboxIcon } from '../../../ui/admin-icons';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { notify } from '../../../ui/notices';
import { MailIcon } from '../../../ui/pictograms';
import { RecordActions } from '../../../ui/record-actions';
import type { Lead } from './lead-fields';
import { ConvertLead, EmailBuyer, EmailSupplier } from './lead-mails';
import { leadStore } from './lead-store';
import { useSaveLeadMutation } from './leads.generated';

type Props = { lead: Lead; unsaved?: boolean; onDeleted: () => void };

const act = { size: 'sm', variant: 'outline', colorPalette: 'neutral' } as const;

/**
 * The actions on a lead: writes to its buyer (R201) and, until it has an enquiry, to its supplier, or creates the
 * enquiry without a mail (R200); archives it after confirmation (R209) and unarchives it; deletes it (C091).
 */
export function LeadActions({ lead, unsaved = false, onDeleted }: Props) {
  const { id, version, archived, fromEmail } = lead;
  const hasEnquiry = lead.salesEnquiryId !== null;
  // Without an address there is nobody to write to, and no enquiry is created.
  const noEmail = archived || !fromEmail;
  const whyId = useId();
  const off = { disabled: true, 'aria-describedby': whyId };
  const { cache } = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [doing, setDoing] = useState<'buyer' | 'supplier' | 'convert' | null>(null);
  const dialogProps = { lead, unsaved, onClose: () => setDoing(null) };
  const [save, saving] = useSaveLeadMutation();
  // Successful archiving shows no notice (R175, R209), since the tag in the heading changes. A failure shows one.
  const setArchived = async (wanted: boolean) => {
    try {
      await save({ variables: { id, version, input: { archived: wanted } } });
      leadStore.evict(cache);
    } catch (failure) {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
    }
  };
  return (
    <>
      <RecordActions>
        <Button {...act} {...(noEmail && off)} onClick={() => setDoing('buyer')}>
          <MailIcon /> Email I.B
        </Button>
        {!hasEnquiry && (
          <Button {...act} {...(archived && off)} onClick={() => setDoing('supplier')}>
            <MailIcon /> Email Supplier
          </Button>
        )}
        {!hasEnquiry && (
          <Button {...act} {...(archived && off)} onClick={() => setDoing('convert')}>
            <InboxIcon /> Convert
          </Button>
        )}
        <Button
          {...act}
          loading={saving.loading}
          onClick={() => (archived ? void setArchived(false) : setAsking(true))}
        >
          <ArchiveIcon /> {archived ? 'Unarchive' : 'Archive'}
        </Button>
        <DeleteButton recordLabel="lead" of={leadStore} id={id} onDeleted={onDeleted}>
          The lead’s enquiry will not be deleted.
        </DeleteButton>
      </RecordActions>
      {noEmail && (
        <Text id={whyId} w="full" textStyle="xs" color="fg.muted" textAlign={{ md: 'end' }}>
          {archived
            ? 'Unarchive this lead before you send emails about it or convert it.'
            : 'To email the impact buyer, add an email address under “Lead From” and save.'}
        </Text>
      )}
      {doing === 'buyer' && <EmailBuyer {...dialogProps} />}
      {doing === 'supplier' && <EmailSupplier {...dialogProps} />}
      {doing === 'convert' && <ConvertLead {...dialogProps} />}
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
