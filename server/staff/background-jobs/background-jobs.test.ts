import { JOBS } from '../../app/job-registry.js';
import { Activity } from '../../platform/activity/activity.entity.js';
import { OutboxJob } from '../../platform/activity/outbox-job.entity.js';
import { JobQueue } from '../../platform/queues/job-queue.js';
import { runDueJobs, type ScheduledJob } from '../../platform/scheduled-jobs.js';
import { freePort } from '../../testing/launch-product.js';
import { itWithRedis, startRedis } from '../../testing/redis.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';

const QUEUED = `query ($state: QueuedJobState!) { queuedJobs(state: $state) { totalCount
  counts { waiting active delayed failed } nodes { id name subject { kind id } attempts maxAttempts reason
    startedAt failedAt nextAttemptAt } } }`;
const OUTBOX = `query ($state: OutboxJobState!) { outboxJobs(state: $state) { totalCount
  counts { waiting setAside } nodes { id name subject { kind id } attempts setAsideAt reason } } }`;
const SCHEDULED = '{ scheduledJobs { name due startedAt endedAt reason requested nextRunAt } }';
const change = (name: string) => `mutation ($ids: [ID!]!) { ${name}(ids: $ids) { changed gone } }`;

const activities = (uplift: TestUplift) =>
  uplift.app.database.manager.find(Activity, {
    where: [{ subjectType: 'background-job' }, { subjectType: 'scheduled-job' }],
    order: { id: 'ASC' },
  });

const inPostgres = async () => ({ env: {}, close: () => undefined });
const inRedis = async () => {
  const port = await freePort();
  return { env: { REDIS_URL: `redis://127.0.0.1:${port}` }, close: startRedis(port) };
};

