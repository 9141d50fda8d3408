import { adminOnly, type Operations } from './operation';

const NO_SUCH = 999_999_999;
const notThere = { ...adminOnly, admin: 404 } as const;

/** What staff do about the words of searches. */
export const searchWordOperations: Operations = {
  'GraphQL Mutation.createSearchSynonym': {
    query: () =>
      'mutation { createSearchSynonym(input: { phrase: "wheel tapper", means: ["engineer"] }) { id } }',
    expected: adminOnly,
  },
  'GraphQL Mutation.deleteSearchSynonym': {
    query: () => `mutation { deleteSearchSynonym(id: ${NO_SUCH}) }`,
    expected: notThere,
  },
  'GraphQL Mutation.dismissSearchMiss': {
    query: () => `mutation { dismissSearchMiss(id: ${NO_SUCH}) }`,
    expected: notThere,
  },
  'GraphQL Mutation.turnMissIntoService': {
    query: () => `mutation { turnMissIntoService(id: ${NO_SUCH}, label: "Chimney sweeping") }`,
    expected: notThere,
  },
  'GraphQL Mutation.turnMissIntoSynonym': {
    query: () => `mutation { turnMissIntoSynonym(id: ${NO_SUCH}, means: ["carpenter"]) { id } }`,
    expected: notThere,
  },
  'GraphQL Mutation.updateSearchSynonym': {
    query: () =>
      `mutation { updateSearchSynonym(id: ${NO_SUCH}, input: { phrase: "chippie", means: [] }) { id } }`,
    expected: notThere,
  },
  'GraphQL Query.searchMisses': { query: () => '{ searchMisses { totalCount } }', expected: adminOnly },
  'GraphQL Query.searchSynonyms': { query: () => '{ searchSynonyms { totalCount } }', expected: adminOnly },
};
