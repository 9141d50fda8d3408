/**
 * The maximum number of tries without a response. It is small, since each of them may have been a delivery.
 */
const MAX_UNACKNOWLEDGED = 8;

/** Returns the ledger columns after a try that may have reached the reader. `times` includes this try. */
export function afterUnacknowledged(
  times: number,
  reason: string,
): { unanswered: number; status: 'queued' | 'failed'; error: string } {
  if (times < MAX_UNACKNOWLEDGED) return { unanswered: times, status: 'queued', error: reason };
  const error = `No answer from the mail server after ${times} attempts. The email may have arrived. ${reason}`;
  return { unanswered: times, status: 'failed', error };
}
