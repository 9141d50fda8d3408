import type { DeepPartial } from 'typeorm';
import { ActionItem } from '../staff/action-centre/action-item.entity.js';
import { factories } from './factories.js';
import { TestUplift, type TestUser } from './test-uplift.js';

const ACTION = `id version type value status dueBy overdue redirectUrl refId createdBy { id name }
  assignedTo { id name }`;
const QUERIES = {
  list: `query ($filter: ActionItemListFilter, $sort: ActionItemListSort, $first: Int! = 50, $after: String) {
    actionItems(filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount nodes { ${ACTION} } pageInfo { endCursor } } }`,
  job: `mutation ($input: NewJobInput!) { createJob(input: $input) { ${ACTION} } }`,
  update: `mutation ($id: Int!, $version: Int, $input: ActionItemInput!) {
    updateActionItem(id: $id, version: $version, input: $input) { ${ACTION} } }`,
  dismiss: `mutation ($selection: ActionItemSelection!) {
    dismissActions(selection: $selection) { dismissed changes { id version } task { id } } }`,
  undo: `mutation ($id: Int!, $version: Int!) { undoChange(recordType: ACTION_ITEM, id: $id, version: $version) }`,
  undoTask: 'mutation ($id: Int!) { undoTask(id: $id) { id } }',
  timeline: `query ($id: Int!) { timeline(recordType: ACTION_ITEM, id: $id) { nodes {
    action canUndo actor { kind name } changes { field before after } } } }`,
  colleagues: 'query ($search: String) { adminColleagues(search: $search) { id name } }',
};

/** Starts a product with action items that staff handle. */
export async function startActionFixture() {
  const uplift = await TestUplift.start();
  const { manager } = uplift.app.database;
  const staff = (email: string) =>
    uplift.user({ roles: ['Admin'], email, emailVerifiedAt: new Date(), fullName: email.split('@')[0] });
  const admin = await staff('aroha@uplift.example');
  const colleague = await staff('tama@uplift.example');

  const ask = async (name: keyof typeof QUERIES, variables: object, as: TestUser | null = admin) => {
    const { data, errors } = await uplift.graphql(QUERIES[name], { ...variables }, { as });
    const extensions = errors?.[0]?.extensions;
    return {
      answer: data?.[Object.keys(data)[0] ?? ''],
      code: extensions?.code as string | undefined,
      field: (extensions?.fields as { field: string }[] | undefined)?.[0]?.field,
    };
  };
  return {
    uplift,
    make: factories(uplift.app.database),
    admin,
    colleague,
    ask,
    rest: (method: 'GET' | 'POST', path: string, body?: object, as: TestUser | null = admin) =>
      uplift.rest(method, path, { as, body }),
    action: (fields: DeepPartial<ActionItem> = {}) =>
      manager.save(ActionItem, { type: 'Ring back', status: 'New' as const, ...fields }),
    stored: (id: number) => manager.findOneByOrFail(ActionItem, { id }),
    clear: () => manager.query('DELETE FROM action_item'),
    waiting: async (as: TestUser): Promise<number> =>
      (await uplift.graphql('{ currentUser { pendingActionCount } }', {}, { as })).data.currentUser
        .pendingActionCount,
  };
}
