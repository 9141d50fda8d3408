import type { BuyerAudience } from '../impact-buyers/impact-buyer.policy.js';
import type { ImpactBuyerRecord, SeenImpactBuyer } from '../impact-buyers/impact-buyer-records.read-model.js';
import { toWireInstant } from '../platform/records/wire-codecs.js';

type Kind = 'plain' | 'flag' | 'instant';
type Field = readonly [column: string, wire: string, kind?: Kind];

/** Fields anyone may read (R340); the three flags are integers (R145). */
const PUBLIC_FIELDS: readonly Field[] = [
  ['id', 'id'],
  ['id', 'business_id'],
  ['version', 'version'],
  ['name', 'name'],
  ['buyer_type', 'impactBuyerType'],
  ['status', 'status'],
  ['good_cause_id', 'goodCause_id'],
  ['good_cause_name', 'chosenGoodCause'],
  ['who_we_are', 'whoWeAre'],
  ['website', 'website'],
  ['description', 'description'],
  ['url_keyword', 'urlKeyword'],
  ['recent_impact_story', 'recentImpactStory'],
  ['image_url', 'imageUrl'],
  ['is_good_cause', 'impactIsGC', 'flag'],
  ['supplier_id', 'businessSuppliersInformation_id'],
  ['contribution_total', 'cCTotal'],
  ['buyer_selected', 'buyerSelected', 'flag'],
  ['tradies_selected', 'tradiesSelected', 'flag'],
  ['supplier_selected', 'supplierSelected', 'flag'],
  ['suppliers_used', 'suppliersUsed'],
  ['buyers_slogan', 'buyersSlogan'],
  ['contributions_generated_slogan', 'contributionsGeneratedSlogan'],
  ['community_hours_slogan', 'communityHoursSlogan'],
  ['community_hours_slogan_supplier', 'communityHoursSloganSupplier'],
  ['tradie_slogan', 'tradieSlogan'],
  ['tradie_stat_1', 'tradieStat1'],
  ['tradie_stat_2', 'tradieStat2'],
  ['tradie_message_1', 'tradieMessage1'],
  ['tradie_message_2', 'tradieMessage2'],
  ['supplier_enquiry_total', 'supplier_enquiryTotal'],
  ['supplier_contribution_total', 'supplier_cCTotal'],
  ['suppliers_slogan', 'suppliersSlogan'],
  ['contributions_generated_slogan_supplier', 'contributionsGeneratedSloganSupplier'],
];

/** Fields for the buyer's own user and Admin. */
const OWN_FIELDS: readonly Field[] = [
  ['contact_name', 'impactLeadConnectionName'],
  ['contact_title', 'impactLeadConnectionTitle'],
  ['contact_connection', 'impactGoodcauseConnectionRelation'],
  ['email', 'impactEmail'],
  ['phone', 'impactPhone'],
  ['address', 'impactAddress'],
  ['link_key', 'businessLinkKey'],
  ['good_cause_action', 'goodCauseAction'],
  ['good_cause_link_enabled', 'goodCauseLinkEnabled', 'flag'],
  ['good_cause_comments', 'goodCauseComments'],
  ['storage_id', 'firebase_id'],
  ['enquiry_total', 'enquiryTotal'],
  ['revenue_total', 'revenueTotal'],
  ['created_at', 'created_at', 'instant'],
  ['type', 'type'],
  ['contact_name', 'ownerName'],
  ['leads_count', 'leadsCount'],
  ['latest_enquiry_id', 'impactLatestSalesEnquiry_id'],
];

/** Fields for Admin alone. */
const ADMIN_FIELDS: readonly Field[] = [
  ['interested_status', 'impactInterestedStatus'],
  ['chance_of_lead', 'impactChanceOfLead'],
  ['action_notes', 'impactActionNotes'],
  ['admin_notes', 'impactAdminNotes'],
  ['good_cause_link_key', 'goodCauseLinkKey'],
];

const FIELDS: Record<BuyerAudience, readonly Field[]> = {
  public: PUBLIC_FIELDS,
  own: [...PUBLIC_FIELDS, ...OWN_FIELDS],
  admin: [...PUBLIC_FIELDS, ...OWN_FIELDS, ...ADMIN_FIELDS],
};

function wireValue(value: unknown, kind: Kind = 'plain'): unknown {
  if (kind === 'flag') return value ? 1 : 0;
  if (kind === 'instant') return toWireInstant(value as string | null);
  return value ?? null;
}

/** The buyer by the documents' names, with the fields that its reader may see. */
export const wireImpactBuyer = ({ record, audience }: SeenImpactBuyer): Record<string, unknown> =>
  Object.fromEntries(FIELDS[audience].map(([column, wire, kind]) => [wire, wireValue(record[column], kind)]));

/** One of the public list. */
export const wireLiveImpactBuyer = (record: ImpactBuyerRecord) =>
  wireImpactBuyer({ record, audience: 'public' });
