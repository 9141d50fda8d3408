import { z } from 'zod';
import type { Statement } from '../platform/database/database.js';
import { badField, badInput, forbidden } from '../platform/errors.js';
import { pageOffset, pageSize, parseInput } from '../platform/input.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { type Bind, type EnquiryVisibility, enquiryVisibility } from './enquiry-visibility.js';
import type { SalesEnquiryFilter, SalesEnquirySort, SalesEnquirySortField } from './sales-enquiry.inputs.js';
import { enquiryScopeOf } from './sales-enquiry.policy.js';
import { looksAtMany, sumsOf } from './sales-enquiry-count.sql.js';
import { conditionsOf, type GridFilter, gridFilterSchema } from './sales-enquiry-grid.filter.js';
import type { SalesEnquiryConnection, SalesEnquiryRow, SalesTotals } from './sales-enquiry-grid.type.js';
import { enquiryRow, ROW_JOINS } from './sales-enquiry-row.sql.js';
import { searchOf } from './sales-enquiry-search.sql.js';

const MAX_PAGE = 500;
/** Skipping costs what reading costs; further on a list is read by cursor (A151). */
export const MOST_OFFSET = 10_000;
export const OFFSET_TOO_FAR =
  'An offset goes up to 10,000: page on with `after: endCursor` of GraphQL, or narrow the list.';
/** The page that the screens ask for; its size stands in the statement. */
const USUAL_PAGE = 50;

const pageSchema = z.object({
  first: pageSize(MAX_PAGE),
  offset: pageOffset(MOST_OFFSET, OFFSET_TOO_FAR).nullish(),
});

export interface GridPage {
  first: number;
  after?: string | null;
  offset?: number | null;
}

const NOTHING: SalesEnquiryConnection = {
  nodes: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: 0,
  totals: { enquiries: 0, revenue: 0, contribution: 0 },
};

/**
 * One page of the enquiries that the caller may see, with the count and the sums under this filter.
 * One statement; counts and sums come from the rollup where the filter allows.
 * @throws AppError BAD_USER_INPUT for a filter, page or cursor that cannot be used, FORBIDDEN for a
 *   staff filter of anyone else
 */
export async function listSalesEnquiries(
  context: RequestContext,
  filterGiven: SalesEnquiryFilter | null | undefined,
  sort: SalesEnquirySort | null | undefined,
  pageGiven: GridPage,
): Promise<SalesEnquiryConnection> {
  const filter = parseInput(gridFilterSchema, filterGiven ?? {});
  const page = { ...parseInput(pageSchema, pageGiven), after: pageGiven.after };
  if (page.after && page.offset) throw badInput('Give either after or offset, not both.');
  const user = userOf(context);
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const scope = user && enquiryScopeOf(user);
  const staffOnly = [filter.paidToGoodCause, filter.actionNeeded, filter.waitsForCause];
  if (!scope?.admin && staffOnly.some((each) => each != null)) throw forbidden();
  const visibility = scope && enquiryVisibility(scope, bind);
  if (!visibility) return NOTHING;
  const order = orderOf(sort);
  const statement = gridStatement(visibility, filter, order, page, bind);
  const row = await context.app.database.readOne<{ grid: GridAnswer }>(statement, values);
  if (!row) return NOTHING;
  const { nodes, totalCount, totals } = row.grid;
  const hasNextPage = nodes.length > page.first;
  if (hasNextPage) nodes.length = page.first;
  const last = nodes.at(-1);
  return {
    nodes,
    totalCount,
    totals,
    pageInfo: { hasNextPage, endCursor: last ? encodeCursor(last, order) : null },
  };
}

interface GridAnswer {
  nodes: SalesEnquiryRow[];
  totalCount: number;
  totals: SalesTotals | null;
}

interface Order {
  field: SalesEnquirySortField;
  direction: 'ASC' | 'DESC';
}

const orderOf = (sort: SalesEnquirySort | null | undefined): Order =>
  sort ? { field: sort.field, direction: sort.direction } : { field: 'enquiredAt', direction: 'DESC' };

