import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { WebhookReceiver } from '../../testing/webhook-receiver.js';
import { makeWebhook } from './testing/webhook-calls.js';
import { type ClaimedEvent, claimEvents, recordAttempt } from './webhook-queue.js';
import { WebhookSender } from './webhook-sender.js';

const EVENTS = ['SUPPLIER_CREATED'];

describe('webhooks of several users', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let first: TestUser;
  let second: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    first = await uplift.user({ roles: ['Admin'] });
    second = await uplift.user({ roles: ['Admin'] });
  });
  afterEach(() => uplift.app.database.manager.query('DELETE FROM webhook'));
  afterAll(() => uplift.stop());

  const makeMany = async (as: TestUser, count: number) => {
    const ids: number[] = [];
    while (ids.length < count) ids.push((await makeWebhook(uplift, as, { eventTypes: EVENTS })).id);
    return ids;
  };
  const change = async (count: number) => {
    for (let made = 0; made < count; made++) await make.supplier();
  };
  const claim = async (most = 40, sending: ReadonlyMap<number, number> = new Map()) =>
    (await claimEvents(uplift.app, { sending, most })).events;
  const countOf = (events: ClaimedEvent[], ids: number[]) =>
    events.filter(({ webhookId }) => ids.includes(webhookId)).length;
  const record = (event: ClaimedEvent | undefined, problem: string | null) =>
    recordAttempt(uplift.app, event as ClaimedEvent, { response: null, milliseconds: 1, problem });

  it('share what one process sends: each user at most eight events, each webhook at most four', async () => {
    const [many, one] = [await makeMany(first, 11), await makeMany(second, 1)];
    await change(5);
    const claimed = await claim();
    expect([countOf(claimed, many), countOf(claimed, one)]).toEqual([8, 4]);
    const sending = new Map([...many.slice(0, 6).map((id) => [id, 1] as const), [one[0] ?? 0, 4] as const]);
    const further = await claim(40, sending);
    expect([countOf(further, many), countOf(further, one)]).toEqual([2, 0]);
  });

  it('take turns, starting with the user for whom the fewest events are being sent', async () => {
    const [many, one] = [await makeMany(first, 2), await makeMany(second, 1)];
    await change(6);
    expect(countOf(await claim(3, new Map([[many[0] ?? 0, 3]])), one)).toBe(3);
    const next = await claim(2);
    expect([countOf(next, many), countOf(next, one)]).toEqual([1, 1]);
  });

  it('send the event that waits longest first', async () => {
    await makeMany(first, 1);
    await change(10);
    await uplift.app.database.manager.query(
      `UPDATE webhook_delivery SET next_attempt_at = now() - interval '1 hour' WHERE id = (SELECT max(id) FROM webhook_delivery)`,
    );
    const [{ id }] = await uplift.app.database.manager.query(
      'SELECT max(id)::text AS id FROM webhook_delivery',
    );
    expect((await claim(1)).map((event) => event.id)).toEqual([id]);
  });

  it('get one event at a time while the last attempt failed, and four after a success', async () => {
    await makeMany(first, 1);
    await change(10);
    const [failed, ...others] = await claim();
    expect(others).toHaveLength(3);
    await record(failed, 'The connection was refused.');
    const [again, ...none] = await claim();
    expect(none).toEqual([]);
    await record(again, null);
    expect(await claim()).toHaveLength(4);
  });

  it('are not slowed by an event that their owner may no longer see', async () => {
    await makeMany(first, 1);
    await change(10);
    const [withheld] = await claim();
    await recordAttempt(
      uplift.app,
      { ...(withheld as ClaimedEvent), permitted: false },
      { response: null, milliseconds: 0, problem: 'The owner may not see it.' },
    );
    expect(await claim()).toHaveLength(4);
  });

  it('get each event from one process only', async () => {
    await makeMany(first, 2);
    await makeMany(second, 2);
    await change(6);
    const claims = await Promise.all(Array.from({ length: 6 }, () => claim(5)));
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });
});

describe('eleven webhooks of a user whose receiver hangs', () => {
  it('delay no event of another user', async () => {
    const env = { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1', WEBHOOK_TIMEOUT_SECONDS: '60' };
    const uplift = await TestUplift.start(env, 'all');
    const [hanging, healthy] = [await WebhookReceiver.start(), await WebhookReceiver.start()];
    hanging.answer = () => undefined;
    try {
      const [first, second] = [
        await uplift.user({ roles: ['Admin'] }),
        await uplift.user({ roles: ['Admin'] }),
      ];
      for (let made = 0; made < 11; made++)
        await makeWebhook(uplift, first, { url: hanging.url(), eventTypes: EVENTS });
      await makeWebhook(uplift, second, { url: healthy.url(), eventTypes: EVENTS });
      for (let made = 0; made < 31; made++) await factories(uplift.app.database).supplier();
      await until(() => healthy.received.length === 31);
      expect(hanging.received).toHaveLength(8);
    } finally {
      await Promise.all([hanging.stop(), healthy.stop()]);
      await uplift.stop();
    }
  });
});

describe('a process whose events another process claims first', () => {
  it('sends the events that the other one leaves, without waiting to be notified', async () => {
    const uplift = await TestUplift.start({ WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1' });
    const { database } = uplift.app;
    const receiver = await WebhookReceiver.start();
    let [isClaiming, isEnding] = [false, false];
    let sender: WebhookSender | undefined;
    let other: Promise<ClaimedEvent[]> | undefined;
    try {
      await makeWebhook(uplift, await uplift.user({ roles: ['Admin'] }), {
        url: receiver.url(),
        eventTypes: EVENTS,
      });
      for (let made = 0; made < 10; made++) await factories(database).supplier();
      other = database.transaction(async () => {
        const { events } = await claimEvents(uplift.app, { sending: new Map(), most: 40 });
        isClaiming = true;
        await until(() => isEnding);
        return events;
      });
      await until(() => isClaiming);
      const read = jest.spyOn(database, 'read');
      // Process-wide until the sender exists, which then does not look every few seconds.
      const every = setInterval;
      const sweep = jest.spyOn(globalThis, 'setInterval');
      sweep.mockImplementation((work: () => void) => every(work, 24 * 3600 * 1000));
      sender = new WebhookSender(uplift.app);
      sweep.mockRestore();
      const looks = () =>
        read.mock.calls.flatMap(([{ name }], at) =>
          name === 'claim-webhook-events' ? [read.mock.results[at]?.value] : [],
        );
      await until(() => looks().length > 0);
      expect(await looks()[0]).toEqual([expect.objectContaining({ id: null, skipped: true })]);
      isEnding = true;
      expect(await other).toHaveLength(4);
      await until(() => receiver.received.length === 6);
    } finally {
      isEnding = true;
      jest.restoreAllMocks();
      await Promise.allSettled([other, sender?.stop()]);
      await receiver.stop();
      await uplift.stop();
    }
  });
});
