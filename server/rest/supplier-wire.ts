import type { SupplierRecord } from '../suppliers/supplier-records.read-model.js';

type Kind = 'plain' | 'flag' | 'list';
type Field = readonly [column: string, wire: string, kind?: Kind];

/** Fields anyone may read (R339); lists travel as comma-joined text (R086). */
const PUBLIC_FIELDS: readonly Field[] = [
  ['id', 'id'],
  ['name', 'name'],
  ['list_title', 'listTitle'],
  ['status', 'status'],
  ['url_keyword', 'urlKeyword'],
  ['call_rail_phone', 'callRailPhone'],
  ['website', 'website'],
  ['category_ids', 'category', 'list'],
  ['sub_category_ids', 'subCategory', 'list'],
  ['show_commercial', 'showCommercial', 'flag'],
  ['show_consumer', 'showConsumer', 'flag'],
  ['special_field_label', 'specialFieldLabel'],
  ['is_gst_registered', 'isGstRegistered', 'flag'],
  ['physical_suburb', 'physicalSuburb'],
  ['physical_city', 'physicalCity'],
  ['image_url', 'imageUrl'],
  ['profile_picture_title', 'profilePictureTitle'],
  ['who_are_we', 'whoAreWe'],
  ['about_what_we_do', 'aboutWhatWeDo'],
  ['services', 'services', 'list'],
  ['service_regions', 'serviceRegions', 'list'],
  ['service_districts', 'serviceDistricts', 'list'],
  ['locations', 'locations', 'list'],
  ['locations_json', 'locationsJSON'],
  ['email_button_visible', 'emailButtonVisible', 'flag'],
  ['button_text', 'buttonText'],
  ['button_sub_text', 'buttonSubText'],
  ['button_link', 'buttonLink'],
  ['affiliate_button_visible', 'affiliateButtonVisible', 'flag'],
  ['affiliate_button_text', 'affiliateButtonText'],
  ['affiliate_button_sub_text', 'affiliateButtonSubText'],
  ['affiliate_button_link', 'affiliateButtonLink'],
  ['use_contact_form', 'useContactForm', 'flag'],
  ['contact_us_header', 'contactUsHeader'],
  ['contact_us_subheading', 'contactUsSubheading'],
  ['services_heading_override', 'servicesHeadingOverride'],
  ['our_work_heading_override', 'ourWorkHeadingOverride'],
  ['email_file_description', 'emailFileDescription'],
  ['promotion_live', 'promotionLive', 'flag'],
  ['sustainability_sme', 'sustainabilitySME', 'flag'],
  ['sustainability_social_enterprise', 'sustainabilitySocialEnterprise', 'flag'],
  ['sustainability_carbon', 'sustainabilityCarbon', 'flag'],
  ['sustainability_waste', 'sustainabilityWaste', 'flag'],
  ['sustainability_water', 'sustainabilityWater', 'flag'],
  ['sustainability_energy', 'sustainabilityEnergy', 'flag'],
  ['sustainability_social_impact', 'sustainabilitySocialImpact', 'flag'],
  ['sustainability_notes', 'sustainabilityNotes'],
  ['version', 'version'],
];

const PROMOTION_FIELDS: readonly Field[] = [
  ['desktop_url', 'desktopUrl'],
  ['mobile_url', 'mobileUrl'],
  ['destination_url', 'destinationUrl'],
];

