import { adminOnly, type Operations } from './operation.js';
import { staffNounOperations } from './staff-noun-operations.js';

const NONE = 999_999;
/** Outcomes for a record that does not exist. */
const ofNone = { ...adminOnly, admin: 404 } as const;

/** Operations that edit featured listings. */
export const featuredListingOperations: Operations = {
  ...staffNounOperations({ name: 'FeaturedListing', column: 'TITLE', create: '{ title: "Bread" }' }),
  'REST POST featuredListing/create': { rest: () => ({ body: { title: 'Bread' } }), expected: adminOnly },
  'REST POST featuredListing/update': { rest: () => ({ body: { id: NONE, title: 'x' } }), expected: ofNone },
  'REST POST featuredListing/delete': { rest: () => ({ body: { id: NONE } }), expected: ofNone },
};
