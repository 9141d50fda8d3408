import { adminOnly, noneOfThem, type Operations } from './operation.js';

const NO_SUCH = 999_999_999;
const notThere = { ...adminOnly, admin: 404 } as const;

const none = `selection: { ids: [${NO_SUCH}] }`;

/** Operations of staff on search terms. */
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
  'GraphQL Mutation.createServiceFromZeroResult': {
    query: () => `mutation { createServiceFromZeroResult(id: ${NO_SUCH}, label: "Chimney sweeping") }`,
    expected: notThere,
  },
  'GraphQL Mutation.createSynonymFromZeroResult': {
    query: () => `mutation { createSynonymFromZeroResult(id: ${NO_SUCH}, means: ["carpenter"]) { id } }`,
    expected: notThere,
  },
  'GraphQL Mutation.updateSearchSynonym': {
    query: () =>
      `mutation { updateSearchSynonym(id: ${NO_SUCH}, input: { phrase: "chippie", means: [] }) { id } }`,
    expected: notThere,
  },
  'GraphQL Mutation.changeSearchMisses': {
    query: () => `mutation { changeSearchMisses(${none}, input: { dismissed: true }) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.deleteSearchSynonyms': {
    query: () => `mutation { deleteSearchSynonyms(${none}) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.exportSearchMisses': {
    query: () =>
      `mutation { exportSearchMisses(${none}, columns: [{ column: TEXT, header: "Words" }]) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.exportSearchSynonyms': {
    query: () =>
      'mutation { exportSearchSynonyms(selection: { filter: {} }, columns: [{ column: PHRASE, header: "Phrase" }]) { id } }',
    expected: adminOnly,
  },
  'GraphQL Mutation.changeServices': {
    query: () => `mutation { changeServices(${none}, input: { offered: true }) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.exportServices': {
    query: () => `mutation { exportServices(${none}, columns: [{ column: LABEL, header: "Name" }]) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.offerService': {
    query: () => 'mutation { offerService(label: "Wheel tapping") { id } }',
    expected: adminOnly,
  },
  'GraphQL Mutation.setServiceOffered': {
    query: () => `mutation { setServiceOffered(id: ${NO_SUCH}) { id } }`,
    expected: notThere,
  },
  'GraphQL Query.serviceRecords': { query: () => '{ serviceRecords { totalCount } }', expected: adminOnly },
  'GraphQL Query.searchMisses': { query: () => '{ searchMisses { totalCount } }', expected: adminOnly },
  'GraphQL Query.searchSynonyms': { query: () => '{ searchSynonyms { totalCount } }', expected: adminOnly },
};
