import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { isOwnRequest } from './own-requests';
import { useAskingUnlessLive } from './use-asking-unless-live';

/** Milliseconds after which what a screen shows is no longer what was just read; fewer than the server looks back. */
const JUST_READ = 1000;

/** What a subscription tells of a noun. */
export type Told = { ids: number[] | null; requestId: string | null; quiet: boolean };

type Options = { skip?: boolean };

/**
 * Calls `changed` when records have changed in another session, or by a task: with their ids, or null where any may
 * have, as any may now and then while there is no connection. Give the generated document of the noun:
 * `useTold(LeadChangesDocument, ...)`. Apollo's own `useSubscription` would come to every public page with it.
 */
export function useTold<Data extends Record<keyof Data, Told>>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  changed: (ids: readonly number[] | null) => void,
  { skip = false }: Options = {},
): void {
  const client = useApolloClient();
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useAskingUnlessLive(() => latest.current(null), { skip });
  useEffect(() => {
    if (skip) return;
    const since = performance.now();
    let first = true;
    const next = ({ data }: { data?: Data }) => {
      const [told] = Object.values<Told>(data ?? {});
      if (!told) return;
      // The first word is that something may have changed before; what was read just now, if nothing has, is not read again.
      const justRead = first && told.quiet && performance.now() - since < JUST_READ;
      first = false;
      if (!justRead && !isOwnRequest(told.requestId)) latest.current(told.ids);
    };
    // Whoever may not watch sees the screen all the same.
    const watching = client.subscribe({ query: subscription }).subscribe({ next, error: () => undefined });
    return () => watching.unsubscribe();
  }, [client, subscription, skip]);
}
