import { Button } from '@chakra-ui/react';
import { toAppError } from '../../graphql/errors';
import { RefreshIcon } from '../../ui/icons';
import { notify } from '../../ui/notices';
import { useSendMailAgainMutation } from './mailbox.generated';

type Props = {
  id: number;
  /** Told when it waits again: there is no button any more then. */
  onSent: () => void;
};

/** Has a mail that failed sent again; the server says why where that must not be. */
export function SendAgainButton({ id, onSent }: Props) {
  const [sendAgain, { loading }] = useSendMailAgainMutation();
  const run = async () => {
    try {
      await sendAgain({ variables: { id } });
      onSent();
      notify({ kind: 'success', title: 'On its way again' });
    } catch (failure) {
      notify({ kind: 'error', title: 'Not sent again', description: toAppError(failure).message });
    }
  };
  return (
    <Button size="sm" variant="outline" loading={loading} onClick={() => void run()}>
      <RefreshIcon /> Send again
    </Button>
  );
}
