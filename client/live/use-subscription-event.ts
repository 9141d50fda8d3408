import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { isOwnRequest } from './own-requests';
import { usePollingFallback } from './use-polling-fallback';

/** Milliseconds for which a screen's data counts as just read; less than the time that the server looks back. */
const JUST_READ = 1000;

/** The data of a subscription to the changes of a record type. */
export type SubscriptionEvent = { ids: number[] | null; requestId: string | null; quiet: boolean };

type Options = { skip?: boolean };
type ChangedIds = readonly number[] | null;

/**
 * Returns a function that calls `changed`, one call at a time: the changes that are reported before its promise settles
 * are passed on together in the next call. If it fails, the next event tries again.
 */
function useOneAtATime(changed: (ids: ChangedIds) => unknown): (ids: ChangedIds) => Promise<void> {
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  const gathered = useRef<ChangedIds | undefined>(undefined);
  const busy = useRef(false);
  return useCallback(async (ids) => {
    const before = gathered.current;
    gathered.current = before === undefined ? ids : before && ids && [...before, ...ids];
    if (busy.current) return;
    busy.current = true;
    while (gathered.current !== undefined) {
      const now = gathered.current;
      gathered.current = undefined;
      await (async () => latest.current(now))().catch(() => undefined);
    }
    busy.current = false;
  }, []);
}

/**
 * Calls `changed` when another session or a task has changed records: with their IDs, or with null if any may have
 * changed, which also happens at intervals without a connection. If it returns a promise, it is not called again before
 * that settles. Takes the generated document of the record type:
 * `useSubscriptionEvent(LeadChangesDocument, ...)`. Apollo's own `useSubscription` would be loaded on every public page.
 */
export function useSubscriptionEvent<Data extends Record<keyof Data, SubscriptionEvent>>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  changed: (ids: ChangedIds) => unknown,
  { skip = false }: Options = {},
): void {
  const client = useApolloClient();
  const report = useOneAtATime(changed);
  usePollingFallback(() => void report(null), { skip });
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
      if (!justRead && !isOwnRequest(event.requestId)) void report(event.ids);
    };
    // Users who may not subscribe see the screen nevertheless.
    const watching = client.subscribe({ query: subscription }).subscribe({ next, error: () => undefined });
    return () => watching.unsubscribe();
  }, [client, subscription, skip, report]);
}

/** Fetches the record on the screen again when another session has changed it, or may have. */
export function useLiveRecord<Data extends Record<keyof Data, SubscriptionEvent>>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  id: number,
  { refetch }: { refetch: () => Promise<unknown> },
): void {
  // If the request fails, the record stays as it is; the next event tries again, and saving detects a newer version.
  useSubscriptionEvent(subscription, (ids) => (!ids || ids.includes(id) ? refetch() : undefined));
}
