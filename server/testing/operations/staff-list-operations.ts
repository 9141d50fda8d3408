import { adminOnly, type Operations } from './operation.js';
import { staffNounOperations } from './staff-noun-operations.js';

const notThere = { visitor: 401, admin: 404, else: 403 } as const;
/** Outcomes for lists of which staff see all records and suppliers their own. */
const editorRoles = {
  visitor: 401,
  admin: 'ok',
  supplier: 'ok',
  'other supplier': 'ok',
  else: 403,
} as const;

/** Operations on other lists of staff: messages, testimonials and clicks. */
export const staffListOperations: Operations = {
  ...staffNounOperations({ name: 'Order', column: 'TOTAL', changeMany: '{ status: SENT }' }),
  ...staffNounOperations({ name: 'Message', column: 'MESSAGE', changeMany: '{ state: DONE }' }),
  'GraphQL Query.customers': { query: () => '{ customers { totalCount } }', expected: adminOnly },
  'REST GET customers': { rest: () => ({}), expected: adminOnly },
  'GraphQL Query.testimonials': { query: () => '{ testimonials { totalCount } }', expected: editorRoles },
  'REST GET businessTestimonial/all': { rest: () => ({}), expected: editorRoles },
  'GraphQL Query.affiliateClicks': {
    query: () => '{ affiliateClicks { totalCount } }',
    expected: editorRoles,
  },
  'REST GET affiliateLinkClick/all': { rest: () => ({}), expected: editorRoles },
  'GraphQL Mutation.reviewAffiliateClick': {
    query: () => 'mutation { reviewAffiliateClick(id: 999999) }',
    expected: notThere,
  },
  'GraphQL Mutation.reviewAffiliateClicksOf': {
    query: ({ supplierId }) => `mutation { reviewAffiliateClicksOf(supplierId: ${supplierId}) }`,
    expected: adminOnly,
  },
};
