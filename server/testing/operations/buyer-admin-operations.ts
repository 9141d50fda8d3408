import { adminOnly, NO_PICTURE, type Operations } from './operation.js';

const editorRoles = { visitor: 401, buyer: 'ok', 'other buyer': 'ok', admin: 'ok', else: 403 } as const;
const ofOne = { ...editorRoles, 'other buyer': 403 } as const;
/** Outcomes for a record that does not exist. */
const ofNoneByStaff = { visitor: 401, admin: 404, else: 403 } as const;
/** Outcomes for a record that its user refers to. */
const referenced = { visitor: 401, admin: 409, else: 403 } as const;
const NONE = 999_999;

/** Operations that edit impact buyers. */
export const buyerAdminOperations: Operations = {
  'GraphQL Mutation.createImpactBuyer': {
    query: () => 'mutation { createImpactBuyer(input: { name: "Kura", email: "hi@kura.example" }) { id } }',
    expected: adminOnly,
  },
  'GraphQL Mutation.updateImpactBuyer': {
    query: ({ buyerId }) => `mutation { updateImpactBuyer(id: ${buyerId}, input: {}) { id } }`,
    expected: ofOne,
  },
  'GraphQL Mutation.deleteImpactBuyer': {
    query: ({ buyerId }) => `mutation { deleteImpactBuyer(id: ${buyerId}) }`,
    expected: referenced,
  },
  'GraphQL Mutation.rotateImpactBuyerLinkKey': {
    query: ({ buyerId }) => `mutation { rotateImpactBuyerLinkKey(id: ${buyerId}) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.createImpactBuyerFromSupplier': {
    query: () => `mutation { createImpactBuyerFromSupplier(supplierId: ${NONE}) { id } }`,
    expected: ofNoneByStaff,
  },
  'GraphQL Mutation.createImpactBuyerFromEnquiry': {
    query: () => `mutation { createImpactBuyerFromEnquiry(enquiryId: ${NONE}) { id } }`,
    expected: ofNoneByStaff,
  },
  'GraphQL Mutation.createSupplierFromImpactBuyer': {
    query: () => `mutation { createSupplierFromImpactBuyer(impactBuyerId: ${NONE}) { id } }`,
    expected: ofNoneByStaff,
  },
  'GraphQL Query.impactBuyerRecords': {
    query: () => '{ impactBuyerRecords { totalCount } }',
    expected: editorRoles,
  },
  'GraphQL Query.impactBuyerRecord': {
    query: ({ buyerId }) => `{ impactBuyerRecord(id: ${buyerId}) { id } }`,
    expected: { ...editorRoles, 'other buyer': 'nothing' },
  },
  'REST GET impactBusiness/all': { rest: () => ({}), expected: editorRoles },
  'REST POST impactBusiness/create': {
    rest: () => ({ body: { name: 'Kura', impactEmail: 'hi@kura.example' } }),
    expected: adminOnly,
  },
  'REST POST impactBusiness/update': {
    rest: ({ buyerId }) => ({ body: { id: buyerId, whoWeAre: 'Us' } }),
    expected: ofOne,
  },
  'REST POST impactBusiness/updateProfileImage': {
    rest: ({ buyerId }) => ({ body: { id: buyerId, imageData: NO_PICTURE } }),
    expected: { ...ofOne, buyer: 400, admin: 400 },
  },
  'REST POST impactBusiness/delete': {
    rest: ({ buyerId }) => ({ body: { id: buyerId } }),
    expected: referenced,
  },
  'REST POST impactBusiness/createImpactBusinessFromSupplier': {
    rest: () => ({ body: { business_id: NONE } }),
    expected: ofNoneByStaff,
  },
  'REST POST impactBusiness/createFromSalesEnquiry': {
    rest: () => ({ body: { salesEnquiry_id: NONE } }),
    expected: ofNoneByStaff,
  },
  'REST POST business/createSupplierFromBusiness': {
    rest: () => ({ body: { business_id: NONE } }),
    expected: ofNoneByStaff,
  },
};
