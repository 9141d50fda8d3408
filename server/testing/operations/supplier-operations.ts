import { type Operations, open, rolesOnly } from './operation.js';

/** Operations on suppliers, their categories and clicks on their links. */
export const supplierOperations: Operations = {
  'GraphQL Mutation.followAffiliateLink': {
    query: ({ supplierId }) =>
      `mutation { followAffiliateLink(input: { supplierId: ${supplierId}, url: "https://shop.example" }) }`,
    expected: open,
  },
  'GraphQL Mutation.leaveTestimonial': {
    query: ({ supplierId }) =>
      `mutation { leaveTestimonial(input: { supplierId: ${supplierId}, fullName: "Ana", message: "Good" }) }`,
    expected: open,
  },
  'GraphQL Mutation.recordClick': {
    query: ({ supplierId }) =>
      `mutation { recordClick(input: { type: "share", supplierId: ${supplierId} }) }`,
    expected: open,
  },
  'GraphQL Mutation.sendAffiliateLinkNotice': {
    query: ({ supplierId }) => `mutation { sendAffiliateLinkNotice(supplierId: ${supplierId}) }`,
    expected: open,
  },
  'GraphQL Query.categories': { query: () => '{ categories { id } }', expected: open },
  'GraphQL Query.category': {
    query: ({ categoryId }) => `{ category(id: ${categoryId}) { id } }`,
    expected: open,
  },
  'GraphQL Query.featuredListings': { query: () => '{ featuredListings { id } }', expected: open },
  'GraphQL Query.categoryCounts': { query: () => '{ categoryCounts { suppliers } }', expected: open },
  'GraphQL Query.regions': { query: () => '{ regions { name } }', expected: open },
  'GraphQL Query.supplierPlaces': { query: () => '{ supplierPlaces { total } }', expected: rolesOnly },
  'GraphQL Query.searchBoxSuggestions': {
    query: () => '{ searchBoxSuggestions(text: "plu") { services } }',
    expected: open,
  },
  'GraphQL Query.searchSuggestions': {
    query: () => '{ searchSuggestions(filter: { text: "plumming" }) { services } }',
    expected: open,
  },
  'GraphQL Query.searchSuppliers': { query: () => '{ searchSuppliers { totalCount } }', expected: open },
  'GraphQL Query.services': { query: () => '{ services }', expected: open },
  'GraphQL Query.supplier': {
    query: ({ supplierId }) => `{ supplier(id: ${supplierId}) { id } }`,
    expected: open,
  },
  'REST GET business/:id': { rest: ({ supplierId }) => ({ path: `business/${supplierId}` }), expected: open },
  'REST GET business/all': {
    rest: () => ({}),
    expected: { visitor: 401, supplier: 'ok', 'other supplier': 'ok', admin: 'ok', else: 403 },
  },
  'REST GET business/all/available': { rest: () => ({}), expected: open },
  'REST GET business/keyword/:keyword': { rest: () => ({ path: 'business/keyword/walked' }), expected: open },
  'REST GET business/learnMoreTally': {
    rest: () => ({}),
    expected: { visitor: 401, supplier: 'ok', 'other supplier': 'ok', admin: 'ok', else: 403 },
  },
  'REST GET category/:id': { rest: ({ categoryId }) => ({ path: `category/${categoryId}` }), expected: open },
  'REST GET category/all': { rest: () => ({}), expected: open },
  'REST GET featuredListing/:id': {
    rest: () => ({ path: 'featuredListing/999999' }),
    expected: { else: 404 },
  },
  'REST GET featuredListing/all': { rest: () => ({}), expected: open },
  'REST POST affiliateLinkClick/create': {
    rest: ({ supplierId }) => ({ body: { business_id: supplierId, url: 'https://shop.example' } }),
    expected: open,
  },
  'REST POST business/createTestimonial': {
    rest: ({ supplierId }) => ({ body: { business_id: supplierId, fullName: 'Ana', message: 'Very good' } }),
    expected: open,
  },
  'REST POST clickTracking': {
    rest: ({ supplierId }) => ({ body: { type: 'share', business_id: supplierId } }),
    expected: open,
  },
  'REST POST functions/affiliateNotice': {
    rest: ({ supplierId }) => ({ body: { business_id: supplierId } }),
    expected: open,
  },
  'REST POST mailing/sendAffiliateLinkNotice': {
    rest: ({ supplierId }) => ({ body: { business_id: supplierId } }),
    expected: open,
  },
};
