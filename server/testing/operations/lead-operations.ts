import { adminOnly, noneOfThem, type Operations } from './operation.js';

const NONE = 999999;
const notThere = { visitor: 401, admin: 404, else: 403 } as const;
const mail = 'mail: { subject: "x", body: "x", to: ["ana@example.nz"] }';
const wireMail = { leadID: NONE, subject: 'x', body: 'x', to: [{ email: 'ana@example.nz' }] };
const pair = `impactBuyerId: ${NONE}, supplierId: ${NONE}`;

/** Operations on leads and their enquiries, for staff only (R216). */
export const leadOperations: Operations = {
  'GraphQL Query.leadRecords': { query: () => '{ leadRecords { totalCount } }', expected: adminOnly },
  'GraphQL Query.leadBoard': { query: () => '{ leadBoard { totalCount } }', expected: adminOnly },
  'GraphQL Query.leadRecord': {
    query: () => `{ leadRecord(id: ${NONE}) { id } }`,
    expected: { visitor: 401, admin: 'nothing', else: 403 },
  },
  'GraphQL Mutation.createLead': {
    query: () => `mutation { createLead(input: { ${pair} }) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.updateLead': {
    query: () => `mutation { updateLead(id: ${NONE}, input: {}) { id } }`,
    expected: notThere,
  },
  'GraphQL Mutation.deleteLead': { query: () => `mutation { deleteLead(id: ${NONE}) }`, expected: notThere },
  'GraphQL Mutation.convertLeadToEnquiry': {
    query: () => `mutation { convertLeadToEnquiry(id: ${NONE}, contact: {}) { id } }`,
    expected: notThere,
  },
  'GraphQL Mutation.linkSalesEnquiryToLead': {
    query: ({ enquiry }) =>
      `mutation { linkSalesEnquiryToLead(leadId: ${NONE}, salesEnquiryId: ${enquiry.id}) { id } }`,
    expected: notThere,
  },
  'GraphQL Mutation.changeLeads': {
    query: () => `mutation { changeLeads(selection: { ids: [${NONE}] }, input: { weight: 5 }) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.deleteLeads': {
    query: () => `mutation { deleteLeads(selection: { ids: [${NONE}] }) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.exportLeads': {
    query: () =>
      `mutation { exportLeads(selection: { ids: [${NONE}] }, columns: [{ column: ID, title: "ID" }]) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Query.matchingSuppliers': {
    query: () => `{ matchingSuppliers(impactBuyerId: ${NONE}) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Query.leadMail': {
    query: () => `{ leadMail(kind: TO_BUYER, leadId: ${NONE}) { subject } }`,
    expected: notThere,
  },
  'GraphQL Mutation.emailLeadBuyer': {
    query: () => `mutation { emailLeadBuyer(leadId: ${NONE}, ${mail}) { mailId } }`,
    expected: notThere,
  },
  'GraphQL Mutation.emailLeadSupplier': {
    query: () => `mutation { emailLeadSupplier(leadId: ${NONE}, ${mail}, contact: {}) { mailId } }`,
    expected: notThere,
  },
  'GraphQL Query.mailTemplates': { query: () => '{ mailTemplates { subject } }', expected: adminOnly },
  'GraphQL Query.mailTemplateVersions': {
    query: () => '{ mailTemplateVersions(id: 1) { subject } }',
    expected: adminOnly,
  },
  'GraphQL Query.mailTemplatePreview': {
    query: () =>
      `{ mailTemplatePreview(id: ${NONE}, leadId: ${NONE}, input: { subject: "x", body: "x" }) { html } }`,
    expected: notThere,
  },
  'GraphQL Mutation.updateMailTemplate': {
    query: () => `mutation { updateMailTemplate(id: ${NONE}, input: {}) { id } }`,
    expected: notThere,
  },
  'GraphQL Mutation.restoreMailTemplate': {
    query: () => `mutation { restoreMailTemplate(id: ${NONE}, of: 1) { id } }`,
    expected: notThere,
  },
  'REST POST leads/loadIBEmailPreview': { rest: () => ({ body: {} }), expected: adminOnly },
  'REST POST leads/sendIBEmail': { rest: () => ({ body: wireMail }), expected: notThere },
  'REST POST leads/loadASEmailPreview': { rest: () => ({ body: {} }), expected: adminOnly },
  'REST POST leads/sendASEmail': { rest: () => ({ body: wireMail }), expected: notThere },
  'GraphQL Query.buyersToOffer': {
    query: ({ supplierId }) => `{ buyersToOffer(supplierId: ${supplierId}) { totalCount } }`,
    expected: adminOnly,
  },
  'GraphQL Query.suppliersToOffer': {
    query: ({ buyerId }) => `{ suppliersToOffer(impactBuyerId: ${buyerId}) { totalCount } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.createLeadsFrom': {
    query: ({ supplierId }) =>
      `mutation { createLeadsFrom(supplierId: ${supplierId}, selection: { ids: [${NONE}] }) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.createLeadsFor': {
    query: ({ buyerId }) =>
      `mutation { createLeadsFor(impactBuyerId: ${buyerId}, selection: { ids: [${NONE}] }) { id } }`,
    expected: noneOfThem,
  },
  'REST GET leads': { rest: () => ({}), expected: adminOnly },
  'REST GET leads/leadsFrom': { rest: () => ({}), expected: adminOnly },
  'REST GET leads/leadsFor': { rest: () => ({}), expected: adminOnly },
  'REST GET leads/:id': { rest: () => ({ path: `leads/${NONE}` }), expected: notThere },
  'REST POST leads': { rest: () => ({ body: {} }), expected: adminOnly },
  'REST PUT leads': { rest: () => ({ body: { id: NONE } }), expected: notThere },
  'REST POST leads/delete': { rest: () => ({ body: { id: NONE } }), expected: notThere },
  'REST POST leads/linkSalesEnquiryToLead': {
    rest: ({ enquiry }) => ({ body: { leadID: NONE, salesEnquiryID: enquiry.id } }),
    expected: notThere,
  },
  'REST POST leads/createMultipleLeads': { rest: () => ({ body: [] }), expected: adminOnly },
  'REST GET realtime/leads': { rest: () => ({}), expected: adminOnly },
};
