import { adminOnly, type Fixtures, type Operations, ofEnquiry, open, rolesOnly } from './operation.js';

const send = (fixtures: Fixtures) => ({
  business_id: fixtures.supplierId,
  fullName: 'Ana',
  email: 'ana@example.nz',
  message: 'Leaking tap',
});

/** Operations on enquiries to suppliers. */
export const enquiryOperations: Operations = {
  'GraphQL Mutation.createSalesEnquiry': {
    query: ({ supplierId }) =>
      `mutation { createSalesEnquiry(input: { fullName: "Ana", supplierId: ${supplierId} }) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.deleteSalesEnquiry': {
    query: ({ enquiry }) => `mutation { deleteSalesEnquiry(id: ${enquiry.id}) }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.duplicateSalesEnquiry': {
    query: ({ enquiry }) => `mutation { duplicateSalesEnquiry(id: ${enquiry.id}) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.markSalesEnquiryViewed': {
    query: ({ enquiry }) => `mutation { markSalesEnquiryViewed(id: ${enquiry.id}) { emailState } }`,
    expected: ofEnquiry('ok'),
  },
  'GraphQL Mutation.replyToSalesEnquiry': {
    query: ({ enquiry }) => `mutation { replyToSalesEnquiry(id: ${enquiry.id}, reply: "Hello") { id } }`,
    expected: ofEnquiry(403),
  },
  'GraphQL Query.introductionDraft': {
    query: ({ enquiry }) => `{ introductionDraft(salesEnquiryId: ${enquiry.id}) { to subject message } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.sendIntroduction': {
    query: ({ enquiry }) =>
      `mutation { sendIntroduction(input: { salesEnquiryId: ${enquiry.id}, message: "Meet Ana." }) { mailId } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.reportSalesEnquiryIssue': {
    query: ({ enquiry }) =>
      `mutation { reportSalesEnquiryIssue(id: ${enquiry.id}, input: { issueType: WRONG_CUSTOMER, message: "No" }) }`,
    expected: ofEnquiry(403),
  },
  'GraphQL Mutation.sendSalesEnquiry': {
    query: ({ supplierId }) =>
      `mutation { sendSalesEnquiry(input: { supplierId: ${supplierId}, fullName: "Ana", email: "ana@example.nz", message: "Tap" }) { id } }`,
    expected: open,
  },
  'GraphQL Mutation.updateSalesEnquiry': {
    query: ({ enquiry }) => `mutation { updateSalesEnquiry(id: ${enquiry.id}, input: {}) { id } }`,
    expected: ofEnquiry('ok'),
  },
  'GraphQL Query.enquiryFormOptions': {
    query: () => '{ enquiryFormOptions { staff { id } } }',
    expected: adminOnly,
  },
  'GraphQL Query.salesEnquiries': { query: () => '{ salesEnquiries { totalCount } }', expected: rolesOnly },
  'GraphQL Query.salesEnquiry': {
    query: ({ enquiry }) => `{ salesEnquiry(id: ${enquiry.id}) { id } }`,
    expected: ofEnquiry('ok', 'nothing'),
  },
  'REST GET business/salesEnquiry': { rest: () => ({}), expected: rolesOnly },
  'REST GET business/salesEnquiry/:id': {
    rest: ({ enquiry }) => ({ path: `business/salesEnquiry/${enquiry.id}` }),
    expected: ofEnquiry('ok'),
  },
  'REST POST business/salesEnquiry': {
    rest: ({ supplierId }) => ({ body: { business_id: supplierId, fullName: 'Ana' } }),
    expected: adminOnly,
  },
  'REST POST business/sendIntroduction': {
    rest: ({ enquiry }) => ({ body: { salesEnquiry_id: enquiry.id, message: 'Meet Ana.' } }),
    expected: adminOnly,
  },
  'REST POST business/salesEnquiry/duplicate': {
    rest: ({ enquiry }) => ({ body: { id: enquiry.id } }),
    expected: adminOnly,
  },
  'REST POST functions/sales': { rest: (fixtures) => ({ body: send(fixtures) }), expected: open },
  'REST POST mailing/salesEnquiryReply': {
    rest: ({ enquiry }) => ({ body: { id: enquiry.id, reply: 'Hello' } }),
    expected: ofEnquiry(403),
  },
  'REST POST mailing/sendReportIssue': {
    rest: ({ enquiry }) => ({
      body: { salesEnquiry_id: enquiry.id, issueType: 'Wrong customer', message: 'No' },
    }),
    expected: ofEnquiry(403),
  },
  'REST POST mailing/sendSalesEnquiry': { rest: (fixtures) => ({ body: send(fixtures) }), expected: open },
  'REST PUT business/salesEnquiry': {
    rest: ({ enquiry }) => ({ body: { id: enquiry.id } }),
    expected: ofEnquiry('ok'),
  },
  'REST PUT business/salesEnquiry/delete/:id': {
    rest: ({ enquiry }) => ({ path: `business/salesEnquiry/delete/${enquiry.id}` }),
    expected: adminOnly,
  },
};
