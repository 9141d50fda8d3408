import { Activity } from '../../platform/activity/activity.entity.js';
import { CHANGES_CHANNEL } from '../../platform/activity/page-changes.js';
import { factories } from '../../testing/factories.js';
import { sentStatements } from '../../testing/sent-statements.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const ORDER = 'was ordered categories { id name position }';
const MOVE = `mutation ($id: Int!, $before: Int) { moveCategory(id: $id, before: $before) { ${ORDER} } }`;
const SORT = `mutation { sortCategories { ${ORDER} } }`;
const UNDO_ORDER = `mutation ($order: [Int!]!, $expectedOrder: [Int!]!) {
  undoCategoryOrder(order: $order, expectedOrder: $expectedOrder) { ${ORDER} } }`;
const RECORD = 'id version children { id name position }';
const MOVE_SUB = `mutation ($id: Int!, $before: Int) { moveSubCategory(id: $id, before: $before) { ${RECORD} } }`;
const SORT_SUBS = `mutation ($categoryId: Int!) { sortSubCategories(categoryId: $categoryId) { ${RECORD} } }`;
const UNDO = `mutation ($id: Int!, $version: Int!) {
  undoChange(recordType: CATEGORY, id: $id, version: $version) }`;
const STAFF_LIST = '{ categoryRecords { nodes { name place children { name } } } }';
const TIMELINE = `query ($id: Int!) { timeline(recordType: CATEGORY, id: $id) {
  nodes { action changes { field before after } } } }`;

type Named = { id: number; name: string };
const namesOf = (rows: readonly Named[]) => rows.map(({ name }) => name);

