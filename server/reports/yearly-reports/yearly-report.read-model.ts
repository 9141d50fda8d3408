import sql, { type Sql } from 'sql-template-tag';
import type { Selection } from '../../platform/database/selection.js';
import { prepared } from '../../platform/database/sql.js';
import { badField } from '../../platform/errors.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { enquiryVisibility } from '../../sales/sales-enquiries/enquiry-visibility.js';
import { enquiryScopeOf } from '../../sales/sales-enquiries/sales-enquiry.policy.js';
import { periodOf } from '../statistics/period.js';
import { allMonths, columnsCalled, panelOf } from '../statistics/sales-panel.js';
import { panelSql } from '../statistics/sales-panel.sql.js';
import type { SalesPanel } from '../statistics/sales-panel.type.js';
import { mayReadReport, type Reported } from './yearly-report.policy.js';
import type { YearlyReport } from './yearly-report.type.js';

const NAME = 'report';
const READ: readonly (keyof SalesPanel)[] = ['yearBefore', 'byMonth', 'byBuyerType', 'byCause', 'byCategory'];
const PANEL_SELECTION: Selection = {
  type: 'SalesPanel',
  fields: READ.map((name) => ({ key: name, name, of: null })),
};

/** Returns the number of suppliers that gave to a cause in a year. */
const suppliersOf = (causeId: number, year: number): Sql => sql`(SELECT count(*)::integer FROM (
    SELECT supplier_id FROM sales_supplier_cause_rollup
    WHERE good_cause_id = ${causeId}::integer AND sales_year = ${year}::smallint
    GROUP BY supplier_id HAVING sum(contribution) > 0) x)`;

/**
 * Returns the number of buyers of a cause with any contribution in a year. It uses an array, as a join would
 * add up all buyers first.
 */
const buyersOf = (causeId: number, year: number): Sql => sql`(SELECT count(*)::integer FROM (
    SELECT owner_id FROM sales_rollup
    WHERE scope = 'impact-buyer' AND sales_year = ${year}::smallint AND progress <> 'Fallen Through'
      AND owner_id = ANY (ARRAY(SELECT b.id FROM impact_buyer b WHERE b.good_cause_id = ${causeId}::integer))
    GROUP BY owner_id HAVING sum(contribution) > 0) x)`;

interface Counts {
  suppliers: number | null;
  buyers: number | null;
}

/**
 * Returns the report of one year of a supplier or good cause, for its own users and staff, or null for others
 * and for a missing record (R258). Runs one statement, from totals alone. Only the contribution of a cause is
 * halved (R269, A102).
 * @throws AppError BAD_USER_INPUT for an invalid year
 */
export async function loadYearlyReport(
  context: RequestContext,
  reported: Reported,
  givenYear: number,
): Promise<YearlyReport | null> {
  const period = periodOf({ year: givenYear });
  const { year } = period;
  if (!year) throw badField('year', 'Enter a year from 2000 to 2100.');
  const user = userOf(context);
  const visibility = user && enquiryVisibility(enquiryScopeOf(user));
  if (!visibility || !mayReadReport(context, reported)) return null;
  const { of, id } = reported;
  const owner = { scope: of, ownerId: id };
  const part = panelSql(NAME, owner, period, visibility, PANEL_SELECTION);
  const counted = (count: Sql) => (of === 'good-cause' ? count : sql`NULL::integer`);
  const row = await context.app.database.readOne<Record<string, unknown> & Counts>(
    prepared(
      'yearly-report',
      sql`WITH ${part.months} SELECT ${part.columns}, ${counted(suppliersOf(id, year))} AS suppliers,
        ${counted(buyersOf(id, year))} AS buyers`,
    ),
  );
  const panel = row && panelOf(owner, columnsCalled(row, NAME));
  // The totals of a missing record are 0. Its missing name shows that it does not exist.
  if (!row || !panel?.ownerName) return null;
  return {
    of,
    ownerId: id,
    name: panel.ownerName,
    year,
    years: panel.years,
    contribution: panel.contribution,
    wholeContribution: panel.wholeContribution,
    equivalentHours: panel.equivalentHours,
    enquiries: panel.enquiries,
    completed: panel.completed,
    yearBefore: panel.yearBefore ?? { enquiries: 0, completed: 0, revenue: 0, contribution: 0 },
    byMonth: panel.byMonth ?? allMonths({}, {}),
    byBuyerType: (panel.byBuyerType ?? []).toSorted((a, b) => b.contribution - a.contribution),
    byCause: panel.byCause,
    byCategory: panel.byCategory,
    supplierCount: row.suppliers,
    buyerCount: row.buyers,
  };
}
