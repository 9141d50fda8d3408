import type { TypedDocumentNode } from '@apollo/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Told, useTold } from '../live/use-told';
import type { GridList } from './data-grid';
import type { Newer } from './newer-rows';
import { type Connection, type ListResult, readAgain, useKeysetList } from './use-keyset-list';

type Live = {
  /** Reads again what is shown; false where that is too much to be read unasked. */
  readAgain: () => Promise<boolean>;
  skip?: boolean;
};

const whenSeen = () =>
  new Promise<void>((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/**
 * Keeps the rows of a list as they are on the server: what other sessions change shows in place, or a little later where
 * nothing tells of it (`useTold`). Of a list that is long by now it is told that there is something newer, or may be, for
 * whoever wants to see it. Give the generated subscription.
 */
export function useLiveList<Row, Data extends Record<keyof Data, Told>>(
  list: GridList<Row>,
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  { readAgain, skip }: Live,
): GridList<Row> {
  const [newer, setNewer] = useState<Newer>();
  const told = useRef<Newer>('perhaps');
  const reading = useRef<'no' | 'once' | 'again'>('no');
  const latest = useRef(readAgain);
  useEffect(() => {
    latest.current = readAgain;
  });
  const read = useCallback(async () => {
    if (reading.current !== 'no') {
      reading.current = 'again';
      return;
    }
    do {
      reading.current = 'once';
      await whenSeen();
      // Without an answer the list stays as it is: the next word asks again.
      const shown = await latest.current().catch(() => true);
      setNewer(shown ? undefined : told.current);
      if (shown) told.current = 'perhaps';
    } while ((reading.current as string) === 'again');
    reading.current = 'no';
  }, []);
  useTold(
    subscription,
    (ids) => {
      if (ids) told.current = 'surely';
      void read();
    },
    { skip },
  );
  const { loading, retry } = list;
  useEffect(() => {
    if (!loading) return;
    setNewer(undefined);
    told.current = 'perhaps';
  }, [loading]);
  const showNewer = () => {
    setNewer(undefined);
    told.current = 'perhaps';
    retry();
  };
  return newer ? { ...list, newer, showNewer } : list;
}

/** The rows of a keyset-paged query that follow what other sessions change; see `useKeysetList`. */
export function useLiveKeysetList<
  Field extends string,
  Data extends Record<Field, Connection<unknown>>,
  Changes extends Record<keyof Changes, Told>,
>(
  result: ListResult<Data>,
  field: Field,
  subscription: TypedDocumentNode<Changes, Record<string, never>>,
  { skip }: { skip?: boolean } = {},
): GridList<Data[Field]['nodes'][number]> {
  const list = useKeysetList(result, field);
  return useLiveList(list, subscription, { readAgain: () => readAgain(result, list.rows.length), skip });
}
