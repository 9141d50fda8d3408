import { z } from 'zod';
import type { BuyerAudience } from '../impact-buyers/impact-buyer.policy.js';
import type { ImpactBuyerRecord, SeenImpactBuyer } from '../impact-buyers/impact-buyer-records.read-model.js';
import { onlyFor } from './wire-answers.js';
import { shapeOf, type WireColumn, wireOf } from './wire-columns.js';

/** Fields anyone may read (R340); the three flags are integers (R145). */
const PUBLIC_FIELDS = [
  ['id', 'id', 'id'],
  ['id', 'business_id', 'id', 'The same as id.'],
  ['version', 'version', 'count', 'Goes up with each change.'],
  ['name', 'name', 'filled'],
  ['buyer_type', 'impactBuyerType', 'text'],
  [
    'status',
    'status',
    'filled',
    'Data Only, Drafting or Live Report; the public sees those with a Live Report.',
  ],
  [
    'good_cause_id',
    'goodCause_id',
    'link',
    'The cause it buys for. Null for the public while that is not approved.',
  ],
  ['good_cause_name', 'chosenGoodCause', 'text', 'The name of that cause.'],
  ['who_we_are', 'whoWeAre', 'text'],
  ['website', 'website', 'text'],
  ['description', 'description', 'text'],
  ['url_keyword', 'urlKeyword', 'text', 'Its address of its own below the site.'],
  ['recent_impact_story', 'recentImpactStory', 'text'],
  ['image_url', 'imageUrl', 'text'],
  ['is_good_cause', 'impactIsGC', 'flag', '1: it is a good cause itself.'],
  [
    'supplier_id',
    'businessSuppliersInformation_id',
    'link',
    'The supplier that it is, too. Null for the public while that is not listed.',
  ],
  ['contribution_total', 'cCTotal', 'dollars', 'Dollars for good causes so far.'],
  ['buyer_selected', 'buyerSelected', 'flag', '1: its report tells of what it bought.'],
  ['tradies_selected', 'tradiesSelected', 'flag', '1: its report tells of tradespeople.'],
  ['supplier_selected', 'supplierSelected', 'flag', '1: its report tells of what it sold.'],
  ['suppliers_used', 'suppliersUsed', 'number'],
  ['buyers_slogan', 'buyersSlogan', 'text'],
  ['contributions_generated_slogan', 'contributionsGeneratedSlogan', 'text'],
  ['community_hours_slogan', 'communityHoursSlogan', 'text'],
  ['community_hours_slogan_supplier', 'communityHoursSloganSupplier', 'text'],
  ['tradie_slogan', 'tradieSlogan', 'text'],
  ['tradie_stat_1', 'tradieStat1', 'text'],
  ['tradie_stat_2', 'tradieStat2', 'text'],
  ['tradie_message_1', 'tradieMessage1', 'text'],
  ['tradie_message_2', 'tradieMessage2', 'text'],
  ['supplier_enquiry_total', 'supplier_enquiryTotal', 'number'],
  ['supplier_contribution_total', 'supplier_cCTotal', 'number', 'Dollars.'],
  ['suppliers_slogan', 'suppliersSlogan', 'text'],
  ['contributions_generated_slogan_supplier', 'contributionsGeneratedSloganSupplier', 'text'],
] as const satisfies readonly WireColumn[];

/** Fields for the buyer's own user and Admin. */
const OWN_FIELDS = [
  ['contact_name', 'impactLeadConnectionName', 'text'],
  ['contact_title', 'impactLeadConnectionTitle', 'text'],
  ['contact_connection', 'impactGoodcauseConnectionRelation', 'text'],
  ['email', 'impactEmail', 'filled'],
  ['phone', 'impactPhone', 'text'],
  ['address', 'impactAddress', 'text'],
  ['link_key', 'businessLinkKey', 'filled', 'Opens its secret page: whoever has it may.'],
  ['good_cause_action', 'goodCauseAction', 'filled', "Haven't Done, In Process, Completed or Other."],
  ['good_cause_link_enabled', 'goodCauseLinkEnabled', 'flag'],
  ['good_cause_comments', 'goodCauseComments', 'text'],
  ['storage_id', 'firebase_id', 'text', 'Name of the folder of its pictures.'],
  ['enquiry_total', 'enquiryTotal', 'count', 'Enquiries so far.'],
  ['revenue_total', 'revenueTotal', 'dollars', 'Dollars without GST.'],
  ['created_at', 'created_at', 'instant'],
  ['type', 'type', 'text'],
  ['contact_name', 'ownerName', 'text', 'The same as impactLeadConnectionName.'],
  ['leads_count', 'leadsCount', 'count', 'Leads that are under way.'],
  ['latest_enquiry_id', 'impactLatestSalesEnquiry_id', 'link', 'Its latest enquiry.'],
] as const satisfies readonly WireColumn[];

/** Fields for Admin alone. */
const ADMIN_FIELDS = [
  ['interested_status', 'impactInterestedStatus', 'filled', 'Prospecting, Open or Not Interested.'],
  ['chance_of_lead', 'impactChanceOfLead', 'text', 'Low, Good or Strong.'],
  ['action_notes', 'impactActionNotes', 'text'],
  ['admin_notes', 'impactAdminNotes', 'text'],
  [
    'good_cause_link_key',
    'goodCauseLinkKey',
    'text',
    'Opens the page of its good cause: whoever has it may.',
  ],
] as const satisfies readonly WireColumn[];

const COLUMNS: Record<BuyerAudience, readonly WireColumn[]> = {
  public: PUBLIC_FIELDS,
  own: [...PUBLIC_FIELDS, ...OWN_FIELDS],
  admin: [...PUBLIC_FIELDS, ...OWN_FIELDS, ...ADMIN_FIELDS],
};

const publicShape = shapeOf(PUBLIC_FIELDS);

/** A buyer as anybody may read it. */
export const liveImpactBuyerAnswer = z.strictObject(publicShape).meta({ id: 'PublicImpactBuyer' });

/** A buyer as its reader may see it. */
export const impactBuyerAnswer = z
  .strictObject({
    ...publicShape,
    ...onlyFor('the buyer’s own user and Admin', shapeOf(OWN_FIELDS)),
    ...onlyFor('Admin', shapeOf(ADMIN_FIELDS)),
  })
  .meta({ id: 'ImpactBuyer' });

type WireImpactBuyer = z.input<typeof impactBuyerAnswer>;

/** The buyer by the documents' names, with the fields that its reader may see. */
export const wireImpactBuyer = ({ record, audience }: SeenImpactBuyer) =>
  wireOf(record, COLUMNS[audience]) as WireImpactBuyer;

/** One of the public list. */
export const wireLiveImpactBuyer = (record: ImpactBuyerRecord) =>
  wireOf(record, PUBLIC_FIELDS) as z.input<typeof liveImpactBuyerAnswer>;
