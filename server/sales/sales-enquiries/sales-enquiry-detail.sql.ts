import sql, { raw, type Sql } from 'sql-template-tag';
import { namedCategories } from '../../directory/categories/category-order.sql.js';
import { ContributionTypeEnum } from '../../directory/suppliers/supplier.states.js';
import { externalRefsOf } from '../../kits/external-refs/external-ref.sql.js';
import { jsonFields } from '../../kits/records/field-columns.sql.js';
import {
  type CompiledValue,
  enumValue,
  instantValue,
  type JsonColumns,
  jsonList,
  jsonPart,
} from '../../platform/database/json-object.sql.js';
import { memoize } from '../../platform/database/selection.js';
import { MailStatusEnum } from '../../platform/mail/mail-status.js';
import { MessageStateEnum } from '../../staff/contact-messages/contact-message.states.js';
import { EnquiryViewerEnum, type RowViewer } from './enquiry-viewers.js';
import { ofBuyer, ofCustomer, type ViewerSql } from './enquiry-visibility.js';
import { joinedRecord, USER_NAME } from './joined-record.sql.js';
import { ENQUIRY_SUBJECT, partyFields, staffFields } from './sales-enquiry.fields.js';
import type {
  IssueNote,
  MailNote,
  SalesEnquiryDetail,
  SalesEnquiryStaffFields,
  SupplierRef,
} from './sales-enquiry.type.js';

/** The kind of mails that reply to a customer. */
export const REPLY_MAIL = 'sales-enquiry.reply';

/** The joins that the columns of an enquiry need besides `e`. */
export const DETAIL_JOINS = sql`
  LEFT JOIN supplier s ON s.id = e.supplier_id
  LEFT JOIN impact_buyer b ON b.id = e.impact_buyer_id
  LEFT JOIN good_cause g ON g.id = e.good_cause_id
  LEFT JOIN supplier referrer ON referrer.id = e.referred_by_supplier_id
  LEFT JOIN user_account u ON u.id = e.person_responsible_id
  LEFT JOIN lead l ON l.id = e.lead_id
  ${namesOfCategories('category')} ${namesOfCategories('sub_category')}`;

/** The columns of an enquiry. Derived values are not stored (suggest-contribution.ts). */
type DetailColumns = JsonColumns<Omit<SalesEnquiryDetail, 'staff'>> & { staff: CompiledValue };
type StaffColumns = JsonColumns<Omit<SalesEnquiryStaffFields, 'suggestedContribution'>>;

/**
 * The whole enquiry in JSON. Good causes never see customers (R341), and notes are only for their writers
 * (R188).
 */
export const enquiryDetail = memoize((viewerSql: ViewerSql): DetailColumns => {
  const { viewer, only } = viewerSql;
  return {
    id: sql`e.id`,
    version: sql`e.version`,
    createdAt: instantValue(sql`e.created_at`),
    updatedAt: instantValue(sql`e.updated_at`),
    externalRefs: shownTo(viewerSql, ['Admin'], externalRefs, sql`'[]'::json`),
    viewedAs: enumValue(viewer, EnquiryViewerEnum),
    ...jsonFields(partyFields, 'e', only),
    supplier: jsonPart(supplierRef(viewerSql), sql`s.id IS NOT NULL`),
    impactBuyer: joinedRecord('b', sql`b.name`, ofBuyer(viewerSql, sql`b.id`)),
    goodCause: joinedRecord('g'),
    specialFieldLabel: ofCustomer(viewerSql, sql`s.special_field_label`),
    supplierCategories: sql`of_category.names`,
    supplierSubCategories: sql`of_sub_category.names`,
    replies: shownTo(viewerSql, ['Admin', 'Supplier'], replies, sql`'[]'::json`),
    reportedIssues: shownTo(viewerSql, ['Admin'], issues, sql`'[]'::json`),
    staff: shownTo(viewerSql, ['Admin'], jsonPart(ofStaff(viewerSql))),
  };
});

/** The same without its mails and reported issues. */
export const enquiryRecord = memoize(
  (viewerSql: ViewerSql): Omit<DetailColumns, 'replies' | 'reportedIssues'> => {
    const { replies: _, reportedIssues: __, ...record } = enquiryDetail(viewerSql);
    return record;
  },
);

const externalRefs = externalRefsOf('SALES_ENQUIRY', 'e');

const shownTo =
  (
    { only }: ViewerSql,
    viewers: readonly RowViewer[],
    value: CompiledValue,
    otherwise?: Sql,
  ): CompiledValue =>
  (field) =>
    only(viewers, value(field), otherwise);

function supplierRef({ only }: ViewerSql): JsonColumns<SupplierRef> {
  const sales = (column: Sql) => only(['Admin', 'Supplier'], column);
  return {
    id: sql`s.id`,
    name: sql`s.name`,
    listTitle: sql`s.list_title`,
    enquiryEmail: sales(sql`s.enquiry_email`),
    contributionType: enumValue(sales(sql`s.contribution_type`), ContributionTypeEnum),
    contributionDetails: sales(sql`s.contribution_details`),
  };
}

/**
 * Returns a join with the names of the categories. A list looks them up once for each supplier then, not for
 * each enquiry.
 */
function namesOfCategories(kind: 'category' | 'sub_category') {
  const { from, order } = namedCategories[kind](`supplier_${kind}`);
  return raw(`LEFT JOIN LATERAL (
    SELECT string_agg(c.name, ', ' ORDER BY ${order}) AS names FROM ${from}
    WHERE x.supplier_id = e.supplier_id) of_${kind} ON true`);
}

const reply: JsonColumns<MailNote> = {
  id: sql`m.id::text`,
  kind: sql`m.kind`,
  subject: sql`m.subject`,
  toAddress: sql`m.to_address`,
  status: enumValue(sql`m.status`, MailStatusEnum),
  error: sql`m.error`,
  createdAt: instantValue(sql`m.created_at`),
  sentAt: instantValue(sql`m.sent_at`),
};

const replies = jsonList(
  reply,
  raw(`FROM mail_delivery m WHERE m.subject_type = '${ENQUIRY_SUBJECT}' AND m.subject_id = e.id
    AND m.kind = '${REPLY_MAIL}' ORDER BY m.id DESC`),
);

const issue: JsonColumns<IssueNote> = {
  id: sql`m.id`,
  issue: sql`m.issue`,
  state: enumValue(sql`m.state`, MessageStateEnum),
};

const issues = jsonList(
  issue,
  sql`FROM contact_message m WHERE m.sales_enquiry_id = e.id ORDER BY m.id DESC`,
);

const ofStaff = ({ only }: ViewerSql): StaffColumns => ({
  ...jsonFields(staffFields, 'e', only),
  archived: sql`e.archived_at IS NOT NULL`,
  referredBySupplier: joinedRecord('referrer'),
  personResponsible: joinedRecord('u', USER_NAME),
  leadId: sql`e.lead_id`,
  leadCreatedAt: instantValue(sql`l.created_at`),
  leadActionTakenAt: instantValue(sql`l.action_taken_at`),
});
