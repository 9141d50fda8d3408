const SECOND = 1;
const MINUTE = 60;
const HOUR = 3600;

/** The seconds from each failed attempt to the next one, as Standard Webhooks recommends: 75 hours in total. */
const PAUSES = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** The maximum jitter as a fraction of the pause. It is added at random, so that receivers do not get all events at once. */
const JITTER = 0.1;
const MAX_RETRY_AFTER = 24 * HOUR;

/**
 * Returns the seconds until the next attempt, or null if the event has failed. `retryAfter` is the header of
 * the response, which may ask for a longer pause.
 */
export function nextPause(
  attempts: number,
  retryAfter?: string,
  random: () => number = Math.random,
): number | null {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return null;
  const asked = /^\d{1,9}$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter), MAX_RETRY_AFTER) : 0;
  return Math.max(pause * (1 + JITTER * random()), asked);
}
