import type { Database, Statement } from '../platform/database/database.js';

const MAX_SERVICES = 500;

const SERVICES: Statement = {
  name: 'services-by-prefix',
  text: `
    SELECT label FROM search_phrase
    WHERE listed_suppliers > 0 AND folded ~>=~ fold($1) AND folded ~<~ (fold($1) || U&'\\+10FFFF')
    ORDER BY folded LIMIT $2`,
};

/** Services of listed suppliers whose name starts with the prefix, whatever its case (R014, R065). */
export async function listServices(database: Database, prefix: string, first: number): Promise<string[]> {
  const limit = Math.min(Math.max(first, 1), MAX_SERVICES);
  const rows = await database.read<{ label: string }>(SERVICES, [prefix.slice(0, 100), limit]);
  return rows.map((row) => row.label);
}
