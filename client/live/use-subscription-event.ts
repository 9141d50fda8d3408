import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { isOwnRequest } from './own-requests';
import { usePollingFallback } from './use-polling-fallback';

/** Milliseconds for which a screen's data counts as just read; less than the time that the server looks back. */
const JUST_READ = 1000;

/** The data of a subscription to the changes of a record type. */
export type SubscriptionEvent = { ids: number[] | null; requestId: string | null; quiet: boolean };

type Options = { skip?: boolean };

/**
 * Calls `changed` when another session or a task has changed records: with their IDs, or with null if any may have
 * changed, which also happens at intervals without a connection. Takes the generated document of the record type:
 * `useSubscriptionEvent(LeadChangesDocument, ...)`. Apollo's own `useSubscription` would be loaded on every public page.
 */
export function useSubscriptionEvent<Data extends Record<keyof Data, SubscriptionEvent>>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  changed: (ids: readonly number[] | null) => void,
  { skip = false }: Options = {},
): void {
  const client = useApolloClient();
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  usePollingFallback(() => latest.current(null), { skip });
  useEffect(() => {
    if (skip) return;
    const since = performance.now();
    let first = true;
    const next = ({ data }: { data?: Data }) => {
      const [event] = Object.values<SubscriptionEvent>(data ?? {});
      if (!event) return;
      // The first event reports possible earlier changes; data that was just read is not read again if nothing has
      // changed.
      const justRead = first && event.quiet && performance.now() - since < JUST_READ;
      first = false;
      if (!justRead && !isOwnRequest(event.requestId)) latest.current(event.ids);
    };
    // Users who may not subscribe see the screen nevertheless.
    const watching = client.subscribe({ query: subscription }).subscribe({ next, error: () => undefined });
    return () => watching.unsubscribe();
  }, [client, subscription, skip]);
}
