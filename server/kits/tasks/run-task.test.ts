import { AsyncResource } from 'node:async_hooks';
import sql from 'sql-template-tag';
import { badField } from '../../platform/errors.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { bulkKind } from './bulk-task.js';
import { runTask } from './run-task.js';
import { startTask } from './start-task.js';
import { sweepTasksOnce } from './sweep-tasks.js';
import { isOver } from './task.states.js';
import type { TaskKind } from './task-kind.js';
import { contextFor, storedTask } from './testing/task-people.js';

const MANY = 130;

describe('a task', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const { supplier } = factories(uplift.app.database);
    for (let made = 0; made < MANY; made++) await supplier({ searchWeight: 0 });
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    admin = await uplift.user({ roles: ['Admin'] });
    await query('DELETE FROM task');
    await query('DELETE FROM outbox_job');
    await query('UPDATE supplier SET search_weight = 0');
  });

  /** Returns a kind of task that adds one to each supplier, and calls `before` for each. */
  const counting = (before: (id: number) => Promise<unknown> = async () => undefined): TaskKind =>
    bulkKind({
      kind: 'test.count',
      audience: ['Admin'],
      names: { name: 'test-names', text: 'SELECT id, name FROM supplier WHERE id = ANY ($1)' },
      work: async ({ app }, id) => {
        await before(id);
        await app.database.manager.query(
          'UPDATE supplier SET search_weight = search_weight + 1 WHERE id = $1',
          [id],
        );
      },
    });
  const start = async (kind: TaskKind, as = admin) =>
    startTask(await contextFor(uplift, as), kind, {
      title: 'Counting',
      input: {},
      nothing: 'None.',
      selection: { from: sql`FROM supplier s`, id: sql`s.id`, order: sql`s.id` },
    });
  /** Works on a task for one turn. A slow machine may not finish the task in it. */
  const run = (id: number, kind: TaskKind) => runTask(uplift.app, { [kind.kind]: kind }, id);
  const runToEnd = async (id: number, kind: TaskKind) => {
    do await run(id, kind);
    while (!isOver((await storedTask(uplift, id)).state));
  };
  const weights = async () =>
    (
      await query(
        'SELECT search_weight AS weight, count(*)::integer AS n FROM supplier GROUP BY 1 ORDER BY 1',
      )
    ).map(({ weight, n }: { weight: number; n: number }) => [weight, n]);

  it('processes every record once and then finishes', async () => {
    const kind = counting();
    const id = await start(kind);
    expect(await storedTask(uplift, id)).toMatchObject({ state: 'waiting', total: MANY, done: 0 });
    await runToEnd(id, kind);
    expect(await weights()).toEqual([[1, MANY]]);
    expect(await storedTask(uplift, id)).toMatchObject({ state: 'finished', done: MANY, failed: 0 });
    await run(id, kind);
    expect(await weights()).toEqual([[1, MANY]]);
  });

  it('resumes after its worker is killed, without lost or repeated records', async () => {
    let seen = 0;
    const killed = counting(async () => {
      seen += 1;
      if (seen === 77)
        await uplift.app.database.pool.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND state = 'idle in transaction'`,
        );
    });
    const id = await start(killed);
    const untilKilled = async () => {
      while (seen < 77) await run(id, killed);
    };
    await expect(untilKilled()).rejects.toThrow();
    expect(await storedTask(uplift, id)).toMatchObject({
      state: 'running',
      done: 50,
      next_batch: 1,
      tries: 1,
    });
    expect(await weights()).toEqual([
      [0, MANY - 50],
      [1, 50],
    ]);
    await runToEnd(id, counting());
    expect(await weights()).toEqual([[1, MANY]]);
    expect(await storedTask(uplift, id)).toMatchObject({ state: 'finished', done: MANY, tries: 0 });
  });

  it('is processed by one worker at a time', async () => {
    const kind = counting();
    const id = await start(kind);
    await Promise.all([runToEnd(id, kind), runToEnd(id, kind), runToEnd(id, kind)]);
    expect(await weights()).toEqual([[1, MANY]]);
  });

  it('records a refusal, leaves that record unchanged and continues', async () => {
    const [{ id: refused, name }] = await query(
      'SELECT id, name FROM supplier ORDER BY id LIMIT 1 OFFSET 60',
    );
    const kind = counting(async (id) => {
      if (id !== refused) return;
      await query('UPDATE supplier SET search_weight = 9 WHERE id = $1', [id]);
      throw badField('name', 'Not this one.');
    });
    const id = await start(kind);
    await runToEnd(id, kind);
    expect(await storedTask(uplift, id)).toMatchObject({ state: 'finished', done: MANY, failed: 1 });
    expect(await weights()).toEqual([
      [0, 1],
      [1, MANY - 1],
    ]);
    const rows = await query(
      'SELECT record_id, record_name, field, message FROM task_failure WHERE task_id = $1',
      [id],
    );
    expect(rows).toEqual([
      { record_id: refused, record_name: name, field: 'name', message: 'Not this one.' },
    ]);
  });

  it('continues with the other records after a database error for one', async () => {
    let first = true;
    const kind = counting(async () => {
      if (first) {
        first = false;
        await query('UPDATE supplier SET status = $1', ['None of those']);
      }
    });
    const id = await start(kind);
    await runToEnd(id, kind);
    expect(await storedTask(uplift, id)).toMatchObject({ state: 'finished', failed: 1 });
  });

  it('ends when the user who started it loses the role', async () => {
    let seen = 0;
    const kind = counting(async () => {
      seen += 1;
      if (seen === 50)
        await uplift.app.database.pool.query(`UPDATE user_account SET roles = '{}' WHERE id = $1`, [
          admin.id,
        ]);
    });
    const id = await start(kind);
    await runToEnd(id, kind);
    expect(await storedTask(uplift, id)).toMatchObject({
      state: 'failed',
      done: 50,
      problem: 'You may no longer do this.',
    });
    expect(seen).toBe(50);
  });

  it('stops between two steps, and keeps what was done', async () => {
    const id = await start(counting());
    let stopping: Promise<unknown> | undefined;
    // Outside the transaction, in the same way as a click: it waits for the current step.
    const click = AsyncResource.bind(() => {
      stopping = uplift.graphql(`mutation { stopTask(id: ${id}) { state } }`, {}, { as: admin });
    });
    const kind = counting(async () => {
      if (!stopping) click();
    });
    await runToEnd(id, kind);
    expect(await stopping).toMatchObject({ data: { stopTask: { state: 'STOPPED' } } });
    const { done, state } = await storedTask(uplift, id);
    expect([state, done % 50]).toEqual(['stopped', 0]);
    expect(done).toBeLessThan(MANY);
    expect(await weights()).toEqual([
      [0, MANY - done],
      [1, done],
    ]);
  });

  it('fails after repeated errors, and says so', async () => {
    const kind = counting(async () => {
      throw new Error('A fault of ours');
    });
    const id = await start(kind);
    for (let tries = 1; tries < 8; tries++) await expect(run(id, kind)).rejects.toThrow('A fault of ours');
    await run(id, kind);
    expect(await storedTask(uplift, id)).toMatchObject({ state: 'failed', done: 0, tries: 8 });
    expect((await storedTask(uplift, id)).problem).toMatch(/^Something went wrong on our side/);
  });

  it('of an unknown kind is left to newer processes', async () => {
    const id = await start(counting());
    await expect(runTask(uplift.app, {}, id)).rejects.toThrow('does not know');
    expect(await storedTask(uplift, id)).toMatchObject({ state: 'waiting', tries: 0 });
  });

  it('is resumed if its job was lost', async () => {
    const id = await start(counting());
    await query('DELETE FROM outbox_job');
    await sweepTasksOnce(uplift.app);
    expect(await query('SELECT job FROM outbox_job')).toEqual([]);
    await query(`UPDATE task SET created_at = now() - interval '3 minutes'`);
    await sweepTasksOnce(uplift.app);
    await sweepTasksOnce(uplift.app);
    expect(await query('SELECT job, payload FROM outbox_job')).toEqual([
      { job: 'task.run', payload: { taskId: id } },
    ]);
  });

  it('waits while five other tasks of the same user run', async () => {
    const kind = counting();
    for (let at = 0; at < 5; at++) await start(kind);
    await expect(start(kind)).rejects.toThrow('5 of your tasks are still running');
    expect(await query('SELECT id FROM task')).toHaveLength(5);
    await start(kind, await uplift.user({ roles: ['Admin'] }));
  });
});
