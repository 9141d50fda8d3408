import { useLocation } from 'react-router';
import { useSession } from '../../../graphql/use-session';
import { texts, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';

const signedOutTexts = texts(
  {
    title: 'You are signed out',
    why: 'You signed out in another tab, or your sign-in has expired. Sign in again to continue.',
    signIn: 'Sign in',
  },
  {
    title: 'Kua takiputa koe',
    why: 'I takiputa koe i tētahi atu ripa, kua mutu rānei tō takiuru. Takiuru anō kia haere tonu i tēnei whārangi.',
    signIn: 'Takiuru',
  },
);

/**
 * Replaces a screen whose user is signed out: says so, with a link to sign in and return. Renders nothing if the user
 * signed out here and is leaving.
 */
export function SignedOut() {
  const text = useTexts(signedOutTexts);
  const { pathname, search } = useLocation();
  if (useSession().leftHere) return null;
  return (
    <EmptyState
      role="status"
      level="h1"
      py="24"
      title={text.title}
      action={<ButtonLink to={paths.login(pathname + search)}>{text.signIn}</ButtonLink>}
    >
      {text.why}
    </EmptyState>
  );
}
