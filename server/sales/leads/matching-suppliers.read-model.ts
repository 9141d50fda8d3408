import type { Database } from '../../platform/database/database.js';
import { type MatchingFacts, matchingReasons } from './matching-reasons.js';
import { MATCHING_SUPPLIERS } from './matching-suppliers.sql.js';
import type { MatchingSupplier } from './matching-suppliers.type.js';

/** The number of suppliers shown. */
const MAX = 20;

type Row = Omit<MatchingSupplier, 'reasons'> & MatchingFacts & Record<string, unknown>;

/**
 * Returns the suppliers that best suit an impact buyer as leads, best match first, with the reasons. Leaves
 * out suppliers with a lead or an enquiry of this buyer, and the buyer itself. One statement.
 */
export async function readMatchingSuppliers(
  database: Database,
  impactBuyerId: number,
): Promise<MatchingSupplier[]> {
  const rows = await database.read<Row>(MATCHING_SUPPLIERS, [impactBuyerId, null, MAX]);
  return rows.map(({ id, name, listTitle, locations, ...facts }) => ({
    id,
    name,
    listTitle,
    locations,
    reasons: matchingReasons(facts),
  }));
}
