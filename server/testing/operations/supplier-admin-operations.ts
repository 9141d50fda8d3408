import { adminOnly, NO_PICTURE, type Operations } from './operation.js';

const editorRoles = { visitor: 401, supplier: 'ok', 'other supplier': 'ok', admin: 'ok', else: 403 } as const;
const ofOne = { ...editorRoles, 'other supplier': 403 } as const;
/** Outcomes for a row that does not exist. Callers who may delete it are told so. */
const ofNone = { visitor: 401, supplier: 404, 'other supplier': 404, admin: 404, else: 403 } as const;
const ofNoneByStaff = { visitor: 401, admin: 404, else: 403 } as const;
/** Outcomes for a record that its user refers to. */
const referenced = { visitor: 401, admin: 409, else: 403 } as const;
const NONE = 999_999;
const fields = 'name: "Kōwhai", listTitle: "Baker", enquiryEmail: "hi@kowhai.example"';

/** Operations that edit suppliers. */
export const supplierAdminOperations: Operations = {
  'GraphQL Mutation.createSupplier': {
    query: () => `mutation { createSupplier(input: { ${fields} }) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.updateSupplier': {
    query: ({ supplierId }) => `mutation { updateSupplier(id: ${supplierId}, input: {}) { id } }`,
    expected: ofOne,
  },
  'GraphQL Mutation.deleteSupplier': {
    query: ({ supplierId }) => `mutation { deleteSupplier(id: ${supplierId}) }`,
    expected: referenced,
  },
  'GraphQL Mutation.deleteWorkExample': {
    query: () => `mutation { deleteWorkExample(id: ${NONE}) { id } }`,
    expected: ofNone,
  },
  'GraphQL Mutation.deleteTestimonial': {
    query: () => `mutation { deleteTestimonial(id: ${NONE}) { id } }`,
    expected: ofNone,
  },
  'GraphQL Mutation.deleteLearnMoreFile': {
    query: () => `mutation { deleteLearnMoreFile(id: ${NONE}) { id } }`,
    expected: ofNoneByStaff,
  },
  'GraphQL Query.serviceOptions': { query: () => '{ serviceOptions }', expected: editorRoles },
  'GraphQL Query.supplierRecords': {
    query: () => '{ supplierRecords { totalCount } }',
    expected: editorRoles,
  },
  'GraphQL Query.supplierRecord': {
    query: ({ supplierId }) => `{ supplierRecord(id: ${supplierId}) { id } }`,
    expected: { ...editorRoles, 'other supplier': 'nothing' },
  },
  'REST POST business/create': {
    rest: () => ({ body: { name: 'Kōwhai', listTitle: 'Baker', email: 'hi@kowhai.example' } }),
    expected: adminOnly,
  },
  'REST POST business/update': {
    rest: ({ supplierId }) => ({ body: { id: supplierId, whoAreWe: 'Us' } }),
    expected: ofOne,
  },
  'REST POST business/delete': {
    rest: ({ supplierId }) => ({ body: { id: supplierId } }),
    expected: referenced,
  },
  'REST POST business/updateProfileImage': {
    rest: ({ supplierId }) => ({ body: { id: supplierId, imageData: NO_PICTURE } }),
    expected: { ...ofOne, supplier: 400, admin: 400 },
  },
  'REST POST businessOurWork/delete': { rest: () => ({ body: { id: NONE } }), expected: ofNone },
  'REST POST businessTestimonial/delete': { rest: () => ({ body: { id: NONE } }), expected: ofNone },
  'REST POST businessLearnMore/delete': { rest: () => ({ body: { id: NONE } }), expected: ofNoneByStaff },
};
