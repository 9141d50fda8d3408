import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSession, useSessionState } from '../../../graphql/use-session';
import { DONE, OUTCOME } from '../../../lib/google-callback';
import { texts, useTexts } from '../../../lib/language';
import { safeRedirect } from '../../../navigation/guards';
import { useOpenPage } from './use-open-page';

/** Explanations for a failed Google sign-in, by the reason in the address. */
const outcomeTexts = texts(
  {
    cancelled: 'You didn’t finish signing in with Google. Try again, or use your password.',
    expired: 'Signing in took too long, or you started in another browser. Please try again.',
    unreachable: 'We can’t reach Google right now. Try again soon, or use your password.',
    unverified:
      'Google has not confirmed your email address. Confirm it in your Google account, or use your password.',
    otherAccount:
      'Your email address is linked to another Google account. Choose that account, or use your password.',
    refused: 'Google did not confirm who you are. Please try again.',
    busy: 'Too many attempts. Wait a minute and try again.',
    failed: 'We could not sign you in with Google. Try again, or use your password.',
  },
  {
    cancelled: 'Kāore koe i takiuru mā Google. Whakamātauria anō, whakamahia rānei tō kupuhipa.',
    expired: 'I roa rawa, i tīmata rānei i tētahi atu pūtirotiro. Tēnā, whakamātauria anō.',
    unreachable:
      'Kāore e taea te whakapā atu ki a Google ināianei. Whakamātauria anō ākuanei, whakamahia rānei tō kupuhipa.',
    unverified: 'Kāore anō a Google kia whakaū i tō īmēra. Whakaūngia i reira, whakamahia rānei tō kupuhipa.',
    otherAccount: 'He pūkete Google kē tō tēnei īmēra. Kōwhiria tērā, whakamahia rānei tō kupuhipa.',
    refused: 'Kāore a Google i whakaū ko wai koe. Tēnā, whakamātauria anō.',
    busy: 'He maha rawa ngā whakamātau. Tēnā, tatari mō te miniti kotahi.',
    failed: 'Kāore i taea te takiuru i a koe mā Google. Whakamātauria anō, whakamahia rānei tō kupuhipa.',
  },
);

type Reason = keyof (typeof outcomeTexts)['en'];

/**
 * Returns the sign-in page's message after a Google sign-in: the reason for a failure, or that the page continues to
 * `redirect`, which happens as soon as the session is known (R307).
 */
export function useGoogleOutcome(redirect: string | undefined): { message?: string; goingOn: boolean } {
  const text = useTexts(outcomeTexts);
  const [search] = useSearchParams();
  const session = useSession();
  const { status } = useSessionState();
  const openPage = useOpenPage();
  const outcome = search.get(OUTCOME);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on return from Google
  useEffect(() => {
    let here = true;
    void session.whenKnown().then(({ user }) => {
      if (outcome === DONE && user && here) void openPage(safeRedirect(redirect));
    });
    return () => {
      here = false;
    };
  }, []);
  if (outcome === null) return { goingOn: false };
  if (outcome === DONE && status !== 'signed-out') return { goingOn: true };
  const reason = outcome === 'other-account' ? 'otherAccount' : outcome;
  return { message: text[Object.hasOwn(text, reason) ? (reason as Reason) : 'failed'], goingOn: false };
}
