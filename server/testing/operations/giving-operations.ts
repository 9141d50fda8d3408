import { adminOnly, noneOfThem, type Operations, ofDraftReport, open } from './operation.js';

/** Operations on good causes and impact buyers. */
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
  'GraphQL Query.certificate': {
    query: () => '{ certificate(number: "UC-2026-999999") { number } }',
    expected: { else: 'nothing' },
  },
  'GraphQL Query.buyerCertificate': {
    query: ({ buyerId }) => `{ buyerCertificate(impactBuyerId: ${buyerId}) { number } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.makeCertificate': {
    query: ({ buyerId }) => `mutation { makeCertificate(impactBuyerId: ${buyerId}) { number } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.makeCertificates': {
    query: () => 'mutation { makeCertificates { id } }',
    expected: noneOfThem,
  },
  'GraphQL Mutation.previewCertificate': {
    query: ({ buyerId }) => `mutation { previewCertificate(impactBuyerId: ${buyerId}) }`,
    expected: { visitor: 401, buyer: 'ok', 'other buyer': 404, admin: 'ok', else: 403 },
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
