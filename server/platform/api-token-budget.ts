import type { Statement } from './database/database.js';
import { tokenUsedUp } from './errors.js';
import { reportLimit } from './rate-limit.js';
import type { RequestContext } from './request-context.js';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;

/** Counts a call towards the daily limit only if the limit per minute allows it, so that refused calls do not use up the daily limit. */
const COUNT: Statement = {
  name: 'count-api-token-call',
  text: `WITH in_minute AS (
      INSERT INTO rate_limit_window (key, minute) VALUES ($1, $2)
      ON CONFLICT (key, minute) DO UPDATE SET calls = rate_limit_window.calls + 1 RETURNING calls),
    in_day AS (
      INSERT INTO rate_limit_window (key, minute) SELECT $3, $4 FROM in_minute WHERE calls <= $5
      ON CONFLICT (key, minute) DO UPDATE SET calls = rate_limit_window.calls + 1 RETURNING calls)
    SELECT (SELECT calls FROM in_minute) AS "inMinute", (SELECT calls FROM in_day) AS "inDay"`,
};

interface Counted extends Record<string, unknown> {
  inMinute: number;
  /** Null if the minute has no calls left. */
  inDay: number | null;
}

/**
 * Counts a request with an API token towards the calls that this token may make in a minute and in a day (UTC),
 * and reports both to the caller. Other callers are not counted.
 * @throws AppError RATE_LIMITED with the seconds until the token can be used again
 */
export async function spendTokenBudget(context: RequestContext): Promise<void> {
  const { app, actor } = context;
  if (actor.kind !== 'user' || !actor.scopes) return;
  const { minute: perMinute, day: perDay } = app.config.apiTokenCalls;
  const key = `api-token:${actor.sessionId}`;
  const now = Math.floor(Date.now() / 1000);
  const minute = Math.floor(now / MINUTE_SECONDS);
  const startOfDay = now - (now % DAY_SECONDS);
  const values = [`${key}:minute`, minute, `${key}:day`, startOfDay / MINUTE_SECONDS, perMinute];
  const [counted] = await app.database.read<Counted>(COUNT, values);
  const windows = [
    { per: 'minute', most: perMinute, calls: counted?.inMinute, windowSeconds: MINUTE_SECONDS },
    { per: 'day', most: perDay, calls: counted?.inDay, windowSeconds: DAY_SECONDS },
  ] as const;
  for (const { per, most, calls, windowSeconds } of windows) {
    if (calls == null) continue;
    const seconds = windowSeconds - (now % windowSeconds);
    reportLimit(context, { policy: `token-${per}`, most }, { calls, seconds, windowSeconds });
    if (calls > most) throw tokenUsedUp(per, seconds);
  }
}
