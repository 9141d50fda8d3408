import type { MailListFilter, MailSelection } from '../../../graphql/schema.generated';
import type { ListBulkActions } from '../../../tasks/use-bulk-actions';
import { useConfirmedAction } from '../../../tasks/use-confirmed-action';
import { RefreshIcon } from '../../../ui/icons';
import { useSendMailsAgainMutation } from './mailbox.generated';

/** Returns the bulk action that sends failed or bounced mails again. */
export function useMailActions(): ListBulkActions<MailListFilter> {
  const [sendAgain] = useSendMailsAgainMutation();
  const { act, dialog } = useConfirmedAction({
    id: 'send-again',
    label: 'Send again…',
    icon: <RefreshIcon />,
    called: ['email', 'emails'],
    question: (what) => ({
      title: `Send ${what} again`,
      text: 'Failed and bounced emails will be sent again, unchanged, to the same addresses. Any we can’t resend will be listed with the reason.',
    }),
    yes: 'Send again',
    start: async (selection: MailSelection) =>
      (await sendAgain({ variables: { selection } })).data?.sendMailsAgain,
  });
  return { around: (others) => [...others, act], dialog };
}
