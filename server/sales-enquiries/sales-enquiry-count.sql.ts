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
 * How many there are under the filter, its search left out, as a scalar statement; `where` says the
 * same in rows. From a rollup wherever one knows: a few cells however many enquiries there are.
 */
export function countOf(
  visibility: EnquiryVisibility,
  filter: GridFilter,
  where: string,
  bind: Bind,
): string {
  const owner = ownerOf(visibility, filter);
  if (!owner || (hasFacets(filter) && !countsFacets(owner)))
    return `SELECT count(*) FROM sales_enquiry e WHERE ${where}`;
  const conditions = [filter.archived ? 'archived' : 'NOT archived'];
  if (filter.progress?.length) conditions.push(`progress = ANY (${bind(filter.progress)}::text[])`);
  if (filter.year != null) conditions.push(`sales_year = ${bind(filter.year)}::smallint`);
  if (!hasFacets(filter)) {
    conditions.push(`scope = '${owner.scope}' AND owner_id = ${bind(owner.ownerId)}::integer`);
    return `SELECT coalesce(sum(enquiries), 0) FROM sales_rollup WHERE ${conditions.join(' AND ')}`;
  }
  conditions.push(`good_cause_id = ${bind(owner.ownerId)}::integer`);
  if (filter.via?.length) conditions.push(`via = ANY (${bind(filter.via)}::text[])`);
  if (filter.emailState?.length) conditions.push(`email_state = ANY (${bind(filter.emailState)}::text[])`);
  if (filter.paidToGoodCause != null)
    conditions.push(`paid_to_good_cause = ${bind(filter.paidToGoodCause)}::boolean`);
  if (filter.actionNeeded != null) conditions.push(`action_needed = ${bind(filter.actionNeeded)}::boolean`);
  return `SELECT coalesce(sum(enquiries), 0) FROM enquiry_facet_rollup WHERE ${conditions.join(' AND ')}`;
}

const SUMS = (enquiries: string) => `json_build_object(
  'enquiries', coalesce(${enquiries}, 0),
  'revenue', coalesce(sum(revenue) FILTER (WHERE progress <> 'Fallen Through'), 0),
  'contribution', coalesce(sum(contribution) FILTER (WHERE progress <> 'Fallen Through'), 0))`;

/** Sums over all that the viewer sees; archived sales count, since nothing is undone by archiving. */
export function totalsOf(visibility: EnquiryVisibility, bind: Bind): string {
  if (!visibility.owner) return `SELECT ${SUMS('count(*)')} FROM sales_enquiry e WHERE ${visibility.where}`;
  const { scope, ownerId } = visibility.owner;
  return `SELECT ${SUMS('sum(enquiries)')} FROM sales_rollup
    WHERE scope = '${scope}' AND owner_id = ${bind(ownerId)}::integer`;
}
