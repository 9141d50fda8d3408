import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { safeRedirect } from '../../app/guards';
import { Form, SubmitButton } from '../../forms/form';
import { PasswordField, TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { errorWords } from '../../graphql/error-words';
import { toAppError } from '../../graphql/errors';
import { useSession } from '../../graphql/use-session';
import {
  inLanguage,
  type Language,
  languageOf,
  rememberLanguage,
  texts,
  useLanguage,
  useTexts,
  withoutLanguage,
} from '../../lib/language';
import { useSignInMutation } from './account.generated';
import { accountSchemas } from './account-schemas';
import { accountTexts } from './account-texts';

const loginTexts = texts(
  { refused: 'That email and password do not match.' },
  { refused: 'Kāore te īmēra me te kupuhipa e hāngai ana tētahi ki tētahi.' },
);

/** What a refused sign-in says: never which part was wrong (R313). */
function refusal(language: Language, thrown: unknown): string {
  const error = toAppError(thrown);
  if (error.code === 'NETWORK' || error.code === 'RATE_LIMITED') return errorWords(language, error);
  return loginTexts[language].refused;
}

/**
 * Goes to a page of this site in the language at hand. What exists in English alone is loaded by the browser, which
 * keeps the language for the way back.
 */
function useGoOn(): (path: string) => Promise<void> {
  const language = useLanguage();
  const navigate = useNavigate();
  return async (path) => {
    const address = inLanguage(language, path);
    if (languageOf(address) === language) {
      await navigate(withoutLanguage(address), { replace: true });
      return;
    }
    rememberLanguage(language);
    window.location.replace(address);
  };
}

/**
 * Signs in and goes on to `redirect` or the dashboard (R307). A refusal shows a quiet line in the form and no notice
 * (R313).
 */
export function LoginForm({ redirect }: { redirect: string | undefined }) {
  const text = useTexts(accountTexts);
  const language = useLanguage();
  const form = useZodForm(accountSchemas[language].login, { defaultValues: { email: '', password: '' } });
  const [signIn] = useSignInMutation();
  const session = useSession();
  const goOn = useGoOn();
  const [refused, setRefused] = useState('');

  const onSubmit = async (values: { email: string; password: string }) => {
    setRefused('');
    try {
      const { data } = await signIn({ variables: values });
      if (!data) return;
      session.adopt(data.signIn);
      await goOn(safeRedirect(redirect));
    } catch (error) {
      setRefused(refusal(language, error));
    }
  };

  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField
        form={form}
        name="email"
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <PasswordField
        form={form}
        name="password"
        label={text.password}
        autoComplete="current-password"
        required
      />
      {/* Always there to be announced into; without words it takes no room. */}
      <Text textStyle="sm" color="fg.error" aria-live="polite" _empty={{ position: 'absolute' }}>
        {refused}
      </Text>
      <SubmitButton form={form} size="lg">
        {text.login}
      </SubmitButton>
    </Form>
  );
}
