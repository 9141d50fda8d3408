import { lazy, useState, useTransition } from 'react';
import { useSearchParams } from 'react-router';
import { AccountFrame } from '../../features/accounts/account/account-frame';
import { accountTexts } from '../../features/accounts/account/account-texts';
import {
  AlternativeButton,
  ConfirmPress,
  RegistrantForm,
} from '../../features/accounts/account/confirm-forms';
import { useSessionState } from '../../graphql/use-session';
import { texts, useTexts } from '../../lib/language';
import { withLoadTimeout } from '../../navigation/chunk-load';
import { pageTitles } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';

/** The only variant with validated fields; it is rare, so its code is loaded on demand. */
const TakeOverForm = lazy(() =>
  withLoadTimeout(() => import('../../features/accounts/account/take-over-form')),
);

const confirmTexts = texts(
  {
    press: 'Click the button to confirm your email address.',
    registrant: 'Enter the password you registered with so we know it’s you.',
    takeOver:
      'Choose your own password. If anyone else has registered with your email address, they’ll be signed out and their details removed.',
    incomplete: 'This link is incomplete. Open it again from your email.',
    notMe: 'I haven’t registered, or I’ve forgotten my password',
    itWasMe: 'I’ve registered and know my password',
    done: 'Your email is confirmed',
    yours: 'Your account is ready. Sign in with your new password.',
  },
  {
    press: 'Kotahi te pēhi, ka mōhio mātou nōu tēnei wāhitau.',
    registrant: 'Mā te kupuhipa i rēhita ai koe ka mōhio mātou ko koe tērā.',
    takeOver:
      'Kōwhiria tētahi kupuhipa nōu ake. Ka takiputaina te tangata i rēhita ki tō wāhitau, ka mukua hoki āna kōrero.',
    incomplete: 'Kua ngaro tētahi wāhanga o te hononga. Tuwherahia anō i tō īmēra.',
    notMe: 'Ehara nāku te rēhitatanga, kua wareware rānei te kupuhipa',
    itWasMe: 'Nāku te rēhitatanga, e mōhio ana au ki te kupuhipa',
    done: 'Kua whakaūngia tō īmēra',
    yours: 'Nōu te pūkete ināianei. Takiuru mai ki tō kupuhipa hou.',
  },
);

type ConfirmOption = 'press' | 'registrant' | 'takeOver';

/**
 * Confirms an email address with the link from a mail. Opening the link does not confirm, since mail scanners do so,
 * too, and the mail alone is not enough, since a stranger may have registered with the address: signed-in users press a
 * button, users who registered give the password, and anyone else takes the account over.
 */
export function Component() {
  const text = useTexts(confirmTexts);
  const title = useTexts(pageTitles.confirmEmail);
  const { home, login } = useTexts(accountTexts);
  const [search] = useSearchParams();
  const token = search.get('token');
  const { status } = useSessionState();
  const [chosen, setChosen] = useState<ConfirmOption | null>(null);
  const [done, setDone] = useState(false);
  const [coming, startComing] = useTransition();
  const option: ConfirmOption = chosen ?? (status === 'signed-out' ? 'registrant' : 'press');
  if (done) {
    return (
      <AccountFrame title={text.done} lead={option === 'takeOver' ? text.yours : undefined}>
        <ButtonLink to={option === 'takeOver' ? paths.login() : paths.home()} size="lg">
          {option === 'takeOver' ? login : home}
        </ButtonLink>
      </AccountFrame>
    );
  }
  if (!token) {
    return (
      <AccountFrame title={title} lead={text.incomplete}>
        <ButtonLink to={paths.home()} size="lg" variant="outline">
          {home}
        </ButtonLink>
      </AccountFrame>
    );
  }
  const onConfirmed = () => setDone(true);
  return (
    <AccountFrame
      title={title}
      lead={text[option]}
      after={
        option === 'takeOver' ? (
          <AlternativeButton onClick={() => setChosen('registrant')}>{text.itWasMe}</AlternativeButton>
        ) : (
          <AlternativeButton loading={coming} onClick={() => startComing(() => setChosen('takeOver'))}>
            {text.notMe}
          </AlternativeButton>
        )
      }
    >
      {option === 'press' && (
        <ConfirmPress token={token} onConfirmed={onConfirmed} onStranger={() => setChosen('registrant')} />
      )}
      {option === 'registrant' && <RegistrantForm token={token} onConfirmed={onConfirmed} />}
      {option === 'takeOver' && <TakeOverForm token={token} onConfirmed={onConfirmed} />}
    </AccountFrame>
  );
}
