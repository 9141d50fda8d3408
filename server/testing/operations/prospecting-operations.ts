import { type Operations, open } from './operation.js';

const NONE = 999999;
/** A key that no cause has. */
const KEY = 'no-such-key-of-any-cause';
/** Outcomes for a key that opens nothing for the caller. */
const answered = {
  visitor: 401,
  cause: 'nothing',
  'other cause': 'nothing',
  admin: 'nothing',
  else: 403,
} as const;
const refused = { visitor: 401, cause: 404, 'other cause': 404, admin: 404, else: 403 } as const;

/**
 * Operations of the prospecting page, for Admin and users of causes, who need the key of their cause as well
 * (A26, R245).
 */
export const prospectingOperations: Operations = {
  'GraphQL Query.prospectingBuyers': {
    query: () => `{ prospectingBuyers(key: "${KEY}") { goodCauseName } }`,
    expected: answered,
  },
  'GraphQL Mutation.saveProspectingBuyer': {
    query: () => `mutation { saveProspectingBuyer(key: "${KEY}", id: ${NONE}, input: {}) { id } }`,
    expected: refused,
  },
  'REST GET entityLink/prospectingBuyers': {
    rest: () => ({ path: `entityLink/prospectingBuyers?goodCauseLinkKey=${KEY}` }),
    expected: { ...answered, cause: 'ok', 'other cause': 'ok', admin: 'ok' },
  },
  'REST POST entityLink/saveAll/prospectingBuyers': {
    rest: () => ({ body: { linkKey: KEY, data: [{ id: NONE }] } }),
    expected: refused,
  },
  'GraphQL Mutation.requestSignInLink': {
    query: () => `mutation { requestSignInLink(email: "nobody@demo.example", key: "${KEY}") }`,
    expected: open,
  },
  'GraphQL Mutation.signInByLink': {
    query: () => 'mutation { signInByLink(token: "no-such-token") { user { id } } }',
    expected: { else: 400 },
  },
};
