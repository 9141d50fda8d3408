import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

const POLL_EVERY_MS = 100;

/** Waits until no other connection runs a statement in the database. */
export async function waitForIdle(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ busy: number }>(
      `SELECT count(*)::integer AS busy FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND state = 'active' AND pid <> pg_backend_pid()`,
    );
    if (rows[0]?.busy === 0) return;
    await setTimeout(POLL_EVERY_MS);
  }
}
