import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { askForLog, askForWebhook, makeWebhook, readWebhooks } from './testing/webhook-calls.js';
import { Webhook } from './webhook.entity.js';

describe('webhooks', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let seller: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start({ WEBHOOK_PRIVATE_NETWORKS: '10.1.0.0/16' });
    admin = await uplift.user({ roles: ['Admin'] });
    const supplier = await factories(uplift.app.database).supplier();
    seller = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
  });
  afterAll(() => uplift.stop());

  const list = async (as: TestUser, userId: number | null = null) =>
    (await readWebhooks(uplift, as, userId)).data?.webhooks;
  const stored = (id: number) => uplift.app.database.manager.findOneByOrFail(Webhook, { id });
  const codeOf = async (answer: Promise<{ errors?: { extensions: { code: string } }[] }>) =>
    (await answer).errors?.[0]?.extensions.code;
  const call = (as: TestUser, mutation: string) => uplift.graphql(`mutation { ${mutation} }`, {}, { as });

  it('return their secret once, and store it encrypted', async () => {
    const { id, secret } = await makeWebhook(uplift, seller, { name: ' Accounting ' });
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    expect(await list(seller)).toEqual([
      {
        id,
        version: 1,
        name: 'Accounting',
        url: 'https://hooks.example.nz/in',
        eventTypes: ['ENQUIRY_CREATED'],
        pausedAt: null,
        pauseReason: null,
        lastDeliveredAt: null,
        formerSecretUntil: null,
      },
    ]);
    const row = await stored(id);
    expect(JSON.stringify(row)).not.toContain(secret.slice(6, 20));
    expect(uplift.app.webhookSecrets.open(row.secret)).toBe(secret);
  });

  it.each([
    [{ name: '' }, 'name', 'This cannot be empty'],
    [{ eventTypes: [] }, 'eventTypes', 'Choose at least one event'],
    [{ url: 'hooks.example.nz' }, 'url', 'Enter an address that begins with https://'],
    [{ url: 'ftp://hooks.example.nz' }, 'url', 'Enter an address that begins with https://'],
    [
      { url: 'https://me:secret@hooks.example.nz' },
      'url',
      'Leave the user name and password out of the address',
    ],
    [{ url: 'https://127.0.0.1/hook' }, 'url', 'This address is in a private network'],
    [{ url: 'https://2130706433/hook' }, 'url', 'This address is in a private network'],
    [{ url: 'https://[::ffff:10.0.0.1]/hook' }, 'url', 'This address is in a private network'],
    [{ url: 'https://169.254.169.254/latest' }, 'url', 'This address is in a private network'],
    [{ url: 'https://printer.local/' }, 'url', 'This address is in a private network'],
    [{ url: 'http://printer.local./' }, 'url', 'This address is in a private network'],
    [{ url: 'https://localhost/' }, 'url', 'This address is in a private network'],
    [{ url: 'http://localhost./hook' }, 'url', 'This address is in a private network'],
    [{ url: 'http://api.localhost/hook' }, 'url', 'This address is in a private network'],
  ])('are refused for %j', async (input, field, message) => {
    const { status, errors } = await askForWebhook(uplift, seller, input);
    expect([status, errors?.[0]?.extensions.fields]).toEqual([400, [{ field, message }]]);
  });

  it('may lead to a private network that the operator allows', async () => {
    expect(await codeOf(askForWebhook(uplift, seller, { url: 'http://10.1.2.3/hook' }))).toBeUndefined();
    expect(await codeOf(askForWebhook(uplift, seller, { url: 'http://10.2.2.3/hook' }))).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('are changed, and refuse changes of an older version', async () => {
    const { id } = await makeWebhook(uplift, seller);
    const change = (version: number) =>
      call(
        seller,
        `updateWebhook(id: ${id}, version: ${version}, input: { eventTypes: [SUPPLIER_CHANGED] })
          { id version name eventTypes }`,
      );
    expect((await change(1)).data?.updateWebhook).toEqual({
      id,
      version: 2,
      name: 'Accounting',
      eventTypes: ['SUPPLIER_CHANGED'],
    });
    const { errors } = await change(1);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { id, version: 2 } });
    const events = `updateWebhook(id: ${id}, input: { eventTypes: [LEAD_CREATED] }) { id }`;
    expect(await codeOf(call(seller, events))).toBe('BAD_USER_INPUT');
    const address = `updateWebhook(id: ${id}, input: { url: "https://10.0.0.1" }) { id }`;
    expect(await codeOf(call(seller, address))).toBe('BAD_USER_INPUT');
  });

  it('are paused, resumed and deleted', async () => {
    const { id } = await makeWebhook(uplift, seller);
    const pause = (paused: boolean) =>
      call(seller, `setWebhookPaused(id: ${id}, paused: ${paused}) { pausedAt pauseReason }`);
    expect((await pause(true)).data?.setWebhookPaused).toEqual({
      pausedAt: expect.any(String),
      pauseReason: 'OWNER',
    });
    expect((await pause(false)).data?.setWebhookPaused).toEqual({ pausedAt: null, pauseReason: null });
    expect((await call(seller, `deleteWebhook(id: ${id})`)).data).toEqual({ deleteWebhook: true });
    expect(await codeOf(call(seller, `deleteWebhook(id: ${id})`))).toBe('NOT_FOUND');
  });

  it('keep the former secret for a day when the secret is replaced', async () => {
    const { id, secret } = await makeWebhook(uplift, seller);
    const { data } = await call(
      seller,
      `rotateWebhookSecret(id: ${id}) { secret webhook { formerSecretUntil } }`,
    );
    const { webhook, secret: fresh } = data.rotateWebhookSecret;
    expect(fresh).not.toBe(secret);
    expect(new Date(webhook.formerSecretUntil).getTime() - Date.now()).toBeCloseTo(24 * 3600_000, -5);
    const row = await stored(id);
    const open = (sealed: string | null) => uplift.app.webhookSecrets.open(sealed ?? '');
    expect([open(row.secret), open(row.formerSecret)]).toEqual([fresh, secret]);
  });

  it('are found by their owner and by staff, who cannot replace the secret, and by nobody else', async () => {
    const { id } = await makeWebhook(uplift, seller);
    const stranger = await uplift.user({ roles: ['Business'] });
    const calls = [
      `updateWebhook(id: ${id}, input: { name: "Mine" }) { id }`,
      `setWebhookPaused(id: ${id}, paused: true) { id }`,
      `rotateWebhookSecret(id: ${id}) { secret }`,
      `deleteWebhook(id: ${id})`,
      `sendTestEvent(webhookId: ${id}) { id }`,
      `resendWebhookDelivery(webhookId: ${id}, deliveryId: "x") { id }`,
    ];
    for (const each of calls) expect([each, await codeOf(call(stranger, each))]).toEqual([each, 'NOT_FOUND']);
    expect(await codeOf(askForLog(uplift, stranger, id))).toBe('NOT_FOUND');
    expect(await codeOf(readWebhooks(uplift, stranger, seller.id))).toBe('NOT_FOUND');
    expect((await list(admin, seller.id)).map((each: { id: number }) => each.id)).toContain(id);
    expect(await codeOf(call(admin, `rotateWebhookSecret(id: ${id}) { secret }`))).toBe('BAD_USER_INPUT');
    expect(await codeOf(call(admin, `setWebhookPaused(id: ${id}, paused: true) { id }`))).toBeUndefined();
  });

  it('are limited in number', async () => {
    const collector = await uplift.user({ roles: ['Admin'] });
    for (let made = 0; made < 20; made++) await makeWebhook(uplift, collector);
    const { errors } = await askForWebhook(uplift, collector, {});
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'name', message: 'You have 20 webhooks. Please delete one first' },
    ]);
  });

  it('cannot be managed with an API token', async () => {
    const { data } = await call(
      admin,
      `createApiToken(input: { name: "Sync", scopes: [ENQUIRIES_READ, PROFILE_WRITE] }) { token }`,
    );
    const headers = { authorization: `Bearer ${data.createApiToken.token}` };
    const { errors } = await uplift.graphql('{ webhooks { id } }', {}, { headers });
    expect(errors?.[0]?.message).toBe('API tokens cannot be used for this.');
  });
});
