import { raw } from 'sql-template-tag';
import type { Database, Statement } from '../../platform/database/database.js';
import { MAX_CHOSEN_SERVICES } from './supplier-public.fields.js';

/**
 * The condition that suppliers can choose a service: staff offer it, or have not decided and a listed
 * supplier has it (R063).
 */
export const OFFERED = 'coalesce(p.offered, p.listed_suppliers > 0)';

/** The same condition for composed statements. */
export const isOffered = raw(OFFERED);

/** The maximum number of services in public lists; forms need all of them to choose from. */
const MAX_SERVICES = 500;

const byPrefix = (name: string, which: string): Statement => ({
  name,
  text: `
    SELECT label FROM search_phrase p
    WHERE ${which} AND folded ~>=~ fold($1) AND folded ~<~ (fold($1) || U&'\\+10FFFF')
    ORDER BY folded LIMIT $2`,
});
const SERVICES = byPrefix('services-by-prefix', 'listed_suppliers > 0');
const OPTIONS = byPrefix('service-options', OFFERED);

const labels = async (
  database: Database,
  statement: Statement,
  prefix: string,
  first: number,
  most: number,
) => {
  const limit = Math.min(Math.max(first, 1), most);
  const rows = await database.read<{ label: string }>(statement, [prefix.slice(0, 100), limit]);
  return rows.map((row) => row.label);
};

/**
 * Returns the services of listed suppliers whose name starts with the prefix, regardless of case (R014,
 * R065).
 */
export const listServices = (database: Database, prefix: string, first: number): Promise<string[]> =>
  labels(database, SERVICES, prefix, first, MAX_SERVICES);

/**
 * Returns the services that suppliers can choose, including those that no supplier has chosen yet (R063,
 * R065).
 */
export const listServiceOptions = (database: Database, prefix: string, first: number): Promise<string[]> =>
  labels(database, OPTIONS, prefix, first, MAX_CHOSEN_SERVICES.onList);
