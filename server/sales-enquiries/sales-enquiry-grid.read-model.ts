import { z } from 'zod';
import type { Statement } from '../platform/database/database.js';
import { badField, badInput, forbidden } from '../platform/errors.js';
import { parseInput, recordId, text } from '../platform/input.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import {
  type Bind,
  type EnquiryVisibility,
  enquiryVisibility,
  type RollupOwner,
} from './enquiry-visibility.js';
import type { SalesEnquiryFilter, SalesEnquirySort, SalesEnquirySortField } from './sales-enquiry.inputs.js';
import { enquiryScopeOf } from './sales-enquiry.policy.js';
import type { SalesEnquiryConnection, SalesEnquiryRow, SalesTotals } from './sales-enquiry-grid.type.js';
import { enquiryRow, ROW_JOINS } from './sales-enquiry-row.sql.js';
import { searchOf } from './sales-enquiry-search.sql.js';

const MAX_PAGE = 500;
const MAX_OFFSET = 10_000_000;
const MAX_CHOICES = 20;

const filterSchema = z.object({
  search: text(100).nullish(),
  progress: z.array(z.string()).max(MAX_CHOICES).nullish(),
  via: z.array(z.string()).max(MAX_CHOICES).nullish(),
  emailState: z.array(z.string()).max(MAX_CHOICES).nullish(),
  year: z.number().int().min(2000, 'No such year.').max(2100, 'No such year.').nullish(),
  supplierId: recordId.nullish(),
  impactBuyerId: recordId.nullish(),
  goodCauseId: recordId.nullish(),
  paidToGoodCause: z.boolean().nullish(),
  actionNeeded: z.boolean().nullish(),
  archived: z.boolean().nullish(),
});
type Filter = z.output<typeof filterSchema>;

