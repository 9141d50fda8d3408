import type { Bind, EnquiryVisibility, RollupOwner } from './enquiry-visibility.js';
import type { GridFilter } from './sales-enquiry-grid.filter.js';

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
  // No rollup is kept of those that wait for a cause: they are few, and looked at one by one.
  if (filter.waitsForCause != null) return null;
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

/**
 * The columns `enquiries`, `revenue` and `contribution` of whatever has them and `progress`; what fell through counts,
 * but brings no money (A51).
 */
export const SUMS = (enquiries: string) => `coalesce(${enquiries}, 0) AS enquiries,
  coalesce(sum(revenue) FILTER (WHERE progress <> 'Fallen Through'), 0) AS revenue,
  coalesce(sum(contribution) FILTER (WHERE progress <> 'Fallen Through'), 0) AS contribution`;

/**
 * How many there are under the filter and what they come to, its search left out, as one row; `where` says the same
 * in rows. From a rollup wherever one knows: a few cells however many enquiries there are.
 */
export function sumsOf(visibility: EnquiryVisibility, filter: GridFilter, where: string, bind: Bind): string {
  const owner = ownerOf(visibility, filter);
  if (!owner || (hasFacets(filter) && !countsFacets(owner)))
    return `SELECT ${SUMS('count(*)')} FROM sales_enquiry e WHERE ${where}`;
  const conditions = [filter.archived ? 'archived' : 'NOT archived'];
  if (filter.progress?.length) conditions.push(`progress = ANY (${bind(filter.progress)}::text[])`);
  if (filter.year != null) conditions.push(`sales_year = ${bind(filter.year)}::smallint`);
  if (!hasFacets(filter)) {
    conditions.push(`scope = '${owner.scope}' AND owner_id = ${bind(owner.ownerId)}::integer`);
    return `SELECT ${SUMS('sum(enquiries)')} FROM sales_rollup WHERE ${conditions.join(' AND ')}`;
  }
  conditions.push(`good_cause_id = ${bind(owner.ownerId)}::integer`);
  if (filter.via?.length) conditions.push(`via = ANY (${bind(filter.via)}::text[])`);
  if (filter.emailState?.length) conditions.push(`email_state = ANY (${bind(filter.emailState)}::text[])`);
  if (filter.paidToGoodCause != null)
    conditions.push(`paid_to_good_cause = ${bind(filter.paidToGoodCause)}::boolean`);
  if (filter.actionNeeded != null) conditions.push(`action_needed = ${bind(filter.actionNeeded)}::boolean`);
  return `SELECT ${SUMS('sum(enquiries)')} FROM enquiry_facet_rollup WHERE ${conditions.join(' AND ')}`;
}

/** The number alone, as a scalar statement. */
export const countOf = (...asked: Parameters<typeof sumsOf>): string =>
  `SELECT enquiries FROM (${sumsOf(...asked)}) every`;
