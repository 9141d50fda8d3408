import type { LeadMailKind } from '../../graphql/schema.generated';
import { Dialog } from '../../ui/dialog';
import { ErrorState } from '../../ui/error-state';
import { LoadingLines } from '../../ui/loading-state';
import { notify } from '../../ui/notices';
import type { ConfirmedContact } from './contact-form';
import { inputOf } from './lead-mail-fields';
import { LeadMailForm } from './lead-mail-form';
import { type SentLeadMailFragment, useLeadMailQuery } from './lead-mails.generated';

type Sent = Pick<SentLeadMailFragment, 'status'>;

type Props = {
  title: string;
  kind: LeadMailKind;
  leadId: number;
  /** As it was confirmed; of mails to the supplier. */
  contact?: ConfirmedContact;
  send: (mail: ReturnType<typeof inputOf>) => Promise<Sent | null>;
  onClose: () => void;
  onBack?: () => void;
};

/** Tells what has become of the mail; one that waits for its server counts as sent (R330). */
function tell({ status }: Sent): void {
  if (status !== 'FAILED') notify({ kind: 'emailed', title: 'Email Sent' });
  else
    notify({
      kind: 'error',
      title: 'The email did not arrive',
      description: 'Its mail server refused it. The timeline says why.',
    });
}

/** A mail about a lead, filled in by the server, for staff to change and send. */
export function LeadMailDialog({ title, kind, leadId, contact, send, onClose, onBack }: Props) {
  const { data, error, refetch } = useLeadMailQuery({
    variables: { kind, leadId, contact },
    fetchPolicy: 'no-cache',
  });
  return (
    <Dialog open onClose={onClose} title={title} dismissable={!data}>
      {!data && error && (
        <ErrorState level="h3" error={error} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!data && !error && <LoadingLines lines={8} p="2" />}
      {data && (
        <LeadMailForm
          label={title}
          draft={data.leadMail}
          onCancel={onClose}
          onBack={onBack}
          onSend={async (mail) => {
            const sent = await send(inputOf(mail));
            if (!sent) return;
            tell(sent);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
