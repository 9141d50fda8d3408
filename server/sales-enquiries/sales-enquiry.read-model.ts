import sql, { raw, type Sql } from 'sql-template-tag';
import type { Statement } from '../platform/database/database.js';
import { jsonObject } from '../platform/database/json-object.sql.js';
import { prepared } from '../platform/database/sql.js';
import { jsonFields, selectedFields } from '../platform/records/field-columns.sql.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { type EnquiryVisibility, enquiryVisibility, ofBuyer, ofCustomer } from './enquiry-visibility.js';
import { ENQUIRY_SUBJECT, partyFields, staffFields } from './sales-enquiry.fields.js';
import { enquiryNotFound, enquiryScopeOf } from './sales-enquiry.policy.js';
import type { SalesEnquiryDetail } from './sales-enquiry.type.js';
import { countOf } from './sales-enquiry-count.sql.js';
import { suggestContribution } from './suggest-contribution.js';

/** Kind of the mails that answer a customer. */
export const REPLY_MAIL = 'sales-enquiry.reply';

/** A whole enquiry as its viewer may see it; in lists good causes see some of it too (R341). */
export type SalesEnquiryRecord = Omit<SalesEnquiryDetail, 'viewedAs'> & {
  viewedAs: SalesEnquiryDetail['viewedAs'] | 'GoodCause';
};

/** The enquiry as the caller may see it, or null where there is none to see. One statement. */
export async function loadSalesEnquiry(
  context: RequestContext,
  id: number,
): Promise<SalesEnquiryDetail | null> {
  const user = userOf(context);
  // Good causes have no detail page (A37).
  const scope = user && { ...enquiryScopeOf(user), goodCauseId: null };
  const visibility = scope && enquiryVisibility(scope);
  if (!visibility) return null;
  const row = await context.app.database.readOne<{ enquiry: SalesEnquiryDetail }>(
    detailStatement(visibility, id),
  );
  return row && withSuggestion(row.enquiry);
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

const detailStatement = (visibility: EnquiryVisibility, id: number): Statement =>
  prepared(
    'enquiry',
    sql`SELECT row_to_json(seen) AS enquiry FROM (
      SELECT ${columns(visibility, replies(visibility))}
      FROM sales_enquiry e ${JOINS} WHERE e.id = ${id}::integer AND ${visibility.where}
    ) seen`,
  );

function listStatement(
  visibility: EnquiryVisibility,
  { limit, offset }: { limit: number; offset: number },
): Statement {
  const where = sql`e.archived_at IS NULL AND ${visibility.where}`;
  return prepared(
    'whole-enquiries',
    sql`WITH page AS (
        SELECT e.* FROM sales_enquiry e WHERE ${where}
        ORDER BY e.enquired_at DESC, e.id DESC LIMIT ${limit}::integer OFFSET ${offset}::integer
      ), seen AS (SELECT ${columns(visibility, sql`'[]'::json`)} FROM page e ${JOINS})
      SELECT (${countOf(visibility, {}, where)})::integer AS "totalCount",
        (SELECT coalesce(json_agg(seen ORDER BY "enquiredAt" DESC, id DESC), '[]') FROM seen) AS enquiries`,
  );
}

const JOINS = sql`
  LEFT JOIN supplier s ON s.id = e.supplier_id
  LEFT JOIN impact_buyer b ON b.id = e.impact_buyer_id
  LEFT JOIN good_cause g ON g.id = e.good_cause_id
  LEFT JOIN supplier referrer ON referrer.id = e.referred_by_supplier_id
  LEFT JOIN user_account u ON u.id = e.person_responsible_id
  LEFT JOIN lead l ON l.id = e.lead_id`;

const ref = (alias: string, name = `${alias}.name`) =>
  raw(`CASE WHEN ${alias}.id IS NOT NULL THEN json_build_object('id', ${alias}.id, 'name', ${name}) END`);

const replies = ({ only }: EnquiryVisibility) =>
  only(
    ['Admin', 'Supplier'],
    sql`(SELECT coalesce(json_agg(json_build_object('id', m.id::text, 'kind', m.kind, 'subject', m.subject,
        'toAddress', m.to_address, 'status', m.status, 'error', m.error, 'createdAt', m.created_at,
        'sentAt', m.sent_at) ORDER BY m.id DESC), '[]')
      FROM mail_delivery m
      WHERE m.subject_type = ${raw(`'${ENQUIRY_SUBJECT}'`)} AND m.subject_id = e.id
        AND m.kind = ${raw(`'${REPLY_MAIL}'`)})`,
    sql`'[]'::json`,
  );

const categoryNames = (link: string, target: string) =>
  raw(`(
  SELECT string_agg(c.name, ', ' ORDER BY lower(c.name)) FROM supplier_${link} sc
  JOIN ${target} c ON c.id = sc.${target}_id WHERE sc.supplier_id = e.supplier_id)`);

/** Every column with who may see it: customers never good causes (R341), notes their writers (R188). */
function columns(visibility: EnquiryVisibility, replyNotes: Sql): Sql {
  const { viewer, only } = visibility;
  const sales = (column: string) => only(['Admin', 'Supplier'], raw(column));
  return sql`e.id, e.version, ${viewer} AS "viewedAs", ${selectedFields(partyFields, 'e', only)},
    CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'name', s.name, 'listTitle', s.list_title,
      'enquiryEmail', ${sales('s.enquiry_email')}, 'contributionType', ${sales('s.contribution_type')},
      'contributionDetails', ${sales('s.contribution_details')}) END AS supplier,
    CASE WHEN ${ofBuyer(visibility, sql`b.id`)} IS NOT NULL THEN json_build_object('id', b.id, 'name', b.name) END
      AS "impactBuyer", ${ref('g')} AS "goodCause",
    ${ofCustomer(visibility, sql`s.special_field_label`)} AS "specialFieldLabel",
    ${categoryNames('category', 'category')} AS "supplierCategories",
    ${categoryNames('sub_category', 'sub_category')} AS "supplierSubCategories",
    ${replyNotes} AS replies,
    ${only(['Admin'], ofStaff(visibility))} AS staff`;
}

const ofStaff = ({ only }: EnquiryVisibility) =>
  jsonObject(
    {
      ...jsonFields(staffFields, 'e', only),
      archived: sql`e.archived_at IS NOT NULL`,
      referredBySupplier: ref('referrer'),
      personResponsible: ref('u', 'coalesce(u.full_name, u.email)'),
      leadId: sql`e.lead_id`,
      leadCreatedAt: sql`l.created_at`,
      leadActionTakenAt: sql`l.action_taken_at`,
    },
    null,
  );
