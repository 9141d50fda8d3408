import { adminOnly, noneOfThem, type Operations, signedIn } from './operation.js';

const NONE = 999_999;
const notTheirs = { visitor: 401, else: 'nothing' } as const;
const notThere = { visitor: 401, else: 404 } as const;
const columns = 'columns: [{ column: NAME, header: "Name" }]';

/** Returns an export of a whole list with one of its columns. */
const everything = (name: string, column: string) => () =>
  `mutation { ${name}(selection: { filter: {} }, columns: [{ column: ${column}, header: "Column" }]) { id } }`;
/** The status for an empty list, which has nothing to export. */
const NOTHING_THERE = 400;

/** Operations that start and follow long tasks. */
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
  'GraphQL Mutation.changeSalesEnquiries': {
    query: ({ enquiry }) =>
      `mutation { changeSalesEnquiries(selection: { ids: [${enquiry.id}] }, input: { paidToGoodCause: true }) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.changeImpactBuyers': {
    query: ({ buyerId }) =>
      `mutation { changeImpactBuyers(selection: { ids: [${buyerId}] }, input: { chanceOfLead: GOOD }) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.deleteImpactBuyers': {
    query: ({ buyerId }) => `mutation { deleteImpactBuyers(selection: { ids: [${buyerId}] }) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.deleteSalesEnquiries': {
    query: () => `mutation { deleteSalesEnquiries(selection: { ids: [${NONE}] }) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.sendMailsAgain': {
    query: () => `mutation { sendMailsAgain(selection: { ids: [${NONE}] }) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.exportSuppliers': {
    query: ({ supplierId }) =>
      `mutation { exportSuppliers(selection: { ids: [${supplierId}] }, ${columns}) { id } }`,
    // Another supplier has nothing to export.
    expected: { visitor: 401, supplier: 'ok', 'other supplier': 400, admin: 'ok', else: 403 },
  },
  'GraphQL Mutation.exportImpactBuyers': {
    query: ({ buyerId }) =>
      `mutation { exportImpactBuyers(selection: { ids: [${buyerId}] }, ${columns}) { id } }`,
    // Another buyer has nothing to export.
    expected: { visitor: 401, buyer: 'ok', 'other buyer': 400, admin: 'ok', else: 403 },
  },
  'GraphQL Mutation.exportUsers': { query: everything('exportUsers', 'EMAIL'), expected: adminOnly },
  'GraphQL Mutation.exportCategories': { query: everything('exportCategories', 'NAME'), expected: adminOnly },
  'GraphQL Mutation.exportCustomers': { query: everything('exportCustomers', 'EMAIL'), expected: adminOnly },
  'GraphQL Mutation.exportMails': { query: everything('exportMails', 'SUBJECT'), expected: adminOnly },
  'GraphQL Mutation.exportAuditLog': { query: everything('exportAuditLog', 'ACTION'), expected: adminOnly },
  'GraphQL Mutation.exportGoodCauses': {
    query: everything('exportGoodCauses', 'NAME'),
    expected: { visitor: 401, cause: 'ok', 'other cause': 'ok', admin: 'ok', else: 403 },
  },
  'GraphQL Mutation.exportAffiliateClicks': {
    query: everything('exportAffiliateClicks', 'URL'),
    expected: { visitor: 401, supplier: 'ok', 'other supplier': NOTHING_THERE, admin: 'ok', else: 403 },
  },
  'GraphQL Mutation.exportTestimonials': {
    query: everything('exportTestimonials', 'MESSAGE'),
    expected: { visitor: 401, supplier: 'ok', 'other supplier': NOTHING_THERE, admin: 'ok', else: 403 },
  },
  'GraphQL Mutation.exportSalesEnquiries': {
    query: everything('exportSalesEnquiries', 'FULL_NAME'),
    expected: {
      visitor: 401,
      member: 403,
      supplier: 'ok',
      buyer: 'ok',
      cause: 'ok',
      admin: 'ok',
      else: NOTHING_THERE,
    },
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
  'GraphQL Mutation.undoTask': {
    query: () => `mutation { undoTask(id: ${NONE}) { id } }`,
    expected: notThere,
  },
  'GraphQL Query.myTasks': { query: () => '{ myTasks { id } }', expected: signedIn },
  'GraphQL Query.task': { query: () => `{ task(id: ${NONE}) { id } }`, expected: notTheirs },
  'GraphQL Query.taskFailures': {
    query: () => `{ taskFailures(id: ${NONE}) { totalCount } }`,
    expected: notTheirs,
  },
};