/** Fields for the supplier's own user and Admin. */
const OWN_FIELDS: readonly Field[] = [
  ['membership_listing_date', 'membershipListingDate'],
  ['owner_name', 'ownerName'],
  ['owner_mobile', 'ownerMobile'],
  ['owner_email', 'ownerEmail'],
  ['owner_contact_person', 'ownerContactPerson'],
  ['call_tracking_title', 'callTrackingTitleOfPerson'],
  ['call_tracking_forward_number', 'callTrackingForwardNumber'],
  ['enquiry_email', 'email'],
  ['invoice_email', 'invoiceEmail'],
  ['intros_email', 'introsEmail'],
  ['paper_directory_email_alias', 'paperDirectoryEmailAlias'],
  ['paper_directory_last_changed', 'paperDirectoryLastChanged'],
  ['search_services', 'searchServices', 'list'],
  ['search_weight', 'searchWeight'],
  ['commercial_search_weight', 'commercialSearchWeight'],
  ['consumer_search_weight', 'consumerSearchWeight'],
  ['membership_option', 'membershipOption'],
  ['contribution_type', 'contribution'],
  ['contribution_details', 'contributionDetails'],
  ['sign_up_month', 'estDateSignUp'],
  ['physical_address', 'physicalAddress'],
  ['physical_post_code', 'physicalPostCode'],
  ['postal_address', 'postalAddress'],
  ['postal_suburb', 'postalSuburb'],
  ['postal_city', 'postalCity'],
  ['postal_post_code', 'postalPostCode'],
  ['postal_as_above', 'postalAsAbove', 'flag'],
  ['storage_id', 'firebase_id'],
  ['email_notifications_disabled', 'emailNotificationsDisabled', 'flag'],
  ['impact_buyer_id', 'businessImpactBusinessInformation_id'],
  ['enquiry_total', 'enquiryTotal'],
  ['revenue_total', 'revenueTotal'],
  ['contribution_total', 'cCTotal'],
];

/** What one supplier alone carries, for those who may edit it (A160). */
const CARD_FIELDS: readonly Field[] = [
  ['suppliers_used', 'suppliersUsed'],
  ['leads_to_be_reviewed', 'leadsToBeReviewed'],
  ['buyer_link_key', 'businessLinkKey'],
  ['leads_count', 'leads_count'],
];

/** Fields for Admin alone. */
const ADMIN_FIELDS: readonly Field[] = [
  ['admin_notes', 'adminNotes'],
  ['specific_benefits', 'specificBenefits'],
  ['reason_for_leaving', 'reasonForLeaving'],
  ['lead_summary', 'leadSummary'],
];

export type SupplierAudience = 'public' | 'own' | 'admin';

/** The supplier by the documents' names, with the fields the reader may see. */
export function wireSupplier(record: SupplierRecord, audience: SupplierAudience): Record<string, unknown> {
  const fields = [
    ...PUBLIC_FIELDS,
    // A promotion that is not live is nobody's business yet (R097).
    ...(record.promotion_live || audience !== 'public' ? PROMOTION_FIELDS : []),
    ...(audience === 'public' ? [] : OWN_FIELDS),
    ...(audience !== 'public' && 'leads_count' in record ? CARD_FIELDS : []),
    ...(audience === 'admin' ? ADMIN_FIELDS : []),
  ];
  return {
    ...Object.fromEntries(fields.map(([column, wire, kind]) => [wire, wireValue(record[column], kind)])),
    ourWork: (record.work_examples as Row[]).map(wireWorkExample),
    learnMore: (record.learn_more_files as Row[]).map(wireLearnMore),
    testimonial: (record.testimonials as Row[]).map(wireTestimonial),
  };
}

type Row = Record<string, unknown>;

function wireValue(value: unknown, kind: Kind = 'plain'): unknown {
  if (kind === 'flag') return value ? 1 : 0;
  if (kind === 'list') return ((value as unknown[]) ?? []).join(',');
  return value ?? null;
}

const wireWorkExample = (row: Row) => ({
  id: row.id,
  business_id: row.supplier_id,
  idx: row.position,
  type: row.type,
  description: row.description,
  imageUrl: row.image_url,
  imageOrientation: row.image_orientation,
  videoUrl: row.video_url,
  videoID: row.video_id,
});

const wireLearnMore = (row: Row) => ({
  id: row.id,
  business_id: row.supplier_id,
  idx: row.position,
  title: row.title,
  fileLink: row.file_link,
});

const wireTestimonial = (row: Row) => ({
  id: row.id,
  business_id: row.supplier_id,
  idx: row.position,
  fullName: row.full_name,
  message: row.message,
  visible: row.visible ? 1 : 0,
  featured: row.featured ? 1 : 0,
});
