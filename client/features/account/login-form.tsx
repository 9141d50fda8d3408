import { Button, chakra, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PlainField, PlainPasswordField } from '../../forms/plain-fields';
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
import { safeRedirect } from '../../navigation/guards';
import { useSignInMutation } from './account.generated';
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
 * Signs in, from two plain fields so that the page stays small, and goes on to `redirect` or the dashboard (R307). A
 * refusal shows a quiet line in the form and no notice (R313).
 */
export function LoginForm({ redirect }: { redirect: string | undefined }) {
  const text = useTexts(accountTexts);
  const language = useLanguage();
  const [typed, setTyped] = useState({ email: '', password: '' });
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [signIn] = useSignInMutation();
  const session = useSession();
  const goOn = useGoOn();
  const [refused, setRefused] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<Element | null>(null);
  // The button is closed while it is on its way, and loses the focus: it has it again after a refusal.
  useEffect(() => {
    if (sending || document.activeElement !== document.body) return;
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [sending]);
  const email = typed.email.trim();
  const missing = {
    email: email === '' ? text.enterEmail : undefined,
    password: typed.password === '' ? text.enterPassword : undefined,
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setRefused('');
    if (sending) return;
    const empty = missing.email ? 'email' : missing.password ? 'password' : null;
    if (empty) return form.current?.querySelector<HTMLElement>(`[name=${empty}]`)?.focus();
    focused.current = document.activeElement;
    setSending(true);
    try {
      const { data } = await signIn({ variables: { email, password: typed.password } });
      if (!data) return;
      session.adopt(data.signIn);
      await goOn(safeRedirect(redirect));
    } catch (error) {
      setRefused(refusal(language, error));
    } finally {
      setSending(false);
    }
  };
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    complaint: tried ? missing[name] : undefined,
    readOnly: sending,
  });

  return (
    <chakra.form ref={form} noValidate display="grid" gap="5" onSubmit={onSubmit} aria-busy={sending}>
      <PlainField
        {...field('email')}
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
      />
      <PlainPasswordField
        {...field('password')}
        label={text.password}
        autoComplete="current-password"
        maxLength={200}
      />
      {/* Always there to be announced into; without words it takes no room. */}
      <Text textStyle="sm" color="fg.error" aria-live="polite" _empty={{ position: 'absolute' }}>
        {refused}
      </Text>
      <Button type="submit" size="lg" loading={sending}>
        {text.login}
      </Button>
    </chakra.form>
  );
}
