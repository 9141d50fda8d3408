import { searchSuppliers } from '../server/directory/suppliers/supplier-search.read-model.js';
import type { Database } from '../server/platform/database/database.js';
import table from './everyday-queries.json' with { type: 'json' };

/** A query with its intended meaning. Without trade and place, it means nothing that suppliers here offer. */
export interface EverydayQuery {
  readonly query: string;
  /** The categories that count as correct. */
  readonly trades: readonly string[];
  /**
   * The text that the title, a service, a keyword or a sub category of a supplier must contain, if the
   * category alone is too broad. Otherwise null.
   */
  readonly offers: RegExp | null;
  /** The region or district that the query names. Null if it names none. */
  readonly place: string | null;
}

/** The queries by their form: with a place, misspelt, in te reo Māori and so on. */
export const EVERYDAY_QUERIES: ReadonlyMap<string, readonly EverydayQuery[]> = new Map(
  Object.entries(table as Record<string, string[][]>).map(([way, rows]) => [
    way,
    rows.map(([query = '', trades = '', offers = '', place = '']) => ({
      query,
      trades: trades ? trades.split(' | ') : [],
      offers: offers ? new RegExp(offers, 'i') : null,
      place: place || null,
    })),
  ]),
);

/** A wrong result, with the reason. */
export interface WrongAnswer {
  readonly query: string;
  readonly why: string;
}

const LOOKED_AT = 5;
/**
 * The number of correct ones among the first five results. If there are fewer results, all must be correct.
 */
const RIGHT_AMONG_THEM = 3;

/**
 * Runs all queries, and returns the wrong results. A query must have results, unless it means nothing or no
 * supplier exists for it.
 */
export async function wrongAnswers(
  database: Database,
  queries: Iterable<EverydayQuery>,
): Promise<WrongAnswer[]> {
  const rows = await database.read<{ id: number; said: string[] }>({
    name: 'what-suppliers-say',
    text: `SELECT id, ARRAY[list_title] || services || search_services || ARRAY(
        SELECT name FROM supplier_sub_category x JOIN sub_category c ON c.id = x.sub_category_id WHERE x.supplier_id = supplier.id
      ) AS said FROM supplier WHERE listed`,
  });
  const said = new Map(rows.map((row) => [row.id, row.said]));
  const wrong: WrongAnswer[] = [];
  for (const query of queries) {
    const why = await fault(database, query, (id) => said.get(id) ?? []);
    if (why) wrong.push({ query: query.query, why });
  }
  return wrong;
}

async function fault(
  database: Database,
  everydayQuery: EverydayQuery,
  saidBy: (id: number) => readonly string[],
): Promise<string | null> {
  const { query, trades, offers, place } = everydayQuery;
  const { nodes, totalCount, interpretation } = await searchSuppliers(
    database,
    { text: query },
    { first: LOOKED_AT, offset: 0 },
  );
  if (!Array.isArray(nodes)) throw new Error('The search was asked for rows.');
  if (trades.length === 0 && !place) return totalCount > 0 ? `finds ${totalCount}` : null;
  const read = interpretation?.place;
  if (place && (read?.district ?? read?.region) !== place) return `is not read as ${place}`;
  // If no supplier of the trade works in the place, no result is correct. Then the trade alone must have
  // correct results.
  if (totalCount === 0 && place && interpretation?.withoutPlace)
    return fault(database, { ...everydayQuery, query: interpretation.withoutPlace, place: null }, saidBy);
  const right = nodes.filter(
    ({ id, categoryNames }) =>
      (trades.length === 0 || trades.some((trade) => categoryNames.includes(trade))) &&
      (!offers || saidBy(id).some((words) => offers.test(words))),
  );
  if (nodes.length > 0 && right.length >= Math.min(RIGHT_AMONG_THEM, nodes.length)) return null;
  const explanation = interpretation?.parts
    .map(({ typed, searchTerms, why }) => `${typed} ${why} ${searchTerms}`)
    .join('; ');
  return `finds ${right.length} of ${nodes.length}: ${nodes.map(({ listTitle }) => listTitle).join(', ')} (${explanation ?? 'as typed'})`;
}
