import { z } from 'zod';
import { pageOffset } from '../../kits/lists/page.js';
import type { Statement } from '../../platform/database/database.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { contributionByYear, contributionOf, partners } from '../../totals/contribution.sql.js';
import { equivalentHours } from '../../totals/equivalent-hours.js';
import { type YearRow, yearsOfGiving } from '../../totals/years-of-giving.js';
import { PARTNER_CARD } from '../suppliers/partner-card.type.js';
import { SUSTAINABILITY } from '../suppliers/sustainability.js';
import { visible, visibleTo } from './impact-buyer.policy.js';
import type { ImpactReport } from './impact-report.type.js';

/** The key of a report: its id or its keyword (R144). */
export type BuyerKey = { id: number } | { urlKeyword: string };

/** The number of suppliers on a page. */
const PAGE = 24;

const PARTNERS = partners('impact-buyer', 'b.id');

const REPORT = `json_build_object(
  'id', b.id, 'name', b.name, 'status', b.status, 'urlKeyword', b.url_keyword, 'buyerType', b.buyer_type,
  'imageUrl', b.image_url, 'website', b.website, 'description', b.description, 'whoWeAre', b.who_we_are,
  'recentImpactStory', b.recent_impact_story,
  'goodCause', (SELECT json_build_object('id', g.id, 'name', g.name, 'imageUrl', g.image_url,
    'description', g.description) FROM good_cause g
    WHERE g.id = b.good_cause_id AND g.status = 'Approved & Live'),
  'contribution', ${contributionOf('impact-buyer', 'b.id')},
  'byYear', ${contributionByYear('impact-buyer', 'b.id')},
  'supplierCount', (SELECT count(*) FROM ${PARTNERS}),
  'suppliers', (SELECT coalesce(json_agg(json_build_object(${PARTNER_CARD}) ORDER BY s.given DESC, s.id), '[]')
    FROM (SELECT s.*, p.contribution AS given FROM ${PARTNERS}
      ORDER BY p.contribution DESC, p.supplier_id LIMIT ${PAGE} OFFSET $4::integer) s),
  'outcomes', (SELECT json_build_array(${SUSTAINABILITY.map(
    ({ column }) => `count(*) FILTER (WHERE s.${column})`,
  ).join(', ')}) FROM ${PARTNERS}),
  'supplierId', (SELECT s.id FROM supplier s WHERE s.id = b.supplier_id AND s.listed)
) AS report`;

const VISIBLE = visible('$2', '$3');
const BY_ID: Statement = {
  name: 'impact-report-by-id',
  text: `SELECT ${REPORT} FROM impact_buyer b WHERE b.id = $1 AND ${VISIBLE}`,
};
const BY_KEYWORD: Statement = {
  name: 'impact-report-by-keyword',
  text: `SELECT ${REPORT} FROM impact_buyer b WHERE lower(b.url_keyword) = lower($1) AND ${VISIBLE}`,
};

type Row = Omit<ImpactReport, 'equivalentHours' | 'byYear' | 'sustainability'> & {
  byYear: YearRow[];
  outcomes: number[];
};

/**
 * Returns the report of an impact buyer, or null if the caller may not see it: a Live Report, or any for its
 * own users and staff (A22, R144). Its suppliers are paged after `suppliersOffset`. One statement, from
 * rollups only.
 * @throws AppError BAD_USER_INPUT if the offset is too large
 */
export async function loadImpactReport(
  context: RequestContext,
  key: BuyerKey,
  suppliersOffset: number,
): Promise<ImpactReport | null> {
  const page = parseInput(z.object({ suppliersOffset: pageOffset() }), { suppliersOffset });
  const [statement, value] = 'id' in key ? [BY_ID, key.id] : [BY_KEYWORD, key.urlKeyword];
  const values = [value, ...visibleTo(context), page.suppliersOffset];
  const row = await context.app.database.readOne<{ report: Row }>(statement, values);
  if (!row) return null;
  const { outcomes, byYear, ...report } = row.report;
  return {
    ...report,
    equivalentHours: equivalentHours(report.contribution),
    byYear: yearsOfGiving(byYear),
    sustainability: SUSTAINABILITY.map(({ type }, index) => ({
      type,
      suppliers: outcomes[index] ?? 0,
    })).filter(({ suppliers }) => suppliers > 0),
  };
}
