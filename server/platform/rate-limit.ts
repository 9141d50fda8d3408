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

const MINUTE_SECONDS = 60;

/** The maximum number of calls under a key. */
export interface CallLimit {
  key: string;
  most: number;
  /** The name of the limit for callers. The default is `default`. */
  policy?: string;
  /**
   * True if the count may reveal the calls of others, or an account. Callers learn it only once it is used up.
   */
  secret?: boolean;
}

interface Window {
  /** The calls in the window so far. */
  calls: number;
  seconds: number;
  windowSeconds: number;
}

/** Reports the state of a limit to the caller. */
export function reportLimit(
  { limitReporter }: RequestContext,
  { most, policy = 'default', secret }: Omit<CallLimit, 'key'>,
  { calls, seconds, windowSeconds }: Window,
): void {
  const remaining = { calls: Math.max(0, most - calls), seconds };
  const known = !secret || calls > most;
  limitReporter?.({ policy, most, windowSeconds, ...(known && { remaining }) });
}

/**
 * Counts a call of this kind for the network address of the caller and, if given, for the account that it is
 * about (A149). All processes share the counts.
 * @throws AppError RATE_LIMITED with the remaining seconds of the minute
 */
export async function limitRate(context: RequestContext, kind: string, account?: string): Promise<void> {
  const most = context.app.config.rateLimitPerMinute;
  const limits: CallLimit[] = [{ key: `${kind}:address:${context.clientAddress}`, most }];
  if (account)
    limits.push({
      key: `${kind}:account:${account.toLowerCase()}`,
      most,
      policy: 'account',
      secret: true,
    });
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
  const counted = await countCalls(context, limits);
  const succeeded = await work();
  if (succeeded)
    for (const { limit, minute, window } of counted) {
      await context.app.database.read(TAKE_CALL_BACK, [limit.key, minute]);
      reportLimit(context, limit, { ...window, calls: window.calls - 1 });
    }
  return succeeded;
}

/** Counts an event by the hour, and returns the number of events in this hour. */
export function countInHour({ app }: RequestContext, key: string): Promise<number> {
  const hour = Math.floor(Date.now() / 3_600_000) * 60;
  return countCall(app, `${key}:hour`, hour);
}

/**
 * Counts a call under each key in turn, and stops at the first limit that is reached.
 * @throws AppError RATE_LIMITED
 */
export async function limitCalls(context: RequestContext, limits: CallLimit[]): Promise<void> {
  await countCalls(context, limits);
}

/** Counts a call under each key in turn, as `limitCalls` does, and returns the counts. */
async function countCalls(context: RequestContext, limits: CallLimit[]) {
  const now = Date.now();
  const minute = Math.floor(now / 60_000);
  const seconds = MINUTE_SECONDS - Math.floor((now / 1000) % MINUTE_SECONDS);
  const counted = [];
  for (const limit of limits) {
    const calls = await countCall(context.app, limit.key, minute);
    const window = { calls, seconds, windowSeconds: MINUTE_SECONDS };
    reportLimit(context, limit, window);
    if (calls > limit.most) throw rateLimited(seconds);
    counted.push({ limit, minute, window });
  }
  return counted;
}
