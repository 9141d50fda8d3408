import sql, { type Sql } from 'sql-template-tag';
import { type AskedFields, askedOf, JsonText } from '../platform/database/asked-fields.js';
import type { NamedStatement } from '../platform/database/database.js';
import { answer, jsonArray, jsonObject } from '../platform/database/json-object.sql.js';
import { prepared } from '../platform/database/sql.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { type EnquiryVisibility, enquiryVisibility, type SeenAs } from './enquiry-visibility.js';
import { enquiryNotFound, enquiryScopeOf } from './sales-enquiry.policy.js';
import type { SalesEnquiryDetail, SalesEnquiryStaffFields } from './sales-enquiry.type.js';
import { countOf } from './sales-enquiry-count.sql.js';
import { DETAIL_JOINS, enquiryDetail, enquiryRecord } from './sales-enquiry-detail.sql.js';
import { suggestContribution } from './suggest-contribution.js';

/** What is stored of an enquiry, as its viewer may see it; in lists good causes see some of it too (R341). */
export type SalesEnquiryRecord = Omit<
  SalesEnquiryDetail,
  'viewedAs' | 'replies' | 'reportedIssues' | 'staff'
> & {
  viewedAs: SalesEnquiryDetail['viewedAs'] | 'GoodCause';
  staff: Omit<SalesEnquiryStaffFields, 'suggestedContribution'> | null;
};

/** The enquiry as the caller may see it, or null where there is none to see. One statement. */
export async function loadSalesEnquiry(
  context: RequestContext,
  id: number,
): Promise<SalesEnquiryDetail | null> {
  const enquiry = await readEnquiry<SalesEnquiryDetail>(context, id, (seenAs) =>
    jsonObject(enquiryDetail(seenAs), null),
  );
  return enquiry && withSuggestion(enquiry);
}

/**
 * The enquiry as the caller may see it.
 * @throws AppError NOT_FOUND where there is none to see
 */
export async function requireSalesEnquiry(context: RequestContext, id: number): Promise<SalesEnquiryDetail> {
  const enquiry = await loadSalesEnquiry(context, id);
  if (!enquiry) throw enquiryNotFound();
  return enquiry;
}

/** What was asked of the enquiry; what is suggested takes the whole of it. */
export async function answerSalesEnquiry(
  context: RequestContext,
  id: number,
  asked: AskedFields | null,
): Promise<SalesEnquiryDetail | JsonText | null> {
  const suggested = askedOf(asked, 'staff')?.fields.some(({ name }) => name === 'suggestedContribution');
  if (!asked || suggested) return loadSalesEnquiry(context, id);
  const text = await readEnquiry<string>(context, id, (seenAs) =>
    answer(jsonObject(enquiryDetail(seenAs), asked), asked),
  );
  return text === null ? null : new JsonText(text);
}

/**
 * What is stored of the enquiry, as the caller may see it. One statement.
 * @throws AppError NOT_FOUND where there is none to see
 */
export async function requireEnquiryRecord(context: RequestContext, id: number): Promise<SalesEnquiryRecord> {
  const record = await readEnquiry<SalesEnquiryRecord>(context, id, (seenAs) =>
    jsonObject(enquiryRecord(seenAs), null),
  );
  if (!record) throw enquiryNotFound();
  return record;
}

async function readEnquiry<Enquiry>(
  context: RequestContext,
  id: number,
  json: (seenAs: SeenAs) => Sql,
): Promise<Enquiry | null> {
  const user = userOf(context);
  // Good causes have no detail page (A37).
  const scope = user && { ...enquiryScopeOf(user), goodCauseId: null };
  const visibility = scope && enquiryVisibility(scope);
  if (!visibility) return null;
  const statement = sql`SELECT ${json(visibility.seenAs)} AS enquiry
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
 * The enquiries that the caller may see, newest first, and how many there are. One statement. The part is taken as
 * checked.
 */
export async function listWholeSalesEnquiries(
  context: RequestContext,
  part: { limit: number; offset: number },
): Promise<WholeEnquiries> {
  const user = userOf(context);
  const visibility = user && enquiryVisibility(enquiryScopeOf(user));
  const found =
    visibility && (await context.app.database.readOne<WholeEnquiries>(listStatement(visibility, part)));
  return found || { enquiries: [], totalCount: 0 };
}

type WholeEnquiries = { enquiries: SalesEnquiryRecord[]; totalCount: number };

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
        ${jsonArray(enquiryRecord(visibility.seenAs), null, from)} AS enquiries`,
  );
}
