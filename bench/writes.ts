import pg from 'pg';
import { FOLD_EVERY_MS, MAX_AT_ONCE } from '../server/reports/statistics/maintain-totals.js';
import { median } from './report.js';

const CONNECTIONS = 50;
/** The seconds of a round, which has two foldings. */
const SECONDS = (2 * FOLD_EVERY_MS) / 1000;
const REQUIRED_SHARE = 0.8;
/** The maximum factor of the time of a single write with totals. */
const MAX_TIMES = 1.3;

const INSERT = {
  name: 'write-enquiry',
  text: `INSERT INTO sales_enquiry (supplier_id, impact_buyer_id, good_cause_id, full_name, email, mobile, message, via)
    VALUES ($1, $2, $3, 'Ana Tamihana', 'ana@example.nz', '021 555 0101', 'A leaking tap, please come.', 'Email off Website')
    RETURNING id`,
};
const COMPLETE = {
  name: 'complete-enquiry',
  text: `UPDATE sales_enquiry SET progress = 'Completed', revenue = 1250.50, contribution = 62.53, version = version + 1,
    updated_at = now() WHERE id = $1`,
};

interface Owners {
  suppliers: number[];
  buyers: number[];
  causes: number[];
}

/**
 * Writes from many connections for this number of seconds: an enquiry, and the sale that it becomes. Returns
 * the writes per second.
 */
async function write(
  pool: pg.Pool,
  owners: Owners,
  seconds: number,
  connections = CONNECTIONS,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let writes = 0;
  const nth = <T>(list: T[], n: number) => list[n % list.length];
  const connection = async (first: number) => {
    for (let n = first; performance.now() < until; n += connections) {
      const { rows } = await pool.query({
        ...INSERT,
        values: [nth(owners.suppliers, n), nth(owners.buyers, n), nth(owners.causes, n)],
      });
      await pool.query({ ...COMPLETE, values: [rows[0].id] });
      writes += 2;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, n) => connection(n)));
  return writes / seconds;
}

/** Folds everything that has been appended, like the worker. */
async function foldAll(worker: pg.ClientBase): Promise<void> {
  const fold = async () => {
    const { rows } = await worker.query<{ folded: number }>('SELECT fold_enquiry_changes($1) AS folded', [
      MAX_AT_ONCE,
    ]);
    return rows[0]?.folded;
  };
  while ((await fold()) === MAX_AT_ONCE);
}

/** The triggers of enquiries that maintain totals. The others log changes and queue webhooks. */
const TOTALS = ['enquiry_parties_set', 'enquiries_inserted', 'enquiries_updated', 'enquiries_removed'];

/** The triggers that run: all, all but those of totals, or none. */
type Triggers = 'all' | 'others' | 'none';

const OFF: Record<Triggers, readonly string[]> = { all: [], others: TOTALS, none: ['USER'] };

/**
 * Runs the work with the given triggers. `worker` is the connection that folds the appended changes, as
 * in the product. The first folding is half an interval after the start, and the remaining changes are folded
 * in the next round.
 */
async function withTriggers(
  pool: pg.Pool,
  worker: pg.ClientBase,
  triggers: Triggers,
  work: () => Promise<number>,
): Promise<number> {
  for (const name of OFF[triggers]) await pool.query(`ALTER TABLE sales_enquiry DISABLE TRIGGER ${name}`);
  let timer: NodeJS.Timeout | undefined;
  let folding: Promise<void> | undefined;
  const foldAfter = (milliseconds: number) => {
    timer = setTimeout(() => {
      folding = foldAll(worker);
      foldAfter(FOLD_EVERY_MS);
    }, milliseconds);
  };
  if (triggers === 'all') foldAfter(FOLD_EVERY_MS / 2);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    await folding;
    await pool.query('ALTER TABLE sales_enquiry ENABLE TRIGGER USER');
  }
}

/**
 * Compares the writes of enquiries per second with and without the triggers that maintain totals, and without any
 * trigger, alternately: for one supplier and for many. Removes the written data. Returns a table.
 */
export async function measureWrites(databaseUrl: string, { rounds }: { rounds: number }): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS + 1 });
  // Errors are expected on connections that end because the pool is closing.
  pool.on('error', () => undefined);
  const worker = await pool.connect();
  try {
    const ids = async (sql: string) => (await pool.query<{ id: number }>(sql)).rows.map(({ id }) => id);
    const suppliers = await ids('SELECT id FROM supplier WHERE listed ORDER BY id LIMIT 1000');
    const buyers = await ids('SELECT id FROM impact_buyer ORDER BY id LIMIT 500');
    const causes = await ids('SELECT id FROM good_cause ORDER BY id');
    const [last] = await ids('SELECT max(id) AS id FROM sales_enquiry');
    const cases: [string, Owners][] = [
      ['one supplier', { suppliers: suppliers.slice(0, 1), buyers, causes: causes.slice(0, 1) }],
      ['50 suppliers', { suppliers: suppliers.slice(0, 50), buyers, causes }],
      ['1,000 suppliers', { suppliers, buyers, causes }],
    ];
    const lines: string[] = [];
    for (const [name, owners] of cases) {
      console.info(`Measuring writes for ${name} …`);
      const run = (triggers: Triggers) =>
        withTriggers(pool, worker, triggers, () => write(pool, owners, SECONDS));
      await run('all');
      const rates: Record<Triggers, number[]> = { all: [], others: [], none: [] };
      for (let round = 0; round < rounds; round++)
        for (const triggers of ['all', 'others', 'none'] as const) rates[triggers].push(await run(triggers));
      const [all, others, none] = [median(rates.all), median(rates.others), median(rates.none)];
      const share = all / others;
      lines.push(
        [
          name.padEnd(16),
          ...[all, others, none].map((rate) => rate.toFixed(0).padStart(13)),
          share.toFixed(2).padStart(8),
          REQUIRED_SHARE.toFixed(2).padStart(10),
          share >= REQUIRED_SHARE ? '  ok' : '  below',
        ].join(''),
      );
    }
    console.info('Measuring one write at a time …');
    const alone = (triggers: Triggers) =>
      withTriggers(pool, worker, triggers, () => write(pool, { suppliers, buyers, causes }, SECONDS, 1));
    const costs = { on: [] as number[], off: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      costs.on.push(1000 / (await alone('all')));
      costs.off.push(1000 / (await alone('others')));
    }
    const times = median(costs.on) / median(costs.off);
    const one = `One write by itself takes ${median(costs.on).toFixed(2)} ms with totals, ${median(costs.off).toFixed(2)} without: ${times.toFixed(2)} times (at most ${MAX_TIMES}: ${times <= MAX_TIMES ? 'ok' : 'more'}).`;
    await pool.query('DELETE FROM sales_enquiry WHERE id > $1', [last]);
    await pool.query('SELECT mend_totals()');
    await pool.query('VACUUM (ANALYZE)');
    const heading = 'writes for         with totals without them  no triggers   share  required';
    return [heading, '-'.repeat(heading.length), ...lines, '', one].join('\n');
  } finally {
    worker.release();
    await pool.end();
  }
}