describe.each([
  { store: 'PostgreSQL', test: it, openQueue: inPostgres },
  { store: 'Redis', test: itWithRedis, openQueue: inRedis },
])('jobs in the queue on $store', ({ test, openQueue }) => {
  /** Starts the product, and a worker whose jobs do what `run` does. */
  async function start() {
    const { env, close } = await openQueue();
    const uplift = await TestUplift.start(env);
    const admin = await uplift.user({ roles: ['Admin'], fullName: 'Aroha' });
    const redisUrl = (env as { REDIS_URL?: string }).REDIS_URL;
    const handler = {
      run: async () => Promise.reject(new Error('Refused by ana@kowhai.example')) as Promise<void>,
    };
    const run = () => handler.run();
    const jobs = {
      ...JOBS,
      'certificate.build': { attempts: 1, maxBackoffMs: 1000, run },
      'task.run': { attempts: 40, maxBackoffMs: 60_000, run },
    };
    const queue = new JobQueue({ databaseUrl: uplift.databaseUrl, redisUrl }, jobs, uplift.app.log);
    const worker = queue.work(uplift.app);
    const read = async (state: string) => {
      const { data, errors } = await uplift.graphql(QUEUED, { state }, { as: admin });
      return { ...data?.queuedJobs, code: errors?.[0]?.extensions.code };
    };
    return {
      uplift,
      admin,
      queue,
      handler,
      closeStore: close,
      read,
      fail: async (id: string) => {
        await queue.add('certificate.build', { impactBuyerId: 7 }, id);
        await until(async () => (await read('FAILED')).nodes.some((job: { id: string }) => job.id === id));
      },
      stop: async () => {
        await worker.stop();
        await queue.close();
        await uplift.stop();
        close();
      },
    };
  }

  test('are shown with their record and their last error, without email addresses', async () => {
    const { read, fail, stop } = await start();
    await fail('outbox-a-1');
    const failed = await read('FAILED');
    await stop();
    expect(failed).toMatchObject({
      totalCount: 1,
      counts: { waiting: 0, active: 0, delayed: 0, failed: 1 },
      nodes: [
        {
          id: 'outbox-a-1',
          name: 'certificate.build',
          subject: { kind: 'IMPACT_BUYER', id: 7 },
          attempts: 1,
          maxAttempts: 1,
          reason: 'Refused by [email address]',
          failedAt: expect.any(String),
          nextAttemptAt: null,
        },
      ],
    });
  });

  test('have the time of the next attempt while they are delayed', async () => {
    const { queue, read, stop } = await start();
    const before = Date.now();
    await queue.add('task.run', { taskId: 3 }, 'outbox-a-2');
    let delayed = await read('DELAYED');
    await until(async () => {
      delayed = await read('DELAYED');
      return delayed.nodes.length === 1;
    });
    await stop();
    const [job] = delayed.nodes;
    expect(job).toMatchObject({ subject: { kind: 'TASK', id: 3 }, maxAttempts: 40, failedAt: null });
    const waits = Date.parse(job.nextAttemptAt) - Date.parse(job.startedAt);
    expect(Date.parse(job.nextAttemptAt)).toBeGreaterThan(before);
    expect(waits).toBeGreaterThanOrEqual(1000);
  });

  test('run again or are removed on request, with the name of the member of staff', async () => {
    const { uplift, admin, handler, read, fail, stop } = await start();
    const act = async (name: string, ids: string[]) =>
      (await uplift.graphql(change(name), { ids }, { as: admin })).data[name];
    for (const id of ['outbox-a-1', 'outbox-a-2']) await fail(id);
    let runs = 0;
    handler.run = async () => {
      runs += 1;
    };
    expect(await act('retryQueuedJobs', ['outbox-a-1'])).toEqual({ changed: 1, gone: 0 });
    await until(() => runs === 1);
    expect(await act('dropQueuedJobs', ['outbox-a-1', 'outbox-a-2', 'unknown'])).toEqual({
      changed: 1,
      gone: 2,
    });
    expect(await act('retryQueuedJobs', ['outbox-a-2'])).toEqual({ changed: 0, gone: 1 });
    const [left, recorded] = [await read('FAILED'), await activities(uplift)];
    await stop();
    expect(left.totalCount).toBe(0);
    expect(runs).toBe(1);
    expect(recorded).toMatchObject([
      { action: 'background-job.retried', actorId: admin.id, subjectId: 1 },
      {
        action: 'background-job.dropped',
        actorId: admin.id,
        subjectId: 2,
        changes: { job: ['certificate.build', null] },
      },
    ]);
  });
});

