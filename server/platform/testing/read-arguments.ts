/** The link key of the buyer. */
export const LINK_KEY = 'a-key-that-opens-the-link-page';
/** The certificate number of the buyer. */
export const CERTIFICATE = 'UC-2026-000001';
/** The link key of the good cause. */
export const CAUSE_KEY = 'a-key-that-opens-the-prospecting-page';

/** Query strings of calls that need one. */
export const QUERIES: Record<string, (ids: Record<string, number>) => string> = {
  'ImpactBuyer/GetImpactBuyerLogoUrl': ({ impactBuyer }) => `?businessId=${impactBuyer}`,
  'entityLink/viaBusinessLinkKey': () => `?businessLinkKey=${LINK_KEY}`,
  'entityLink/prospectingBuyers': () => `?goodCauseLinkKey=${CAUSE_KEY}`,
};

/** The types of records with ids in other systems: the name in GraphQL, in the table, and in REST. */
export const REFERRED = [
  ['supplier', 'SUPPLIER', 'business'],
  ['impactBuyer', 'IMPACT_BUYER', 'impactBusiness'],
  ['goodCause', 'GOOD_CAUSE', 'goodCause'],
  ['lead', 'LEAD', 'leads'],
  ['salesEnquiry', 'SALES_ENQUIRY', 'business/salesEnquiry'],
  ['order', 'ORDER', 'orders'],
] as const;
const REF = '{ system: "xero", externalId: "INV-1" }';
/** Queries that find the id of a record before they read it. */
export const FOUND_FIRST = REFERRED.flatMap(([name, , path]) => [
  `${name}ByExternalRef`,
  `${path}/externalRefs`,
]);

/** Arguments of queries whose names do not determine them. */
export const GIVEN: Record<string, (ids: Record<string, number>) => string> = {
  ...Object.fromEntries(REFERRED.map(([name]) => [`${name}ByExternalRef`, () => `(ref: ${REF})`])),
  queuedJobs: () => '(state: FAILED)',
  outboxJobs: () => '(state: SET_ASIDE)',
  webhookDeliveries: ({ webhook }) => `(webhookId: ${webhook})`,
  timeline: ({ supplier }) => `(recordType: SUPPLIER, id: ${supplier})`,
  trash: () => '(recordType: SUPPLIER)',
  savedViews: () => '(list: "suppliers")',
  addressSuggestions: () => '(text: "grey l")',
  findRecords: () => '(text: "rimu")',
  leadsByLink: () => `(key: "${LINK_KEY}")`,
  prospectingBuyers: () => `(key: "${CAUSE_KEY}")`,
  leadMail: ({ leadRecord }) => `(kind: TO_BUYER, leadId: ${leadRecord})`,
  introductionDraft: ({ salesEnquiry }) => `(salesEnquiryId: ${salesEnquiry})`,
  mailPreview: () => '(kind: "sales-enquiry.to-supplier")',
  mailTemplateVersions: ({ mailTemplate }) => `(id: ${mailTemplate})`,
  mailTemplatePreview: ({ mailTemplate, leadRecord }) =>
    `(id: ${mailTemplate}, leadId: ${leadRecord}, input: { subject: "Hello", body: "<p>{{leadsLinkWithID}}</p>" })`,
  buyersToOffer: ({ supplier }) => `(supplierId: ${supplier})`,
  suppliersToOffer: ({ impactBuyer }) => `(impactBuyerId: ${impactBuyer})`,
  matchingSuppliers: ({ impactBuyer }) => `(impactBuyerId: ${impactBuyer})`,
  subCategoryRegrouping: ({ subCategory, otherCategory }) => `(id: ${subCategory}, toId: ${otherCategory})`,
  salesStatistics: ({ supplier }) => `(of: SUPPLIER, id: ${supplier})`,
  loginAlerts: () => '(links: { supplierId: 1 })',
  certificate: () => `(number: "${CERTIFICATE}")`,
  buyerCertificate: ({ impactBuyer }) => `(impactBuyerId: ${impactBuyer})`,
  yearlyReport: ({ supplier }) => `(of: SUPPLIER, id: ${supplier}, year: 2025)`,
};
