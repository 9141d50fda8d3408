import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { namedCategories } from '../categories/category-order.sql.js';
import { type Answered, type AskedFields, askedOf } from '../platform/database/asked-fields.js';
import type { Database, Statement } from '../platform/database/database.js';
import { answer, answered, type JsonColumns, jsonArray } from '../platform/database/json-object.sql.js';
import { prepared } from '../platform/database/sql.js';
import { parseInput } from '../platform/input.js';
import { pageInfoBehind, pageOffset, pageSize } from '../platform/lists/page.js';
import { fieldsNamed } from '../platform/records/field.js';
import { always, jsonFields } from '../platform/records/field-columns.sql.js';
import { allAsRead, bestAsRead, countAsRead, howRead, mayInterpret, readSearch } from './read-search.sql.js';
import type { SearchInterpretation } from './search-interpretation.type.js';
import { profileFields } from './supplier-public.fields.js';
import type { SearchAudience, SupplierSearchFilter, SupplierSort } from './supplier-search.inputs.js';
import {
  allTerms,
  COUNTS,
  filterSchema,
  forAudience,
  type SearchFilter,
  WEIGHTS,
  wantedTerms,
} from './supplier-search.sql.js';
import type { SupplierCard, SupplierSearchConnection } from './supplier-search.type.js';
import { SUSTAINABILITY_NAMES } from './sustainability.js';

const MAX_PAGE = 100;
/** The first page as the screens ask for it; its size stands in the statement. */
const USUAL_PAGE = 24;

/** The fields of a supplier that its card shows as they are. */
const CARD_FIELDS = fieldsNamed(profileFields, [
  'name',
  'listTitle',
  'urlKeyword',
  'imageUrl',
  'profilePictureTitle',
  'services',
  'serviceRegions',
  'serviceDistricts',
  'locations',
]);

const pageSchema = z.object({
  first: pageSize(MAX_PAGE),
  offset: pageOffset(),
});

type Page = z.output<typeof pageSchema> & { sort: SupplierSort };
type Found = { nodes: SupplierCard[] | string; totalCount: number; interpretation?: SearchInterpretation };

/**
 * One page of listed suppliers in search order, with the total (R001-R009). One statement; where the very text finds
 * nobody, a second one with the text as it is interpreted (A169).
 * @throws AppError BAD_USER_INPUT for a page or text that is too large
 */
export async function searchSuppliers(
  database: Database,
  input: SupplierSearchFilter,
  pageGiven: z.input<typeof pageSchema> & { sort?: SupplierSort | null },
  asked: AskedFields | null = null,
): Promise<Answered<SupplierSearchConnection>> {
  const page = { ...parseInput(pageSchema, pageGiven), sort: pageGiven.sort ?? 'best-match' };
  const filter = parseInput(filterSchema, input);
  const askedNodes = askedOf(asked, 'nodes');
  let [found] = await database.read<Found>(searchAsTyped(filter, page, askedNodes));
  if (found?.totalCount === 0 && mayInterpret(filter))
    [found] = await database.read<Found>(searchAsRead(filter, page, askedNodes));
  const { nodes, totalCount, interpretation = null } = found ?? { nodes: [], totalCount: 0 };
  return {
    nodes: answered(nodes),
    totalCount,
    pageInfo: pageInfoBehind(page.offset, page.first, totalCount),
    interpretation,
  };
}

/** The columns of the listing by which each sort orders, in their order. */
const SORTED_BY: Record<SupplierSort, (filter: SearchFilter) => Sql[]> = {
  'best-match': ({ audience }) => [WEIGHTS[audience], sql`title`],
  name: () => [sql`name`],
  newest: () => [sql`listed_on`],
};

const ORDERS: Record<SupplierSort, (filter: SearchFilter) => Sql> = {
  'best-match': ({ audience }) => sql`l.${WEIGHTS[audience]} DESC, l.title, l.supplier_id`,
  name: () => sql`l.name, l.supplier_id`,
  newest: () => sql`l.listed_on DESC, l.supplier_id DESC`,
};

