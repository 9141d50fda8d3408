import type { MailListFilter, MailSelection } from '../../graphql/schema.generated';
import { useConfirmedAct } from '../../tasks/use-confirmed-act';
import type { ManyActs } from '../../tasks/use-many-acts';
import { RefreshIcon } from '../../ui/icons';
import { useSendMailsAgainMutation } from './mailbox.generated';

/** Returns the bulk action that sends failed or bounced mails again. */
export function useMailActs(): ManyActs<MailListFilter> {
  const [sendAgain] = useSendMailsAgainMutation();
  const { act, dialog } = useConfirmedAct({
    id: 'send-again',
    label: 'Send again…',
    icon: <RefreshIcon />,
    called: ['mail', 'mails'],
    question: (what) => ({
      title: `Send ${what} again`,
      text: 'Of these, those that failed and cannot have arrived, and those that came back, are sent again, in the same words to the same address. All others stay as they are; those that were refused are listed with the reason.',
    }),
    yes: 'Send again',
    start: async (selection: MailSelection) =>
      (await sendAgain({ variables: { selection } })).data?.sendMailsAgain,
  });
  return { around: (others) => [...others, act], dialog };
}
