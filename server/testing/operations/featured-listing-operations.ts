import { adminOnly, type Operations } from './operation.js';

const NONE = 999_999;
/** Outcomes for a record that does not exist. */
const ofNone = { ...adminOnly, admin: 404 } as const;

/** Operations that edit featured listings. */
export const featuredListingOperations: Operations = {
  'GraphQL Mutation.createFeaturedListing': {
    query: () => 'mutation { createFeaturedListing(input: { title: "Bread" }) { id } }',
    expected: adminOnly,
  },
  'GraphQL Mutation.updateFeaturedListing': {
    query: () => `mutation { updateFeaturedListing(id: ${NONE}, input: {}) { id } }`,
    expected: ofNone,
  },
  'GraphQL Mutation.deleteFeaturedListing': {
    query: () => `mutation { deleteFeaturedListing(id: ${NONE}) }`,
    expected: ofNone,
  },
  'GraphQL Query.featuredListingRecords': {
    query: () => '{ featuredListingRecords { totalCount } }',
    expected: adminOnly,
  },
  'GraphQL Query.featuredListingRecord': {
    query: () => `{ featuredListingRecord(id: ${NONE}) { id } }`,
    expected: { ...adminOnly, admin: 'nothing' },
  },
  'REST POST featuredListing/create': { rest: () => ({ body: { title: 'Bread' } }), expected: adminOnly },
  'REST POST featuredListing/update': { rest: () => ({ body: { id: NONE, title: 'x' } }), expected: ofNone },
  'REST POST featuredListing/delete': { rest: () => ({ body: { id: NONE } }), expected: ofNone },
};
