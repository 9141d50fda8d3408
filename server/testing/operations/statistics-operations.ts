import { adminOnly, noneOfThem, type Operations, type Outcome } from './operation.js';

const only = (owner: 'supplier' | 'buyer' | 'cause') => ({ ...adminOnly, [owner]: 'ok' }) as const;

/** Outcomes for a report that its users and staff see. Others are told that it does not exist. */
const reportOf = (missing: Outcome) =>
  ({
    visitor: 401,
    supplier: 'ok',
    'other supplier': missing,
    cause: missing,
    'other cause': missing,
    admin: 'ok',
    else: 403,
  }) as const;

/** Operations on sales statistics: of everyone for staff, of their own record for other users (R258). */
export const statisticsOperations: Operations = {
  'GraphQL Query.salesStatistics': {
    query: ({ supplierId }) => `{ salesStatistics(of: SUPPLIER, id: ${supplierId}) { enquiries } }`,
    expected: only('supplier'),
  },
  'GraphQL Query.salesTracking': {
    query: () => '{ salesTracking { totals { enquiries } } }',
    expected: adminOnly,
  },
  'GraphQL Query.supplierStatistics': {
    query: () => '{ supplierStatistics { totalCount } }',
    expected: adminOnly,
  },
  'GraphQL Mutation.exportSupplierStatistics': {
    query: () =>
      'mutation { exportSupplierStatistics(selection: { ids: [999999999] }, columns: [{ column: NAME, header: "Name" }]) { id } }',
    expected: noneOfThem,
  },
  'GraphQL Query.yearlyReport': {
    query: ({ supplierId }) => `{ yearlyReport(of: SUPPLIER, id: ${supplierId}, year: 2025) { name } }`,
    expected: reportOf('nothing'),
  },
  'GraphQL Mutation.yearlyReportLink': {
    query: ({ supplierId }) =>
      `mutation { yearlyReportLink(of: SUPPLIER, id: ${supplierId}, year: 2025, language: MI) }`,
    expected: reportOf(404),
  },
  'REST GET yearlyReport/business/:id': {
    rest: ({ supplierId }) => ({ path: `yearlyReport/business/${supplierId}?year=2025` }),
    expected: { supplier: 'ok', admin: 'ok', else: 404 },
  },
  'REST GET yearlyReport/goodCause/:id': {
    rest: ({ causeId }) => ({ path: `yearlyReport/goodCause/${causeId}` }),
    expected: { cause: 'ok', admin: 'ok', else: 404 },
  },
  'REST GET stats/salesTrackingGeneral': { rest: () => ({}), expected: adminOnly },
  'REST GET stats/suppliersStats': { rest: () => ({}), expected: adminOnly },
  'REST GET stats/suppliersStats/:id': {
    rest: ({ supplierId }) => ({ path: `stats/suppliersStats/${supplierId}` }),
    expected: only('supplier'),
  },
  'REST GET stats/supplierSalesEnquiryBuyerTypeStats/:id': {
    rest: ({ supplierId }) => ({ path: `stats/supplierSalesEnquiryBuyerTypeStats/${supplierId}` }),
    expected: only('supplier'),
  },
  'REST GET stats/supplierLeadsBuyerTypeStats/:id': {
    rest: ({ supplierId }) => ({ path: `stats/supplierLeadsBuyerTypeStats/${supplierId}` }),
    expected: only('supplier'),
  },
  'REST GET stats/supplierGoodCauseCC/:id': {
    rest: ({ supplierId }) => ({ path: `stats/supplierGoodCauseCC/${supplierId}` }),
    expected: only('supplier'),
  },
  'REST GET stats/goodCauseStats/:id': {
    rest: ({ causeId }) => ({ path: `stats/goodCauseStats/${causeId}` }),
    expected: only('cause'),
  },
  'REST GET stats/goodCauseSupplierCategoryCC/:id': {
    rest: ({ causeId }) => ({ path: `stats/goodCauseSupplierCategoryCC/${causeId}` }),
    expected: only('cause'),
  },
  'REST GET stats/goodCauseSalesEnquiryBuyerTypeStats/:id': {
    rest: ({ causeId }) => ({ path: `stats/goodCauseSalesEnquiryBuyerTypeStats/${causeId}` }),
    expected: only('cause'),
  },
  'REST GET stats/goodCauseLeadsBuyerTypeStats/:id': {
    rest: ({ causeId }) => ({ path: `stats/goodCauseLeadsBuyerTypeStats/${causeId}` }),
    expected: only('cause'),
  },
  'REST GET stats/impactBuyerStats/:id': {
    rest: ({ buyerId }) => ({ path: `stats/impactBuyerStats/${buyerId}` }),
    expected: only('buyer'),
  },
  'REST GET stats/impactBuyerChosenGoodCause/:id': {
    rest: ({ buyerId }) => ({ path: `stats/impactBuyerChosenGoodCause/${buyerId}` }),
    expected: only('buyer'),
  },
};
