import { adminOnly, type Operations } from './operation.js';

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
  'GraphQL Query.messageRecords': { query: () => '{ messageRecords { totalCount } }', expected: adminOnly },
  'GraphQL Query.messageRecord': {
    query: () => '{ messageRecord(id: 999999) { id } }',
    expected: { visitor: 401, admin: 'nothing', else: 403 },
  },
  'GraphQL Mutation.updateMessage': {
    query: () => 'mutation { updateMessage(id: 999999, input: {}) { id } }',
    expected: notThere,
  },
  'GraphQL Mutation.deleteMessage': {
    query: () => 'mutation { deleteMessage(id: 999999) }',
    expected: notThere,
  },
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
