import type { TypedDocumentNode } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { type SubscriptionEvent, useSubscriptionEvent } from '../live/use-subscription-event';
import type { GridList } from './data-grid';
import type { Newer } from './updates-notice';
import { type Connection, type ListResult, readAgain, useKeysetList } from './use-keyset-list';

type Live = {
  /** Reads the visible rows again; resolves to false if they are too many to read without a request by the user. */
  readAgain: () => Promise<boolean>;
  skip?: boolean;
};

const whenVisible = () =>
  new Promise<void>((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/**
 * Keeps the rows of a list up to date: changes by other sessions show in place, or a little later without a
 * subscription (`useSubscriptionEvent`). A list that has become too long for that only says that there is, or may be, newer data.
 * Takes the generated subscription.
 */
export function useLiveList<Row, Data extends Record<keyof Data, SubscriptionEvent>>(
  list: GridList<Row>,
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  { readAgain, skip }: Live,
): GridList<Row> {
  const [newer, setNewer] = useState<Newer>();
  const announced = useRef<Newer>('perhaps');
  const latest = useRef(readAgain);
  useEffect(() => {
    latest.current = readAgain;
  });
  useSubscriptionEvent(
    subscription,
    async (ids) => {
      if (ids) announced.current = 'surely';
      await whenVisible();
      // If the request fails, the list stays as it is: the next event tries again.
      const shown = await latest.current().catch(() => true);
      setNewer(shown ? undefined : announced.current);
      if (shown) announced.current = 'perhaps';
    },
    { skip },
  );
  const { loading, retry } = list;
  useEffect(() => {
    if (!loading) return;
    setNewer(undefined);
    announced.current = 'perhaps';
  }, [loading]);
  const showNewer = () => {
    setNewer(undefined);
    announced.current = 'perhaps';
    retry();
  };
  return newer ? { ...list, newer, showNewer } : list;
}

/** Returns the rows of a keyset-paged query, kept up to date with other sessions; see `useKeysetList`. */
export function useLiveKeysetList<
  Field extends string,
  Data extends Record<Field, Connection<unknown>>,
  Changes extends Record<keyof Changes, SubscriptionEvent>,
>(
  result: ListResult<Data>,
  field: Field,
  subscription: TypedDocumentNode<Changes, Record<string, never>>,
  { skip }: { skip?: boolean } = {},
): GridList<Data[Field]['nodes'][number]> {
  const list = useKeysetList(result, field);
  return useLiveList(list, subscription, { readAgain: () => readAgain(result, list.rows.length), skip });
}
