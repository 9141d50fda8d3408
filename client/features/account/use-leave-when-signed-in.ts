import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../graphql/use-session';
import { paths } from '../../navigation/paths';

/**
 * Leads whoever is signed in to the dashboard, as the route's guard does. A page that the server has drawn, for a
 * visitor, has passed its guard there; here it becomes known who looks.
 */
export function useLeaveWhenSignedIn(): void {
  const session = useSession();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for whoever signs in on the page goes on from there
  useEffect(() => {
    let here = true;
    void session.settled().then(({ user }) => {
      if (user && here) void navigate(paths.dashboard(), { replace: true });
    });
    return () => {
      here = false;
    };
  }, []);
}
