import { bulkActions } from '../../testing/bulk-actions.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const TASK = 'id kind title state total done failed canUndo';
const UNDO = `mutation ($id: Int!) { undoTask(id: $id) { ${TASK} } }`;
const READ = `query ($id: Int!) { task(id: $id) { ${TASK} } }`;
const RESTORE = `mutation ($selection: TrashSelection!) {
  restoreRecords(recordType: SUPPLIER, selection: $selection) { id } }`;

describe('Undo of a bulk action A155', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let colleague: TestUser;
  let many: ReturnType<typeof bulkActions>;
  let make: ReturnType<typeof factories>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    colleague = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    admin = await uplift.user({ roles: ['Admin'] });
    many = bulkActions(uplift, admin, 'Supplier');
  });

  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  const weights = async (ids: number[]) =>
    (await query('SELECT search_weight AS weight FROM supplier WHERE id = ANY ($1) ORDER BY id', [ids])).map(
      ({ weight }: { weight: number | null }) => weight,
    );
  const four = async (fields: object = { searchWeight: 1 }) => {
    const made = [];
    for (let at = 0; at < 4; at++) made.push((await make.supplier(fields)).id);
    return made;
  };
  const call = async (text: string, variables: object, as: TestUser = admin) => {
    const { data, errors } = await uplift.graphql(text, { ...variables }, { as });
    return {
      ...(data && Object.values(data)[0]),
      code: errors?.[0]?.extensions.code,
      problem: errors?.[0]?.message,
    };
  };
  const undo = (id: number | undefined, as?: TestUser) => call(UNDO, { id }, as);
  /** Changes many records and waits for the end. Returns the task. */
  const changed = async (ids: number[], input: object = { searchWeight: 9 }) => {
    const { id } = await many.ask('changeSuppliers', { ids }, input);
    await uplift.work('task.run');
    return id;
  };
  const deleted = async (ids: number[]) => {
    const { id } = await many.ask('deleteSuppliers', { ids });
    await uplift.work('task.run');
    return id;
  };
  /** Undoes the task. Returns the outcome. */
  const undone = async (id: number | undefined) => {
    const task = await undo(id);
    await uplift.work('task.run');
    return many.outcomeOf(task.id);
  };
  const update = (id: number, input: object) =>
    call(
      'mutation ($id: Int!, $input: SupplierInput!) { updateSupplier(id: $id, input: $input) { id } }',
      {
        id,
        input,
      },
      colleague,
    );

  it('reverts its changes, and refuses records changed since', async () => {
    const ids = await four();
    const [same = 0, since = 0, elsewhere = 0] = ids;
    await query('UPDATE supplier SET search_weight = 9 WHERE id = $1', [same]);
    const id = await changed(ids);
    expect(await call(READ, { id })).toMatchObject({ state: 'FINISHED', total: 4, canUndo: true });
    await update(since, { searchWeight: 5 });
    await update(elsewhere, { listTitle: 'Hats' });
    const { task, failures } = await undone(id);
    // The record that had 9 before was not changed, and is not among those undone.
    expect(task).toEqual({ state: 'FINISHED', total: 3, done: 3, failed: 1 });
    expect(failures).toEqual([
      {
        recordId: since,
        recordName: expect.stringMatching(/^Supplier /),
        field: null,
        message: 'This record has changed again since then, so the change was not undone.',
      },
    ]);
    expect(await weights(ids)).toEqual([9, 5, 1, 1]);
    const actors = await query(
      `SELECT DISTINCT actor_id FROM activity WHERE action = 'supplier.undone' AND subject_id = ANY ($1)`,
      [ids],
    );
    expect(actors).toEqual([{ actor_id: admin.id }]);
  });

  it('restores deleted records; one restored and deleted again stays in the trash', async () => {
    const ids = await four();
    const [again = 0] = ids;
    const id = await deleted(ids);
    expect(await weights(ids)).toEqual([]);
    await call('mutation ($id: Int!) { restoreRecord(recordType: SUPPLIER, id: $id) }', { id: again });
    await call('mutation ($id: Int!) { deleteSupplier(id: $id) }', { id: again }, colleague);
    const { task, failures } = await undone(id);
    expect(task).toMatchObject({ state: 'FINISHED', total: 4, failed: 1 });
    expect(failures).toMatchObject([
      {
        recordId: again,
        recordName: expect.stringMatching(/^Supplier /),
        message: expect.stringMatching(/deleted again/),
      },
    ]);
    expect(await weights(ids)).toEqual([1, 1, 1]);
  });

  it('requested twice runs once, and returns the same task', async () => {
    const ids = await four();
    const id = await changed(ids);
    const made = await Promise.all([undo(id), undo(id)]);
    expect(new Set(made.map((task) => task.id)).size).toBe(1);
    await uplift.work('task.run');
    expect(await weights(ids)).toEqual([1, 1, 1, 1]);
    expect((await undo(id)).id).toBe(made[0]?.id);
    expect(await call(READ, { id })).toMatchObject({ canUndo: false });
    // An undoing cannot be undone in turn.
    expect(await call(READ, { id: made[0]?.id })).toMatchObject({ kind: 'supplier.undo', canUndo: false });
    expect((await undo(made[0]?.id)).code).toBe('BAD_USER_INPUT');
  });

  it('is available to the user who started the task, while permitted', async () => {
    const ids = await four();
    const id = await changed(ids);
    expect((await undo(id, colleague)).code).toBe('FORBIDDEN');
    expect((await undo(id, await uplift.user({ roles: ['Business'] }))).code).toBe('NOT_FOUND');
    const { id: waiting } = await undo(id);
    await query(`UPDATE user_account SET roles = '{}' WHERE id = $1`, [admin.id]);
    await uplift.work('task.run');
    const [row] = await query('SELECT state, problem FROM task WHERE id = $1', [waiting]);
    expect(row).toEqual({ state: 'failed', problem: 'You may no longer do this.' });
    expect(await weights(ids)).toEqual([9, 9, 9, 9]);
  });

  it('is refused after the role is lost', async () => {
    const id = await changed(await four());
    await query(`UPDATE user_account SET roles = '{}' WHERE id = $1`, [admin.id]);
    expect((await undo(id)).code).toBe('NOT_FOUND');
  });

  it('reports that the time for Undo is over, whether or not the task was deleted', async () => {
    const ids = await four();
    const id = await changed(ids);
    await query(`UPDATE task SET finished_at = now() - interval '2 days' WHERE id = $1`, [id]);
    const late = {
      code: 'NOT_FOUND',
      problem: expect.stringMatching(/^This task can no longer be undone as a whole/),
    };
    expect(await undo(id)).toMatchObject(late);
    await query('DELETE FROM task WHERE id = $1', [id]);
    expect(await undo(id)).toMatchObject(late);
    expect(await weights(ids)).toEqual([9, 9, 9, 9]);
  });

  it('waits until the task is over; for a stopped task it reverts what was done', async () => {
    const ids = await four();
    const { id } = await many.ask('changeSuppliers', { ids }, { searchWeight: 9 });
    expect((await undo(id)).code).toBe('CONFLICT');
    await many.stop(id);
    expect((await undo(id)).problem).toMatch(/nothing to undo/);
    const second = await changed(ids);
    await query(`UPDATE task SET state = 'stopped' WHERE id = $1`, [second]);
    expect((await undone(second)).task).toMatchObject({ total: 4, failed: 0 });
    expect(await weights(ids)).toEqual([1, 1, 1, 1]);
  });

  it('restores many records from the trash: selected ones, or all matches of a text', async () => {
    const ids = await four({ name: 'Weka Works', searchWeight: 1 });
    await deleted(ids);
    const restore = async (selection: object) => {
      const { id } = await call(RESTORE, { selection });
      await uplift.work('task.run');
      return many.outcomeOf(id);
    };
    const [one = 0, other = 0, ...rest] = ids;
    expect((await restore({ ids: [one, other] })).task).toMatchObject({ total: 2, failed: 0 });
    expect(await weights(ids)).toEqual([1, 1]);
    expect((await restore({ filter: { search: 'weka works' } })).task).toMatchObject({ total: rest.length });
    expect(await weights(ids)).toEqual([1, 1, 1, 1]);
    expect((await call(RESTORE, { selection: { ids } })).code).toBe('BAD_USER_INPUT');
    expect((await call(RESTORE, { selection: { ids } }, await uplift.user())).code).toBe('FORBIDDEN');
  });
});
