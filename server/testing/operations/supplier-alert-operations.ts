import { adminOnly, noneOfThem, type Operations, open } from './operation.js';

/** Operations on requests for a mail when a supplier joins. */
export const supplierAlertOperations: Operations = {
  'GraphQL Mutation.requestSupplierAlert': {
    query: () =>
      'mutation { requestSupplierAlert(input: { email: "ana@example.nz", search: { text: "wheelwright" } }) }',
    expected: open,
  },
  'GraphQL Mutation.confirmSupplierAlert': {
    query: () => 'mutation { confirmSupplierAlert(token: "none") }',
    expected: { else: 400 },
  },
  'GraphQL Mutation.endSupplierAlert': {
    query: () => 'mutation { endSupplierAlert(token: "none") }',
    expected: { else: 400 },
  },
  'GraphQL Mutation.exportSupplierAlerts': {
    query: () =>
      'mutation { exportSupplierAlerts(selection: { ids: [999999999] }, columns: [{ column: TRADE, header: "Trade" }]) { id } }',
    expected: noneOfThem,
  },
  'GraphQL Query.supplierAlerts': { query: () => '{ supplierAlerts { totalCount } }', expected: adminOnly },
};
