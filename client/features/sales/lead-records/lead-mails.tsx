import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useSendOnce } from '../../../forms/send-once';
import { evictQueries } from '../../../graphql/row-cache';
import { TimelineDocument } from '../../../history/history.generated';
import { Dialog } from '../../../ui/dialog';
import { notify } from '../../../ui/notices';
import { type ConfirmedContact, ContactForm } from './contact-form';
import type { Lead } from './lead-fields';
import { LeadMailDialog, UnsavedNote } from './lead-mail-dialog';
import {
  useConvertLeadMutation,
  useEmailLeadBuyerMutation,
  useEmailLeadSupplierMutation,
  useLeadMailQuery,
} from './lead-mails.generated';
import { leadStore } from './lead-store';

type Props = {
  lead: Lead;
  /** True if the lead's card has unsaved changes. */
  unsaved: boolean;
  onClose: () => void;
};

const CONFIRM = 'Confirm buyer contact details';

/** Fetches the timeline again, so that it shows the mail even if the lead itself did not change. */
const after = { refetchQueries: [TimelineDocument] };

/** Invalidates the lists of leads and enquiries: the lead's status has changed, and there may be a new enquiry. */
function useEvictRecords() {
  const { cache } = useApolloClient();
  return () => {
    leadStore.evict(cache);
    evictQueries(cache, 'salesEnquiries');
  };
}

/** Writes to the impact buyer of a lead, which sets the lead to Action Taken (R196). */
export function EmailBuyer({ lead, unsaved, onClose }: Props) {
  const variables = { kind: 'TO_BUYER', leadId: lead.id } as const;
  const draft = useLeadMailQuery({ variables, fetchPolicy: 'no-cache' });
  const [email] = useEmailLeadBuyerMutation(after);
  const sendOnce = useSendOnce(`mail-to-buyer-${lead.id}`);
  const evictRecords = useEvictRecords();
  return (
    <LeadMailDialog
      title="Email the impact buyer"
      draft={draft}
      unsaved={unsaved}
      onClose={onClose}
      send={async (mail) => {
        const { data } = await sendOnce(mail, (context) =>
          email({ variables: { leadId: lead.id, mail }, context }),
        );
        evictRecords();
        return data?.emailLeadBuyer ?? null;
      }}
    />
  );
}

/**
 * Confirms the contact of the buyer, and writes to the supplier, which creates an enquiry from the lead (R197, R198).
 */
export function EmailSupplier({ lead, unsaved, onClose }: Props) {
  const [contact, setContact] = useState<ConfirmedContact | null>(null);
  const [asking, setAsking] = useState(true);
  const variables = { kind: 'TO_SUPPLIER', leadId: lead.id, contact } as const;
  const draft = useLeadMailQuery({ variables, fetchPolicy: 'no-cache', skip: asking });
  const [email] = useEmailLeadSupplierMutation(after);
  const sendOnce = useSendOnce(`mail-to-supplier-${lead.id}`);
  const evictRecords = useEvictRecords();
  const question = (
    <ContactForm
      lead={lead}
      contact={contact}
      label={CONFIRM}
      confirmLabel="Confirm"
      onClose={onClose}
      onConfirm={(confirmed) => {
        setContact(confirmed);
        setAsking(false);
      }}
    >
      We’ll add this contact to the enquiry and ask the supplier to get in touch with them.
    </ContactForm>
  );
  return (
    <LeadMailDialog
      title="Email the supplier"
      draft={draft}
      unsaved={unsaved}
      first={asking || !contact ? { title: CONFIRM, question } : null}
      onClose={onClose}
      onBack={() => setAsking(true)}
      send={async (mail) => {
        if (!contact) return null;
        const { data } = await sendOnce({ mail, contact }, (context) =>
          email({ variables: { leadId: lead.id, mail, contact }, context }),
        );
        evictRecords();
        return data?.emailLeadSupplier ?? null;
      }}
    />
  );
}

/** Creates an enquiry from a lead without a mail, with the confirmed contact (R198). */
export function ConvertLead({ lead, unsaved, onClose }: Props) {
  const [convert] = useConvertLeadMutation(after);
  const evictRecords = useEvictRecords();
  return (
    <Dialog open onClose={onClose} title={CONFIRM}>
      {unsaved && <UnsavedNote />}
      <ContactForm
        lead={lead}
        contact={null}
        label={CONFIRM}
        confirmLabel="Convert to enquiry"
        onClose={onClose}
        onConfirm={async (contact) => {
          const { data } = await convert({ variables: { leadId: lead.id, contact } });
          if (!data) return;
          evictRecords();
          notify({
            kind: 'created',
            title: 'Enquiry created',
            description: `Lead ${lead.id} was converted to enquiry ${data.convertLeadToEnquiry.salesEnquiryId}.`,
          });
          onClose();
        }}
      >
        These details are added to the enquiry. No email is sent.
      </ContactForm>
    </Dialog>
  );
}
