import { Field, Int, ObjectType } from 'type-graphql';
import type { Database } from '../../platform/database/database.js';
import { type MatchingFacts, matchingReasons } from './matching-reasons.js';
import { MATCHING_SUPPLIERS } from './matching-suppliers.sql.js';

@ObjectType({ description: 'A supplier to offer to an impact buyer as a lead.' })
export class MatchingSupplier {
  @Field(() => Int, { description: 'The id of the supplier.' }) id!: number;
  @Field({ description: 'The name of the supplier.' }) name!: string;
  @Field({ description: 'The list title of the supplier, such as its trade.' }) listTitle!: string;
  @Field(() => [String], { description: 'The locations of its premises.' }) locations!: string[];
  @Field(() => [String], { description: 'The reasons for the match, as texts for staff.' })
  reasons!: string[];
}

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
