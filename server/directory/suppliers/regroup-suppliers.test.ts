import { runTask } from '../../kits/tasks/run-task.js';
import type { TaskKind } from '../../kits/tasks/task-kind.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { supplierRegrouping } from './regroup-suppliers.js';

const TASK = 'id kind title state total done failed canUndo problem';
const MOVE = `mutation ($id: Int!, $toId: Int!) { regroupSubCategory(id: $id, toId: $toId) { ${TASK} } }`;
const PLAN = `query ($id: Int!, $toId: Int!) { subCategoryRegrouping(id: $id, toId: $toId) { suppliers staying refusal } }`;
const SAVE = 'mutation ($id: Int!, $input: SupplierInput!) { updateSupplier(id: $id, input: $input) { id } }';
const UNDO = 'mutation ($id: Int!) { undoTask(id: $id) { id } }';
const READ = `query ($id: Int!) { task(id: $id) { ${TASK} } taskFailures(id: $id) { nodes { recordId message } } }`;
const FOUND = `query ($category: String!, $subCategory: String!) {
  searchSuppliers(filter: { category: $category, subCategory: $subCategory }, first: 100) { totalCount } }`;

describe('moving a sub category to another category moves its suppliers A155 R286', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());
  // After every test, the search listings and the counts match the suppliers.
  afterEach(async () => {
    const listings = () =>
      query('SELECT * FROM supplier_listing JOIN listing_words USING (supplier_id) ORDER BY 1');
    const before = await listings();
    await query('SELECT count(refresh_supplier_listing(supplier_id)) FROM supplier_listing');
    expect(await listings()).toEqual(before);
    await query('SELECT rebuild_supplier_search()');
    expect(await listings()).toEqual(before);
    const [{ wrong }] = await query(`SELECT count(*)::integer AS wrong FROM (
      (SELECT * FROM listing_rollup WHERE general <> 0 EXCEPT TABLE listing_recount) UNION ALL
      (TABLE listing_recount EXCEPT TABLE listing_rollup)) different`);
    expect(wrong).toBe(0);
  });

  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  const call = async (text: string, variables: object, as: TestUser | null = admin) => {
    const { data, errors } = await uplift.graphql(text, { ...variables }, { as });
    const [error] = errors ?? [];
    return {
      data,
      first: data && Object.values(data)[0],
      code: error?.extensions.code,
      message: error?.message,
    };
  };
  let made = 0;
  const category = async (...names: string[]) => {
    made += 1;
    const { id } = await make.category({ name: `Category ${made}` });
    const subs: number[] = [];
    for (const name of names) subs.push((await make.subCategory({ name, categoryId: id })).id);
    return { id, name: `Category ${made}`, subs, sub: subs[0] ?? 0, other: subs[1] ?? 0 };
  };
  /** Creates two categories. The first has Drains, which is to move to the second, and Roofs. */
  const trades = async () => [await category('Drains', 'Roofs'), await category('Bread')] as const;
  const supplier = async (categoryIds: number[], subCategoryIds: number[]) => {
    const { id } = await make.supplier();
    await query('INSERT INTO supplier_category SELECT $1, unnest($2::integer[])', [id, categoryIds]);
    await query('INSERT INTO supplier_sub_category SELECT $1, unnest($2::integer[])', [id, subCategoryIds]);
    return id;
  };
  const listed = async (id: number): Promise<number[]> => {
    const rows = await query(
      'SELECT category_id AS id FROM supplier_category WHERE supplier_id = $1 ORDER BY 1',
      [id],
    );
    return rows.map((row: { id: number }) => row.id);
  };
  const parentOf = async (id: number) =>
    (await query('SELECT category_id AS id, position FROM sub_category WHERE id = $1', [id]))[0];
  const found = async (categoryId: number, subCategoryId: number) => {
    const filter = { category: String(categoryId), subCategory: String(subCategoryId) };
    return (await call(FOUND, filter, null)).first.totalCount;
  };
  const read = async (id: number) => (await call(READ, { id })).data;
  const moved = async (id: number, toId: number) => {
    const { first } = await call(MOVE, { id, toId });
    await uplift.work('task.run');
    return { taskId: first.id as number, ...(await read(first.id)) };
  };
  const undone = async (id: number) => {
    const { first } = await call(UNDO, { id });
    await uplift.work('task.run');
    return read(first.id);
  };

  it('keeps suppliers in the old category if they have another sub category there, and in all others', async () => {
    const [from, to] = await trades();
    const third = await category();
    const only = await supplier([from.id, third.id], [from.sub]);
    const both = await supplier([from.id], [from.sub, from.other]);
    const there = await supplier([from.id, to.id], [from.sub, to.sub]);
    const roofs = await supplier([from.id], [from.other]);
    const plan = await call(PLAN, { id: from.sub, toId: to.id });
    expect(plan.first).toEqual({ suppliers: 3, staying: 1, refusal: null });
    const { task } = await moved(from.sub, to.id);
    expect(task).toMatchObject({
      kind: 'supplier.regroup',
      title: `Move of “Drains” from “${from.name}” to “${to.name}”`,
      state: 'FINISHED',
      total: 3,
      failed: 0,
      canUndo: true,
    });
    expect(await listed(only)).toEqual([to.id, third.id].sort((a, b) => a - b));
    expect(await listed(both)).toEqual([from.id, to.id]);
    expect(await listed(there)).toEqual([to.id]);
    expect(await listed(roofs)).toEqual([from.id]);
    expect(await found(to.id, from.sub)).toBe(3);
    expect(await found(from.id, from.other)).toBe(2);
  });

  it('changes each supplier once, and adds activities with the user to both categories', async () => {
    const [from, to] = await trades();
    const id = await supplier([from.id], [from.sub]);
    await query('UPDATE sub_category SET position = 0 WHERE id = $1', [from.sub]);
    await moved(from.sub, to.id);
    const activities = await query(
      `SELECT action, actor_id AS by, changes FROM activity WHERE (subject_type, subject_id) IN
        (('supplier', $1), ('category', $2), ('category', $3)) AND action LIKE '%.changed' ORDER BY id`,
      [id, from.id, to.id],
    );
    const by = admin.id;
    const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
    expect(activities).toMatchObject([
      { action: 'category.changed', by },
      { action: 'category.changed', by },
      { action: 'supplier.changed', by, changes: { categoryIds: [[from.id], [to.id]] } },
    ]);
    expect(
      activities.slice(0, 2).map(({ changes }: { changes: { children: [] } }) => changes.children.map(names)),
    ).toEqual([
      [['Drains', 'Roofs'], ['Roofs']],
      [['Bread'], ['Drains', 'Bread']],
    ]);
    // It is sorted by name in its new category, as positions are given within a category (R287).
    expect(await parentOf(from.sub)).toEqual({ id: to.id, position: null });
  });

  it('visitors find all suppliers in the new category at once; a killed worker loses and repeats none', async () => {
    const [from, to] = await trades();
    for (let one = 0; one < 60; one++) await supplier([from.id], [from.sub]);
    const { first } = await call(MOVE, { id: from.sub, toId: to.id });
    const killed: TaskKind = {
      ...supplierRegrouping,
      step: async (context, input, batch) => {
        const outcome = await supplierRegrouping.step(context, input, batch);
        if (!batch.isFirst)
          await uplift.app.database.pool.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND state = 'idle in transaction'`,
          );
        return outcome;
      },
    };
    expect(await found(from.id, from.sub)).toBe(60);
    const untilKilled = async () => {
      for (let turn = 0; turn < 5; turn++)
        await runTask(uplift.app, { 'supplier.regroup': killed }, first.id);
    };
    await expect(untilKilled()).rejects.toThrow();
    expect((await read(first.id)).task).toMatchObject({ state: 'RUNNING', done: 50 });
    expect(await found(to.id, from.sub)).toBe(60);
    await uplift.work('task.run');
    expect((await read(first.id)).task).toMatchObject({ state: 'FINISHED', done: 60, failed: 0 });
    const changes = await query(
      `SELECT count(*)::integer AS n, count(DISTINCT subject_id)::integer AS of FROM activity
        WHERE request_id = $1 AND action = 'supplier.changed'`,
      [`task-${first.id}`],
    );
    expect(changes).toEqual([{ n: 60, of: 60 }]);
    const [{ left }] = await query(
      'SELECT count(*)::integer AS left FROM supplier_category WHERE category_id = $1',
      [from.id],
    );
    expect(left).toBe(0);
  });

  it('moves a supplier that chooses the sub category meanwhile', async () => {
    const [from, to] = await trades();
    await supplier([from.id], [from.sub]);
    const { first } = await call(MOVE, { id: from.sub, toId: to.id });
    const late = await supplier([from.id], [from.sub]);
    await uplift.work('task.run');
    expect((await read(first.id)).task).toMatchObject({ state: 'FINISHED', total: 1, failed: 0 });
    expect(await listed(late)).toEqual([to.id]);
  });

  it('lists a supplier saved at the same moment in the new category', async () => {
    const [from, to] = await trades();
    const ids = await Promise.all(Array.from({ length: 12 }, () => supplier([from.id], [])));
    await supplier([from.id], [from.sub]);
    await call(MOVE, { id: from.sub, toId: to.id });
    await Promise.all([
      uplift.work('task.run'),
      ...ids.map((id) => call(SAVE, { id, input: { subCategoryIds: [from.sub] } })),
    ]);
    for (const id of ids) expect(await listed(id)).toContain(to.id);
    expect(await found(to.id, from.sub)).toBe(13);
  });

  it('Undo restores everything including the position; suppliers added since move back too', async () => {
    const [from, to] = await trades();
    await query('UPDATE sub_category SET position = 0 WHERE id = $1', [from.sub]);
    const only = await supplier([from.id], [from.sub]);
    const nothing = await supplier([from.id, to.id], [from.sub, from.other]);
    const changed = await supplier([from.id], [from.sub]);
    const { taskId } = await moved(from.sub, to.id);
    const third = await category();
    await call(SAVE, { id: changed, input: { categoryIds: [to.id, third.id] } });
    const since = await supplier([to.id], [from.sub]);
    const { task, taskFailures } = await undone(taskId);
    expect(task).toMatchObject({ state: 'FINISHED', total: 3, failed: 1 });
    expect(taskFailures.nodes).toMatchObject([{ recordId: changed }]);
    expect(await parentOf(from.sub)).toEqual({ id: from.id, position: 0 });
    expect(await listed(only)).toEqual([from.id]);
    expect(await listed(nothing)).toEqual([from.id, to.id]);
    expect(await listed(since)).toEqual([from.id]);
    expect(await found(from.id, from.sub)).toBe(4);
  });

  it('Undo changes nothing if the old category has a sub category of that name by now', async () => {
    const [from, to] = await trades();
    const id = await supplier([from.id], [from.sub]);
    const { taskId } = await moved(from.sub, to.id);
    await make.subCategory({ name: 'drains', categoryId: from.id });
    expect((await undone(taskId)).task).toMatchObject({
      state: 'FAILED',
      problem: `“${from.name}” already has a sub category “Drains”. Rename one of the two first.`,
    });
    expect(await listed(id)).toEqual([to.id]);
  });

  it('moves a sub category without suppliers at once', async () => {
    const [from, to] = await trades();
    expect(await call(MOVE, { id: from.sub, toId: to.id })).toMatchObject({ first: null, code: undefined });
    expect(await parentOf(from.sub)).toMatchObject({ id: to.id });
  });

  it('refuses if the other category has one of that name, in the plan and in the worker', async () => {
    const [from, to] = [await category('Drains'), await category('drains')];
    const id = await supplier([from.id], [from.sub]);
    const said = `“${to.name}” already has a sub category “Drains”. Rename one of the two first.`;
    expect((await call(PLAN, { id: from.sub, toId: to.id })).first.refusal).toBe(said);
    expect(await call(MOVE, { id: from.sub, toId: to.id })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: said,
    });
    const free = await category();
    const { first } = await call(MOVE, { id: from.sub, toId: free.id });
    await make.subCategory({ name: 'DRAINS', categoryId: free.id });
    await uplift.work('task.run');
    expect((await read(first.id)).task).toMatchObject({
      state: 'FAILED',
      problem: expect.stringMatching(/already/),
    });
    expect([await listed(id), (await parentOf(from.sub)).id]).toEqual([[from.id], from.id]);
  });

  it('two simultaneous moves are done once, and the second user gets a conflict', async () => {
    const [from, to] = await trades();
    const other = await category();
    await supplier([from.id], [from.sub]);
    const answers = [
      await call(MOVE, { id: from.sub, toId: to.id }),
      await call(MOVE, { id: from.sub, toId: other.id }),
    ];
    await uplift.work('task.run');
    const states = await Promise.all(answers.map(async ({ first }) => (await read(first.id)).task.state));
    expect(states.sort()).toEqual(['FAILED', 'FINISHED']);
  });

  it('refuses invalid moves and users who are not staff', async () => {
    const [from, to] = await trades();
    const id = await supplier([from.id], [from.sub]);
    const codes = async (subId: number, toId: number, as?: TestUser | null) =>
      (await call(MOVE, { id: subId, toId }, as)).code;
    expect(await codes(from.sub, from.id)).toBe('BAD_USER_INPUT');
    expect(await codes(from.sub, 999_999)).toBe('BAD_USER_INPUT');
    expect(await codes(999_999, to.id)).toBe('NOT_FOUND');
    expect(await codes(from.sub, to.id, await uplift.user({ roles: ['Business'], supplierId: id }))).toBe(
      'FORBIDDEN',
    );
    expect(await codes(from.sub, to.id, null)).toBe('UNAUTHENTICATED');
    expect((await parentOf(from.sub)).id).toBe(from.id);
  });
});