const columnsFor = (filter: SearchFilter, { sort }: Page): Sql[] =>
  [sql`supplier_id`, ...SORTED_BY[sort](filter)].map((column) => sql`l.${column}`);

/** The documented matching: services, keywords, titles and names with a word that begins with the text (R003, R004). */
function searchAsTyped(filter: SearchFilter, page: Page, asked: AskedFields | null): Statement {
  const { audience } = filter;
  const wanted = wantedTerms(filter);
  const order = ORDERS[page.sort](filter);
  if (wanted.length === 0)
    return pageStatement(page, asked, {
      from: sql`supplier_listing l WHERE ${forAudience(audience)}`,
      order,
      count: listedCount(audience),
    });
  // What is found is gathered once, then counted and sorted; without conditions the index has the order.
  return pageStatement(page, asked, {
    found: sql`wanted AS MATERIALIZED (SELECT ${allTerms(wanted)} AS terms), found AS MATERIALIZED (
      SELECT ${join(columnsFor(filter, page))} FROM supplier_listing l
      WHERE l.terms @@ (SELECT terms FROM wanted) AND ${forAudience(audience)}),`,
    from: sql`found l`,
    order,
  });
}

/** What the text is taken to mean where the very text finds nobody; the better a match, the further ahead (A169). */
function searchAsRead(filter: SearchFilter, page: Page, asked: AskedFields | null): Statement {
  const best = page.sort === 'best-match';
  const columns = columnsFor(filter, page);
  const order = ORDERS[page.sort](filter);
  const found = best ? bestAsRead(filter, columns, page.offset + page.first) : allAsRead(filter, columns);
  return pageStatement(page, asked, {
    found: sql`${readSearch(filter.text ?? '')}, ${found},`,
    from: sql`found l`,
    order: best ? sql`l.tier, ${order}` : order,
    count: countAsRead(filter),
    besides: sql`, ${howRead(filter)} AS interpretation`,
  });
}

type Parts = { found?: Sql; from: Sql; order: Sql; count?: Sql; besides?: Sql };

function pageStatement(
  { first, offset }: Page,
  asked: AskedFields | null,
  { found = empty, from, order, count = sql`SELECT count(*) FROM found`, besides = empty }: Parts,
): Statement {
  // A plan that is made once for all values takes an unknown limit to be a tenth of the table.
  const usual = first === USUAL_PAGE && offset === 0;
  const limit = usual ? raw(`LIMIT ${USUAL_PAGE}`) : sql`LIMIT ${first} OFFSET ${offset}`;
  return prepared(
    'search-suppliers',
    sql`WITH RECURSIVE ${found} page AS (SELECT l.* FROM ${from} ORDER BY ${order} ${limit})
      SELECT (${count})::integer AS "totalCount",
        ${answer(jsonArray(CARD, asked, sql`FROM page l JOIN supplier s ON s.id = l.supplier_id ORDER BY ${order}`), asked)} AS nodes${besides}`,
  );
}

const listedCount = (audience: SearchAudience) =>
  sql`SELECT coalesce(sum(${COUNTS[audience]}), 0) FROM listing_rollup WHERE place = '' AND kind = 'all'`;

const CATEGORIES = namedCategories.category('supplier_category');

const CARD: JsonColumns<SupplierCard> = {
  id: sql`s.id`,
  summary: sql`left(coalesce(s.about_what_we_do, s.who_are_we), 220)`,
  ...jsonFields(CARD_FIELDS, 's', always),
  categoryNames: raw(`(SELECT coalesce(json_agg(c.name ORDER BY ${CATEGORIES.order}), '[]')
    FROM ${CATEGORIES.from} WHERE x.supplier_id = s.id)`),
  testimonialCount: sql`(SELECT count(*) FROM testimonial t WHERE t.supplier_id = s.id AND t.visible)`,
  sustainability: raw(SUSTAINABILITY_NAMES),
};
