import type { TokenScope } from '../../shared/token-scopes.js';
import { TOKEN_SCOPES } from '../../shared/token-scopes.js';
import { makeToken, revokeToken } from '../accounts/testing/token-calls.js';
import { runTask } from '../kits/tasks/run-task.js';
import type { TaskKind } from '../kits/tasks/task-kind.js';
import { storedTask } from '../kits/tasks/testing/task-people.js';
import { factories } from '../testing/factories.js';
import { LiveClient } from '../testing/live-client.js';
import { type CallOptions, TestUplift, type TestUser } from '../testing/test-uplift.js';
import { TASK_KINDS } from './task-kinds.js';

const MANY = 120;
const EXPORT_USERS = `mutation { exportUsers(selection: { filter: {} }, columns: [{ column: EMAIL, header: "Email" }]) { id } }`;
const EXPORT_SUPPLIERS = `mutation { exportSuppliers(selection: { filter: {} }, columns: [{ column: NAME, header: "Name" }]) { id } }`;
const CHANGE_SUPPLIERS = `mutation { changeSuppliers(selection: { filter: {} }, input: { searchWeight: 7 }) { id } }`;
const ENDED =
  'The API token that started this task was revoked or has expired. Changes made before that remain.';

describe('a task and an API token', () => {
  let uplift: TestUplift;
  let owner: TestUser;
  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const { supplier } = factories(uplift.app.database);
    for (let made = 0; made < MANY; made++) await supplier({ name: `Kea ${made}` });
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    owner = await uplift.user({ roles: ['Admin'] });
    await query('DELETE FROM task');
    await query('DELETE FROM outbox_job');
    await query('UPDATE supplier SET search_weight = 0');
  });

  const call = async (text: string, options: CallOptions) => {
    const { data, errors } = await uplift.graphql(text, {}, options);
    return errors?.[0]?.extensions.code ?? data[Object.keys(data)[0] as string];
  };
  const start = async (text: string, options: CallOptions = { as: owner }): Promise<number> =>
    (await call(text, options)).id;
  const token = async (...scopes: TokenScope[]) => {
    const { headers } = await makeToken(uplift, owner, scopes);
    return { headers };
  };
  const changedSuppliers = async () =>
    (await query('SELECT count(*)::integer AS n FROM supplier WHERE search_weight = 7'))[0].n;

  it('is visible with the scope of the operation that started it', async () => {
    const users = await start(EXPORT_USERS);
    const suppliers = await start(EXPORT_SUPPLIERS);
    const seen = async (as: CallOptions) => [
      await call('{ myTasks { id } }', as),
      await call(`{ task(id: ${users}) { id } }`, as),
      await call(`{ task(id: ${suppliers}) { id } }`, as),
      await call(`{ taskFailures(id: ${users}) { totalCount } }`, as),
      await call(`{ taskFailures(id: ${suppliers}) { totalCount } }`, as),
    ];
    const [one, other, none] = [{ id: users }, { id: suppliers }, { totalCount: 0 }];
    expect(await seen({ as: owner })).toEqual([[other, one], one, other, none, none]);
    expect(await seen(await token('tasks:read', 'suppliers:write'))).toEqual([
      [other],
      null,
      other,
      null,
      none,
    ]);
    expect(await seen(await token(...TOKEN_SCOPES))).toEqual([[other], null, other, null, none]);
    expect(await seen(await token('tasks:read', 'suppliers:read'))).toEqual([[], null, null, null, null]);
  });

  it('gives a token no file of an operation that the token cannot call', async () => {
    const users = await start(EXPORT_USERS);
    const suppliers = await start(EXPORT_SUPPLIERS);
    const file = async (id: number, options: CallOptions) => {
      const url = await call(`mutation { downloadTask(id: ${id}) }`, options);
      return url === 'NOT_FOUND' ? url : (await uplift.http.inject({ url })).body;
    };
    expect(await file(users, { as: owner })).toContain(owner.email);
    expect(await file(users, await token(...TOKEN_SCOPES))).toBe('NOT_FOUND');
    expect(await file(suppliers, await token('tasks:write'))).toBe('NOT_FOUND');
    expect(await file(suppliers, await token('tasks:write', 'suppliers:write'))).toContain('Kea 7');
  });

  it('of a colleague is visible to a staff token with the scope, as it is to signed-in staff', async () => {
    const colleague = await uplift.user({ roles: ['Admin'] });
    const users = await start(EXPORT_USERS, { as: colleague });
    const suppliers = await start(EXPORT_SUPPLIERS, { as: colleague });
    const all = await token(...TOKEN_SCOPES);
    expect([
      await call(`{ task(id: ${users}) { id } }`, all),
      await call(`{ task(id: ${suppliers}) { id } }`, all),
    ]).toEqual([null, { id: suppliers }]);
  });

  it('is stopped and undone only by a token with the scope', async () => {
    const id = await start(CHANGE_SUPPLIERS);
    const narrow = await token('tasks:read', 'tasks:write', 'records:write');
    const wide = await token('tasks:read', 'tasks:write', 'records:write', 'suppliers:write');
    const stop = `mutation { stopTask(id: ${id}) { state } }`;
    const undo = `mutation { undoTask(id: ${id}) { id title } }`;
    expect(await call(stop, narrow)).toBe('NOT_FOUND');
    await uplift.work('task.run');
    expect(await call(stop, wide)).toEqual({ state: 'FINISHED' });
    expect(await call(undo, narrow)).toBe('NOT_FOUND');
    const undone = await call(undo, wide);
    expect(undone.title).toMatch(/^Undo/);
    const read = `{ task(id: ${undone.id}) { title } }`;
    expect([await call(read, narrow), await call(read, wide)]).toEqual([null, { title: undone.title }]);
  });

  it('is reported to a subscription of a token only with the scope', async () => {
    const { token: secret } = await makeToken(uplift, owner, ['tasks:read', 'suppliers:write']);
    const client = (await LiveClient.of(uplift, null, secret)).watch('subscription { taskChanges { ids } }');
    const ids = () =>
      client.events.flatMap((event) => (event as { taskChanges: { ids: number[] | null } }).taskChanges.ids);
    await client.until(() => client.events.length > 0);
    await start(EXPORT_USERS);
    const suppliers = await start(EXPORT_SUPPLIERS);
    await client.until(() => ids().includes(suppliers));
    expect(ids()).toEqual([null, suppliers]);
    await client.stop();
  });

  it('is the only one that is reported to a subscription of a token, whatever else changes', async () => {
    const colleague = await uplift.user({ roles: ['Admin'] });
    await query(
      `INSERT INTO task (kind, title, asked_by_id, total) SELECT 'user.export', 'Export', $1, 1 FROM generate_series(1, 30)`,
      [colleague.id],
    );
    const hidden = [await start(EXPORT_USERS), await start(EXPORT_USERS)];
    const { token: secret } = await makeToken(uplift, owner, ['tasks:read', 'suppliers:write']);
    const text = 'subscription { taskChanges { ids quiet } }';
    const client = (await LiveClient.of(uplift, null, secret)).watch(text);
    const signedIn = (await LiveClient.of(uplift, owner)).watch(text);
    const both = [client, signedIn];
    /** Changes tasks in one statement, which is announced without ids if there are more than 20. */
    const change = async (ids: readonly number[] | null) => {
      const before = signedIn.events.length;
      await query('UPDATE task SET tries = tries + 1 WHERE $1::integer[] IS NULL OR id = ANY ($1)', [ids]);
      await signedIn.until(() => signedIn.events.length > before);
    };
    await Promise.all(both.map((each) => each.until(() => each.events.length > 0)));
    await change(hidden);
    await change(null);
    const suppliers = await start(EXPORT_SUPPLIERS);
    await client.until(() => client.events.length > 1);
    await change([...hidden, suppliers]);
    await client.until(() => client.events.length > 2);
    await change(null);
    await client.until(() => client.events.length > 3);
    const visible = { taskChanges: { ids: [suppliers], quiet: false } };
    const first = { taskChanges: { ids: null, quiet: false } };
    expect(client.events).toEqual([first, visible, visible, visible]);
    await Promise.all(both.map((each) => each.stop()));
  });

  it('finishes while the token that started it is valid', async () => {
    await start(CHANGE_SUPPLIERS, await token('suppliers:write'));
    await uplift.work('task.run');
    expect(await changedSuppliers()).toBe(MANY);
  });

  it('does not begin if the token that started it has been revoked', async () => {
    const { id: tokenId, headers } = await makeToken(uplift, owner, ['suppliers:write']);
    const id = await start(CHANGE_SUPPLIERS, { headers });
    await revokeToken(uplift, owner, tokenId);
    await uplift.work('task.run');
    expect(await storedTask(uplift, id)).toMatchObject({ state: 'failed', done: 0, problem: ENDED });
    expect(await changedSuppliers()).toBe(0);
  });

  it.each([
    ['is revoked', 'revoked_at'],
    ['expires', 'expires_at'],
  ])('stops after the current step if the token that started it %s', async (_, column) => {
    const { id: tokenId, headers } = await makeToken(uplift, owner, ['suppliers:write']);
    const id = await start(CHANGE_SUPPLIERS, { headers });
    const kind = TASK_KINDS['supplier.change'] as TaskKind;
    const step: TaskKind['step'] = async (...given) => {
      const outcome = await kind.step(...given);
      // Over a connection of its own, as the transaction of the step is still open.
      await uplift.app.database.pool.query(`UPDATE api_token SET ${column} = now() WHERE id = $1`, [tokenId]);
      return outcome;
    };
    await runTask(uplift.app, { [kind.kind]: { ...kind, step } }, id);
    expect(await storedTask(uplift, id)).toMatchObject({ state: 'failed', done: 50, problem: ENDED });
    expect(await changedSuppliers()).toBe(50);
  });
});
