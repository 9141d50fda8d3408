import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { LoadingLines } from '../../../ui/loading-state';
import { notifySent } from '../../../ui/mail-notices';
import { inputOf } from './lead-mail-fields';
import { LeadMailForm } from './lead-mail-form';
import type { SentLeadMailFragment, useLeadMailQuery } from './lead-mails.generated';

/** Warns that actions on a lead use its stored data, not unsaved changes on its card. */
export const UnsavedNote = () => (
  <Box role="status" bg="bg.warning" borderRadius="l2" p="3" mb="4" textStyle="sm">
    You have unsaved changes that aren’t included here. To include them, close this window and save your
    changes first.
  </Box>
);

type Sent = Pick<SentLeadMailFragment, 'status'>;

type Props = {
  title: string;
  /** The mail filled in by the server. */
  draft: Pick<ReturnType<typeof useLeadMailQuery>, 'data' | 'error' | 'refetch'>;
  send: (mail: ReturnType<typeof inputOf>) => Promise<Sent | null>;
  /** True if the lead's card has unsaved changes. */
  unsaved: boolean;
  onClose: () => void;
  onBack?: () => void;
  /** A question that comes before the mail. The dialog stays the same, so that the focus stays in it. */
  first?: { title: string; question: ReactNode } | null;
};

/**
 * A mail about a lead, filled in by the server, for staff to change and send. Escape and a click outside close the
 * dialog until something was typed; from then on they do not, so that no text is lost.
 */
export function LeadMailDialog(props: Props) {
  const { title, draft, send, unsaved, onClose, onBack, first } = props;
  const { data, error, refetch } = draft;
  const [begun, setBegun] = useState(false);
  return (
    <Dialog open onClose={onClose} title={first?.title ?? title} dismissable={Boolean(first) || !begun}>
      {unsaved && <UnsavedNote />}
      {first?.question}
      {!first && !data && error && (
        <ErrorState level="h3" error={error} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!first && !data && !error && <LoadingLines lines={8} p="2" />}
      {!first && data && (
        <LeadMailForm
          label={title}
          draft={data.leadMail}
          onCancel={onClose}
          onBack={onBack}
          onUnsaved={setBegun}
          onSend={async (mail) => {
            const sent = await send(inputOf(mail));
            if (!sent) return;
            notifySent(sent.status);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
