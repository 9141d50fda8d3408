import { bulkActions } from '../../testing/bulk-actions.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

describe('a user who loses the role that started a task', () => {
  let uplift: TestUplift;
  let staff: TestUser;
  let id: number | undefined;

  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    staff = await uplift.user({ roles: ['Admin'] });
    const supplier = await factories(uplift.app.database).supplier();
    const many = bulkActions(uplift, staff, 'Supplier');
    // A record that has been deleted by then is refused.
    id = (await many.ask('changeSuppliers', { ids: [supplier.id] }, { searchWeight: 7 })).id;
    await uplift.app.database.manager.query('DELETE FROM supplier WHERE id = $1', [supplier.id]);
    await uplift.work('task.run');
  });

  const loseRole = () =>
    uplift.app.database.manager.query(`UPDATE user_account SET roles = '{GoodCause}' WHERE id = $1`, [
      staff.id,
    ]);

  const ask = async (text: string) => {
    const { data, errors } = await uplift.graphql(`{ answer: ${text} }`, {}, { as: staff });
    return errors?.[0]?.extensions.code ?? data?.answer;
  };
  const seen = async () => ({
    task: await ask(`task(id: ${id}) { title }`),
    mine: await ask('myTasks { title }'),
    failures: await ask(`taskFailures(id: ${id}) { totalCount }`),
    notifications: await ask('notifications { nodes { title } }'),
  });
  const change = async (text: string) => {
    const { errors } = await uplift.graphql(`mutation { ${text} }`, {}, { as: staff });
    return errors?.[0]?.extensions.code;
  };

  it('sees neither the task nor its failures, and gets no notice', async () => {
    const title = expect.any(String);
    expect(await seen()).toEqual({
      task: { title },
      mine: [{ title }],
      failures: { totalCount: 1 },
      notifications: { nodes: [{ title }] },
    });
    await loseRole();
    expect(await seen()).toEqual({ task: null, mine: [], failures: null, notifications: { nodes: [] } });
  });

  it('cannot stop it, undo it or download its file', async () => {
    await loseRole();
    expect([
      await change(`stopTask(id: ${id}) { id }`),
      await change(`undoTask(id: ${id}) { id }`),
      await change(`downloadTask(id: ${id})`),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });
});
