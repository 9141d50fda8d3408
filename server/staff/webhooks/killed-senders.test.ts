import { Webhook as Verifier } from 'standardwebhooks';
import { factories } from '../../testing/factories.js';
import { killLaunched, launch } from '../../testing/launch-product.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { WebhookReceiver } from '../../testing/webhook-receiver.js';
import { makeWebhook } from './testing/webhook-calls.js';

const EVENTS = 80;
const KILLS = 4;

describe('processes that are killed while they send events', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    uplift = await TestUplift.start({ WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1' });
    admin = await uplift.user({ roles: ['Admin'] });
    receiver = await WebhookReceiver.start();
  });
  afterEach(killLaunched);
  afterAll(async () => {
    await uplift.stop();
    await receiver.stop();
  });

  const sql = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  const worker = () =>
    launch(
      {
        DATABASE_URL: uplift.databaseUrl,
        DATA_FOLDER: uplift.app.config.dataFolder,
        JWT_SECRET: uplift.app.config.jwtSecret ?? '',
        WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1',
        LOG_LEVEL: 'silent',
      },
      [process.execPath, 'dist/server/app/main.js', '--role', 'worker'],
    );

  it('lose no event, and every event keeps its id and verifies', async () => {
    const { id, secret } = await makeWebhook(uplift, admin, {
      url: receiver.url(),
      eventTypes: ['SUPPLIER_CREATED'],
    });
    // A third of the requests is accepted, a third is refused, and a third is open until the sender is killed.
    receiver.answer = (response, count) => {
      if (count % 3 < 2) response.writeHead(count % 3 ? 500 : 200).end();
    };
    const make = factories(uplift.app.database);
    const created: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const { child, ended } = worker();
      const before = receiver.received.length;
      for (let count = 0; count < EVENTS / KILLS; count++) created.push((await make.supplier()).id);
      // Killed after a number of requests that differs each time.
      await until(() => receiver.received.length > before + kill);
      child.kill('SIGKILL');
      await ended;
      // Time passes: claims of the killed process expire, and pauses end.
      await sql(
        `UPDATE webhook_delivery SET claimed_until = NULL, next_attempt_at = now() WHERE status = 'waiting'`,
      );
    }
    receiver.answer = (response) => response.writeHead(200).end();
    worker();
    await until(async () => {
      await sql(`UPDATE webhook_delivery SET next_attempt_at = now() WHERE status = 'waiting'`);
      const [{ waiting }] = await sql(
        `SELECT count(*)::integer AS waiting FROM webhook_delivery WHERE webhook_id = $1 AND status <> 'delivered'`,
        [id],
      );
      return waiting === 0;
    });
    const verifier = new Verifier(secret);
    const idsOf = new Map<unknown, Set<string>>();
    for (const { body, headers, event } of receiver.received) {
      expect(verifier.verify(body, headers)).toEqual(event);
      const known = idsOf.get(event.data.id) ?? new Set();
      idsOf.set(event.data.id, known.add(headers['webhook-id'] ?? ''));
    }
    expect([...idsOf.keys()].toSorted()).toEqual(created.toSorted());
    expect([...idsOf.values()].every((ids) => ids.size === 1)).toBe(true);
  });
});
