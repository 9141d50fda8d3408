import sql from 'sql-template-tag';
import { type AskedFields, askedOf, type JsonText } from '../platform/database/asked-fields.js';
import type { Statement } from '../platform/database/database.js';
import { answer, answered, jsonArray, jsonObject } from '../platform/database/json-object.sql.js';
import { prepared } from '../platform/database/sql.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { type EnquiryVisibility, enquiryVisibility } from './enquiry-visibility.js';
import { enquiryNotFound, enquiryScopeOf } from './sales-enquiry.policy.js';
import type { SalesEnquiryDetail } from './sales-enquiry.type.js';
import { countOf } from './sales-enquiry-count.sql.js';
import { DETAIL_JOINS, enquiryDetail, listedEnquiry } from './sales-enquiry-detail.sql.js';
import { suggestContribution } from './suggest-contribution.js';

/** A whole enquiry as its viewer may see it; in lists good causes see some of it too (R341). */
export type SalesEnquiryRecord = Omit<SalesEnquiryDetail, 'viewedAs'> & {
  viewedAs: SalesEnquiryDetail['viewedAs'] | 'GoodCause';
};

/** The enquiry as the caller may see it, or null where there is none to see. One statement. */
export async function loadSalesEnquiry(
  context: RequestContext,
  id: number,
): Promise<SalesEnquiryDetail | null> {
  const enquiry = await readEnquiry(context, id, null);
  return enquiry && withSuggestion(enquiry as SalesEnquiryDetail);
}

/** The same, as far as it was asked for. What is suggested takes the whole enquiry. */
export function answerSalesEnquiry(
  context: RequestContext,
  id: number,
  asked: AskedFields | null,
): Promise<SalesEnquiryDetail | JsonText | null> {
  const suggested = askedOf(asked, 'staff')?.fields.some(({ name }) => name === 'suggestedContribution');
  return asked && !suggested ? readEnquiry(context, id, asked) : loadSalesEnquiry(context, id);
}

async function readEnquiry(
  context: RequestContext,
  id: number,
  asked: AskedFields | null,
): Promise<SalesEnquiryDetail | JsonText | null> {
  const user = userOf(context);
  // Good causes have no detail page (A37).
  const scope = user && { ...enquiryScopeOf(user), goodCauseId: null };
  const visibility = scope && enquiryVisibility(scope);
  if (!visibility) return null;
  const statement = detailStatement(visibility, id, asked);
  const row = await context.app.database.readOne<{ enquiry: SalesEnquiryDetail | string | null }>(statement);
  return row?.enquiry ? answered(row.enquiry) : null;
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

/**
 * Whole enquiries of all that the caller may see, newest first, without their replies, and how many
 * there are. One statement. The part is taken as checked.
 */
export async function listWholeSalesEnquiries(
  context: RequestContext,
  part: { limit: number; offset: number },
): Promise<WholeEnquiries> {
  const user = userOf(context);
  const visibility = user && enquiryVisibility(enquiryScopeOf(user));
  const found =
    visibility && (await context.app.database.readOne<WholeEnquiries>(listStatement(visibility, part)));
  if (!found) return { enquiries: [], totalCount: 0 };
  return { ...found, enquiries: found.enquiries.map(withSuggestion) };
}

type WholeEnquiries = { enquiries: SalesEnquiryRecord[]; totalCount: number };

function withSuggestion<T extends SalesEnquiryRecord>(enquiry: T): T {
  if (enquiry.staff && enquiry.supplier)
    enquiry.staff.suggestedContribution = suggestContribution(enquiry.supplier, enquiry.revenue);
  return enquiry;
}

function detailStatement(visibility: EnquiryVisibility, id: number, asked: AskedFields | null): Statement {
  const from = sql`FROM sales_enquiry e ${DETAIL_JOINS} WHERE e.id = ${id}::integer AND ${visibility.where}`;
  const enquiry = jsonObject(enquiryDetail(visibility.seenAs), asked, from);
  return prepared('enquiry', sql`SELECT ${answer(enquiry, asked)} AS enquiry`);
}

function listStatement(
  visibility: EnquiryVisibility,
  { limit, offset }: { limit: number; offset: number },
): Statement {
  const where = sql`e.archived_at IS NULL AND ${visibility.where}`;
  const from = sql`FROM page e ${DETAIL_JOINS} ORDER BY e.enquired_at DESC, e.id DESC`;
  return prepared(
    'whole-enquiries',
    sql`WITH page AS (
        SELECT e.* FROM sales_enquiry e WHERE ${where}
        ORDER BY e.enquired_at DESC, e.id DESC LIMIT ${limit}::integer OFFSET ${offset}::integer
      )
      SELECT (${countOf(visibility, {}, where)})::integer AS "totalCount",
        ${jsonArray(listedEnquiry(visibility.seenAs), null, from)} AS enquiries`,
  );
}
