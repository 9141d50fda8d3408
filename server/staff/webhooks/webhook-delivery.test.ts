import { Webhook as Verifier } from 'standardwebhooks';
import { REMOVALS } from '../../app/housekeeping.js';
import { clearExpired } from '../../platform/clear-expired.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { WebhookReceiver } from '../../testing/webhook-receiver.js';
import { ActionItem } from '../action-centre/action-item.entity.js';
import { askForLog, makeWebhook, readLog, readWebhooks } from './testing/webhook-calls.js';

describe('the delivery of events', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  let receiver: WebhookReceiver;
  let id: number;
  let secret: string;
  beforeAll(async () => {
    const env = { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1', WEBHOOK_TIMEOUT_SECONDS: '1' };
    uplift = await TestUplift.start(env, 'all');
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  beforeEach(async () => {
    receiver = await WebhookReceiver.start();
    ({ id, secret } = await create({ url: receiver.url() }));
  });
  afterEach(async () => {
    uplift.app.config.webhookPrivateNetworks = ['127.0.0.1'];
    await sql('DELETE FROM webhook');
    await receiver.stop();
  });
  afterAll(() => uplift.stop());

  const sql = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  const create = (input: Record<string, unknown>) =>
    makeWebhook(uplift, admin, { eventTypes: ['SUPPLIER_CREATED'], ...input });
  const log = () => readLog(uplift, admin, id);
  const latest = async () => (await log())[0];
  /** Waits for the result of an attempt. While it lasts, the time of the next attempt is in the past. */
  const untilLatest = (status: string, attempts = 1) =>
    until(async () => {
      const event = await latest();
      const ended = !event?.nextAttemptAt || new Date(event.nextAttemptAt).getTime() > Date.now();
      return event?.status === status && event.attempts >= attempts && ended && event;
    });
  const arrived = (count: number) => until(() => receiver.received.length >= count && receiver.received);
  const retryNow = async () => {
    await sql(`UPDATE webhook_delivery SET next_attempt_at = now() WHERE status = 'waiting'`);
    await sql('NOTIFY webhooks');
  };
  const call = (mutation: string) => uplift.graphql(`mutation { ${mutation} }`, {}, { as: admin });
  const webhook = async () => (await readWebhooks(uplift, admin)).data.webhooks[0];

  it('sends what the official library verifies, with the id and version of the record', async () => {
    const supplier = await make.supplier();
    const [received] = await arrived(1);
    const verified = new Verifier(secret).verify(received?.body ?? '', received?.headers ?? {});
    expect(verified).toEqual({
      type: 'supplier.created',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { recordType: 'SUPPLIER', id: supplier.id, version: 1 },
    });
    const event = await untilLatest('DELIVERED');
    expect(event).toMatchObject({
      id: received?.headers['webhook-id'],
      eventType: 'SUPPLIER_CREATED',
      payload: received?.body,
      responseStatus: 204,
      problem: null,
      nextAttemptAt: null,
    });
    expect((await webhook()).lastDeliveredAt).not.toBeNull();
  });

  it('signs with both secrets for a day after the secret was replaced', async () => {
    const { data } = await call(`rotateWebhookSecret(id: ${id}) { secret }`);
    await make.supplier();
    const [{ body, headers }] = (await arrived(1)) as [(typeof receiver.received)[0]];
    for (const each of [secret, data.rotateWebhookSecret.secret])
      expect(() => new Verifier(each).verify(body, headers)).not.toThrow();
    await sql('UPDATE webhook SET former_secret_until = now()');
    await make.supplier();
    const [, later] = (await arrived(2)) as [never, (typeof receiver.received)[0]];
    expect(() => new Verifier(secret).verify(later.body, later.headers)).toThrow('No matching signature');
  });

  it('sends an event again, with the same id, until the receiver accepts it', async () => {
    receiver.answer = (response, count) => response.writeHead(count < 3 ? 500 : 200).end('Out of\0 paper');
    await make.supplier();
    const waiting = await untilLatest('WAITING');
    expect(waiting).toMatchObject({
      responseStatus: 500,
      responseText: 'Out of paper',
      problem: 'The receiver responded with the status 500.',
    });
    expect(new Date(waiting.nextAttemptAt ?? '').getTime()).toBeGreaterThan(Date.now());
    await retryNow();
    await untilLatest('WAITING', 2);
    await retryNow();
    await untilLatest('DELIVERED', 3);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received).toHaveLength(3);
  });

  it('gives up a receiver that hangs, without keeping others waiting', async () => {
    // Each event that the product holds for this receiver, at one time.
    let most = 0;
    let open = 0;
    receiver.answer = (response) => {
      most = Math.max(most, ++open);
      response.once('close', () => open--);
    };
    const quick = await WebhookReceiver.start();
    await create({ url: quick.url() });
    for (let count = 0; count < 6; count++) await make.supplier();
    await until(() => quick.received.length === 6);
    const events = await until(async () => {
      const found = await log();
      return found.some(({ problem }) => problem) && found;
    });
    expect(events.find(({ problem }) => problem)?.problem).toBe(
      'There was no complete response within 1 seconds.',
    );
    expect(most).toBe(4);
    await quick.stop();
  });

  it('does not follow redirects, wherever they lead', async () => {
    const inside = await WebhookReceiver.start();
    receiver.answer = (response) => response.writeHead(302, { location: inside.url() }).end();
    await make.supplier();
    expect((await untilLatest('WAITING')).problem).toBe(
      'The receiver redirects (status 302). Please use its final address.',
    );
    expect(inside.received).toEqual([]);
    await inside.stop();
  });

  it.each([
    ['localhost', 'a name of a private address'],
    ['[::1]', 'an address that became private'],
  ])('sends nothing to %s, %s', async (host) => {
    const url = receiver.url('/hook', host);
    await sql('UPDATE webhook SET url = $1', [url]);
    // The operator no longer allows the address of the receiver.
    uplift.app.config.webhookPrivateNetworks = [];
    await make.supplier();
    expect((await untilLatest('WAITING')).problem).toBe('The host is in a private network.');
    expect(receiver.received).toEqual([]);
  });

  it('reports a host that does not exist or refuses the connection', async () => {
    await sql(`UPDATE webhook SET url = 'https://nowhere.invalid/'`);
    await make.supplier();
    expect((await untilLatest('WAITING')).problem).toMatch(/^(There is no such host|The host could not)/);
    await sql(`UPDATE webhook SET url = 'http://127.0.0.1:1/'`);
    await retryNow();
    expect((await untilLatest('WAITING', 2)).problem).toBe('The connection was refused.');
  });

  it('pauses a webhook that has accepted nothing in ten attempts, and tells staff once', async () => {
    receiver.answer = (response) => response.writeHead(503).end();
    await make.supplier();
    await untilLatest('WAITING');
    await sql('UPDATE webhook_delivery SET attempts = 9');
    await retryNow();
    await untilLatest('FAILED', 10);
    expect(await webhook()).toMatchObject({ pauseReason: 'FAILING', pausedAt: expect.any(String) });
    const items = () => uplift.app.database.manager.findBy(ActionItem, { type: 'Webhook paused', refId: id });
    expect(await items()).toMatchObject([
      { status: 'New', value: '“Accounting” accepted no event for three days.' },
    ]);
    await call(`setWebhookPaused(id: ${id}, paused: false) { id }`);
    expect(await items()).toMatchObject([{ status: 'Done' }]);
  });

  it('does not pause a webhook that accepts other events', async () => {
    receiver.answer = (response) => response.writeHead(503).end();
    await make.supplier();
    await untilLatest('WAITING');
    receiver.answer = (response) => response.writeHead(200).end();
    await make.supplier();
    await untilLatest('DELIVERED');
    receiver.answer = (response) => response.writeHead(503).end();
    await sql(`UPDATE webhook_delivery SET attempts = 9 WHERE status = 'waiting'`);
    await retryNow();
    await until(async () => (await log()).some(({ status }) => status === 'FAILED'));
    expect((await webhook()).pausedAt).toBeNull();
  });

  it('pauses a webhook at once whose receiver is gone', async () => {
    receiver.answer = (response) => response.writeHead(410).end();
    await make.supplier();
    await until(async () => (await webhook()).pausedAt);
    expect((await webhook()).pauseReason).toBe('GONE');
  });

  it('sends waiting events after the webhook is resumed', async () => {
    receiver.answer = (response) => response.writeHead(500).end();
    await make.supplier();
    await untilLatest('WAITING');
    await call(`setWebhookPaused(id: ${id}, paused: true) { id }`);
    receiver.answer = (response) => response.writeHead(200).end();
    await sql(`UPDATE webhook_delivery SET next_attempt_at = now()`);
    await call(`setWebhookPaused(id: ${id}, paused: false) { id }`);
    await untilLatest('DELIVERED', 2);
  });

  it('sends a test event once, also to a paused webhook', async () => {
    await call(`setWebhookPaused(id: ${id}, paused: true) { id }`);
    receiver.answer = (response, count) => response.writeHead(count === 1 ? 500 : 200).end();
    const { data } = await call(`sendTestEvent(webhookId: ${id}) { id eventType status }`);
    expect(data.sendTestEvent).toEqual({
      id: expect.stringMatching(/^msg_[\da-f]{32}$/),
      eventType: 'WEBHOOK_TEST',
      status: 'WAITING',
    });
    expect(await untilLatest('FAILED')).toMatchObject({ attempts: 1, nextAttemptAt: null });
    expect(receiver.received[0]?.event).toMatchObject({ type: 'webhook.test', data: {} });
    expect((await webhook()).pauseReason).toBe('OWNER');
  });

  it('resends an event with its id', async () => {
    await make.supplier();
    const event = await untilLatest('DELIVERED');
    const resend = (which: string) =>
      call(`resendWebhookDelivery(webhookId: ${id}, deliveryId: "${which}") { id status attempts }`);
    expect((await resend(event.id)).data?.resendWebhookDelivery).toEqual({
      id: event.id,
      status: 'WAITING',
      attempts: 0,
    });
    const [first, second] = await arrived(2);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect((await resend('msg_0')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('withholds an event whose record the owner may no longer see', async () => {
    const supplier = await make.supplier();
    const seller = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
    const own = await makeWebhook(uplift, seller, { url: receiver.url(), eventTypes: ['ENQUIRY_CREATED'] });
    receiver.answer = (response) => response.writeHead(500).end();
    await make.salesEnquiry({ supplierId: supplier.id });
    const enquiries = () => receiver.received.filter(({ event }) => event.type === 'enquiry.created');
    await until(() => enquiries().length === 1);
    const logOf = async () => (await readLog(uplift, seller, own.id))[0];
    await until(async () => (await logOf())?.problem);
    await sql(`UPDATE user_account SET supplier_id = NULL WHERE id = $1`, [seller.id]);
    await retryNow();
    await until(async () => (await logOf())?.status === 'FAILED');
    expect((await logOf())?.problem).toBe(
      'The owner of the webhook no longer has permission to see this event.',
    );
    expect(enquiries()).toHaveLength(1);
  });

  it('reports a secret whose key was replaced, and sends nothing unsigned', async () => {
    await sql(`UPDATE webhook SET secret = 'other.AAAA'`);
    await make.supplier();
    const reason = 'The signing secret cannot be read any more. Please replace it.';
    expect((await untilLatest('WAITING')).problem).toBe(reason);
    expect(receiver.received).toEqual([]);
  });

  it('logs events in pages, by state, and forgets them after thirty days', async () => {
    await Promise.all([make.supplier(), make.supplier(), make.supplier()]);
    await until(async () => (await log()).every(({ status }) => status === 'DELIVERED') && (await log())[2]);
    const page = async (after: string | null) =>
      (await askForLog(uplift, admin, id, { status: 'DELIVERED', first: 2, after })).data.webhookDeliveries;
    const first = await page(null);
    expect([first.nodes.length, first.totalCount, first.pageInfo.hasNextPage]).toEqual([2, 3, true]);
    expect((await page(first.pageInfo.endCursor)).nodes).toHaveLength(1);
    await sql(`UPDATE webhook_delivery SET occurred_at = now() - interval '31 days'`);
    await clearExpired(uplift.app, REMOVALS);
    expect(await log()).toEqual([]);
  });
});
