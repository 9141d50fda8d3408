import localities from '../migrations/1764000000005-localities.json' with { type: 'json' };
import aliases from '../migrations/1764000000005-place-aliases.json' with { type: 'json' };
import { NATIONWIDE, REGIONS } from '../server/directory/suppliers/regions.js';
import { Random } from './random.js';
import { TRADES } from './trades/all-trades.js';

/** A query that names a trade and a place. */
export interface TradePlaceQuery {
  readonly query: string;
  /** The trade, as in the embedded lists. */
  readonly trade: string;
  /** The categories of that trade. */
  readonly categories: readonly string[];
}

const LOCALITIES = Object.values(localities as Record<string, Record<string, string[]>>)
  .flatMap((districts) => Object.values(districts).flat())
  // The name of the place without its postcodes.
  .map((entry) => entry.replace(/( \d{4})+$/, ''));

const PLACES: readonly (readonly string[])[] = [
  REGIONS.map(({ name }) => name).filter((name) => name !== NATIONWIDE),
  REGIONS.flatMap(({ districts }) => districts),
  LOCALITIES,
  Object.keys(aliases),
];

/** The categories of each trade, by every name in the lists. */
const CATEGORIES_OF = new Map<string, Set<string>>();
for (const { category, subCategories, kinds, keywords } of TRADES) {
  const names = [
    ...kinds.flatMap(({ listTitle, services }) => [listTitle, ...services]),
    ...subCategories,
    ...keywords,
  ];
  for (const name of names) CATEGORIES_OF.set(name, (CATEGORIES_OF.get(name) ?? new Set()).add(category));
}
const TRADE_NAMES = [...CATEGORIES_OF.keys()];

const WORDINGS: readonly ((trade: string, place: string) => string)[] = [
  (trade, place) => `${trade} ${place}`,
  (trade, place) => `${trade} in ${place}`,
  (trade, place) => `${place} ${trade}`,
  (trade, place) => `${trade} near ${place}`.toUpperCase(),
];

/** Returns this number of random combinations of trades and places. The same seed gives the same queries. */
export function tradePlaceQueries(count: number, seed: string): TradePlaceQuery[] {
  const random = new Random(seed);
  const oneOf = <Item>(items: readonly Item[]): Item => items[random.int(0, items.length - 1)] as Item;
  return Array.from({ length: count }, () => {
    const trade = oneOf(TRADE_NAMES);
    const query = oneOf(WORDINGS)(trade.toLowerCase(), oneOf(oneOf(PLACES)));
    return { query, trade, categories: [...(CATEGORIES_OF.get(trade) ?? [])] };
  });
}
