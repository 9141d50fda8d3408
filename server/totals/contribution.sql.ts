import { raw } from 'sql-template-tag';

/** The kind of owner of contributions: the scopes of sales_rollup, except that of all sales. */
export type ContributionScope = 'supplier' | 'impact-buyer' | 'good-cause';

/**
 * The condition that the contribution of rollup row `r` counts. Sales that have fallen through bring nothing
 * (A46); archived ones keep their contribution (A62).
 */
export const COUNTS = "r.progress <> 'Fallen Through'";

/**
 * Returns the contribution of `owner` in dollars, from the rollup alone. `owner` is an expression for its id.
 */
export const contributionOf = (scope: ContributionScope, owner: string) => `coalesce((
  SELECT sum(r.contribution) FROM sales_rollup r
  WHERE r.scope = '${scope}' AND r.owner_id = ${owner} AND ${COUNTS}), 0)::float8`;

/**
 * Returns the years in which `owner` had contributions, oldest first, as JSON: `{year, contribution, sales}`.
 */
export const contributionByYear = (scope: ContributionScope, owner: string) => `(
  SELECT coalesce(json_agg(y ORDER BY y.year), '[]') FROM (
    SELECT r.sales_year AS year, sum(r.contribution) FILTER (WHERE ${COUNTS}) AS contribution,
      coalesce(sum(r.enquiries) FILTER (WHERE r.progress = 'Completed'), 0) AS sales
    FROM sales_rollup r WHERE r.scope = '${scope}' AND r.owner_id = ${owner}
    GROUP BY r.sales_year HAVING sum(r.contribution) FILTER (WHERE ${COUNTS}) > 0) y)`;

/** Returns the listed suppliers with completed sales to a buyer or for a cause, as `p` and `s`. */
export const partners = (scope: Exclude<ContributionScope, 'supplier'>, owner: string) => `
  partner_rollup p JOIN supplier s ON s.id = p.supplier_id AND s.listed
  WHERE p.scope = '${scope}' AND p.owner_id = ${owner} AND p.sales > 0`;

/** Returns the totals of all enquiries of `owner`, for a single record, from the rollup alone. */
export function rolledUpOf(scope: ContributionScope, owner: string) {
  const sumOf = (column: string, condition: string) =>
    raw(`(SELECT coalesce(sum(r.${column}), 0)::float8 FROM sales_rollup r
    WHERE r.scope = '${scope}' AND r.owner_id = ${owner} AND ${condition})`);
  return { enquiries: sumOf('enquiries', 'true'), revenue: sumOf('revenue', COUNTS) };
}

/**
 * Returns the same totals as columns of a list: those of all owners at once, including changes that are not
 * folded in yet, for lists that are sorted or summed up by them. `link` is the column of an enquiry that
 * names the owner.
 */
export function totalsOf(scope: ContributionScope, link: string, owner: string) {
  const join = raw(`LEFT JOIN owner_total total ON total.scope = '${scope}' AND total.owner_id = ${owner}
  LEFT JOIN (
    SELECT c.${link}, sum(c.enquiries) AS enquiries,
      sum(c.revenue) FILTER (WHERE c.progress <> 'Fallen Through') AS revenue,
      sum(c.contribution) FILTER (WHERE c.progress <> 'Fallen Through') AS contribution
    FROM enquiry_change c GROUP BY c.${link}) recent ON recent.${link} = ${owner}`);
  return (column: 'enquiries' | 'revenue' | 'contribution') =>
    ({
      kind: 'number',
      value: raw(`(coalesce(total.${column}, 0) + coalesce(recent.${column}, 0))`),
      join,
    }) as const;
}
