import { adminOnly, type Operations } from './operation.js';

const NONE = 999_999;
/** Outcomes for a record that does not exist. */
const ofNone = { ...adminOnly, admin: 404 } as const;

/** Operations that edit categories. */
export const categoryAdminOperations: Operations = {
  'GraphQL Mutation.createCategory': {
    query: ({ enquiry }) => `mutation { createCategory(input: { name: "Bakers ${enquiry.id}" }) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.updateCategory': {
    query: ({ categoryId }) => `mutation { updateCategory(id: ${categoryId}, input: {}) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.deleteCategory': {
    query: () => `mutation { deleteCategory(id: ${NONE}) }`,
    expected: ofNone,
  },
  'GraphQL Mutation.moveCategory': {
    query: ({ categoryId }) => `mutation { moveCategory(id: ${categoryId}) { ordered } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.mergeCategory': {
    query: ({ categoryId }) => `mutation { mergeCategory(id: ${NONE}, toId: ${categoryId}) { id } }`,
    expected: ofNone,
  },
  'GraphQL Mutation.regroupSubCategory': {
    query: ({ categoryId }) => `mutation { regroupSubCategory(id: ${NONE}, toId: ${categoryId}) { id } }`,
    expected: { ...adminOnly, admin: 404 },
  },
  'GraphQL Query.subCategoryRegrouping': {
    query: ({ categoryId }) => `{ subCategoryRegrouping(id: ${NONE}, toId: ${categoryId}) { suppliers } }`,
    expected: ofNone,
  },
  'GraphQL Mutation.sortCategories': {
    query: () => 'mutation { sortCategories { ordered } }',
    expected: adminOnly,
  },
  'GraphQL Mutation.undoCategoryOrder': {
    query: () => `mutation { undoCategoryOrder(order: [], expectedOrder: [${NONE}]) { ordered } }`,
    expected: { ...adminOnly, admin: 409 },
  },
  'GraphQL Mutation.moveSubCategory': {
    query: () => `mutation { moveSubCategory(id: ${NONE}) { id } }`,
    expected: ofNone,
  },
  'GraphQL Mutation.sortSubCategories': {
    query: ({ categoryId }) => `mutation { sortSubCategories(categoryId: ${categoryId}) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Query.categoryRecords': {
    query: () => '{ categoryRecords { totalCount } }',
    expected: adminOnly,
  },
  'GraphQL Query.categoryRecord': {
    query: ({ categoryId }) => `{ categoryRecord(id: ${categoryId}) { id } }`,
    expected: adminOnly,
  },
  'REST GET category/all/admin': { rest: () => ({}), expected: adminOnly },
  'REST POST category/create': {
    rest: ({ enquiry }) => ({ body: { name: `Builders ${enquiry.id}` } }),
    expected: adminOnly,
  },
  'REST POST category/update': {
    rest: ({ categoryId }) => ({ body: { id: categoryId, firebase_id: 'folder' } }),
    expected: adminOnly,
  },
  'REST POST category/delete': { rest: () => ({ body: { id: NONE } }), expected: ofNone },
  'REST POST categoryChild/delete': { rest: () => ({ body: { id: NONE } }), expected: ofNone },
};
