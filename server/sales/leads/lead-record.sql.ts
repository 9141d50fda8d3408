import sql, { raw } from 'sql-template-tag';
import { externalRefsOf } from '../../kits/external-refs/external-ref.sql.js';
import { always, jsonFields } from '../../kits/records/field-columns.sql.js';
import { instantValue, type JsonColumns, jsonPart } from '../../platform/database/json-object.sql.js';
import { type ContributionScope, contributionOf, rolledUpOf } from '../../totals/contribution.sql.js';
import { enquiryRef } from '../../totals/enquiry-ref.sql.js';
import { leadColumnFields } from './lead.fields.js';
import { contributionOfBand, revenueOfBand } from './lead-bands.js';
import type { LeadBuyer, LeadPartySales, LeadRecord, LeadSupplier } from './lead-record.type.js';

/** The condition for leads that are not archived, written so that the planner can use partial indexes. */
export const NOT_ARCHIVED = raw('l.archived_at IS NULL');

function salesOf(scope: ContributionScope, owner: string): JsonColumns<LeadPartySales> {
  const { enquiries, revenue } = rolledUpOf(scope, owner);
  return {
    enquiryTotal: enquiries,
    revenueTotal: revenue,
    contributionTotal: raw(contributionOf(scope, owner)),
  };
}

const named = jsonPart({ id: sql`n.id`, name: sql`n.name` });

const buyer: JsonColumns<LeadBuyer> = {
  id: sql`b.id`,
  name: sql`b.name`,
  contactName: sql`b.contact_name`,
  goodCause: (field) => sql`(SELECT ${named(field)} FROM good_cause n WHERE n.id = b.good_cause_id)`,
  sales: jsonPart(salesOf('impact-buyer', 'b.id')),
};

const supplier: JsonColumns<LeadSupplier> = {
  id: sql`s.id`,
  name: sql`s.name`,
  imageUrl: sql`s.image_url`,
  specificBenefits: sql`s.specific_benefits`,
  sales: jsonPart(salesOf('supplier', 's.id')),
};

const colleague = jsonPart({ id: sql`u.id`, name: sql`coalesce(u.full_name, u.email)` });

/** The JSON of a lead for staff. */
export const leadRecord: JsonColumns<LeadRecord> = {
  ...jsonFields(leadColumnFields, 'l', always),
  id: sql`l.id`,
  version: sql`l.version`,
  externalRefs: externalRefsOf('LEAD', 'l'),
  archived: sql`l.archived_at IS NOT NULL`,
  archivedAt: instantValue(sql`l.archived_at`),
  updatedAt: instantValue(sql`l.updated_at`),
  impactBuyer: (field) =>
    sql`(SELECT ${jsonPart(buyer)(field)} FROM impact_buyer b WHERE b.id = l.impact_buyer_id)`,
  supplier: (field) => sql`(SELECT ${jsonPart(supplier)(field)} FROM supplier s WHERE s.id = l.supplier_id)`,
  salesEnquiry: enquiryRef(sql`l.sales_enquiry_id`),
  personResponsible: (field) =>
    sql`(SELECT ${colleague(field)} FROM user_account u WHERE u.id = l.person_responsible_id)`,
  estimatedRevenue: revenueOfBand('l.estimated_revenue_band'),
  estimatedContribution: contributionOfBand('l.estimated_contribution_band'),
};

/** The fields that the list sums up. */
export const LEAD_SUMS = [
  'estimatedRevenue',
  'estimatedContribution',
  'actualRevenue',
  'actualContribution',
] as const;
