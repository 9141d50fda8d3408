import sql, { raw, type Sql } from 'sql-template-tag';
import { all, is, isOneOf } from '../../kits/lists/conditions.js';
import type { EnquiryVisibility, RollupOwner } from './enquiry-visibility.js';
import { archivedOnes, type GridFilter } from './sales-enquiry-grid.filter.js';

/**
 * Returns true if a filter has conditions beyond owner, year, progress and archive, which are all that the
 * totals of owners have.
 */
const hasFacets = (filter: GridFilter) =>
  Boolean(filter.via?.length || filter.emailState?.length) ||
  filter.paidToGoodCause != null ||
  filter.actionNeeded != null;

/** Returns the records that a filter names, as in the rollup. */
const ownersOf = ({ supplierId, impactBuyerId, goodCauseId }: GridFilter): RollupOwner[] => [
  ...(supplierId ? [{ scope: 'supplier' as const, ownerId: supplierId }] : []),
  ...(impactBuyerId ? [{ scope: 'impact-buyer' as const, ownerId: impactBuyerId }] : []),
  ...(goodCauseId ? [{ scope: 'good-cause' as const, ownerId: goodCauseId }] : []),
];

/**
 * Returns the single owner of the enquiries that match the filter, if a rollup row has it. Null for a
 * combination, as when a supplier filters by another record than its own.
 */
function ownerOf({ owner: own }: EnquiryVisibility, filter: GridFilter): RollupOwner | null {
  // Rollups have no counts of the few enquiries without a cause, by ids, by single columns or by ids in
  // other systems: these rows are read one by one.
  if (filter.waitsForCause != null || filter.ids || filter.columns?.length || filter.externalRef) return null;
  const [owner, ...others] = ownersOf(filter);
  if (!owner) return own;
  const isOwn = owner.scope === own?.scope && owner.ownerId === own.ownerId;
  return others.length === 0 && (own?.scope === 'all' || isOwn) ? owner : null;
}

const countsFacets = ({ scope }: RollupOwner) => scope === 'all' || scope === 'good-cause';

/** Returns true if very many enquiries may match, and a rollup has their number. */
export function looksAtMany(visibility: EnquiryVisibility, filter: GridFilter): boolean {
  const owner = ownerOf(visibility, filter);
  return owner !== null && countsFacets(owner);
}

/**
 * The sums over rows with amounts and `progress`. Sales that have fallen through are counted, without their
 * money (A51).
 */
const SUMS = (enquiries: Sql) => sql`coalesce(${enquiries}, 0) AS enquiries,
  coalesce(sum(revenue) FILTER (WHERE progress <> 'Fallen Through'), 0) AS revenue,
  coalesce(sum(contribution) FILTER (WHERE progress <> 'Fallen Through'), 0) AS contribution`;

/** The columns `enquiries`, `revenue` and `contribution` over enquiries. */
export const COUNTED = SUMS(sql`count(*)`);
/** The same columns over the parts of a rollup. */
const SUMMED = SUMS(sql`sum(enquiries)`);

/**
 * Returns the statement for the number and totals under the filter, without its search, as one row. `where`
 * is the same filter as a condition on rows. It reads a few rollup parts if possible, regardless of the
 * number of enquiries.
 */
export function sumsOf(visibility: EnquiryVisibility, filter: GridFilter, where: Sql): Sql {
  const owner = ownerOf(visibility, filter);
  if (!owner || (hasFacets(filter) && !countsFacets(owner)))
    return sql`SELECT ${COUNTED} FROM sales_enquiry e WHERE ${where}`;
  const { ownerId } = owner;
  const conditions = [
    ...archivedOnes(filter, sql`archived`),
    ...isOneOf(sql`progress`, filter.progress),
    ...is(sql`sales_year`, filter.year, sql`smallint`),
  ];
  if (!hasFacets(filter))
    return sql`SELECT ${SUMMED} FROM (${salesParts(owner)}) parts WHERE ${all(conditions)}`;
  conditions.push(
    ...isOneOf(sql`via`, filter.via),
    ...isOneOf(sql`email_state`, filter.emailState),
    ...is(sql`paid_to_good_cause`, filter.paidToGoodCause, sql`boolean`),
    ...is(sql`action_needed`, filter.actionNeeded, sql`boolean`),
  );
  return sql`SELECT ${SUMMED} FROM (${facetParts(ownerId)}) parts WHERE ${all(conditions)}`;
}

const CELL = raw('sales_year, progress, archived, enquiries, revenue, contribution');
const FACETS = sql`${CELL}, via, email_state, paid_to_good_cause, action_needed`;
const OWNER_COLUMNS = {
  supplier: raw('supplier_id'),
  'impact-buyer': raw('impact_buyer_id'),
  'good-cause': raw('good_cause_id'),
} as const;

/**
 * Returns the parts of the cells of sales_rollup: those already folded in and those that are not. Adding them
 * up at once, not for each cell first, saves a tenth of the time of a page.
 */
function salesParts({ scope, ownerId }: RollupOwner): Sql {
  const changed = scope === 'all' ? sql`true` : sql`${OWNER_COLUMNS[scope]} = ${ownerId}::integer`;
  return sql`SELECT ${CELL} FROM sales_total WHERE scope = ${raw(`'${scope}'`)} AND owner_id = ${ownerId}::integer
    UNION ALL SELECT ${CELL} FROM enquiry_change WHERE ${changed}`;
}

/** Returns the same parts of enquiry_facet_rollup. Cause 0 stands for all causes. */
const facetParts = (causeId: number): Sql =>
  sql`SELECT ${FACETS} FROM enquiry_facet_total WHERE good_cause_id = ${causeId}::integer
    UNION ALL SELECT ${FACETS} FROM enquiry_change WHERE ${causeId}::integer IN (0, good_cause_id)`;

/** Returns only the number, as a scalar statement. */
export const countOf = (...args: Parameters<typeof sumsOf>): Sql =>
  sql`SELECT enquiries FROM (${sumsOf(...args)}) every`;
