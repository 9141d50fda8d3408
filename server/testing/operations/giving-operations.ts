import { type Operations, ofDraftReport, open } from './operation';

/** Good causes and impact buyers. */
export const givingOperations: Operations = {
  'GraphQL Query.goodCause': {
    query: ({ causeId }) => `{ goodCause(id: ${causeId}) { id } }`,
    expected: open,
  },
  'GraphQL Query.goodCauseReport': {
    query: ({ causeId }) => `{ goodCauseReport(id: ${causeId}) { buyerCount } }`,
    expected: open,
  },
  'GraphQL Query.goodCauses': { query: () => '{ goodCauses { id } }', expected: open },
  'GraphQL Query.impactBuyers': { query: () => '{ impactBuyers { totalCount } }', expected: open },
  'GraphQL Query.impactReport': {
    query: ({ buyerId }) => `{ impactReport(id: ${buyerId}) { id } }`,
    expected: ofDraftReport('nothing'),
  },
  'REST GET goodCause/:id': { rest: ({ causeId }) => ({ path: `goodCause/${causeId}` }), expected: open },
  'REST GET goodCause/all/available': { rest: () => ({}), expected: open },
  'REST GET ImpactBuyer/GetImpactBuyerLogoUrl': {
    rest: ({ buyerId }) => ({ path: `ImpactBuyer/GetImpactBuyerLogoUrl?businessId=${buyerId}` }),
    expected: ofDraftReport(404),
  },
  'REST GET impactBusiness/:id': {
    rest: ({ buyerId }) => ({ path: `impactBusiness/${buyerId}` }),
    expected: ofDraftReport(404),
  },
  'REST GET impactBusiness/all/available': { rest: () => ({}), expected: open },
  'REST GET impactBusiness/keyword/:keyword': {
    rest: () => ({ path: 'impactBusiness/keyword/drafted' }),
    expected: ofDraftReport(404),
  },
  'REST GET impactBusiness/pdf/:id': {
    rest: ({ buyerId }) => ({ path: `impactBusiness/pdf/${buyerId}` }),
    expected: ofDraftReport(404),
  },
};