/** The sorted expressions; the indexes of migration 4 are on exactly these. */
const SORTED: Record<SalesEnquirySortField, { expression: string; type: string }> = {
  enquiredAt: { expression: 'e.enquired_at', type: 'timestamptz' },
  revenue: { expression: 'coalesce(e.revenue, 0)', type: 'numeric' },
  contribution: { expression: 'coalesce(e.contribution, 0)', type: 'numeric' },
};

function gridStatement(
  visibility: EnquiryVisibility,
  filter: GridFilter,
  order: Order,
  page: GridPage,
  bind: Bind,
): Statement {
  const { expression: sorted } = SORTED[order.field];
  const { conditions, shape } = conditionsOf(visibility, filter, bind);
  const where = [visibility.where, ...conditions].join(' AND ');
  const slice = sliceOf(order, page, bind);
  const summed = () => sumsOf(visibility, filter, where, bind);
  const search =
    filter.search &&
    searchOf(visibility, filter.search, { where, sorted, amongMany: looksAtMany(visibility, filter) }, bind);
  const rows = search
    ? `e.id = ANY (ARRAY(${search.page(slice.of)}))`
    : `${where} ${slice.of(sorted, 'e.id')}`;
  const variant = [visibility.name, order.field, order.direction, slice.shape, ...shape];
  return {
    // Rare mixtures are planned for their values; and there are too many of them to keep a plan for each.
    name:
      shape.length > 1 ? undefined : `enquiries ${[...variant, ...(search ? search.shape : [])].join(' ')}`,
    text: `WITH ${search ? `${search.parts},` : ''} page AS (SELECT e.* FROM sales_enquiry e WHERE ${rows}),
        sums AS (${search ? search.sums(summed) : summed()})
      SELECT json_build_object(
        'nodes', (SELECT coalesce(json_agg(${enquiryRow(visibility)}
            ORDER BY ${sorted} ${order.direction}, e.id ${order.direction}), '[]')
          FROM page e ${ROW_JOINS}),
        'totalCount', (SELECT enquiries FROM sums),
        'totals', (SELECT to_json(sums) FROM sums WHERE revenue IS NOT NULL)
      ) AS grid`,
  };
}

/** The end of the statement that lists rows: behind the cursor, in order, as many as a page holds and one. */
function sliceOf(order: Order, page: GridPage, bind: Bind) {
  const { type } = SORTED[order.field];
  const cursor = page.after ? decodeCursor(page.after, order) : null;
  const [value, lastId] = cursor ? cursor.map(bind) : [];
  // A plan that is made once for all values takes an unknown limit to be a tenth of the table.
  const usual = page.first === USUAL_PAGE;
  const limit = usual ? USUAL_PAGE + 1 : bind(page.first + 1);
  const offset = page.offset ? `OFFSET ${bind(page.offset)}` : '';
  const before = order.direction === 'DESC' ? '<' : '>';
  return {
    shape: `${cursor ? 'after' : page.offset ? 'offset' : 'first'}${usual ? ` ${USUAL_PAGE}` : ''}`,
    of: (sorted: string, id: string) => {
      const keyset = cursor && `AND (${sorted}, ${id}) ${before} (${value}::${type}, ${lastId}::integer)`;
      const orderBy = `${sorted} ${order.direction}, ${id} ${order.direction}`;
      return `${keyset ?? ''} ORDER BY ${orderBy} LIMIT ${limit} ${offset}`;
    },
  };
}

function encodeCursor(row: SalesEnquiryRow, { field }: Order): string {
  // The instant as PostgreSQL wrote it, to the microsecond.
  const value = field === 'enquiredAt' ? row.enquiredAt : (row[field] ?? 0);
  return Buffer.from(JSON.stringify([value, row.id])).toString('base64url');
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d:\d\d$/;

const lastId = z.number().int().min(1).max(2_147_483_647);
const instantCursor = z.tuple([z.string().regex(INSTANT), lastId]);
const moneyCursor = z.tuple([z.number().min(0).max(1e12), lastId]);

function decodeCursor(cursor: string, { field }: Order): [string | number, number] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor.slice(0, 200), 'base64url').toString());
    return (field === 'enquiredAt' ? instantCursor : moneyCursor).parse(value);
  } catch {
    throw badField('after', 'This is not a cursor of this list.');
  }
}
