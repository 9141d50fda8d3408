import { Button } from '@chakra-ui/react';
import { toAppError } from '../../../graphql/errors';
import { RefreshIcon } from '../../../ui/icons';
import { notify } from '../../../ui/notices';
import { useSendMailAgainMutation } from './mailbox.generated';

type Props = {
  id: number;
  /** Called once the mail is queued again, when the button is no longer shown. */
  onSent: () => void;
};

/** Sends a failed mail again; if that is not allowed, the server gives the reason. */
export function SendAgainButton({ id, onSent }: Props) {
  const [sendAgain, { loading }] = useSendMailAgainMutation();
  const run = async () => {
    try {
      await sendAgain({ variables: { id } });
      onSent();
      notify({ kind: 'success', title: 'Sending the email again' });
    } catch (failure) {
      notify({
        kind: 'error',
        title: 'Couldn’t resend the email',
        description: toAppError(failure).message,
      });
    }
  };
  return (
    <Button size="sm" variant="outline" loading={loading} onClick={() => void run()}>
      <RefreshIcon /> Send again
    </Button>
  );
}
