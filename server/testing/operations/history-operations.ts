import { adminOnly, type Operations, ofEnquiry } from './operation.js';

const ofSupplier = { visitor: 401, member: 403, cause: 403, 'other cause': 403 } as const;

/** Operations on timelines, Undo and the trash. */
export const historyOperations: Operations = {
  'GraphQL Query.timeline': {
    query: ({ supplierId }) => `{ timeline(recordType: SUPPLIER, id: ${supplierId}) { nodes { id } } }`,
    expected: { ...ofSupplier, supplier: 'ok', admin: 'ok', else: 'nothing' },
  },
  'GraphQL Query.changes': { query: () => '{ changes { position } }', expected: adminOnly },
  'REST GET changes': { rest: () => ({}), expected: adminOnly },
  'GraphQL Query.trash': {
    query: () => '{ trash(recordType: SUPPLIER) { totalCount } }',
    expected: adminOnly,
  },
  // The change does not exist. Callers who may change the record are told so, others that the record does not
  // exist.
  'GraphQL Mutation.undoChange': {
    query: ({ enquiry }) =>
      `mutation { undoChange(recordType: SALES_ENQUIRY, id: ${enquiry.id}, version: 999) }`,
    expected: { ...ofEnquiry(404), supplier: 404, admin: 404 },
  },
  'GraphQL Mutation.restoreRecord': {
    query: () => 'mutation { restoreRecord(recordType: SUPPLIER, id: 999999) }',
    expected: { ...adminOnly, admin: 404 },
  },
  'GraphQL Mutation.restoreRecords': {
    query: () => 'mutation { restoreRecords(recordType: SUPPLIER, selection: { ids: [999999] }) { id } }',
    expected: { ...adminOnly, admin: 400 },
  },
};
