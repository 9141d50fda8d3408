import { adminOnly, type Operations, open, rolesOnly } from './operation.js';

/** Operations that concern the whole site. */
export const siteOperations: Operations = {
  'GraphQL Mutation.saveSiteSettings': {
    query: () => 'mutation { saveSiteSettings(input: { contributions: 1, version: 99 }) { version } }',
    expected: { ...adminOnly, admin: 409 },
  },
  'GraphQL Query.addressSuggestions': {
    query: () => '{ addressSuggestions(text: "grey l") { id } }',
    expected: rolesOnly,
  },
  'GraphQL Query.dashboard': { query: () => '{ dashboard { years } }', expected: rolesOnly },
  'GraphQL Query.frontPage': { query: () => '{ frontPage { buyers { id } } }', expected: open },
  'GraphQL Query.impactSummary': { query: () => '{ impactSummary { supplierCount } }', expected: open },
  'GraphQL Query.mailDeliveries': { query: () => '{ mailDeliveries { totalCount } }', expected: adminOnly },
  'GraphQL Query.mailPreview': {
    query: () => '{ mailPreview(kind: "account.invitation") { subject } }',
    expected: adminOnly,
  },
  'GraphQL Query.mailDelivery': {
    query: () => '{ mailDelivery(id: "999999999") { id } }',
    expected: { ...adminOnly, admin: 'nothing' },
  },
  'GraphQL Mutation.sendMailAgain': {
    query: () => 'mutation { sendMailAgain(id: 999999999) { id } }',
    expected: { ...adminOnly, admin: 404 },
  },
  'GraphQL Mutation.markNotificationsRead': {
    query: () => 'mutation { markNotificationsRead(upTo: "2026-01-01T00:00:00Z") }',
    expected: rolesOnly,
  },
  'GraphQL Query.notifications': { query: () => '{ notifications { unreadCount } }', expected: rolesOnly },
  'GraphQL Query.siteSettings': { query: () => '{ siteSettings { contributions } }', expected: open },
  'REST GET changelog': { rest: () => ({}), expected: open },
  'REST GET docs': { rest: () => ({}), expected: open },
  'REST GET docs/try-it.js': { rest: () => ({}), expected: open },
  'REST GET openapi.json': { rest: () => ({}), expected: open },
  'REST GET general/settings': { rest: () => ({}), expected: open },
  'REST PUT general/settings': { rest: () => ({ body: { contributions: 0 } }), expected: adminOnly },
};
