import { type Operations, open } from './operation.js';

const NONE = 999999;
/** A key that does not exist. */
const KEY = 'no-such-key-of-any-buyer';

/** Operations of the link page of a buyer, open to anyone with its key (R226, R237). */
export const linkPageOperations: Operations = {
  'GraphQL Query.leadsByLink': {
    query: () => `{ leadsByLink(key: "${KEY}") { estimatedContribution } }`,
    expected: { else: 'nothing' },
  },
  'GraphQL Mutation.saveLeadResponse': {
    query: () =>
      `mutation { saveLeadResponse(key: "${KEY}", leadId: ${NONE}, input: {}) { estimatedContribution } }`,
    expected: { else: 404 },
  },
  'REST GET entityLink/viaBusinessLinkKey': {
    rest: () => ({ path: `entityLink/viaBusinessLinkKey?businessLinkKey=${KEY}` }),
    expected: open,
  },
  'REST POST entityLink/saveAll/viaBusinessLinkKey': {
    rest: () => ({ body: { linkKey: KEY, changedID: NONE, leads: [{ id: NONE }] } }),
    expected: { else: 404 },
  },
};
