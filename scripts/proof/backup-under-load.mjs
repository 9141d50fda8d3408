import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { runProduct } from '../run-product.mjs';
import { Load } from './load.mjs';

/** The number of acknowledged enquiries before the backup starts. */
const WRITES_BEFORE = 20;
const WITHIN_MS = 120_000;

/**
 * Runs the commands of a backup while a product with a worker accepts enquiries and delivers mail. Returns
 * the ids of the enquiries that were acknowledged before the backup started.
 */
export async function backUpUnderLoad(commands, { cwd, env }) {
  const product = await runProduct({
    ...env,
    S3_BUCKET: '',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAILS_PER_MAILBOX_PER_HOUR: '1000000',
  });
  try {
    const load = await Load.on(product.url);
    const running = load.run();
    let before;
    try {
      before = await firstWrites(load);
      await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], { cwd, env });
    } finally {
      load.stop();
      await running;
    }
    if (Object.keys(load.statuses).some((status) => status !== '200'))
      throw new Error(`Not all enquiries were taken: ${JSON.stringify(load.statuses)}`);
    return { before, during: load.acknowledged.size - before.length };
  } finally {
    await product.stop();
  }
}

/** Waits for the first enquiries and returns their ids. */
async function firstWrites(load) {
  const deadline = Date.now() + WITHIN_MS;
  while (load.acknowledged.size < WRITES_BEFORE) {
    if (Date.now() > deadline) throw new Error(`No enquiries are taken: ${JSON.stringify(load.statuses)}`);
    await pause(20);
  }
  return [...load.acknowledged.values()];
}

/** Throws if a restored database lacks enquiries from before the backup, or differs from the source. */
export async function checkRestored({ restoredUrl, sourceUrl, before }) {
  const [restored, source] = await Promise.all([restoredUrl, sourceUrl].map(enquiriesOf));
  const lost = before.filter((id) => !restored.rows.has(id));
  const foreign = [...restored.rows].filter(([id, row]) => source.rows.get(id) !== row).map(([id]) => id);
  if (lost.length + foreign.length + restored.wrongTotals > 0)
    throw new Error(
      `Lost: ${lost}. Not as in the source: ${foreign}. Totals that were wrong: ${restored.wrongTotals}.`,
    );
  return restored.rows.size;
}

/** Returns the enquiries of a database with their constant values, and the number of wrong totals. */
async function enquiriesOf(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } =
      await client.query(`SELECT e.id, concat_ws(' ', e.created_at, e.full_name, e.email, e.message,
        (SELECT string_agg(m.message_id, ' ' ORDER BY m.id) FROM mail_delivery m
          WHERE m.subject_type = 'sales-enquiry' AND m.subject_id = e.id)) AS row FROM sales_enquiry e`);
    const totals = await client.query('SELECT coalesce(sum(mended), 0)::int AS wrong FROM mend_totals()');
    return { rows: new Map(rows.map(({ id, row }) => [id, row])), wrongTotals: totals.rows[0].wrong };
  } finally {
    await client.end();
  }
}
