import type { Database } from '../../platform/database/database.js';
import type { Selection } from '../../platform/database/selection.js';
import { regionOfDistrict } from './region-distances.js';
import {
  nearbyStatement,
  parentStatement,
  type RelaxedSearch,
  tradeStatement,
} from './relaxed-search.sql.js';
import type { SearchedPlace, SearchInterpretation } from './search-interpretation.type.js';
import type { SearchPage } from './search-page.sql.js';
import type { ParentCategory, SearchRelaxation } from './search-relaxation.type.js';
import { placeOf, type SearchFilter } from './supplier-search.sql.js';
import type { SupplierCard } from './supplier-search.type.js';

/** Suppliers that a relaxed search found, and what was relaxed. */
export interface RelaxedResults {
  nodes: SupplierCard[] | string;
  totalCount: number;
  relaxed: SearchRelaxation;
}

/** The reasons for which a word is shown with its spelling corrected. Other words are shown as typed. */
const MENDED = ['MISSPELT', 'BEGUN'];

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The characters between two words of a text. */
const BETWEEN_WORDS = '[^\\p{L}\\p{N}]{1,3}';

/**
 * Returns the trade that a text names, in readable form: its words with spelling corrected and with the
 * punctuation between them, without the place and without meaningless words at its ends, unless they are part
 * of a known service. Null if the text names no trade.
 */
export function tradeAsRead({ parts, service }: SearchInterpretation, typed: string): string | null {
  const means = parts.map(({ why }) => why !== 'IGNORED');
  const said = parts.slice(Math.max(means.indexOf(true), 0), means.lastIndexOf(true) + 1);
  const words = said
    .map(({ typed, searchTerms, why }) => (MENDED.includes(why) && searchTerms[0]) || typed)
    .join(' ');
  const trade = service?.includes(words) ? service : words;
  const pattern = trade.split(' ').map(escaped).join(BETWEEN_WORDS);
  const asTyped = new RegExp(pattern, 'iu').exec(typed.normalize());
  return asTyped?.[0] || trade || null;
}

type Found = Omit<RelaxedResults, 'relaxed'> & { trade: string };
type FoundInParent = Found & { parent: ParentCategory | null; here: boolean };

/**
 * Returns the closest results to a search without results: the same trade in other regions, the nearest
 * first; else the parent category of the trade in the place; else that category elsewhere. Null if the search
 * names no known trade, or is to be taken as typed. Runs at most two statements.
 */
export async function relaxSearch(
  database: Database,
  given: SearchFilter,
  interpretation: SearchInterpretation | null,
  page: SearchPage,
  selection: Selection | null,
): Promise<RelaxedResults | null> {
  const search = withoutPlace(given, interpretation);
  const { place, filter } = search;
  const read = interpretation && tradeAsRead(interpretation, given.text ?? '');
  if (given.asTyped || !(filter.text || filter.category || filter.subCategory)) return null;
  if (place) {
    const [nearby] = await database.read<Found>(nearbyStatement(search, page, selection));
    if (nearby && nearby.totalCount > 0)
      return relaxed(nearby, { step: 'NEARBY', place, trade: read ?? nearby.trade, parentCategory: null });
  }
  // A category has no parent, and the meaning of words is not looked up in another category than the chosen
  // one.
  if (filter.text ? filter.category || filter.subCategory : !filter.subCategory) return null;
  const [found] = await database.read<FoundInParent>(parentStatement(search, page, selection));
  if (!found?.parent || found.totalCount === 0) return null;
  const step = found.here ? 'PARENT_CATEGORY' : 'PARENT_CATEGORY_NEARBY';
  return relaxed(found, { step, place, trade: read ?? found.trade, parentCategory: found.parent });
}

/** Returns the words of a search, or the name of its category; null for a category that does not exist. */
export async function searchedTrade(database: Database, filter: SearchFilter): Promise<string | null> {
  const row = await database.readOne<{ trade: string | null }>(tradeStatement(filter));
  return row?.trade ?? null;
}

const relaxed = ({ nodes, totalCount }: Found, relaxed: SearchRelaxation): RelaxedResults => ({
  nodes,
  totalCount,
  relaxed,
});

/**
 * Returns the search without its place, and the place: that of the filter, or the one that the text names.
 */
function withoutPlace(given: SearchFilter, interpretation: SearchInterpretation | null): RelaxedSearch {
  const { region, district } = placeOf(given);
  const home = regionOfDistrict(district) ?? region;
  const place: SearchedPlace | null = home
    ? { name: district ?? home, region: home, district: district ?? null }
    : (interpretation?.place ?? null);
  const text = (interpretation?.place ? interpretation.withoutPlace : given.text) || null;
  return { filter: { ...given, text, servicing: null, region: null, district: null }, place };
}
