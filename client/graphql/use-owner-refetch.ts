import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSessionState } from './use-session';

/**
 * Fetches a missing record again once the user is known. Pages are rendered for visitors, who only see published
 * records, but the record's own user and Admin may see it (A22). The title is updated, too.
 */
export function useOwnerRefetch(missing: boolean, refetch: () => Promise<unknown>): void {
  const { user } = useSessionState();
  const { revalidate } = useRevalidator();
  const mayOwn = (user?.roles.length ?? 0) > 0;
  useEffect(() => {
    // A failure leaves the page as it is: not found.
    if (missing && mayOwn) refetch().then(revalidate, () => undefined);
  }, [missing, mayOwn, refetch, revalidate]);
}
