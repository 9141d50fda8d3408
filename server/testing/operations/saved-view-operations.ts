import { type Operations, signedIn } from './operation.js';

const NO_SUCH = 999_999_999;
const notThere = { visitor: 401, else: 404 } as const;

/** Operations on saved views of lists. */
export const savedViewOperations: Operations = {
  'GraphQL Mutation.createSavedView': {
    query: () =>
      'mutation { createSavedView(input: { list: "trees", name: "Tall", search: "q=tall" }) { id } }',
    expected: signedIn,
  },
  'GraphQL Mutation.deleteSavedView': {
    query: () => `mutation { deleteSavedView(id: ${NO_SUCH}) }`,
    expected: notThere,
  },
  'GraphQL Mutation.setDefaultView': {
    query: () => 'mutation { setDefaultView(list: "trees") }',
    expected: signedIn,
  },
  'GraphQL Mutation.updateSavedView': {
    query: () => `mutation { updateSavedView(id: ${NO_SUCH}, input: { name: "Taller" }) { id } }`,
    expected: notThere,
  },
  'GraphQL Query.savedViews': { query: () => '{ savedViews(list: "trees") { id } }', expected: signedIn },
};
