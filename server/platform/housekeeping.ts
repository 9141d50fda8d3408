import type { App } from './app.js';
import type { Chore } from './chores.js';

/** What may go once nobody can need it, and after how long. */
const EXPIRED = [
  `DELETE FROM rate_limit_window WHERE minute < floor(extract(epoch FROM now()) / 60) - 10`,
  `DELETE FROM idempotency_key WHERE created_at < now() - interval '2 days'`,
  `DELETE FROM refresh_token WHERE expires_at < now() - interval '7 days'`,
  `DELETE FROM account_link WHERE expires_at < now() - interval '7 days'`,
  `DELETE FROM outbox_job WHERE dispatched_at < now() - interval '30 days'`,
];

/** One round of housekeeping. */
export async function clearExpired({ database }: App): Promise<void> {
  for (const statement of EXPIRED) await database.manager.query(statement);
}

export const clearExpiredChore: Chore = { name: 'clear-expired', due: 'hourly', run: clearExpired };
