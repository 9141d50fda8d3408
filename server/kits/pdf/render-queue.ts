import { setImmediate as breath } from 'node:timers/promises';
import { AppError } from '../../platform/errors.js';

/** The maximum number of waiting documents. Further callers are asked to try again. */
const MAX_WAITING = 20;
const RETRY_AFTER_SECONDS = 5;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws one document after the other. As each one blocks the process for a while, other requests are answered
 * in between.
 * @throws AppError UNAVAILABLE if too many documents wait
 */
export async function enqueueRender(draw: () => Promise<Buffer>): Promise<Buffer> {
  if (waiting >= MAX_WAITING)
    throw new AppError(
      'UNAVAILABLE',
      503,
      'We’re creating a lot of documents right now. Please try again soon.',
      {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      },
    );
  waiting++;
  const drawn = last.then(() => breath()).then(draw);
  last = drawn.catch(() => undefined);
  return drawn.finally(() => {
    waiting--;
  });
}