const pageSchema = z.object({
  first: z.number().int().min(1, 'At least 1.').max(MAX_PAGE, `At most ${MAX_PAGE} at a time.`),
  offset: z.number().int().min(0, 'At least 0.').max(MAX_OFFSET, `At most ${MAX_OFFSET}.`).nullish(),
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
 * One page of the enquiries that the caller may see, with the count under this filter and the sums
 * over all of theirs. One statement; counts and sums come from the rollup where the filter allows.
 * @throws AppError BAD_USER_INPUT for a filter, page or cursor that cannot be used, FORBIDDEN for a
 *   staff filter of anyone else
 */
export async function listSalesEnquiries(
  context: RequestContext,
  filterGiven: SalesEnquiryFilter | null | undefined,
  sort: SalesEnquirySort | null | undefined,
  pageGiven: GridPage,
): Promise<SalesEnquiryConnection> {
  const filter = parseInput(filterSchema, filterGiven ?? {});
  const page = { ...parseInput(pageSchema, pageGiven), after: pageGiven.after };
  if (page.after && page.offset) throw badInput('Give either after or offset, not both.');
  const user = userOf(context);
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const scope = user && enquiryScopeOf(user);
  if (!scope?.admin && (filter.paidToGoodCause != null || filter.actionNeeded != null)) throw forbidden();
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
  totals: SalesTotals;
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
  filter: Filter,
  order: Order,
  page: GridPage,
  bind: Bind,
): Statement {
  const { expression, type } = SORTED[order.field];
  const { conditions, shape } = conditionsOf(filter, bind);
  const where = [visibility.where, ...conditions].join(' AND ');
  const search = filter.search ? searchOf(visibility, filter.search, bind) : null;
  const matching = search && `matching AS MATERIALIZED (${search.ids(where, expression)}),`;
  const sorted = search ? 'm.sorted' : expression;
  const id = search ? 'm.id' : 'e.id';
  let keyset = '';
  if (page.after) {
    const [value, lastId] = decodeCursor(page.after, order);
    keyset = `AND (${sorted}, ${id}) ${order.direction === 'DESC' ? '<' : '>'} (${bind(value)}::${type}, ${bind(lastId)}::integer)`;
  }
  const offset = page.offset ? `OFFSET ${bind(page.offset)}` : '';
  const slice = `${keyset} ORDER BY ${sorted} ${order.direction}, ${id} ${order.direction} LIMIT ${bind(page.first + 1)} ${offset}`;
  const rows = search
    ? `e.id = ANY (ARRAY(SELECT m.id FROM matching m WHERE true ${slice}))`
    : `${where} ${slice}`;
  const counted = search
    ? 'SELECT count(*) FROM matching'
    : (rollupCount(visibility, filter, bind) ?? `SELECT count(*) FROM sales_enquiry e WHERE ${where}`);
  const paging = page.after ? 'after' : page.offset ? 'offset' : 'first';
  const variant = [visibility.name, order.field, order.direction, paging, ...shape, ...(search?.shape ?? [])];
  return {
    name: `enquiries ${variant.join(' ')}`,
    text: `WITH ${matching ?? ''} page AS (SELECT e.* FROM sales_enquiry e WHERE ${rows})
      SELECT json_build_object(
        'nodes', (SELECT coalesce(json_agg(${enquiryRow(visibility)}
            ORDER BY ${expression} ${order.direction}, e.id ${order.direction}), '[]')
          FROM page e ${ROW_JOINS}),
        'totalCount', (${counted}),
        'totals', (${totalsOf(visibility, bind)})
      ) AS grid`,
  };
}

interface Conditions {
  conditions: string[];
  /** Names the filters present, for the statement's name. */
  shape: string[];
}

function conditionsOf(filter: Filter, bind: Bind): Conditions {
  const conditions = [filter.archived ? 'e.archived_at IS NOT NULL' : 'e.archived_at IS NULL'];
  const shape: string[] = filter.archived ? ['archived'] : [];
  const oneOf = (name: string, column: string, chosen: string[] | null | undefined) => {
    if (!chosen?.length) return;
    const [only] = chosen;
    conditions.push(
      chosen.length === 1
        ? `e.${column} = ${bind(only)}::text`
        : `e.${column} = ANY (${bind(chosen)}::text[])`,
    );
    shape.push(chosen.length === 1 ? name : `${name}s`);
  };
  const is = (name: string, column: string, value: unknown, type: string) => {
    if (value === null || value === undefined) return;
    conditions.push(`e.${column} = ${bind(value)}::${type}`);
    shape.push(name);
  };
  oneOf('progress', 'progress', filter.progress);
  oneOf('via', 'via', filter.via);
  oneOf('email', 'email_state', filter.emailState);
  is('year', 'sales_year', filter.year, 'smallint');
  is('supplier', 'supplier_id', filter.supplierId, 'integer');
  is('buyer', 'impact_buyer_id', filter.impactBuyerId, 'integer');
  is('cause', 'good_cause_id', filter.goodCauseId, 'integer');
  is('paid', 'paid_to_good_cause', filter.paidToGoodCause, 'boolean');
  if (filter.actionNeeded != null) {
    // Written out, so that the planner knows the partial index to fit.
    conditions.push(filter.actionNeeded ? 'e.action_needed' : 'NOT e.action_needed');
    shape.push(filter.actionNeeded ? 'action' : 'no-action');
  }
  return { conditions, shape };
}

/** The count from the rollup, where the filter is one that it knows; else null. */
function rollupCount(visibility: EnquiryVisibility, filter: Filter, bind: Bind): string | null {
  const owners: RollupOwner[] = [
    ...(filter.supplierId ? [{ scope: 'supplier' as const, ownerId: filter.supplierId }] : []),
    ...(filter.impactBuyerId ? [{ scope: 'impact-buyer' as const, ownerId: filter.impactBuyerId }] : []),
    ...(filter.goodCauseId ? [{ scope: 'good-cause' as const, ownerId: filter.goodCauseId }] : []),
  ];
  const others = [filter.search, filter.via?.length, filter.emailState?.length];
  if (others.some(Boolean) || filter.paidToGoodCause != null || filter.actionNeeded != null) return null;
  if (!visibility.owner || owners.length > 1) return null;
  // A supplier that filters by another record asks for a mixture that no rollup row holds.
  if (owners.length === 1 && visibility.owner.scope !== 'all') return null;
  const { scope, ownerId } = owners[0] ?? visibility.owner;
  const conditions = [
    `scope = '${scope}' AND owner_id = ${bind(ownerId)}::integer`,
    filter.archived ? 'archived' : 'NOT archived',
  ];
  if (filter.progress?.length) conditions.push(`progress = ANY (${bind(filter.progress)}::text[])`);
  if (filter.year != null) conditions.push(`sales_year = ${bind(filter.year)}::smallint`);
  return `SELECT coalesce(sum(enquiries), 0) FROM sales_rollup WHERE ${conditions.join(' AND ')}`;
}

const SUMS = (enquiries: string) => `json_build_object(
  'enquiries', coalesce(${enquiries}, 0),
  'revenue', coalesce(sum(revenue) FILTER (WHERE progress <> 'Fallen Through'), 0),
  'contribution', coalesce(sum(contribution) FILTER (WHERE progress <> 'Fallen Through'), 0))`;

/** Sums over all that the viewer sees; archived sales count, since nothing is undone by archiving. */
function totalsOf(visibility: EnquiryVisibility, bind: Bind): string {
  if (!visibility.owner) return `SELECT ${SUMS('count(*)')} FROM sales_enquiry e WHERE ${visibility.where}`;
  const { scope, ownerId } = visibility.owner;
  return `SELECT ${SUMS('sum(enquiries)')} FROM sales_rollup
    WHERE scope = '${scope}' AND owner_id = ${bind(ownerId)}::integer`;
}

function encodeCursor(row: SalesEnquiryRow, { field }: Order): string {
  // The instant as PostgreSQL wrote it, to the microsecond.
  const value = field === 'enquiredAt' ? row.enquiredAt : (row[field] ?? 0);
  return Buffer.from(JSON.stringify([value, row.id])).toString('base64url');
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d:\d\d$/;

function decodeCursor(cursor: string, { field }: Order): [string | number, number] {
  const schema = z.tuple([
    field === 'enquiredAt' ? z.string().regex(INSTANT) : z.number().min(0).max(1e12),
    z.number().int().min(1).max(2_147_483_647),
  ]);
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor.slice(0, 200), 'base64url').toString()));
  } catch {
    throw badField('after', 'This is not a cursor of this list.');
  }
}
