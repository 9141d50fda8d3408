import { JOBS } from '../../app/job-registry.js';
import { ActionItem } from '../../staff/action-centre/action-item.entity.js';
import { alertStuckJobs } from '../../staff/action-centre/alert-stuck-jobs.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { MailDelivery } from '../mail/mail-delivery.entity.js';
import { JobQueue } from '../queues/job-queue.js';
import { OutboxJob } from './outbox-job.entity.js';
import { OutboxRelay } from './outbox-relay.js';

/** Short, so that tests do not wait for the next sweep. */
const SWEEP_EVERY_MS = 50;

describe('outbox', () => {
  let uplift: TestUplift;
  beforeEach(async () => {
    uplift = await TestUplift.start({}, 'web');
  });
  afterEach(() => uplift.stop());

  const rows = () => uplift.app.database.manager.find(OutboxJob, { order: { id: 'ASC' } });
  const newer = () =>
    uplift.app.database.manager.insert(OutboxJob, { job: 'newer.thing', payload: { thingId: '1' } });
  const askForMail = async () => {
    const user = await uplift.user();
    await uplift.rest('POST', 'auth/resetPassword', { body: { email: user.email } });
    await uplift.work('account.mail-reset-link');
  };
  const relay = (registry: typeof JOBS, redisUrl?: string) => {
    const queue = new JobQueue(
      { databaseUrl: uplift.databaseUrl, redisUrl, ...(redisUrl && { answerWithinMs: 100 }) },
      registry,
      uplift.app.log,
    );
    const worker = redisUrl ? undefined : queue.work(uplift.app);
    const relaying = new OutboxRelay(uplift.app, queue, alertStuckJobs, SWEEP_EVERY_MS);
    return async () => {
      await relaying.stop();
      await worker?.stop();
      await queue.close();
    };
  };
  /** Makes the queue accept all jobs except those for the mail 'refused'. */
  const refuseSome = () => {
    const { add } = JobQueue.prototype;
    // The mock affects all queues of the process until it is restored.
    return jest.spyOn(JobQueue.prototype, 'add').mockImplementation(function (this: JobQueue, ...args) {
      const [, payload] = args;
      return 'mailId' in payload && payload.mailId === 'refused'
        ? Promise.reject(new Error('not this one'))
        : add.apply(this, args);
    });
  };
  const mailSent = () => uplift.app.database.manager.findOneBy(MailDelivery, { status: 'sent' });

  it('dead-letters a job of a newer version, alerts staff, and dispatches the mail behind it', async () => {
    await newer();
    await newer();
    await askForMail();
    const stop = relay(JOBS);
    await until(mailSent);
    await stop();
    const [first, second, mail] = await rows();
    const deadLettered = {
      parkedAt: expect.any(Date),
      parkedReason: expect.stringContaining('knows this job'),
    };
    expect([first, second]).toMatchObject([deadLettered, deadLettered]);
    expect(mail).toMatchObject({ dispatchedAt: expect.any(Date), parkedAt: null });
    expect(await uplift.app.database.manager.find(ActionItem)).toMatchObject([
      { type: 'Jobs set aside', status: 'New', value: expect.stringContaining('newer.thing') },
    ]);
  });

  it('runs a dead-lettered job once a process knows it', async () => {
    await newer();
    const stopOld = relay(JOBS);
    await until(async () => (await rows())[0]?.parkedAt ?? null);
    await stopOld();
    const done: unknown[] = [];
    const run = async (_app: unknown, payload: unknown) => void done.push(payload);
    const registry = { ...JOBS, 'newer.thing': { attempts: 1, maxBackoffMs: 1000, run } };
    const stopNew = relay(registry);
    await until(async () => done[0] ?? null);
    await stopNew();
    expect(done).toEqual([{ thingId: '1' }]);
    expect(await rows()).toMatchObject([{ parkedAt: null, dispatchedAt: expect.any(Date) }]);
  });

  it('dead-letters a job after the queue rejects it a few times, and dispatches the others', async () => {
    const { manager } = uplift.app.database;
    await manager.insert(OutboxJob, { job: 'mail.deliver', payload: { mailId: 'refused' }, attempts: 4 });
    await askForMail();
    const refusing = refuseSome();
    const stop = relay(JOBS);
    await until(mailSent);
    await stop();
    refusing.mockRestore();
    expect((await rows())[0]).toMatchObject({ parkedReason: 'not this one', attempts: 5 });
  });

  it.each([2, 3])(
    '%i consecutive jobs that the queue rejects do not delay the mail behind them',
    async (count) => {
      const { manager } = uplift.app.database;
      for (let refused = 0; refused < count; refused++)
        await manager.insert(OutboxJob, { job: 'mail.deliver', payload: { mailId: 'refused' }, attempts: 0 });
      await askForMail();
      const refusing = refuseSome();
      const stop = relay(JOBS);
      await until(mailSent);
      // From here on, the queue accepts other jobs as well.
      await until(async () =>
        (await rows()).slice(0, count).every(({ attempts }) => attempts > 0) ? true : null,
      );
      await stop();
      refusing.mockRestore();
      expect((await rows()).at(-1)).toMatchObject({ dispatchedAt: expect.any(Date), parkedAt: null });
    },
  );

  it('dead-letters two jobs after the queue rejects each a few times', async () => {
    const { manager } = uplift.app.database;
    for (const attempts of [4, 4])
      await manager.insert(OutboxJob, { job: 'mail.deliver', payload: { mailId: 'refused' }, attempts });
    await askForMail();
    const refusing = refuseSome();
    const stop = relay(JOBS);
    await until(async () => (await rows())[1]?.parkedAt ?? null);
    await stop();
    refusing.mockRestore();
    const deadLettered = { parkedReason: 'not this one', attempts: 5 };
    const [first, second, ...taken] = await rows();
    expect([first, second]).toMatchObject([deadLettered, deadLettered]);
    expect(taken.at(-1)).toMatchObject({ parkedAt: null, dispatchedAt: expect.any(Date) });
  });

  it('alerts staff once of jobs that wait for long because the queue is down', async () => {
    const { manager } = uplift.app.database;
    const createdAt = new Date(Date.now() - 3600_000);
    const old = { job: 'mail.deliver', payload: { mailId: '1' }, createdAt };
    await manager.insert(OutboxJob, old);
    // The mock affects all queues of the process until it is restored.
    const down = jest.spyOn(JobQueue.prototype, 'add').mockRejectedValue(new Error('no answer'));
    const late = () => manager.findBy(ActionItem, { type: 'Jobs delayed' });
    const stop = relay(JOBS);
    await until(async () => ((await rows())[0]?.attempts ?? 0) > 1 || null);
    expect(await late()).toMatchObject([
      { status: 'New', version: 1, value: expect.stringContaining('no answer') },
    ]);
    await manager.update(ActionItem, { type: 'Jobs delayed' }, { status: 'Dismissed' });
    const tries = (await rows())[0]?.attempts ?? 0;
    await until(async () => ((await rows())[0]?.attempts ?? 0) > tries + 1 || null);
    await stop();
    down.mockRestore();
    expect(await late()).toMatchObject([{ status: 'Dismissed' }]);
  });

  it('does not alert staff of a short queue outage', async () => {
    const { manager } = uplift.app.database;
    await manager.insert(OutboxJob, { job: 'mail.deliver', payload: { mailId: '1' } });
    // The mock affects all queues of the process until it is restored.
    const down = jest.spyOn(JobQueue.prototype, 'add').mockRejectedValue(new Error('no answer'));
    const stop = relay(JOBS);
    await until(async () => ((await rows())[0]?.attempts ?? 0) > 1 || null);
    await stop();
    down.mockRestore();
    expect(await manager.count(ActionItem)).toBe(0);
  });

  it('dead-letters nothing while the queue itself is down', async () => {
    const { manager } = uplift.app.database;
    for (const mailId of ['1', '2', '3'])
      await manager.insert(OutboxJob, { job: 'mail.deliver', payload: { mailId }, attempts: 10 });
    const stop = relay(JOBS, 'redis://127.0.0.1:1');
    await until(async () => (await rows()).every(({ attempts }) => attempts > 10) || null);
    await stop();
    expect(await rows()).toMatchObject([
      { parkedAt: null, dispatchedAt: null },
      { parkedAt: null, dispatchedAt: null },
      { parkedAt: null, dispatchedAt: null },
    ]);
  });
});
