import type { Database } from '../platform/database/database.js';
import { type MatchingFacts, matchingReasons } from './matching-reasons.js';
import { MATCHING_SUPPLIERS } from './matching-suppliers.sql.js';
import type { MatchingSupplier } from './matching-suppliers.type.js';

/** So many are shown. */
const MOST = 20;

type Row = Omit<MatchingSupplier, 'reasons'> & MatchingFacts & Record<string, unknown>;

/**
 * The suppliers that suit an impact buyer best as leads, the best first, each with the reasons. None of them has had
 * anything to do with it yet: no lead, no enquiry, and it is not the buyer itself. One statement.
 */
export async function readMatchingSuppliers(
  database: Database,
  impactBuyerId: number,
): Promise<MatchingSupplier[]> {
  const rows = await database.read<Row>(MATCHING_SUPPLIERS, [impactBuyerId, null, MOST]);
  return rows.map(({ id, name, listTitle, locations, ...facts }) => ({
    id,
    name,
    listTitle,
    locations,
    reasons: matchingReasons(facts),
  }));
}
