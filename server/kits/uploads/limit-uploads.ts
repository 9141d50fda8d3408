import { rateLimited } from '../../platform/errors.js';
import { countInHour, limitCalls, reportLimit } from '../../platform/rate-limit.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';

/**
 * The factor by which uploads may exceed other calls: enough to send a gallery at once, too few to fill the
 * disk.
 */
const TIMES_OTHER_CALLS = 3;
const TIMES_AN_HOUR = 15;
const HOUR_SECONDS = 3600;

/**
 * Counts an upload for the account that sends it, by minute and by hour.
 * @throws AppError RATE_LIMITED
 */
export async function limitUploads(context: RequestContext): Promise<void> {
  const user = userOf(context);
  if (!user) return;
  const { rateLimitPerMinute } = context.app.config;
  const key = `upload:account:${user.id}`;
  await limitCalls(context, [{ key, most: rateLimitPerMinute * TIMES_OTHER_CALLS }]);
  const hourly = { policy: 'hour', most: rateLimitPerMinute * TIMES_AN_HOUR };
  const calls = await countInHour(context, key);
  const seconds = HOUR_SECONDS - Math.floor((Date.now() / 1000) % HOUR_SECONDS);
  reportLimit(context, hourly, { calls, seconds, windowSeconds: HOUR_SECONDS });
  if (calls > hourly.most) throw rateLimited(seconds);
}
