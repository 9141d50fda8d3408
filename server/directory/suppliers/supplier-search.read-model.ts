import sql, { join } from 'sql-template-tag';
import { z } from 'zod';
import { pageInfoBehind, pageOffset, pageSize } from '../../kits/lists/page.js';
import type { Database, Statement } from '../../platform/database/database.js';
import { answered } from '../../platform/database/json-object.sql.js';
import { type Selection, selectionOf, type WithRawNodes } from '../../platform/database/selection.js';
import { parseInput } from '../../platform/input.js';
import { exactServiceFirst, wantedByMeaning } from './exact-service.sql.js';
import { allAsRead, bestAsRead, countAsRead, howRead, mayInterpret, readSearch } from './read-search.sql.js';
import { relaxSearch } from './relax-search.js';
import type { SearchInterpretation } from './search-interpretation.type.js';
import { columnsFor, ORDERS, pageStatement, type SearchPage } from './search-page.sql.js';
import type { SearchAudience, SupplierSearchFilter, SupplierSort } from './supplier-search.inputs.js';
import { allTerms, COUNTS, filterSchema, forAudience, type SearchFilter } from './supplier-search.sql.js';
import type { SupplierCard, SupplierSearchConnection } from './supplier-search.type.js';

const MAX_PAGE = 100;
const pageSchema = z.object({
  first: pageSize(MAX_PAGE),
  offset: pageOffset(),
});

type Found = { nodes: SupplierCard[] | string; totalCount: number; interpretation?: SearchInterpretation };

/**
 * Returns one page of listed suppliers in search order, with the total (R001-R009). Runs one statement. If
 * the exact text has no results, a second one searches for the interpreted text (A169). A search for a known
 * trade that still has no results is relaxed, in one or two more statements.
 * @throws AppError BAD_USER_INPUT for a page or text that is too large
 */
export async function searchSuppliers(
  database: Database,
  input: SupplierSearchFilter,
  pageGiven: z.input<typeof pageSchema> & { sort?: SupplierSort | null },
  selection: Selection | null = null,
): Promise<WithRawNodes<SupplierSearchConnection>> {
  const page = { ...parseInput(pageSchema, pageGiven), sort: pageGiven.sort ?? 'best-match' };
  const filter = parseInput(filterSchema, input);
  const nodesSelection = selectionOf(selection, 'nodes');
  const found = await searchExactly(database, filter, page, nodesSelection);
  const interpretation = found?.interpretation ?? null;
  const none = { nodes: [], totalCount: 0, relaxed: null };
  const { nodes, totalCount, relaxed } =
    found && found.totalCount > 0
      ? { ...found, relaxed: null }
      : ((await relaxSearch(database, filter, interpretation, page, nodesSelection)) ?? {
          ...none,
          ...found,
        });
  return {
    nodes: answered(nodes),
    totalCount,
    pageInfo: pageInfoBehind(page.offset, page.first, totalCount),
    interpretation,
    relaxed,
  };
}

/**
 * Returns the first supplier that a search finds without being relaxed, or null.
 * @throws AppError BAD_USER_INPUT for a text that is too large
 */
export async function firstExactMatch(
  database: Database,
  input: SupplierSearchFilter,
): Promise<SupplierCard | null> {
  const page = { first: 1, offset: 0, sort: 'best-match' } as const;
  const found = await searchExactly(database, parseInput(filterSchema, input), page, null);
  return Array.isArray(found?.nodes) ? (found.nodes[0] ?? null) : null;
}

/** Searches for the exact text, or else for the interpreted text. */
async function searchExactly(
  database: Database,
  filter: SearchFilter,
  page: SearchPage,
  selection: Selection | null,
): Promise<Found | undefined> {
  const [typed] = await database.read<Found>(searchAsTyped(filter, page, selection));
  if (typed?.totalCount !== 0 || !mayInterpret(filter)) return typed;
  const [read] = await database.read<Found>(searchAsRead(filter, page, selection));
  return read;
}

/**
 * The statement of the documented matching: services, keywords, titles and names with a word that begins with
 * the text (R003, R004).
 */
function searchAsTyped(filter: SearchFilter, page: SearchPage, selection: Selection | null): Statement {
  const { audience } = filter;
  const wanted = wantedByMeaning(filter);
  const order = ORDERS[page.sort](filter);
  if (wanted.length === 0)
    return pageStatement(page, selection, {
      from: sql`supplier_listing l WHERE ${forAudience(audience)}`,
      order,
      count: listedCount(audience),
    });
  // Results are collected once, then counted and sorted. Without conditions, the index provides the order.
  const exact = exactServiceFirst(filter, page);
  return pageStatement(page, selection, {
    found: sql`${exact.services}wanted AS MATERIALIZED (SELECT ${allTerms(wanted)} AS terms), found AS MATERIALIZED (
      SELECT ${join(columnsFor(filter, page))}${exact.column} FROM supplier_listing l
      WHERE l.terms @@ (SELECT terms FROM wanted) AND ${forAudience(audience)}),`,
    from: sql`found l`,
    order: sql`${exact.order}${order}`,
  });
}

/**
 * The statement of the interpreted text, for a text without exact results. Better matches come first (A169).
 */
function searchAsRead(filter: SearchFilter, page: SearchPage, selection: Selection | null): Statement {
  const best = page.sort === 'best-match';
  const columns = columnsFor(filter, page);
  const order = ORDERS[page.sort](filter);
  const found = best ? bestAsRead(filter, columns, page.offset + page.first) : allAsRead(filter, columns);
  return pageStatement(page, selection, {
    found: sql`${readSearch(filter.text ?? '')}, ${found},`,
    from: sql`found l`,
    order: best ? sql`l.tier, ${order}` : order,
    count: countAsRead(filter),
    besides: sql`, ${howRead(filter)} AS interpretation`,
  });
}

const listedCount = (audience: SearchAudience) =>
  sql`SELECT coalesce(sum(${COUNTS[audience]}), 0) FROM listing_rollup WHERE place = '' AND kind = 'all'`;
