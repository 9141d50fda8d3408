import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router';
import { SignOutDocument } from '../../../graphql/session.generated';
import { useSession } from '../../../graphql/use-session';

/** Signs out: clears the user and goes to Home unless already there (R309), also when the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    await client.mutate({ mutation: SignOutDocument }).catch(() => undefined);
    session.clear({ here: true });
    if (pathname !== '/') await navigate('/');
    await client.clearStore();
  };
}