itWithRedis('jobs of the outbox are shown while the queue is out of reach', async () => {
  const uplift = await TestUplift.start({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
  const as = await uplift.user({ roles: ['Admin'] });
  const queued = await uplift.graphql(QUEUED, { state: 'FAILED' }, { as });
  const retried = await uplift.graphql(change('retryQueuedJobs'), { ids: ['outbox-a-1'] }, { as });
  const outbox = await uplift.graphql(OUTBOX, { state: 'WAITING' }, { as });
  await uplift.stop();
  for (const { errors } of [queued, retried])
    expect(errors?.[0]).toMatchObject({
      message: 'The job queue is not available right now. Please try again in a moment.',
      extensions: { code: 'UNAVAILABLE' },
    });
  expect(outbox.errors).toBeUndefined();
});

describe('jobs in the outbox and scheduled jobs', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());
  const call = async (query: string, variables = {}) => {
    const { data, errors } = await uplift.graphql(query, variables, { as: admin });
    return { ...(data && Object.values(data)[0]), code: errors?.[0]?.extensions.code };
  };
  const job = async (more: Partial<OutboxJob> = {}) => {
    const row = { job: 'mail.deliver', payload: { mailId: '5' }, ...more };
    const { identifiers } = await uplift.app.database.manager.insert(OutboxJob, row as never);
    return String(identifiers[0]?.id);
  };
  const setAside = () =>
    job({ parkedAt: new Date(), parkedReason: 'Refused: kim@kowhai.example', attempts: 5 });

  it('are retried or dropped only if they were set aside', async () => {
    const [again, gone, waiting] = [await setAside(), await setAside(), await job()];
    expect(await call(OUTBOX, { state: 'SET_ASIDE' })).toMatchObject({
      totalCount: 2,
      counts: { waiting: 1, setAside: 2 },
      nodes: [
        { id: again, subject: { kind: 'MAIL', id: 5 }, reason: 'Refused: [email address]' },
        { id: gone },
      ],
    });
    expect(await call(change('retryOutboxJobs'), { ids: [again, waiting] })).toMatchObject({
      changed: 1,
      gone: 1,
    });
    expect(await call(change('dropOutboxJobs'), { ids: [gone, again, waiting] })).toMatchObject({
      changed: 1,
      gone: 2,
    });
    expect(await call(OUTBOX, { state: 'SET_ASIDE' })).toMatchObject({ totalCount: 0 });
    expect(await call(OUTBOX, { state: 'WAITING' })).toMatchObject({
      nodes: [{ id: again, attempts: 0, reason: null }, { id: waiting }],
    });
    expect((await activities(uplift)).map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['background-job.retried', Number(again)],
      ['background-job.dropped', Number(gone)],
    ]);
    expect((await call(change('dropOutboxJobs'), { ids: ['x'] })).code).toBe('BAD_USER_INPUT');
  });

  it('are paged', async () => {
    await uplift.app.database.manager.query('DELETE FROM outbox_job');
    const ids = [await setAside(), await setAside(), await setAside()];
    const page = `query ($after: String) { outboxJobs(state: SET_ASIDE, first: 2, after: $after) {
      nodes { id } pageInfo { hasNextPage endCursor } } }`;
    const one = await call(page);
    const two = await call(page, { after: one.pageInfo.endCursor });
    expect([...one.nodes, ...two.nodes].map(({ id }: { id: string }) => id)).toEqual(ids);
    expect([one.pageInfo.hasNextPage, two.pageInfo.hasNextPage]).toEqual([true, false]);
  });

  it('run once on request, within a minute', async () => {
    const run = `mutation ($name: String!) { runScheduledJob(name: $name) { name requested startedAt } }`;
    const request = () => uplift.graphql(run, { name: 'check-totals' }, { as: admin });
    const first = await request();
    const state = async () =>
      (await uplift.graphql(SCHEDULED, {}, { as: admin })).data.scheduledJobs.find(
        ({ name }: { name: string }) => name === 'check-totals',
      );
    expect(first.errors).toBeUndefined();
    expect(await state()).toMatchObject({ due: 'NIGHTLY', requested: true, startedAt: null });
    expect((await request()).errors?.[0]?.extensions.code).toBe('CONFLICT');
    let runs = 0;
    let whileRunning: unknown;
    const checkTotals: ScheduledJob = {
      name: 'check-totals',
      due: 'nightly',
      run: async () => {
        runs += 1;
        whileRunning = (await request()).errors?.[0]?.extensions.code;
        throw new Error('No totals for ana@kowhai.example');
      },
    };
    await runDueJobs(uplift.app, [checkTotals]);
    await runDueJobs(uplift.app, [checkTotals]);
    expect([runs, whileRunning]).toEqual([1, 'CONFLICT']);
    const ended = await state();
    expect(ended).toMatchObject({
      requested: false,
      startedAt: expect.any(String),
      endedAt: expect.any(String),
      reason: 'No totals for [email address]',
    });
    expect(Date.parse(ended.nextRunAt)).toBeGreaterThan(Date.now());
    const unknown = await uplift.graphql(run, { name: 'nothing' }, { as: admin });
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await activities(uplift)).toContainEqual(
      expect.objectContaining({
        action: 'scheduled-job.requested',
        actorId: admin.id,
        changes: { job: [null, 'check-totals'] },
      }),
    );
  });
});
