import type { Database } from '../server/platform/database/database.js';
import { searchSuppliers } from '../server/suppliers/supplier-search.read-model.js';
import table from './everyday-queries.json' with { type: 'json' };

/** What somebody types, and what they mean. Without trade and place it means nothing that suppliers here could serve. */
export interface EverydayQuery {
  readonly query: string;
  /** Categories that are right. */
  readonly trades: readonly string[];
  /** What the title, a service, a keyword or a sub category of a supplier must say, where a category alone is too wide. */
  readonly offers: RegExp | null;
  /** The region or district that is named. */
  readonly place: string | null;
}

/** The queries by the way in which they are put: with a place, misspelt, in te reo Māori and so on. */
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

/** An answer that is wrong, and why. */
export interface WrongAnswer {
  readonly query: string;
  readonly why: string;
}

const LOOKED_AT = 5;
/** So many of the first five must be right, or all of fewer. */
const RIGHT_AMONG_THEM = 3;

/** Asks everything, and answers what is wrong. Somebody must be found, unless nothing is meant or nobody is there. */
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
  asked: EverydayQuery,
  saidBy: (id: number) => readonly string[],
): Promise<string | null> {
  const { query, trades, offers, place } = asked;
  const { nodes, totalCount, interpretation } = await searchSuppliers(
    database,
    { text: query },
    { first: LOOKED_AT, offset: 0 },
  );
  if (!Array.isArray(nodes)) throw new Error('The search was asked for rows.');
  if (trades.length === 0 && !place) return totalCount > 0 ? `finds ${totalCount}` : null;
  const read = interpretation?.place;
  if (place && (read?.district ?? read?.region) !== place) return `is not read as ${place}`;
  // Where nobody of the trade works in a place, it is right to say so; then the trade alone must be right.
  if (totalCount === 0 && place && interpretation?.withoutPlace)
    return fault(database, { ...asked, query: interpretation.withoutPlace, place: null }, saidBy);
  const right = nodes.filter(
    ({ id, categoryNames }) =>
      (trades.length === 0 || trades.some((trade) => categoryNames.includes(trade))) &&
      (!offers || saidBy(id).some((words) => offers.test(words))),
  );
  if (nodes.length > 0 && right.length >= Math.min(RIGHT_AMONG_THEM, nodes.length)) return null;
  const sought = interpretation?.parts
    .map(({ typed, sought, why }) => `${typed} ${why} ${sought}`)
    .join('; ');
  return `finds ${right.length} of ${nodes.length}: ${nodes.map(({ listTitle }) => listTitle).join(', ')} (${sought ?? 'as typed'})`;
}
