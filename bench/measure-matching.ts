import { parseArgs } from 'node:util';
import pg from 'pg';
import { type DatabaseName, isDatabaseName, openDatabases } from './databases.js';
import { holdout, rankHoldout } from './holdout.js';
import { median } from './report.js';

const USAGE = `Holds back the newest supplier of each impact buyer that bought from two or more, ranks the suppliers for it as
of the moment before the two met, and tells how often the one held back is among the first ten.

  npm run measure-matching -- [--database bench_demo|bench_1k|bench_10k|bench_100k] [--url postgres://…] [--places 1-1] [--fresh]

--places 2-6 holds back the second newest to the sixth newest instead, each by itself: weights are tried on these, so
that the newest stay unseen. --url measures any database of the product, and only reads it. --fresh makes the demo
database again; it is kept in .cache/bench.`;

function readRequest(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      database: { type: 'string', default: 'bench_demo' },
      url: { type: 'string' },
      places: { type: 'string', default: '1-1' },
      fresh: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [from = 1, to = from] = values.places.split('-').map(Number);
  if (!isDatabaseName(values.database)) throw new Error(`There is no database '${values.database}'.`);
  if (!(from >= 1 && to >= from)) throw new Error(`Places such as 2-6, not '${values.places}'.`);
  return { ...values, database: values.database, from, to };
}

/** Measures how well suppliers are matched to buyers and prints the result. Returns the exit code. */
export async function measureMatching(args: string[], folder: string): Promise<number> {
  try {
    const request = readRequest(args);
    if (request.help) console.info(USAGE);
    else if (request.url) await report(request.url, request.from, request.to);
    else await reportDemo(folder, request.database, request);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function reportDemo(
  folder: string,
  name: DatabaseName,
  { fresh, from, to }: { fresh: boolean; from: number; to: number },
): Promise<void> {
  const databases = await openDatabases(folder, [name], fresh);
  try {
    await report(databases.url(name), from, to);
  } finally {
    await databases.stop();
  }
}

async function report(url: string, from: number, to: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=on' });
  await client.connect();
  try {
    const outcome = await rankHoldout(client, await holdout(client, from, to));
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    console.info(`${outcome.cases} suppliers held back; among the first ten were, by`);
    console.table({
      matching: { 'hit rate at 10': percent(outcome.matching) },
      'most popular': { 'hit rate at 10': percent(outcome.mostPopular) },
      random: { 'hit rate at 10': percent(outcome.random) },
    });
    console.info(`One ranking took ${median(outcome.milliseconds).toFixed(0)} ms (median).`);
  } finally {
    await client.end();
  }
}
