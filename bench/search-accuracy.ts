import { EVERYDAY_QUERIES, wrongAnswers } from '../demo/everyday-queries.js';
import { connectDatabase } from '../server/app/product-database.js';

/** Returns the share of typed texts that find the right trade and place, by way of phrasing. */
export async function searchAccuracy(url: string): Promise<string> {
  const database = await connectDatabase({
    url,
    poolSize: 2,
    applicationName: 'bench',
    onPoolError: () => undefined,
  });
  try {
    const lines: string[] = [];
    let count = 0;
    let wrong = 0;
    for (const [way, queries] of EVERYDAY_QUERIES) {
      const faults = (await wrongAnswers(database, queries)).length;
      lines.push(
        `${way.padEnd(28)}${(100 - (faults / queries.length) * 100).toFixed(1).padStart(6)} % of ${queries.length}`,
      );
      count += queries.length;
      wrong += faults;
    }
    return `${lines.join('\n')}\n${'all'.padEnd(28)}${(100 - (wrong / count) * 100).toFixed(1).padStart(6)} % of ${count} (required: 95 on the demo data)`;
  } finally {
    await database.close();
  }
}
