import type { DataSource, QueryRunner } from 'typeorm';

/** The last of the migrations that the baseline replaces. A database that has run it has the schema of the baseline. */
const LAST_REPLACED = 'FirstLettersOfWords1764000000310';
const LAST_REPLACED_TIMESTAMP = 1764000000310;
/** The first timestamp after the baseline. */
const AFTER_BASELINE = 1764000000010;

/**
 * Marks the migrations of the baseline as executed in a database from before the baseline, which has their schema
 * already. The former names stay in the list, so that the previous release can still start.
 * @returns false for a database that has only some of the former migrations
 */
export async function adoptBaseline(dataSource: DataSource, runner: QueryRunner): Promise<boolean> {
  const rows = await executedMigrations(runner);
  const executed = new Set(rows.map(({ name }) => name));
  const baseline = dataSource.migrations
    .map(({ name = '' }) => ({ name, timestamp: Number(name.slice(-13)) }))
    .filter(({ timestamp }) => timestamp < AFTER_BASELINE);
  const known = new Set(baseline.map(({ name }) => name));
  if (rows.every(({ name, timestamp }) => timestamp > LAST_REPLACED_TIMESTAMP || known.has(name)))
    return true;
  if (!executed.has(LAST_REPLACED)) return false;
  for (const { name, timestamp } of baseline.filter((each) => !executed.has(each.name)))
    await runner.query('INSERT INTO migrations (timestamp, name) VALUES ($1, $2)', [timestamp, name]);
  return true;
}

async function executedMigrations(runner: QueryRunner): Promise<{ name: string; timestamp: number }[]> {
  const [{ exists }] = await runner.query(`SELECT to_regclass('migrations') IS NOT NULL AS exists`);
  if (!exists) return [];
  return runner.query('SELECT name, timestamp::double precision AS timestamp FROM migrations');
}
