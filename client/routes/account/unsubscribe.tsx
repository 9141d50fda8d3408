import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStopNotificationsMutation } from '../../features/accounts/account/account.generated';
import { AccountFrame } from '../../features/accounts/account/account-frame';
import { accountTexts } from '../../features/accounts/account/account-texts';
import { PlainForm, usePlainForm } from '../../forms/plain-form';
import { RefusalMessage } from '../../forms/refusal-message';
import { refusalOf } from '../../forms/server-errors';
import { texts, useLanguage, useTexts } from '../../lib/language';
import { pageTitles } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';

const unsubscribeTexts = texts(
  {
    lead: 'We email you when someone sends you an enquiry or clicks your link. If you stop these emails, you’ll still find your enquiries when you sign in.',
    stop: 'Stop these emails',
    incomplete: 'This link is incomplete. Open it again from your email.',
    done: 'You’re unsubscribed',
    again: 'To turn these emails back on, contact us.',
  },
  {
    lead: 'Ka īmērahia koe ina tukuna mai he uiui, ina whāia rānei tō hononga. Ka noho tonu ō uiui; ka kitea i muri i tō takiuru.',
    stop: 'Whakamutua ēnei īmēra',
    incomplete: 'Kua ngaro tētahi wāhanga o te hononga. Tuwherahia anō i tō īmēra.',
    done: 'Kāore e tukuna anō ēnei īmēra',
    again: 'Ki te hiahia anō koe ki ēnei īmēra, whakapā mai.',
  },
);

function StopButton({ token, onStopped }: { token: string; onStopped: () => void }) {
  const text = useTexts(unsubscribeTexts);
  const language = useLanguage();
  const [stop] = useStopNotificationsMutation();
  const form = usePlainForm({
    empty: {},
    send: async () => {
      await stop({ variables: { token } });
      onStopped();
    },
    refused: (thrown) => refusalOf(thrown, [], { language, refusal: text.incomplete }),
  });
  return (
    <PlainForm form={form}>
      <RefusalMessage message={form.message} />
      <Button type="submit" size="lg" loading={form.sending} justifySelf="start">
        {text.stop}
      </Button>
    </PlainForm>
  );
}

/**
 * Unsubscribes a supplier from notification mails with the link from one of them. Opening the link is not enough, since
 * mail scanners do so, too.
 */
export function Component() {
  const text = useTexts(unsubscribeTexts);
  const title = useTexts(pageTitles.unsubscribe);
  const { home } = useTexts(accountTexts);
  const token = useSearchParams()[0].get('token');
  const [stopped, setStopped] = useState(false);
  if (stopped || !token)
    return (
      <AccountFrame title={stopped ? text.done : title} lead={stopped ? text.again : text.incomplete}>
        <ButtonLink to={paths.home()} size="lg" variant="outline">
          {home}
        </ButtonLink>
      </AccountFrame>
    );
  return (
    <AccountFrame title={title} lead={text.lead}>
      <StopButton token={token} onStopped={() => setStopped(true)} />
    </AccountFrame>
  );
}
