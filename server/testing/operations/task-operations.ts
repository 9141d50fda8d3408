import { adminOnly, type Operations, signedIn } from './operation';

const NONE = 999_999;
const notTheirs = { visitor: 401, else: 'nothing' } as const;
const notThere = { visitor: 401, else: 404 } as const;
const columns = 'columns: [{ column: NAME, header: "Name" }]';

/** Long work that people start and watch. */
export const taskOperations: Operations = {
  'GraphQL Mutation.changeSuppliers': {
    query: ({ supplierId }) =>
      `mutation { changeSuppliers(selection: { ids: [${supplierId}] }, input: { searchWeight: 1 }) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.deleteSuppliers': {
    query: ({ supplierId }) => `mutation { deleteSuppliers(selection: { ids: [${supplierId}] }) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.exportSuppliers': {
    query: ({ supplierId }) =>
      `mutation { exportSuppliers(selection: { ids: [${supplierId}] }, ${columns}) { id } }`,
    // Another supplier finds nothing to export.
    expected: { visitor: 401, supplier: 'ok', 'other supplier': 400, admin: 'ok', else: 403 },
  },
  'GraphQL Mutation.exportImpactBuyers': {
    query: ({ buyerId }) =>
      `mutation { exportImpactBuyers(selection: { ids: [${buyerId}] }, ${columns}) { id } }`,
    // Another buyer finds nothing to export.
    expected: { visitor: 401, buyer: 'ok', 'other buyer': 400, admin: 'ok', else: 403 },
  },
  'REST POST imports/:noun': {
    rest: () => ({ path: 'imports/suppliers', body: Buffer.from('name\nKea') }),
    expected: adminOnly,
  },
  'GraphQL Query.import': {
    query: () => `{ import(id: ${NONE}) { id } }`,
    expected: { visitor: 401, admin: 'nothing', else: 403 },
  },
  'GraphQL Mutation.checkImport': {
    query: () => `mutation { checkImport(id: ${NONE}, columns: []) { id } }`,
    expected: { visitor: 401, admin: 404, else: 403 },
  },
  'GraphQL Mutation.runImport': {
    query: () => `mutation { runImport(id: ${NONE}) { id } }`,
    expected: { visitor: 401, admin: 404, else: 403 },
  },
  'GraphQL Mutation.downloadTask': {
    query: () => `mutation { downloadTask(id: ${NONE}) }`,
    expected: notThere,
  },
  'GraphQL Mutation.stopTask': {
    query: () => `mutation { stopTask(id: ${NONE}) { id } }`,
    expected: notThere,
  },
  'GraphQL Query.myTasks': { query: () => '{ myTasks { id } }', expected: signedIn },
  'GraphQL Query.task': { query: () => `{ task(id: ${NONE}) { id } }`, expected: notTheirs },
  'GraphQL Query.taskFailures': {
    query: () => `{ taskFailures(id: ${NONE}) { totalCount } }`,
    expected: notTheirs,
  },
};
