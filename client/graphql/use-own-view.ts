import { useEffect } from 'react';
import { useSessionState } from './use-session';

/**
 * Pages are rendered for visitors, who see published records alone. Once it is known who looks, a record that
 * was not found is asked for again: its own user and Admin may see it (A22).
 */
export function useOwnView(missing: boolean, refetch: () => Promise<unknown>): void {
  const { user } = useSessionState();
  const mayOwn = (user?.roles.length ?? 0) > 0;
  useEffect(() => {
    // A failure leaves the page as it is: not found.
    if (missing && mayOwn) refetch().catch(() => undefined);
  }, [missing, mayOwn, refetch]);
}
