import { adminOnly, noneOfThem, type Operations, signedIn } from './operation.js';

const NONE = 999999;
const notThere = { visitor: 401, admin: 404, else: 403 } as const;

/** Operations on action items, which only staff see (A139). */
export const actionOperations: Operations = {
  'GraphQL Query.actionItems': { query: () => '{ actionItems { totalCount } }', expected: adminOnly },
  'GraphQL Query.actionItem': {
    query: () => `{ actionItem(id: ${NONE}) { id } }`,
    expected: { ...adminOnly, admin: 'nothing' },
  },
  'GraphQL Query.adminColleagues': { query: () => '{ adminColleagues { id } }', expected: adminOnly },
  'GraphQL Mutation.reviewOpportunitiesClicked': {
    query: () => 'mutation { reviewOpportunitiesClicked }',
    expected: { visitor: 401, buyer: 'ok', 'other buyer': 'ok', admin: 'ok', else: 403 },
  },
  'GraphQL Mutation.createJob': {
    query: () => 'mutation { createJob(input: { type: "Ring back" }) { id } }',
    expected: adminOnly,
  },
  'GraphQL Mutation.updateActionItem': {
    query: () => `mutation { updateActionItem(id: ${NONE}, input: {}) { id } }`,
    expected: notThere,
  },
  'GraphQL Mutation.dismissActions': {
    query: () => `mutation { dismissActions(selection: { ids: [${NONE}] }) { dismissed } }`,
    expected: notThere,
  },
  'GraphQL Mutation.changeActionItems': {
    query: () =>
      `mutation { changeActionItems(selection: { ids: [${NONE}] }, input: { status: DONE }) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.exportActionItems': {
    query: () =>
      `mutation { exportActionItems(selection: { ids: [${NONE}] }, columns: [{ column: ID, title: "ID" }]) { id } }`,
    expected: noneOfThem,
  },
  // Called when the site starts, by every signed-in user.
  'REST GET actionsCenter': { rest: () => ({}), expected: signedIn },
  'REST POST actionsCenter/createJob': {
    rest: () => ({ body: { type: 'Ring back' } }),
    expected: adminOnly,
  },
  'REST POST actionsCenter/dismiss': { rest: () => ({ body: { ids: [NONE] } }), expected: notThere },
  'REST POST actionsCenter/reviewOpportunitiesClicked': {
    rest: () => ({ body: {} }),
    expected: { visitor: 401, buyer: 'ok', 'other buyer': 'ok', admin: 'ok', else: 403 },
  },
};
