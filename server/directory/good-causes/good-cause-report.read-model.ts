import { z } from 'zod';
import { pageOffset } from '../../kits/lists/page.js';
import type { Statement } from '../../platform/database/database.js';
import { parseInput, recordId } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { contributionByYear, contributionOf, partners } from '../../totals/contribution.sql.js';
import { type YearRow, yearsOfGiving } from '../../totals/years-of-giving.js';
import { BUYER_CARD, buyerCard } from '../impact-buyers/impact-buyers.read-model.js';
import { PARTNER_CARD } from '../suppliers/partner-card.type.js';
import { seesAllFields } from './good-cause.policy.js';
import type { GoodCauseReport } from './good-cause-report.type.js';
import { CAUSE_COLUMNS, type CauseRow, causeWithHours } from './good-causes.read-model.js';

/** The number of buyers and of suppliers on a page. */
const PAGE = 24;

const inputSchema = z.object({ id: recordId, buyersOffset: pageOffset(), suppliersOffset: pageOffset() });

/** The id of the good cause, and the numbers of buyers and suppliers to skip. */
export type ReportPage = z.input<typeof inputSchema>;

const PARTNERS = partners('good-cause', 'g.id');
const BUYERS = "impact_buyer b WHERE b.good_cause_id = g.id AND b.status = 'Live Report'";

const REPORT: Statement = {
  name: 'good-cause-report',
  text: `SELECT json_build_object(
    'goodCause', (SELECT to_json(c) FROM (SELECT ${CAUSE_COLUMNS}) c),
    'byYear', ${contributionByYear('good-cause', 'g.id')},
    'buyerCount', (SELECT count(*) FROM ${BUYERS}),
    'buyers', (SELECT coalesce(json_agg(${BUYER_CARD} ORDER BY b.given DESC, b.id), '[]') FROM (
      SELECT b.*, ${contributionOf('impact-buyer', 'b.id')} AS given FROM ${BUYERS}
      ORDER BY given DESC, b.id LIMIT ${PAGE} OFFSET $3::integer) b),
    'supplierCount', (SELECT count(*) FROM ${PARTNERS}),
    'suppliers', (SELECT coalesce(json_agg(json_build_object(
        'supplier', json_build_object(${PARTNER_CARD}), 'contribution', s.given) ORDER BY s.given DESC, s.id), '[]')
      FROM (SELECT s.*, p.contribution AS given FROM ${PARTNERS}
        ORDER BY p.contribution DESC, p.supplier_id LIMIT ${PAGE} OFFSET $4::integer) s)) AS report
    FROM good_cause g WHERE g.id = $1 AND (g.status = 'Approved & Live' OR $2::boolean)`,
};

type Row = Omit<GoodCauseReport, 'goodCause' | 'byYear'> & { goodCause: CauseRow; byYear: YearRow[] };

/**
 * Returns the contributions to a good cause by year, buyer and supplier, or null if the caller may not see it
 * (R109, C027). Buyers and suppliers are paged, highest contribution first. One statement, from rollups only.
 * @throws AppError BAD_USER_INPUT if the id is invalid or an offset is too large
 */
export async function loadGoodCauseReport(
  context: RequestContext,
  page: ReportPage,
): Promise<GoodCauseReport | null> {
  const { id, buyersOffset, suppliersOffset } = parseInput(inputSchema, page);
  const values = [id, seesAllFields(context, id), buyersOffset, suppliersOffset];
  const row = await context.app.database.readOne<{ report: Row }>(REPORT, values);
  if (!row) return null;
  const { goodCause, byYear, buyers, ...report } = row.report;
  return {
    ...report,
    goodCause: causeWithHours(goodCause),
    byYear: yearsOfGiving(byYear),
    buyers: buyers.map(buyerCard),
  };
}
