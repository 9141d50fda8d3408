import { useEffect } from 'react';
import { discardAnswered, keyOf, noteAnswer, prepareKeys } from './idempotency-keys';

export type SendContext = { headers: { 'idempotency-key': string } };

/** Minutes after the answer in which the same fields count as the same submission. */
const MINUTES = {
  answer: 0,
  /** For forms that send a link, which the user requests again if it does not arrive. */
  'mail is due': 1,
  /** Unless the user asks to send another one. */
  another: 10,
} as const;

export type SendOptions = { until?: keyof typeof MINUTES };

/**
 * Sends a form with an idempotency key, so that repeated sends create one record: by a double click, in two tabs, after
 * a broken connection, or after returning to a page that was left while sending. Changed fields are a new submission:
 * with the old key, whose answer may have been lost, the server would always refuse them. `fields` must not contain the
 * language: the same form in another language is the same submission. `form` is its subject, such as 'enquiry-5'.
 */
export function useSendOnce(form: string, { until = 'answer' }: SendOptions = {}) {
  useEffect(prepareKeys, []);
  const sendOnce = async <T>(fields: object, send: (context: SendContext) => Promise<T>): Promise<T> => {
    const answer = await send({ headers: { 'idempotency-key': keyOf(form, fields) } });
    noteAnswer(form, fields, MINUTES[until]);
    return answer;
  };
  return Object.assign(sendOnce, { startAnother: () => discardAnswered(form) });
}
