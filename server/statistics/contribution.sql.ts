/** Whose contributions are summed up; the scopes of sales_rollup but that of all sales. */
export type ContributionScope = 'supplier' | 'impact-buyer' | 'good-cause';

/**
 * Whether the contribution of rollup row `r` counts: sales that fell through bring nothing (A46), archived ones have
 * brought what they brought (A62).
 */
export const COUNTS = "r.progress <> 'Fallen Through'";

/** Dollars of contribution of `owner`, an expression for its id. From the rollup alone. */
export const contributionOf = (scope: ContributionScope, owner: string) => `coalesce((
  SELECT sum(r.contribution) FROM sales_rollup r
  WHERE r.scope = '${scope}' AND r.owner_id = ${owner} AND ${COUNTS}), 0)::float8`;

/** The years in which `owner` had any, oldest first, as JSON: `{year, contribution, sales}`. */
export const contributionByYear = (scope: ContributionScope, owner: string) => `(
  SELECT coalesce(json_agg(y ORDER BY y.year), '[]') FROM (
    SELECT r.sales_year AS year, sum(r.contribution) FILTER (WHERE ${COUNTS}) AS contribution,
      coalesce(sum(r.enquiries) FILTER (WHERE r.progress = 'Completed'), 0) AS sales
    FROM sales_rollup r WHERE r.scope = '${scope}' AND r.owner_id = ${owner}
    GROUP BY r.sales_year HAVING sum(r.contribution) FILTER (WHERE ${COUNTS}) > 0) y)`;

/** Listed suppliers with completed sales through a buyer or for a cause, as `p` and `s`. */
export const partners = (scope: Exclude<ContributionScope, 'supplier'>, owner: string) => `
  partner_rollup p JOIN supplier s ON s.id = p.supplier_id AND s.listed
  WHERE p.scope = '${scope}' AND p.owner_id = ${owner} AND p.sales > 0`;
