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

/** Counts one more. Not by `readOne`, which may ask who calls along with it: what writes is no part of a query. */
async function countCall({ database }: App, key: string, minute: number): Promise<number> {
  const [row] = await database.read<{ calls: number }>(COUNT_CALL, [key, minute]);
  return row?.calls ?? 0;
}

/** How many calls are taken under a key. */
export interface CallLimit {
  key: string;
  most: number;
}

/**
 * Counts a call of this kind for the caller's network address and, where given, for the account it
 * is about (A149). Counts are shared by all processes.
 * @throws AppError RATE_LIMITED with the seconds left of the minute
 */
export async function limitRate(context: RequestContext, kind: string, account?: string): Promise<void> {
  const most = context.app.config.rateLimitPerMinute;
  const limits = [{ key: `${kind}:address:${context.clientAddress}`, most }];
  if (account) limits.push({ key: `${kind}:account:${account.toLowerCase()}`, most });
  await limitCalls(context, limits);
}

/**
 * The same for tries of which only those that fail are to count: `work` answers whether it succeeded. Tries are
 * counted before they are made, so that many at once do not slip through.
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

/**
 * Counts something that may happen so often an hour, under its key.
 * Answers whether it still may.
 */
export async function countInHour({ app }: RequestContext, { key, most }: CallLimit): Promise<boolean> {
  const hour = Math.floor(Date.now() / 3_600_000) * 60;
  return (await countCall(app, `${key}:hour`, hour)) <= most;
}

/**
 * Counts under one key after the other, and no further once one is full; answers the minute.
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
