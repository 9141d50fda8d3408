import { ActionItem } from '../action-centre/action-item.entity';
import { MailDelivery } from '../platform/mail/mail-delivery.entity';
import { JobQueue } from '../platform/queues/job-queue';
import { JOBS } from '../platform/queues/job-registry';
import { TestUplift } from '../platform/testing/test-uplift';
import { OutboxJob } from './outbox-job.entity';
import { OutboxRelay } from './outbox-relay';

jest.setTimeout(30_000);

/** Waits until what is looked for is there. */
async function until<T>(look: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('the outbox', () => {
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
    const queue = new JobQueue({ databaseUrl: uplift.databaseUrl, redisUrl }, registry, uplift.app.log);
    const worker = redisUrl ? undefined : queue.work(uplift.app);
    const relaying = new OutboxRelay(uplift.app, queue);
    return async () => {
      await relaying.stop();
      await worker?.stop();
      await queue.close();
    };
  };
  const mailSent = () => uplift.app.database.manager.findOneBy(MailDelivery, { status: 'sent' });

  it('a job that a newer Uplift has written is parked and told to staff, and the mail behind it goes out', async () => {
    await newer();
    await newer();
    await askForMail();
    const stop = relay(JOBS);
    await until(mailSent);
    await stop();
    const [first, second, mail] = await rows();
    const parked = { parkedAt: expect.any(Date), parkedReason: expect.stringContaining('knows this job') };
    expect([first, second]).toMatchObject([parked, parked]);
    expect(mail).toMatchObject({ dispatchedAt: expect.any(Date), parkedAt: null });
    expect(await uplift.app.database.manager.find(ActionItem)).toMatchObject([
      { type: 'Jobs wait', status: 'New', value: expect.stringContaining('newer.thing') },
    ]);
  });

  it('a parked job is done as soon as a process runs that knows it', async () => {
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

  it('a job that the queue alone refuses is parked after a few tries, and the others go on', async () => {
    const { manager } = uplift.app.database;
    await manager.insert(OutboxJob, { job: 'mail.deliver', payload: { mailId: 'refused' }, attempts: 4 });
    await askForMail();
    const add = JobQueue.prototype.add;
    const refusing = jest.spyOn(JobQueue.prototype, 'add').mockImplementation(function (
      this: JobQueue,
      ...args
    ) {
      const [, payload] = args;
      return 'mailId' in payload && payload.mailId === 'refused'
        ? Promise.reject(new Error('not this one'))
        : add.apply(this, args);
    });
    const stop = relay(JOBS);
    await until(mailSent);
    await stop();
    refusing.mockRestore();
    expect((await rows())[0]).toMatchObject({ parkedReason: 'not this one', attempts: 5 });
  });

  it('nothing is parked while the queue itself is down', async () => {
    const { manager } = uplift.app.database;
    for (const mailId of ['1', '2', '3'])
      await manager.insert(OutboxJob, { job: 'mail.deliver', payload: { mailId }, attempts: 10 });
    const stop = relay(JOBS, 'redis://127.0.0.1:1');
    await until(async () => ((await rows())[1]?.attempts ?? 0) > 10 || null);
    await stop();
    expect(await rows()).toMatchObject([
      { parkedAt: null, dispatchedAt: null },
      { parkedAt: null, dispatchedAt: null },
      { parkedAt: null, dispatchedAt: null, attempts: 10 },
    ]);
  });
});
