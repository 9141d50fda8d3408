import { useRef } from 'react';

/**
 * The key of one write. Not `randomUUID`, which browsers keep from pages that come over plain HTTP, such as a
 * demonstration in an office.
 */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

type Context = { headers: { 'idempotency-key': string } };

/**
 * Sends a form under a key of its own, so that sending it twice, by a double click or after a broken connection, is
 * one record. Changed fields are another form: under the old key, whose answer may have been lost, the server would
 * refuse them for good.
 */
export function useSendOnce() {
  const pending = useRef<{ typed: string; key: string } | null>(null);
  return async <T>(fields: object, send: (context: Context) => Promise<T>): Promise<T> => {
    const typed = JSON.stringify(fields);
    if (pending.current?.typed !== typed) pending.current = { typed, key: newKey() };
    const answer = await send({ headers: { 'idempotency-key': pending.current.key } });
    pending.current = null;
    return answer;
  };
}
