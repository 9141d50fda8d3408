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

/**
 * Counts a call of this kind for the caller's network address and, where given, for the account it
 * is about (A149). Counts are shared by all processes.
 * @throws AppError RATE_LIMITED with the seconds left of the minute
 */
export async function limitRate(context: RequestContext, kind: string, account?: string): Promise<void> {
  const { database, config } = context.app;
  const now = Date.now();
  const minute = Math.floor(now / 60_000);
  const keys = [`${kind}:address:${context.clientAddress}`];
  if (account) keys.push(`${kind}:account:${account.toLowerCase()}`);
  for (const key of keys) {
    const row = await database.readOne<{ calls: number }>(COUNT_CALL, [key, minute]);
    if ((row?.calls ?? 0) > config.rateLimitPerMinute) throw rateLimited(60 - Math.floor((now / 1000) % 60));
  }
}
