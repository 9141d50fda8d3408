import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const TASK = 'id kind title state total done failed canUndo';
const MOVE = `mutation ($id: Int!, $toId: Int!) { mergeCategory(id: $id, toId: $toId) { ${TASK} } }`;
const UNDO = 'mutation ($id: Int!) { undoTask(id: $id) { id } }';
const READ = `query ($id: Int!) { task(id: $id) { ${TASK} }
  taskFailures(id: $id) { nodes { recordId recordName message } } }`;

describe('merging a category moves its suppliers to another and deletes it A155', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

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
  /** Creates a category with sub categories of these names. Returns their ids in this order. */
  const category = async (...names: string[]) => {
    made += 1;
    const { id } = await make.category({ name: `Category ${made}` });
    const subs: number[] = [];
    for (const name of names) subs.push((await make.subCategory({ name, categoryId: id })).id);
    return { id, subs };
  };
  const supplier = async (categoryIds: number[], subCategoryIds: number[] = []) => {
    const { id } = await make.supplier();
    await query('INSERT INTO supplier_category SELECT $1, unnest($2::integer[])', [id, categoryIds]);
    await query('INSERT INTO supplier_sub_category SELECT $1, unnest($2::integer[])', [id, subCategoryIds]);
    return id;
  };
  const listed = async (id: number) => {
    const [row] = await query(
      `SELECT array(SELECT category_id FROM supplier_category WHERE supplier_id = $1 ORDER BY 1) AS categories,
        array(SELECT sub_category_id FROM supplier_sub_category WHERE supplier_id = $1 ORDER BY 1) AS subs`,
      [id],
    );
    return [row.categories, row.subs];
  };
  const there = async (id: number) => (await query('SELECT FROM category WHERE id = $1', [id])).length === 1;
  const moved = async (id: number, toId: number) => {
    const { first } = await call(MOVE, { id, toId });
    await uplift.work('task.run');
    return { taskId: first.id, ...(await call(READ, { id: first.id })).data };
  };

  it('moves each under sub categories of the same name if they exist, and otherwise under the category', async () => {
    const [hats, felt] = [await category('Caps', 'Bonnets'), await category('caps', 'Belts')];
    const other = await category('Nails');
    const [caps = 0, bonnets = 0] = hats.subs;
    const one = await supplier([hats.id, other.id], [caps, bonnets, other.subs[0] ?? 0]);
    const two = await supplier([hats.id, felt.id]);
    const { task } = await moved(hats.id, felt.id);
    expect(task).toMatchObject({ state: 'FINISHED', total: 2, failed: 0, canUndo: true });
    expect(await listed(one)).toEqual([
      [felt.id, other.id],
      [felt.subs[0], other.subs[0]].sort((a = 0, b = 0) => a - b),
    ]);
    expect(await listed(two)).toEqual([[felt.id], []]);
    expect(await there(hats.id)).toBe(false);
    // Each timeline has an entry with its actor.
    const activities = await query(
      `SELECT subject_id, actor_id, changes -> 'categoryIds' AS categories FROM activity
        WHERE action = 'supplier.changed' AND subject_id = ANY ($1) ORDER BY subject_id`,
      [[one, two]],
    );
    expect(activities).toEqual([
      {
        subject_id: one,
        actor_id: admin.id,
        categories: [
          [hats.id, other.id],
          [felt.id, other.id],
        ],
      },
      { subject_id: two, actor_id: admin.id, categories: [[hats.id, felt.id], [felt.id]] },
    ]);
  });

  it('Undo restores the category with its suppliers', async () => {
    const [hats, felt] = [await category('Caps'), await category()];
    const one = await supplier([hats.id], hats.subs);
    const since = await supplier([hats.id]);
    const { taskId } = await moved(hats.id, felt.id);
    const third = await category();
    const change =
      'mutation ($id: Int!, $input: SupplierInput!) { updateSupplier(id: $id, input: $input) { id } }';
    await call(change, { id: since, input: { categoryIds: [third.id] } });
    const { first } = await call(UNDO, { id: taskId });
    await uplift.work('task.run');
    const { data } = await call(READ, { id: first.id });
    expect(data.task).toMatchObject({ state: 'FINISHED', total: 2, failed: 1 });
    expect(data.taskFailures.nodes).toMatchObject([{ recordId: since }]);
    expect(await there(hats.id)).toBe(true);
    expect(await listed(one)).toEqual([[hats.id], hats.subs]);
    expect(await listed(since)).toEqual([[third.id], []]);
  });

  it('keeps the category and says why if a supplier was added to it meanwhile', async () => {
    const [hats, felt] = [await category(), await category()];
    await supplier([hats.id]);
    const { first } = await call(MOVE, { id: hats.id, toId: felt.id });
    const late = await supplier([hats.id]);
    await uplift.work('task.run');
    const { data } = await call(READ, { id: first.id });
    expect(data.taskFailures.nodes).toEqual([
      {
        recordId: null,
        recordName: expect.stringMatching(/^Category /),
        message: expect.stringMatching(/1 supplier/),
      },
    ]);
    expect(await there(hats.id)).toBe(true);
    expect(await listed(late)).toEqual([[hats.id], []]);
  });

  it('refuses invalid merges and users who are not staff', async () => {
    const [hats, empty] = [await category(), await category()];
    const id = await supplier([hats.id]);
    expect((await call(MOVE, { id: hats.id, toId: hats.id })).code).toBe('BAD_USER_INPUT');
    expect((await call(MOVE, { id: hats.id, toId: 999_999 })).message).toBe('There is no such category.');
    expect((await call(MOVE, { id: 999_999, toId: hats.id })).code).toBe('NOT_FOUND');
    expect((await call(MOVE, { id: empty.id, toId: hats.id })).message).toMatch(/You can delete it/);
    const seller = await uplift.user({ roles: ['Business'], supplierId: id });
    expect((await call(MOVE, { id: hats.id, toId: empty.id }, seller)).code).toBe('FORBIDDEN');
    expect((await call(MOVE, { id: hats.id, toId: empty.id }, null)).code).toBe('UNAUTHENTICATED');
    expect(await listed(id)).toEqual([[hats.id], []]);
  });
});
