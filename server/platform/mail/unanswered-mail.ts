/** Each try that ends without an answer may have been a delivery, so there are not many. */
const MOST_UNANSWERED = 8;

/** What the ledger says after a try that may have reached the reader; `times` counts this one. */
export function afterUnanswered(
  times: number,
  reason: string,
): { unanswered: number; status: 'queued' | 'failed'; error: string } {
  if (times < MOST_UNANSWERED) return { unanswered: times, status: 'queued', error: reason };
  const error = `Given up after ${times} tries that ended without an answer; it may have arrived. ${reason}`;
  return { unanswered: times, status: 'failed', error };
}
