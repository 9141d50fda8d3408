import sql, { type Sql } from 'sql-template-tag';
import type { ListColumn, ListColumns } from '../../kits/lists/list-columns.js';
import { fieldsNamed } from '../../kits/records/field.js';
import { type EnquiryVisibility, ofBuyer, type ViewerSql } from './enquiry-visibility.js';
import { enquiryFields } from './sales-enquiry.fields.js';

const SUPPLIER = sql`LEFT JOIN supplier s ON s.id = e.supplier_id`;
const BUYER = sql`LEFT JOIN impact_buyer b ON b.id = e.impact_buyer_id`;
const CAUSE = sql`LEFT JOIN good_cause g ON g.id = e.good_cause_id`;
/** The category of the supplier under which statistics count the enquiry. */
const CATEGORY = sql`LEFT JOIN category c ON c.id = e.category_id`;
const RESPONSIBLE = sql`LEFT JOIN user_account u ON u.id = e.person_responsible_id`;

const choice = (value: Sql): ListColumn => ({ kind: 'choice', value });
const text = (value: Sql, join?: Sql): ListColumn => ({ kind: 'text', value, ...(join && { join }) });

/** The columns of the grid for all roles, as far as each may see them (R341). */
const shownColumns = (viewerSql: ViewerSql) =>
  ({
    id: { kind: 'number', value: sql`e.id` },
    enquiredAt: { kind: 'instant', value: sql`e.enquired_at` },
    createdAt: { kind: 'instant', value: sql`e.created_at` },
    updatedAt: { kind: 'instant', value: sql`e.updated_at` },
    emailState: choice(sql`e.email_state`),
    fullName: text(viewerSql.only(CUSTOMER.fullName.sees, sql`e.full_name`)),
    email: text(viewerSql.only(CUSTOMER.email.sees, sql`e.email`)),
    mobile: { ...text(viewerSql.only(CUSTOMER.mobile.sees, sql`e.mobile`)), phone: true },
    supplier: text(sql`s.name`, SUPPLIER),
    supplierListTitle: text(sql`s.list_title`, SUPPLIER),
    progress: choice(sql`e.progress`),
    impactBuyer: text(ofBuyer(viewerSql, sql`b.name`), BUYER),
    buyerType: text(sql`e.buyer_type`),
    category: text(sql`c.name`, CATEGORY),
    goodCause: text(sql`g.name`, CAUSE),
    enquiryAbout: text(viewerSql.only(CUSTOMER.enquiryAbout.sees, sql`e.enquiry_about`)),
    via: choice(sql`e.via`),
    revenue: { kind: 'number', value: sql`e.revenue` },
    // A sale that has fallen through gives nothing, whatever was agreed (A167).
    contribution: {
      kind: 'number',
      value: sql`CASE WHEN e.progress <> 'Fallen Through' THEN e.contribution END`,
    },
  }) satisfies ListColumns;

const CUSTOMER = fieldsNamed(enquiryFields, ['fullName', 'email', 'mobile', 'enquiryAbout']);

/** Further columns for staff. */
const STAFF_COLUMNS = {
  xeroInvoice: text(sql`e.xero_invoice`),
  paidToGoodCause: { kind: 'flag', value: sql`e.paid_to_good_cause` },
  followUpOn: { kind: 'day', value: sql`e.follow_up_on` },
  personResponsible: text(sql`coalesce(u.full_name, u.email)`, RESPONSIBLE),
} satisfies ListColumns;

/** Returns the columns of a list of enquiries that the caller may filter, sort and export. */
export const enquiryColumns = ({ viewerSql, owner }: EnquiryVisibility): ListColumns => ({
  ...shownColumns(viewerSql),
  ...(owner?.scope === 'all' && STAFF_COLUMNS),
});

/** The names of all columns. */
export const ENQUIRY_COLUMNS: readonly string[] = [
  ...Object.keys(shownColumns({ viewer: sql`NULL`, only: (_, column) => column })),
  ...Object.keys(STAFF_COLUMNS),
];
