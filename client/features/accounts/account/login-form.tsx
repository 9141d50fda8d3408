import { Button, Text } from '@chakra-ui/react';
import { PlainField, PlainPasswordField } from '../../../forms/plain-fields';
import { PlainForm, usePlainForm } from '../../../forms/plain-form';
import { errorMessage } from '../../../graphql/error-messages';
import { toAppError } from '../../../graphql/errors';
import { useSession } from '../../../graphql/use-session';
import { type Language, texts, useLanguage, useTexts } from '../../../lib/language';
import { safeRedirect } from '../../../navigation/guards';
import { useSignInMutation } from './account.generated';
import { accountTexts } from './account-texts';
import { useOpenPage } from './use-open-page';

const loginTexts = texts(
  { refused: 'That email and password do not match.' },
  { refused: 'Kāore te īmēra me te kupuhipa e hāngai ana tētahi ki tētahi.' },
);

/** Returns the message for a refused sign-in, without saying which part was wrong (R313). */
function refusal(language: Language, thrown: unknown): string {
  const error = toAppError(thrown);
  const isWrong = error.code === 'WRONG_CREDENTIALS' || error.code === 'BAD_USER_INPUT';
  return isWrong ? loginTexts[language].refused : errorMessage(language, error);
}

/**
 * Signs in, from two plain fields so that the page stays small, and goes on to `redirect` or the dashboard (R307). A
 * refusal shows a quiet line in the form and no notice (R313).
 */
export function LoginForm({ redirect }: { redirect: string | undefined }) {
  const text = useTexts(accountTexts);
  const language = useLanguage();
  const [signIn] = useSignInMutation();
  const session = useSession();
  const openPage = useOpenPage();
  const form = usePlainForm({
    empty: { email: text.enterEmail, password: text.enterPassword },
    send: async (variables) => {
      const { data } = await signIn({ variables });
      if (!data) return;
      session.adopt(data.signIn);
      await openPage(safeRedirect(redirect));
    },
    refused: (thrown) => ({ fields: [], message: refusal(language, thrown) }),
  });
  return (
    <PlainForm form={form}>
      <PlainField
        {...form.field('email')}
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
      />
      <PlainPasswordField
        {...form.field('password')}
        label={text.password}
        autoComplete="current-password"
        maxLength={200}
      />
      {/* Always rendered, so that screen readers announce changes; takes no room while empty. */}
      <Text textStyle="sm" color="fg.error" aria-live="polite" _empty={{ position: 'absolute' }}>
        {form.message}
      </Text>
      <Button type="submit" size="lg" loading={form.sending}>
        {text.login}
      </Button>
    </PlainForm>
  );
}
