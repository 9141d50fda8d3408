import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { WebhookReceiver } from '../../testing/webhook-receiver.js';
import { makeWebhook, readLog, readWebhooks } from './testing/webhook-calls.js';

describe('a webhook whose receiver was down', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  let receiver: WebhookReceiver;
  let id: number;
  beforeAll(async () => {
    uplift = await TestUplift.start({ WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1' }, 'all');
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  beforeEach(async () => {
    receiver = await WebhookReceiver.start();
    receiver.answer = (response) => response.writeHead(500).end();
    ({ id } = await makeWebhook(uplift, admin, { url: receiver.url(), eventTypes: ['SUPPLIER_CREATED'] }));
  });
  afterEach(async () => {
    await sql('DELETE FROM webhook');
    await receiver.stop();
  });
  afterAll(() => uplift.stop());

  const sql = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  const call = (mutation: string) => uplift.graphql(`mutation { ${mutation} }`, {}, { as: admin });
  const pause = (paused: boolean) => call(`setWebhookPaused(id: ${id}, paused: ${paused}) { id }`);
  const latest = async () => (await readLog(uplift, admin, id))[0];
  const untilLatest = (holds: (event: NonNullable<Awaited<ReturnType<typeof latest>>>) => boolean) =>
    until(async () => {
      const event = await latest();
      return event && holds(event) && event;
    });
  /** Creates an event whose first attempt failed, and whose next one is hours away. */
  const waitingEvent = async () => {
    await make.supplier();
    const event = await untilLatest(({ problem }) => problem !== null);
    await sql(`UPDATE webhook_delivery SET next_attempt_at = now() + interval '5 hours'`);
    return event;
  };

  it.each(['owner', 'gone', 'failing'])('sends waiting events as soon as it is resumed (%s)', async (why) => {
    const { id: eventId } = await waitingEvent();
    await pause(true);
    await sql('UPDATE webhook SET pause_reason = $1', [why]);
    receiver.answer = (response) => response.writeHead(200).end();
    await pause(false);
    expect(await untilLatest(({ status }) => status === 'DELIVERED')).toMatchObject({
      id: eventId,
      attempts: 2,
    });
  });

  it('leaves events that failed, and those of other webhooks, when it is resumed', async () => {
    await waitingEvent();
    await sql(`UPDATE webhook_delivery SET status = 'failed'`);
    const other = await makeWebhook(uplift, admin, { eventTypes: ['LEAD_CREATED'] });
    await sql(
      `INSERT INTO webhook_delivery (webhook_id, event_type, next_attempt_at)
       VALUES ($1, 'lead.created', now() + interval '5 hours')`,
      [other.id],
    );
    await pause(true);
    await pause(false);
    const [later] = await sql(
      'SELECT next_attempt_at > now() AS later FROM webhook_delivery WHERE webhook_id = $1',
      [other.id],
    );
    expect(later).toEqual({ later: true });
    expect(await latest()).toMatchObject({ status: 'FAILED', attempts: 1 });
  });

  it('sends a waiting event at once if its owner asks for it, and counts the attempt', async () => {
    const { id: eventId } = await waitingEvent();
    receiver.answer = (response) => response.writeHead(200).end();
    await call(`resendWebhookDelivery(webhookId: ${id}, deliveryId: "${eventId}") { id }`);
    expect(await untilLatest(({ status }) => status === 'DELIVERED')).toMatchObject({ attempts: 2 });
  });

  it('stays active if a requested last attempt fails but another event was accepted since the first', async () => {
    const { id: eventId } = await waitingEvent();
    await sql('UPDATE webhook_delivery SET attempts = 9');
    await sql('UPDATE webhook SET last_delivered_at = now()');
    await call(`resendWebhookDelivery(webhookId: ${id}, deliveryId: "${eventId}") { id }`);
    await untilLatest(({ status }) => status === 'FAILED');
    expect((await readWebhooks(uplift, admin)).data.webhooks[0].pausedAt).toBeNull();
  });
});
