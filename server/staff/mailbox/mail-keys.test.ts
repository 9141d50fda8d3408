import { makeToken } from '../../accounts/testing/token-calls.js';
import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import { TEXT_NOT_STORED } from '../../platform/mail/mail-secrets.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const TEXTS = '{ id bodyText bodyHtml }';

describe('an email with a link to an account in the local mailbox', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let id: string;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    await uplift.rest('POST', 'auth/resetPassword', { body: { email: admin.email } });
    await uplift.work('account.mail-reset-link');
    const where = { toAddress: admin.email, kind: 'account.reset-password' };
    id = String((await uplift.app.database.manager.findOneByOrFail(MailDelivery, where)).id);
  });
  afterAll(() => uplift.stop());

  const READS = [
    ['one email', () => `{ mailDelivery(id: "${id}") ${TEXTS} }`],
    ['a list', () => `{ mailDeliveries { nodes ${TEXTS} } }`],
  ] as const;

  it.each(READS)('is shown to staff who are signed in: %s', async (_, text) => {
    const { response } = await uplift.graphql(text(), {}, { as: admin });
    expect(response.body).toMatch(/token=[\w-]+/);
  });

  it.each(READS)('hides its text from API tokens: %s', async (_, text) => {
    const { headers } = await makeToken(uplift, admin, ['mail:read', 'mail:write']);
    const { response, data } = await uplift.graphql(text(), {}, { headers });
    expect(response.body).not.toMatch(/token=/);
    const [mail] = data.mailDeliveries?.nodes ?? [data.mailDelivery];
    expect(mail).toEqual({ id, bodyText: TEXT_NOT_STORED, bodyHtml: TEXT_NOT_STORED });
  });

  it('hides its text from API tokens when it is sent again', async () => {
    const { headers } = await makeToken(uplift, admin, ['mail:read', 'mail:write']);
    await uplift.app.database.manager.query(`UPDATE mail_delivery SET status = 'failed' WHERE id = $1`, [id]);
    const { data } = await uplift.graphql(`mutation { sendMailAgain(id: ${id}) ${TEXTS} }`, {}, { headers });
    expect(data.sendMailAgain.bodyText).toBe(TEXT_NOT_STORED);
  });
});
