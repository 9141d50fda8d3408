import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../graphql/use-session';
import { paths } from '../../../navigation/paths';

/**
 * Redirects signed-in users to the dashboard, as the route's guard does. A server-rendered page has passed its guard as
 * if for a visitor; only the browser knows whether the user is signed in.
 */
export function useLeaveWhenSignedIn(): void {
  const session = useSession();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; users who sign in on this page go on from there
  useEffect(() => {
    let here = true;
    void session.whenKnown().then(({ user }) => {
      if (user && here) void navigate(paths.dashboard(), { replace: true });
    });
    return () => {
      here = false;
    };
  }, []);
}
