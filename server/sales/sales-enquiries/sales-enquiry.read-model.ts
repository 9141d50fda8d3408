import sql, { type Sql } from 'sql-template-tag';
import type { NamedStatement } from '../../platform/database/database.js';
import { answer, jsonArray, jsonObject } from '../../platform/database/json-object.sql.js';
import { RawJson, type Selection, selectionOf } from '../../platform/database/selection.js';
import { prepared } from '../../platform/database/sql.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { type EnquiryVisibility, enquiryVisibility, type ViewerSql } from './enquiry-visibility.js';
import { enquiryNotFound, enquiryScopeOf } from './sales-enquiry.policy.js';
import type { SalesEnquiryDetail, SalesEnquiryStaffFields } from './sales-enquiry.type.js';
import { countOf } from './sales-enquiry-count.sql.js';
import { DETAIL_JOINS, enquiryDetail, enquiryRecord } from './sales-enquiry-detail.sql.js';
import { suggestContribution } from './suggest-contribution.js';

/**
 * The stored fields of an enquiry that the caller may see. In lists, good causes see some of them too (R341).
 */
export type SalesEnquiryRecord = Omit<
  SalesEnquiryDetail,
  'viewedAs' | 'replies' | 'reportedIssues' | 'staff'
> & {
  viewedAs: SalesEnquiryDetail['viewedAs'] | 'GoodCause';
  staff: Omit<SalesEnquiryStaffFields, 'suggestedContribution'> | null;
};

/**
 * Returns an enquiry with the fields that the caller may see, or null if the caller may not see it. Runs one
 * statement.
 */
export async function loadSalesEnquiry(
  context: RequestContext,
  id: number,
): Promise<SalesEnquiryDetail | null> {
  const enquiry = await readEnquiry<SalesEnquiryDetail>(context, id, (viewerSql) =>
    jsonObject(enquiryDetail(viewerSql), null),
  );
  return enquiry && withSuggestion(enquiry);
}

/**
 * Returns an enquiry with the fields that the caller may see.
 * @throws AppError NOT_FOUND if the caller may not see it
 */
export async function requireSalesEnquiry(context: RequestContext, id: number): Promise<SalesEnquiryDetail> {
  const enquiry = await loadSalesEnquiry(context, id);
  if (!enquiry) throw enquiryNotFound();
  return enquiry;
}

/** Returns the selected fields of an enquiry. The suggested contribution needs all of them. */
export async function answerSalesEnquiry(
  context: RequestContext,
  id: number,
  selection: Selection | null,
): Promise<SalesEnquiryDetail | RawJson | null> {
  const suggested = selectionOf(selection, 'staff')?.fields.some(
    ({ name }) => name === 'suggestedContribution',
  );
  if (!selection || suggested) return loadSalesEnquiry(context, id);
  const text = await readEnquiry<string>(context, id, (viewerSql) =>
    answer(jsonObject(enquiryDetail(viewerSql), selection), selection),
  );
  return text === null ? null : new RawJson(text);
}

/**
 * Returns the stored fields of an enquiry that the caller may see. Runs one statement.
 * @throws AppError NOT_FOUND if the caller may not see it
 */
export async function requireEnquiryRecord(context: RequestContext, id: number): Promise<SalesEnquiryRecord> {
  const record = await readEnquiry<SalesEnquiryRecord>(context, id, (viewerSql) =>
    jsonObject(enquiryRecord(viewerSql), null),
  );
  if (!record) throw enquiryNotFound();
  return record;
}

async function readEnquiry<Enquiry>(
  context: RequestContext,
  id: number,
  json: (viewerSql: ViewerSql) => Sql,
): Promise<Enquiry | null> {
  const user = userOf(context);
  // Good causes have no detail page (A37).
  const scope = user && { ...enquiryScopeOf(user), goodCauseId: null };
  const visibility = scope && enquiryVisibility(scope);
  if (!visibility) return null;
  const statement = sql`SELECT ${json(visibility.viewerSql)} AS enquiry
    FROM sales_enquiry e ${DETAIL_JOINS} WHERE e.id = ${id}::integer AND ${visibility.where}`;
  const row = await context.app.database.readOne<{ enquiry: Enquiry }>(prepared('enquiry', statement));
  return row?.enquiry ?? null;
}

function withSuggestion(enquiry: SalesEnquiryDetail): SalesEnquiryDetail {
  if (enquiry.staff && enquiry.supplier)
    enquiry.staff.suggestedContribution = suggestContribution(enquiry.supplier, enquiry.revenue);
  return enquiry;
}

/**
 * Returns the enquiries that the caller may see, newest first, and their number. Runs one statement. The
 * caller has validated the part.
 */
export async function listFullSalesEnquiries(
  context: RequestContext,
  part: { limit: number; offset: number },
): Promise<FullEnquiries> {
  const user = userOf(context);
  const visibility = user && enquiryVisibility(enquiryScopeOf(user));
  const found =
    visibility && (await context.app.database.readOne<FullEnquiries>(listStatement(visibility, part)));
  return found || { enquiries: [], totalCount: 0 };
}

type FullEnquiries = { enquiries: SalesEnquiryRecord[]; totalCount: number };

function listStatement(
  visibility: EnquiryVisibility,
  { limit, offset }: { limit: number; offset: number },
): NamedStatement {
  const where = sql`e.archived_at IS NULL AND ${visibility.where}`;
  const from = sql`FROM page e ${DETAIL_JOINS} ORDER BY e.enquired_at DESC, e.id DESC`;
  return prepared(
    'whole-enquiries',
    sql`WITH page AS (
        SELECT e.* FROM sales_enquiry e WHERE ${where}
        ORDER BY e.enquired_at DESC, e.id DESC LIMIT ${limit}::integer OFFSET ${offset}::integer
      )
      SELECT (${countOf(visibility, {}, where)})::integer AS "totalCount",
        ${jsonArray(enquiryRecord(visibility.viewerSql), null, from)} AS enquiries`,
  );
}
