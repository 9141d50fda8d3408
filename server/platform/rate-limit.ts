import type { App } from './app.js';
import type { Statement } from './database/database.js';
import { rateLimited } from './errors.js';
import type { RequestContext } from './request-context.js';

const COUNT_CALL: Statement = {
  name: 'count-call',
  text: `
    INSERT INTO rate_limit_window (key, minute) VALUES ($1, $2)
    ON CONFLICT (key, minute) DO UPDATE SET calls = rate_limit_window.calls + 1
    RETURNING calls`,
};

const TAKE_CALL_BACK: Statement = {
  name: 'take-call-back',
  text: 'UPDATE rate_limit_window SET calls = calls - 1 WHERE key = $1 AND minute = $2',
};

/**
 * Counts a call. Not by `readOne`, which may read the caller in the same statement, since a write must not be
 * a part of a query.
 */
async function countCall({ database }: App, key: string, minute: number): Promise<number> {
  const [row] = await database.read<{ calls: number }>(COUNT_CALL, [key, minute]);
  return row?.calls ?? 0;
}

/** The maximum number of calls under a key. */
export interface CallLimit {
  key: string;
  most: number;
}

/**
 * Counts a call of this kind for the network address of the caller and, if given, for the account that it is
 * about (A149). All processes share the counts.
 * @throws AppError RATE_LIMITED with the remaining seconds of the minute
 */
export async function limitRate(context: RequestContext, kind: string, account?: string): Promise<void> {
  const most = context.app.config.rateLimitPerMinute;
  const limits = [{ key: `${kind}:address:${context.clientAddress}`, most }];
  if (account) limits.push({ key: `${kind}:account:${account.toLowerCase()}`, most });
  await limitCalls(context, limits);
}

/**
 * Limits tries of which only failures count. `work` returns true if the try succeeded. Tries are counted
 * before they run, so that concurrent ones are limited as well.
 * @throws AppError RATE_LIMITED
 */
export async function limitFailures(
  context: RequestContext,
  limits: CallLimit[],
  work: () => Promise<boolean>,
): Promise<boolean> {
  const minute = await limitCalls(context, limits);
  const succeeded = await work();
  if (succeeded) for (const { key } of limits) await context.app.database.read(TAKE_CALL_BACK, [key, minute]);
  return succeeded;
}

/** Counts an event with an hourly limit. Returns true if the limit is not exceeded. */
export async function countInHour({ app }: RequestContext, { key, most }: CallLimit): Promise<boolean> {
  const hour = Math.floor(Date.now() / 3_600_000) * 60;
  return (await countCall(app, `${key}:hour`, hour)) <= most;
}

/**
 * Counts a call under each key in turn, and stops at the first limit that is reached. Returns the current
 * minute.
 * @throws AppError RATE_LIMITED
 */
export async function limitCalls({ app }: RequestContext, limits: CallLimit[]): Promise<number> {
  const now = Date.now();
  const minute = Math.floor(now / 60_000);
  for (const { key, most } of limits) {
    if ((await countCall(app, key, minute)) > most) throw rateLimited(60 - Math.floor((now / 1000) % 60));
  }
  return minute;
}
