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

/** True when the filter leaves all enquiries of all owners to be looked at. */
export const looksAtAll = (visibility: EnquiryVisibility, filter: GridFilter) =>
  visibility.owner?.scope === 'all' && ownersOf(filter).length === 0;

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
  const owners = ownersOf(filter);
  const conditions = [filter.archived ? 'archived' : 'NOT archived'];
  if (filter.progress?.length) conditions.push(`progress = ANY (${bind(filter.progress)}::text[])`);
  if (filter.year != null) conditions.push(`sales_year = ${bind(filter.year)}::smallint`);
  if (hasFacets(filter) && looksAtAll(visibility, filter)) {
    if (filter.via?.length) conditions.push(`via = ANY (${bind(filter.via)}::text[])`);
    if (filter.emailState?.length) conditions.push(`email_state = ANY (${bind(filter.emailState)}::text[])`);
    if (filter.paidToGoodCause != null)
      conditions.push(`paid_to_good_cause = ${bind(filter.paidToGoodCause)}::boolean`);
    if (filter.actionNeeded != null) conditions.push(`action_needed = ${bind(filter.actionNeeded)}::boolean`);
    return `SELECT coalesce(sum(enquiries), 0) FROM enquiry_facet_rollup WHERE ${conditions.join(' AND ')}`;
  }
  // A supplier that filters by another record asks for a mixture that no rollup row holds.
  const owner = owners[0] ?? visibility.owner;
  const mixed = owners.length > 1 || (owners.length === 1 && visibility.owner?.scope !== 'all');
  if (!owner || !visibility.owner || mixed || hasFacets(filter))
    return `SELECT count(*) FROM sales_enquiry e WHERE ${where}`;
  conditions.push(`scope = '${owner.scope}' AND owner_id = ${bind(owner.ownerId)}::integer`);
  return `SELECT coalesce(sum(enquiries), 0) FROM sales_rollup WHERE ${conditions.join(' AND ')}`;
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
