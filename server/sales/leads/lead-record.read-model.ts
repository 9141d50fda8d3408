import sql from 'sql-template-tag';
import type { ListRequest } from '../../kits/lists/column-list.js';
import { readBoard } from '../../kits/lists/list-board.js';
import { staffReads } from '../../kits/lists/staff-reads.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import type { RequestContext } from '../../platform/request-context.js';
import { leadRecords } from './lead.fields.js';
import { LEAD_STATUSES, type LeadStatus } from './lead.states.js';
import { leadColumns } from './lead-columns.sql.js';
import { LEAD_SUMS, leadRecord, NOT_ARCHIVED } from './lead-record.sql.js';
import type { LeadBoardColumn, LeadRecord, LeadRecordConnection, LeadTotals } from './lead-record.type.js';
import { leadFoundBy } from './lead-search.sql.js';
import { leadRollupTotals } from './lead-totals.sql.js';

const reads = staffReads<LeadRecord>({
  label: 'lead',
  called: 'lead',
  table: sql`lead`,
  alias: sql`l`,
  columns: leadRecord,
  listed: leadColumns,
  search: leadFoundBy,
  looksUp: true,
  referredAs: leadRecords.referredAs,
  usually: { column: 'archived', condition: NOT_ARCHIVED },
  summed: LEAD_SUMS,
  rollups: leadRollupTotals,
  sort: { column: 'createdAt', direction: 'DESC' },
});

/** The list of all leads, for staff (R216). */
export const allLeads = reads.list;
/** Returns the selected fields of a lead, for staff, or null. */
export const answerLead = reads.one;
/** Returns a lead with all its fields, or null. */
export const loadLead = reads.full;
/** Returns a lead with all its fields. Throws NOT_FOUND if there is none. */
export const requireLead = reads.required;

/**
 * Returns a page of leads with the totals of all matching leads, latest first. Archived leads are left out
 * unless the filter asks for them (A62).
 * @throws AppError BAD_USER_INPUT
 */
export async function listLeads(
  context: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<LeadRecordConnection>> {
  const { totals, ...list } = await reads.page(context, page, selection);
  return { ...list, totals: summedUp(totals) };
}

/** Returns the totals with 0 in place of null, which is the sum of no leads. */
const summedUp = (totals: Record<string, number | null>) =>
  Object.fromEntries(LEAD_SUMS.map((name) => [name, totals[name] ?? 0])) as unknown as LeadTotals;

/**
 * Returns the matching leads grouped by status, in the order of the statuses, each group with its first leads
 * and its totals.
 * @throws AppError BAD_USER_INPUT
 */
export async function listLeadBoard(
  { app }: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<LeadBoardColumn>[]> {
  const by = { column: 'status', values: LEAD_STATUSES };
  const columns = await readBoard(app.database, allLeads, by, page, selection);
  return columns.map(({ value, totals, ...column }) => ({
    ...column,
    status: value as LeadStatus,
    totals: summedUp(totals),
  }));
}
