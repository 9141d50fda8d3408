import { skipToken } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { isOwnRequest } from './own-requests';

/** Milliseconds after which what a screen shows is no longer what was just read. */
const JUST_READ = 1000;

type Told = { ids: number[] | null; requestId: string | null };

/** What a generated subscription hook takes. */
export type Watch<Data> = (
  options: { ignoreResults: true; onData: (told: { data: { data?: Data } }) => void } | typeof skipToken,
) => unknown;

type Options = { skip?: boolean };

/**
 * Calls `changed` when records have changed in another session, or by a task: with their ids, or null where any may have. Give the
 * generated hook of the noun: `useTold(useLeadChangesSubscription, ...)`.
 */
export function useTold<Data extends object>(
  useWatch: Watch<Data>,
  changed: (ids: readonly number[] | null) => void,
  { skip = false }: Options = {},
): void {
  const heard = useRef({ since: 0, first: true });
  useEffect(() => {
    heard.current = { since: performance.now(), first: true };
  }, []);
  const onData = ({ data: { data } }: { data: { data?: Data } }) => {
    const [told] = Object.values(data ?? {}) as Told[];
    if (!told) return;
    // The first word is that something may have changed before: what was read just now is not read again for that.
    const { since, first } = heard.current;
    heard.current.first = false;
    if (first && told.ids === null && performance.now() - since < JUST_READ) return;
    if (!isOwnRequest(told.requestId)) changed(told.ids);
  };
  useWatch(skip ? skipToken : { ignoreResults: true, onData });
}
