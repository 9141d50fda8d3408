import { adminOnly, type Operations } from './operation.js';

/** Operations that edit users. */
export const userOperations: Operations = {
  'GraphQL Query.userRecords': { query: () => '{ userRecords { totalCount } }', expected: adminOnly },
  'GraphQL Query.userRecord': { query: () => '{ userRecord(id: 1) { id } }', expected: adminOnly },
  'GraphQL Query.loginAlerts': {
    query: ({ supplierId }) => `{ loginAlerts(links: { supplierId: ${supplierId} }) }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.updateUser': {
    query: () => 'mutation { updateUser(id: 999999, input: {}) { id } }',
    expected: { visitor: 401, admin: 404, else: 403 },
  },
  'GraphQL Mutation.inviteUser': {
    query: () => 'mutation { inviteUser(input: { email: "no address" }) { id } }',
    expected: { visitor: 401, admin: 400, else: 403 },
  },
  'GraphQL Mutation.inviteUserAgain': {
    query: () => 'mutation { inviteUserAgain(id: 999999) { id } }',
    expected: { visitor: 401, admin: 404, else: 403 },
  },
  'GraphQL Mutation.deactivateUser': {
    query: () => 'mutation { deactivateUser(id: 999999) { id } }',
    expected: { visitor: 401, admin: 404, else: 403 },
  },
  'GraphQL Mutation.signUserOut': {
    query: () => 'mutation { signUserOut(id: 999999) { id } }',
    expected: { visitor: 401, admin: 404, else: 403 },
  },
  'GraphQL Query.findRecords': {
    query: () => '{ findRecords(text: "rimu") { id } }',
    expected: adminOnly,
  },
  'REST GET user/all': { rest: () => ({}), expected: adminOnly },
  'REST POST user/update': {
    rest: () => ({ body: { id: 999999 } }),
    expected: { visitor: 401, else: 404 },
  },
};
