import type { Pool } from 'pg';
import { sqlState } from '../errors.js';

/** An error for a pooler that is set up wrongly. `message` is the one line to print. */
export class PoolerError extends Error {}

/**
 * Settings that must differ from the PostgreSQL defaults, which have no time limits and the costs of a
 * spinning disk.
 */
const REQUIRED_SETTINGS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'random_page_cost',
];
const STATEMENT_NAME = 'uplift pooler check';
const DUPLICATE_PREPARED_STATEMENT = '42P05';
const SEE = '(docs/operations.md, “Connections”)';

/**
 * Checks the connections of a pooler in transaction mode. A client cannot set their time limits, and named
 * statements last only if the pooler tracks them.
 * @throws PoolerError
 */
export async function checkPooler(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT name FROM pg_settings WHERE name = ANY ($1) AND setting = boot_val ORDER BY name',
    [REQUIRED_SETTINGS],
  );
  if (rows.length > 0)
    throw new PoolerError(
      `The connections of the pooler lack settings: ${rows.map(({ name }) => name).join(', ')}. Set them in its connect_query, or for the role ${SEE}.`,
    );
  // The second client gets the same connection. The names do not collide if the pooler tracks them.
  await prepare(pool, 'SELECT 1');
  await prepare(pool, 'SELECT 2');
}

async function prepare(pool: Pool, text: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query({ name: STATEMENT_NAME, text });
  } catch (error) {
    if (sqlState(error) !== DUPLICATE_PREPARED_STATEMENT) throw error;
    throw new PoolerError(
      `The pooler does not track prepared statements: PgBouncer does from version 1.21 on, with max_prepared_statements above 0 ${SEE}.`,
    );
  } finally {
    client.release(true);
  }
}
