import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSessionState } from './use-session';

/**
 * Pages are rendered for visitors, who see published records alone. Once it is known who looks, a record that
 * was not found is asked for again: its own user and Admin may see it (A22). Its title follows.
 */
export function useOwnView(missing: boolean, refetch: () => Promise<unknown>): void {
  const { user } = useSessionState();
  const { revalidate } = useRevalidator();
  const mayOwn = (user?.roles.length ?? 0) > 0;
  useEffect(() => {
    // A failure leaves the page as it is: not found.
    if (missing && mayOwn) refetch().then(revalidate, () => undefined);
  }, [missing, mayOwn, refetch, revalidate]);
}
