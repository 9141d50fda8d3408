import type { App } from './app.js';

const EVERY_MS = 60 * 60 * 1000;

/** What may go once nobody can need it, and after how long. */
const EXPIRED = [
  `DELETE FROM rate_limit_window WHERE minute < floor(extract(epoch FROM now()) / 60) - 10`,
  `DELETE FROM idempotency_key WHERE created_at < now() - interval '2 days'`,
  `DELETE FROM refresh_token WHERE expires_at < now() - interval '7 days'`,
  `DELETE FROM account_link WHERE expires_at < now() - interval '7 days'`,
  `DELETE FROM outbox_job WHERE dispatched_at < now() - interval '30 days'`,
];

/** Clears away hourly what has run out; answers how to stop. Any number of processes may do so. */
export function keepHouse(app: App): { stop: () => void } {
  const timer = setInterval(() => {
    clearExpired(app).catch((error: Error) => app.log.warn({ err: error.message }, 'Housekeeping failed'));
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

/** One round of housekeeping. */
export async function clearExpired({ database }: App): Promise<void> {
  for (const statement of EXPIRED) await database.manager.query(statement);
}
