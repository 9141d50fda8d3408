import { Button, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { pageTitles } from '../../app/chrome/chrome-texts';
import { paths } from '../../app/paths';
import { useConfirmEmailMutation } from '../../features/account/account.generated';
import { AccountFrame } from '../../features/account/account-frame';
import { accountTexts } from '../../features/account/account-texts';
import { errorWords } from '../../graphql/error-words';
import { toAppError } from '../../graphql/errors';
import { type Language, texts, useLanguage, useTexts } from '../../lib/language';
import { ButtonLink } from '../../ui/button-link';

const confirmTexts = texts(
  {
    lead: 'One press, and we know that this address is yours.',
    incomplete: 'This link is not complete. Open it again from your email.',
    confirm: 'Confirm email',
    done: 'Your email is confirmed',
    used: 'This link has been used or is too old.',
  },
  {
    lead: 'Kotahi te pēhi, ka mōhio mātou nōu tēnei wāhitau.',
    incomplete: 'Kua ngaro tētahi wāhanga o te hononga. Tuwherahia anō i tō īmēra.',
    confirm: 'Whakaūngia te īmēra',
    done: 'Kua whakaūngia tō īmēra',
    used: 'Kua whakamahia kētia tēnei hononga, kua tawhito rawa rānei.',
  },
);

/** Why it did not go: the link is used up, or something that is not its fault. */
function refusal(language: Language, thrown: unknown): string {
  const error = toAppError(thrown);
  return error.code === 'BAD_USER_INPUT' ? confirmTexts[language].used : errorWords(language, error);
}

/**
 * Confirms an email address with the link from a mail. A press of a button confirms, not the visit: mail scanners
 * open links too.
 */
export function Component() {
  const text = useTexts(confirmTexts);
  const title = useTexts(pageTitles.confirmEmail);
  const { home } = useTexts(accountTexts);
  const language = useLanguage();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [confirm, { data, error, loading }] = useConfirmEmailMutation();
  if (data?.confirmEmail) {
    return (
      <AccountFrame title={text.done}>
        <ButtonLink to={paths.home()} size="lg">
          {home}
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={title} lead={token ? text.lead : text.incomplete}>
      {!token && (
        <ButtonLink to={paths.home()} size="lg" variant="outline">
          {home}
        </ButtonLink>
      )}
      {token && (
        <Button
          size="lg"
          loading={loading}
          onClick={() => void confirm({ variables: { token } }).catch(() => undefined)}
        >
          {text.confirm}
        </Button>
      )}
      {(error || data?.confirmEmail === false) && (
        <Text role="alert" mt="5" color="fg.error">
          {error ? refusal(language, error) : text.used}
        </Text>
      )}
    </AccountFrame>
  );
}