describe('the order of categories', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  let ids: Record<'apple' | 'Banana' | 'cherry' | 'Dates', number>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    await uplift.app.database.manager.query('DELETE FROM supplier; DELETE FROM category');
    const id = async (name: string) => (await make.category({ name })).id;
    ids = {
      Dates: await id('Dates'),
      cherry: await id('cherry'),
      apple: await id('apple'),
      Banana: await id('Banana'),
    };
  });

  const call = async (query: string, variables: object = {}) => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as: admin });
    const error = errors?.[0];
    return {
      record: data?.[Object.keys(data)[0] ?? ''],
      code: error?.extensions?.code,
      message: error?.message,
    };
  };
  const move = (id: number, before: number | null) => call(MOVE, { id, before });
  const publicOrder = async () => {
    const { data } = await uplift.graphql('{ categories { id name } }');
    return namesOf(data?.categories as Named[]);
  };
  const restOrder = async (path: string) => namesOf((await uplift.rest('GET', path, { as: admin })).json());

  it('lists categories by name, ignoring case, until staff order them R287', async () => {
    const byName = ['apple', 'Banana', 'cherry', 'Dates'];
    expect(await publicOrder()).toEqual(byName);
    expect(await restOrder('category/all')).toEqual(byName);
    expect(await restOrder('category/all/admin')).toEqual(byName);
  });

  it('lists moved categories first in their order, then the others by name; on every screen R287', async () => {
    await move(ids.Dates, ids.apple);
    const { record } = await move(ids.cherry, ids.Dates);
    const order = ['cherry', 'Dates', 'apple', 'Banana'];
    expect(record).toMatchObject({ was: [ids.Dates], ordered: [ids.cherry, ids.Dates] });
    expect(
      record.categories.map(({ name, position }: Named & { position: number }) => [name, position]),
    ).toEqual([
      ['cherry', 0],
      ['Dates', 1],
      ['apple', null],
      ['Banana', null],
    ]);
    expect(await publicOrder()).toEqual(order);
    expect(await restOrder('category/all')).toEqual(order);
    expect(await restOrder('category/all/admin')).toEqual(order);
    const { nodes } = (await call(STAFF_LIST)).record;
    expect(nodes.map(({ name, place }: Named & { place: number }) => [place, name])).toEqual(
      order.map((name, index) => [index + 1, name]),
    );
  });

  it('lists the categories of a supplier in that order on its profile, its card and in lists R287', async () => {
    const { id } = await make.supplier({ name: 'Orchard' });
    for (const categoryId of Object.values(ids))
      await uplift.app.database.manager.query('INSERT INTO supplier_category VALUES ($1, $2)', [
        id,
        categoryId,
      ]);
    await move(ids.cherry, ids.apple);
    const order = ['cherry', 'apple', 'Banana', 'Dates'];
    const query = `query ($id: Int!) { supplier(id: $id) { categories { name } }
      searchSuppliers { nodes { categoryNames } }
      supplierRecord(id: $id) { categories { name } } }`;
    const { data } = await uplift.graphql(query, { id }, { as: admin });
    const said = data as Record<'supplier' | 'supplierRecord', { categories: Named[] }> & {
      searchSuppliers: { nodes: { categoryNames: string[] }[] };
    };
    expect(namesOf(said.supplier.categories)).toEqual(order);
    expect(namesOf(said.supplierRecord.categories)).toEqual(order);
    expect(said.searchSuppliers.nodes).toEqual([{ categoryNames: order }]);
    const options = await call('{ enquiryFormOptions { suppliers { categories } } }');
    expect(options.record.suppliers).toEqual([{ categories: order.join(', ') }]);
  });

  it('moving one down or to the end also places all before it; a new one comes after them R287', async () => {
    expect((await move(ids.apple, ids.cherry)).record.ordered).toEqual([ids.Banana, ids.apple]);
    expect((await move(ids.apple, null)).record.ordered).toEqual([
      ids.Banana,
      ids.cherry,
      ids.Dates,
      ids.apple,
    ]);
    await make.category({ name: 'Almonds' });
    expect(await publicOrder()).toEqual(['Banana', 'cherry', 'Dates', 'apple', 'Almonds']);
  });

  it('moving one to its current place changes nothing and records nothing R287', async () => {
    const activities = () => uplift.app.database.manager.count(Activity);
    const before = await activities();
    expect((await move(ids.Banana, ids.cherry)).record.ordered).toEqual([]);
    expect((await move(ids.Dates, null)).record.ordered).toEqual([]);
    expect((await call(SORT)).record.ordered).toEqual([]);
    expect(await activities()).toBe(before);
  });

  it('two simultaneous moves both end where they were put R287', async () => {
    const answers = await Promise.all([
      move(ids.Dates, ids.Banana),
      move(ids.cherry, ids.apple),
      move(ids.apple, null),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
    const order = await publicOrder();
    expect(order.at(-1)).toBe('apple');
    expect(order.indexOf('Dates')).toBe(order.indexOf('Banana') - 1);
    expect(order).toHaveLength(4);
  });

  it('refuses to move one before a category that was deleted meanwhile R287', async () => {
    await call('mutation ($id: Int!) { deleteCategory(id: $id) }', { id: ids.Banana });
    expect((await move(ids.Dates, ids.Banana)).code).toBe('CONFLICT');
    expect((await move(ids.Banana, ids.Dates)).code).toBe('NOT_FOUND');
    expect((await call(MOVE, { id: ids.Dates, before: -1 })).code).toBe('BAD_USER_INPUT');
  });

  it('sorting by name removes the manual order R287', async () => {
    await move(ids.Dates, ids.apple);
    expect((await call(SORT)).record).toMatchObject({ was: [ids.Dates], ordered: [] });
    expect(await publicOrder()).toEqual(['apple', 'Banana', 'cherry', 'Dates']);
  });

  it('Undo reverts a change of the order, unless the order was changed again R287 A155', async () => {
    await move(ids.cherry, ids.apple);
    const { record: moved } = await move(ids.Dates, ids.cherry);
    const back = { order: moved.was, expectedOrder: moved.ordered };
    expect((await call(UNDO_ORDER, back)).record.ordered).toEqual([ids.cherry]);
    expect(await publicOrder()).toEqual(['cherry', 'apple', 'Banana', 'Dates']);
    const refused = await call(UNDO_ORDER, back);
    expect([refused.code, refused.message]).toEqual([
      'CONFLICT',
      'The order has changed again since then, so the change was not undone.',
    ]);
    const { record: sorted } = await call(SORT);
    expect(
      (await call(UNDO_ORDER, { order: sorted.was, expectedOrder: sorted.ordered })).record.ordered,
    ).toEqual([ids.cherry]);
  });

  it('a move adds to the timeline, clears cached pages, and leaves the version unchanged R287', async () => {
    const sent = await sentStatements(() => move(ids.Dates, ids.apple));
    const notification = sent.find(({ text }) => text.includes('pg_notify'));
    expect(notification?.values).toEqual([CHANGES_CHANNEL, 'category']);
    expect((await call(TIMELINE, { id: ids.Dates })).record.nodes).toEqual([
      { action: 'category.moved', changes: [] },
    ]);
    expect((await uplift.rest('GET', `category/${ids.Dates}`)).json().version).toBe(1);
  });

  describe('the order of sub categories', () => {
    let subs: Record<'oak' | 'Pine' | 'rimu', number>;
    beforeEach(async () => {
      const id = async (name: string) => (await make.subCategory({ categoryId: ids.apple, name })).id;
      subs = { rimu: await id('rimu'), oak: await id('oak'), Pine: await id('Pine') };
    });
    const moveSub = (id: number, before: number | null) => call(MOVE_SUB, { id, before });
    const childrenOf = async (id: number) =>
      namesOf((await uplift.rest('GET', `category/${id}`)).json().children);

    it('follows the order that staff set within the category, then the name R287', async () => {
      expect(await childrenOf(ids.apple)).toEqual(['oak', 'Pine', 'rimu']);
      const { record } = await moveSub(subs.rimu, subs.oak);
      expect(record).toMatchObject({ id: ids.apple, version: 2 });
      expect(namesOf(record.children)).toEqual(['rimu', 'oak', 'Pine']);
      expect(await childrenOf(ids.apple)).toEqual(['rimu', 'oak', 'Pine']);
      const { nodes } = (await call(STAFF_LIST)).record;
      expect(namesOf(nodes.find(({ name }: Named) => name === 'apple').children)).toEqual([
        'rimu',
        'oak',
        'Pine',
      ]);
      expect((await call(SORT_SUBS, { categoryId: ids.apple })).record.version).toBe(3);
      expect(await childrenOf(ids.apple)).toEqual(['oak', 'Pine', 'rimu']);
    });

    it('keeps its places after a rename; a new sub category comes last R287', async () => {
      await moveSub(subs.rimu, subs.oak);
      const rename =
        'mutation ($id: Int!, $input: CategoryInput!) { updateCategory(id: $id, input: $input) { id } }';
      await call(rename, {
        id: ids.apple,
        input: { children: [{ id: subs.rimu, name: 'zebrawood' }, { name: 'Ash' }] },
      });
      expect(await childrenOf(ids.apple)).toEqual(['zebrawood', 'Ash', 'oak', 'Pine']);
    });

    it('of several categories in one list: placed ones first, in the order of their categories R287', async () => {
      const { id } = await make.supplier({ name: 'Orchard' });
      const yew = (await make.subCategory({ categoryId: ids.Dates, name: 'yew' })).id;
      const kauri = (await make.subCategory({ categoryId: ids.Dates, name: 'Kauri' })).id;
      for (const subCategoryId of [...Object.values(subs), yew, kauri])
        await uplift.app.database.manager.query('INSERT INTO supplier_sub_category VALUES ($1, $2)', [
          id,
          subCategoryId,
        ]);
      const listed = async () => {
        const { record } = await call('query ($id: Int!) { supplier(id: $id) { subCategories { name } } }', {
          id,
        });
        return namesOf(record.subCategories);
      };
      expect(await listed()).toEqual(['Kauri', 'oak', 'Pine', 'rimu', 'yew']);
      await moveSub(subs.rimu, subs.oak);
      await moveSub(yew, kauri);
      expect(await listed()).toEqual(['rimu', 'yew', 'Kauri', 'oak', 'Pine']);
      await move(ids.Dates, ids.apple);
      expect(await listed()).toEqual(['yew', 'rimu', 'Kauri', 'oak', 'Pine']);
    });

    it('adds to the timeline when it changes, and Undo reverts it R287 A155', async () => {
      await moveSub(subs.rimu, subs.oak);
      const [entry] = (await call(TIMELINE, { id: ids.apple })).record.nodes;
      expect(entry).toEqual({
        action: 'category.changed',
        changes: [{ field: 'children', before: 'oak, Pine, rimu', after: 'rimu, oak, Pine' }],
      });
      await moveSub(subs.Pine, subs.rimu);
      expect((await call(UNDO, { id: ids.apple, version: 2 })).code).toBe('CONFLICT');
      expect((await call(UNDO, { id: ids.apple, version: 3 })).record).toBe(4);
      expect(await childrenOf(ids.apple)).toEqual(['rimu', 'oak', 'Pine']);
    });

    it('refuses a move into another category, and keeps both of two simultaneous moves R287', async () => {
      const yew = (await make.subCategory({ categoryId: ids.Dates, name: 'yew' })).id;
      expect((await moveSub(subs.oak, yew)).code).toBe('CONFLICT');
      expect((await moveSub(999_999, null)).code).toBe('NOT_FOUND');
      await Promise.all([moveSub(subs.rimu, subs.Pine), moveSub(subs.oak, null)]);
      expect(await childrenOf(ids.apple)).toEqual(['rimu', 'Pine', 'oak']);
    });
  });
});
