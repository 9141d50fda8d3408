import type { Database, Statement } from '../../platform/database/database.js';
import { COUNTS } from '../../totals/contribution.sql.js';
import { equivalentHours } from '../../totals/equivalent-hours.js';
import type { ImpactSummary } from './impact-summary.type.js';

/**
 * `counted` is the contribution of all sales, `chosen` the part for any cause, `listed` the part for public
 * causes. No contribution is negative, so each includes the next. If staff set a total below `counted`, the
 * contributions outside are not shown.
 */
const SUMMARY: Statement = {
  name: 'impact-summary',
  text: `
    SELECT coalesce(staff.total, sales.counted)::float8 AS contributions,
      CASE WHEN staff.total < sales.counted THEN NULL ELSE json_build_object(
        'awaitingCause', sales.counted - sales.chosen,
        'unlistedCauses', sales.chosen - sales.listed) END AS "outsideListedCauses",
      sales.completed AS "completedSales",
      coalesce((SELECT general FROM listing_rollup WHERE place = '' AND kind = 'all'), 0) AS "supplierCount",
      (SELECT count(*)::integer FROM impact_buyer WHERE status = 'Live Report') AS "impactBuyerCount",
      (SELECT count(*)::integer FROM good_cause WHERE status = 'Approved & Live') AS "goodCauseCount"
    FROM (SELECT nullif(max(contributions), 0) AS total FROM settings) staff,
      (SELECT
        coalesce(sum(r.contribution) FILTER (WHERE r.scope = 'all' AND ${COUNTS}), 0) AS counted,
        coalesce(sum(r.contribution) FILTER (WHERE r.scope = 'good-cause' AND ${COUNTS}), 0) AS chosen,
        coalesce(sum(r.contribution) FILTER (WHERE g.status = 'Approved & Live' AND ${COUNTS}), 0) AS listed,
        coalesce(sum(r.enquiries) FILTER (WHERE r.scope = 'all' AND r.progress = 'Completed'), 0)::integer AS completed
      FROM sales_rollup r LEFT JOIN good_cause g ON r.scope = 'good-cause' AND g.id = r.owner_id
      WHERE r.scope IN ('all', 'good-cause')) sales`,
};

const NOTHING = {
  contributions: 0,
  outsideListedCauses: null,
  completedSales: 0,
  supplierCount: 0,
  impactBuyerCount: 0,
  goodCauseCount: 0,
};

/** Returns the impact of all sales so far, from rollups alone (A113, R280). */
export async function loadImpactSummary(database: Database): Promise<ImpactSummary> {
  const found = (await database.readOne<Omit<ImpactSummary, 'communityHours'>>(SUMMARY)) ?? NOTHING;
  return { ...found, communityHours: equivalentHours(found.contributions) };
}
