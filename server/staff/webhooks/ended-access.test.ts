import { mailedResetToken, resetPassword } from '../../accounts/testing/account-calls.js';
import { Activity } from '../../platform/activity/activity.entity.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { WebhookReceiver } from '../../testing/webhook-receiver.js';
import { makeWebhook, readLog, readWebhooks } from './testing/webhook-calls.js';

describe('the webhooks of a user', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    uplift = await TestUplift.start({ WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1' }, 'all');
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
    receiver = await WebhookReceiver.start();
  });
  afterAll(async () => {
    await uplift.stop();
    await receiver.stop();
  });

  const sql = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  const call = (as: TestUser, mutation: string) => uplift.graphql(`mutation { ${mutation} }`, {}, { as });
  const listed = async (userId: number) => (await readWebhooks(uplift, admin, userId)).data.webhooks;
  const pauses = (id: number) =>
    uplift.app.database.manager.countBy(Activity, { action: 'webhook.paused', subjectId: id });

  it('are paused when its password is reset by email, and send nothing until the user resumes them', async () => {
    const owner = await uplift.user({ roles: ['Admin'] });
    const input = { url: receiver.url('/reset'), eventTypes: ['SUPPLIER_CREATED'] };
    const { id } = await makeWebhook(uplift, owner, input);
    const paused = await makeWebhook(uplift, owner, input);
    await call(owner, `setWebhookPaused(id: ${paused.id}, paused: true) { id }`);
    const untouched = await makeWebhook(uplift, admin, { eventTypes: ['LEAD_CREATED'] });
    await resetPassword(uplift, await mailedResetToken(uplift, owner.email), 'seven dull purple kettles');
    await uplift.signInAgain();
    expect(await listed(owner.id)).toMatchObject([
      { id: paused.id, pauseReason: 'OWNER' },
      { id, pauseReason: 'ACCESS_ENDED', pausedAt: expect.any(String), version: 2 },
    ]);
    expect((await listed(admin.id))[0]).toMatchObject({ id: untouched.id, pauseReason: null });
    expect(await pauses(id)).toBe(1);
    await make.supplier();
    expect(await readLog(uplift, owner, id)).toEqual([]);
    const resumed = await call(owner, `setWebhookPaused(id: ${id}, paused: false) { pauseReason }`);
    expect(resumed.data).toEqual({ setWebhookPaused: { pauseReason: null } });
    const supplier = await make.supplier();
    await until(() => receiver.received.some(({ event }) => event.data.id === supplier.id));
    await sql('DELETE FROM webhook');
  });

  it('are paused when the user is deactivated, and stay paused when the user is active again', async () => {
    const owner = await uplift.user({ roles: ['Business'] });
    await makeWebhook(uplift, owner);
    await call(admin, `deactivateUser(id: ${owner.id}, deactivated: true) { id }`);
    await call(admin, `deactivateUser(id: ${owner.id}, deactivated: false) { id }`);
    expect(await listed(owner.id)).toMatchObject([{ pauseReason: 'ACCESS_ENDED' }]);
  });

  describe('of a supplier that has left', () => {
    let seller: TestUser;
    let supplierId: number;
    beforeEach(async () => {
      ({ id: supplierId } = await make.supplier());
      seller = await uplift.user({ roles: ['Business'], supplierId });
    });
    const leave = () => sql(`UPDATE supplier SET status = 'Left & Removed' WHERE id = $1`, [supplierId]);

    it('can be paused and deleted by the user, and neither resumed nor changed A36', async () => {
      const { id } = await makeWebhook(uplift, seller);
      await leave();
      const paused = await call(seller, `setWebhookPaused(id: ${id}, paused: true) { pauseReason }`);
      expect(paused.data).toEqual({ setWebhookPaused: { pauseReason: 'OWNER' } });
      for (const refused of [
        `setWebhookPaused(id: ${id}, paused: false) { id }`,
        `updateWebhook(id: ${id}, input: { name: "Mine" }) { id }`,
        `rotateWebhookSecret(id: ${id}) { secret }`,
        `sendTestEvent(webhookId: ${id}) { id }`,
      ]) {
        const { errors } = await call(seller, refused);
        expect([refused, errors?.[0]?.extensions.code]).toEqual([refused, 'FORBIDDEN']);
      }
      expect((await call(seller, `deleteWebhook(id: ${id})`)).data).toEqual({ deleteWebhook: true });
    });

    it('receive the events of records that the user can still read A36', async () => {
      const input = { url: receiver.url('/left'), eventTypes: ['ENQUIRY_CREATED', 'SUPPLIER_CHANGED'] };
      await makeWebhook(uplift, seller, input);
      await leave();
      await sql('UPDATE supplier SET version = version + 1 WHERE id = $1', [supplierId]);
      const enquiry = await make.salesEnquiry({ supplierId });
      const has = (type: string, id: number) =>
        receiver.received.some(({ event }) => event.type === type && event.data.id === id);
      await until(() => has('enquiry.created', enquiry.id) && has('supplier.changed', supplierId));
      const read = `{ salesEnquiry(id: ${enquiry.id}) { id } supplierRecord(id: ${supplierId}) { id } }`;
      expect((await uplift.graphql(read, {}, { as: seller })).data).toEqual({
        salesEnquiry: { id: enquiry.id },
        supplierRecord: { id: supplierId },
      });
    });
  });
});
