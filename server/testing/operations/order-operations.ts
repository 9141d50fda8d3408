import { adminOnly, type Operations } from './operation.js';

const notThere = { visitor: 401, admin: 404, else: 403 } as const;

/** Operations on orders of Impact Boxes. */
export const orderOperations: Operations = {
  'GraphQL Query.orderRecords': { query: () => '{ orderRecords { totalCount } }', expected: adminOnly },
  'GraphQL Query.orderRecord': {
    query: () => '{ orderRecord(id: 999999) { id } }',
    expected: { visitor: 401, admin: 'nothing', else: 403 },
  },
  'GraphQL Mutation.updateOrder': {
    query: () => 'mutation { updateOrder(id: 999999, input: {}) { id } }',
    expected: notThere,
  },
  'GraphQL Mutation.deleteOrder': { query: () => 'mutation { deleteOrder(id: 999999) }', expected: notThere },
  'REST GET orders': { rest: () => ({}), expected: adminOnly },
  'REST POST orders/update': { rest: () => ({ body: { id: 999999 } }), expected: notThere },
};
