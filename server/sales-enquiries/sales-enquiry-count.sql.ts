import sql, { raw, type Sql } from 'sql-template-tag';
import { all, is, isOneOf } from '../platform/lists/conditions.js';
import type { EnquiryVisibility, RollupOwner } from './enquiry-visibility.js';
import { archivedOnes, type GridFilter } from './sales-enquiry-grid.filter.js';

/** What a filter asks for beyond owner, year, progress and archive, which is all that owners' totals know. */
const hasFacets = (filter: GridFilter) =>
  Boolean(filter.via?.length || filter.emailState?.length) ||
  filter.paidToGoodCause != null ||
  filter.actionNeeded != null;

/** The records that a filter is for, as the rollup knows them. */
const ownersOf = ({ supplierId, impactBuyerId, goodCauseId }: GridFilter): RollupOwner[] => [
  ...(supplierId ? [{ scope: 'supplier' as const, ownerId: supplierId }] : []),
  ...(impactBuyerId ? [{ scope: 'impact-buyer' as const, ownerId: impactBuyerId }] : []),
  ...(goodCauseId ? [{ scope: 'good-cause' as const, ownerId: goodCauseId }] : []),
];

/**
 * Whose enquiries the filter leaves to be looked at, where one rollup row knows: a supplier that filters
 * by another record than its own asks for a mixture.
 */
function ownerOf({ owner: own }: EnquiryVisibility, filter: GridFilter): RollupOwner | null {
  // No rollup is kept of those that wait for a cause, which are few, nor of single columns: they are looked at one by one.
  if (filter.waitsForCause != null || filter.columns?.length) return null;
  const [owner, ...others] = ownersOf(filter);
  if (!owner) return own;
  const isOwn = owner.scope === own?.scope && owner.ownerId === own.ownerId;
  return others.length === 0 && (own?.scope === 'all' || isOwn) ? owner : null;
}

const countsFacets = ({ scope }: RollupOwner) => scope === 'all' || scope === 'good-cause';

/** True when very many enquiries may be left, and a rollup knows how many. */
export function looksAtMany(visibility: EnquiryVisibility, filter: GridFilter): boolean {
  const owner = ownerOf(visibility, filter);
  return owner !== null && countsFacets(owner);
}

/** Columns of whatever has amounts and `progress`; what fell through counts, but brings no money (A51). */
const SUMS = (enquiries: Sql) => sql`coalesce(${enquiries}, 0) AS enquiries,
  coalesce(sum(revenue) FILTER (WHERE progress <> 'Fallen Through'), 0) AS revenue,
  coalesce(sum(contribution) FILTER (WHERE progress <> 'Fallen Through'), 0) AS contribution`;

/** The columns `enquiries`, `revenue` and `contribution` over enquiries. */
export const COUNTED = SUMS(sql`count(*)`);
/** The same over the parts of a rollup. */
const SUMMED = SUMS(sql`sum(enquiries)`);

/**
 * How many there are under the filter and what they come to, its search left out, as one row; `where` says the same
 * in rows. From a rollup wherever one knows: a few parts however many enquiries there are.
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
 * What the cells of sales_rollup are made of: what has been folded in, and what has not yet. Summing them up at once,
 * not each cell first, spares a page of the list a tenth of its time.
 */
function salesParts({ scope, ownerId }: RollupOwner): Sql {
  const changed = scope === 'all' ? sql`true` : sql`${OWNER_COLUMNS[scope]} = ${ownerId}::integer`;
  return sql`SELECT ${CELL} FROM sales_total WHERE scope = ${raw(`'${scope}'`)} AND owner_id = ${ownerId}::integer
    UNION ALL SELECT ${CELL} FROM enquiry_change WHERE ${changed}`;
}

/** The same of enquiry_facet_rollup, whose cause 0 stands for all. */
const facetParts = (causeId: number): Sql =>
  sql`SELECT ${FACETS} FROM enquiry_facet_total WHERE good_cause_id = ${causeId}::integer
    UNION ALL SELECT ${FACETS} FROM enquiry_change WHERE ${causeId}::integer IN (0, good_cause_id)`;

/** The number alone, as a scalar statement. */
export const countOf = (...asked: Parameters<typeof sumsOf>): Sql =>
  sql`SELECT enquiries FROM (${sumsOf(...asked)}) every`;
