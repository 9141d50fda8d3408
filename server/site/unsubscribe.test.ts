import { Supplier } from '../directory/suppliers/supplier.entity.js';
import { SigningKeys } from '../platform/identity/signing-keys.js';
import { createSignedTokens } from '../platform/identity/token-kinds.js';
import type { OutgoingMail } from '../platform/outgoing-mail.js';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';
import { until } from '../testing/until.js';

const SEND = 'mutation ($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id } }';
const STOP = 'mutation ($token: String!) { stopNotifications(token: $token) }';

describe('notification mails to suppliers', () => {
  let uplift: TestUplift;
  let supplier: Supplier;
  const outbox: OutgoingMail[] = [];

  beforeAll(async () => {
    uplift = await TestUplift.start({}, 'all');
    uplift.app.mail.send = async (mail) => {
      outbox.push(mail);
      return null;
    };
  });
  beforeEach(async () => {
    outbox.length = 0;
    supplier = await factories(uplift.app.database).supplier({ enquiryEmail: 'jobs@kowhai.example' });
  });
  afterAll(() => uplift.stop());

  /** Sends this number of enquiries with different texts, and returns the mails about them. */
  const enquire = async (mails: number) => {
    const message = `Tap ${mails}`;
    const input = { supplierId: supplier.id, fullName: 'Ana', email: 'ana@example.nz', message };
    await uplift.graphql(SEND, { input });
    await until(async () => outbox.length >= mails);
    return outbox.splice(0);
  };
  const ofSupplier = (mails: OutgoingMail[]) => mails.find(({ to }) => to === 'jobs@kowhai.example');
  const stopped = async () =>
    (await uplift.app.database.manager.findOneByOrFail(Supplier, { id: supplier.id }))
      .emailNotificationsDisabled;
  const pathIn = (mail?: OutgoingMail) => new URL(mail?.unsubscribe ?? '', 'http://none').pathname;
  const send = (method: 'GET' | 'POST', url: string) =>
    uplift.http.inject({
      method,
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: method === 'POST' ? 'List-Unsubscribe=One-Click' : undefined,
    });

  it('stop by one click in the mail program, and not by a visit; other mails continue', async () => {
    const mails = await enquire(2);
    expect(mails.find(({ to }) => to === 'ana@example.nz')?.unsubscribe).toBeUndefined();
    const path = pathIn(ofSupplier(mails));
    const visit = await send('GET', path);
    const token = encodeURIComponent(path.split('/').at(-1) ?? '');
    expect([visit.statusCode, visit.headers.location]).toEqual([303, `/unsubscribe?token=${token}`]);
    expect(visit.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await stopped()).toBe(false);
    for (const _ of [1, 2]) expect((await send('POST', path)).statusCode).toBe(204);
    expect(await stopped()).toBe(true);
    expect((await enquire(1)).map(({ to }) => to)).toEqual(['ana@example.nz']);
  });

  it('stop on the unsubscribe page with the token of the mail; other tokens change nothing', async () => {
    const token =
      pathIn(ofSupplier(await enquire(2)))
        .split('/')
        .at(-1) ?? '';
    const { mailTokens } = uplift.app;
    const admin = await uplift.user({ roles: ['Admin'] });
    const others = [
      '',
      'x',
      mailTokens.opened.issue('1'),
      mailTokens.unsubscribe.issue('999999'),
      uplift.token(admin),
    ];
    for (const other of others) {
      const { errors } = await uplift.graphql(STOP, { token: other });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
    expect((await send('POST', '/api/unsubscribe/x')).statusCode).toBe(400);
    expect(await stopped()).toBe(false);
    await uplift.graphql(STOP, { token });
    expect(await stopped()).toBe(true);
  });

  it('stop by links from before the secret was replaced, while it is a fallback', async () => {
    const [old, next] = ['cP2vY7rQ0kXw5LmT9dFh3ZsBn8JgUa6E', 'Hq4tW1yK8mVb6NxR3pJe9CgSz7DfAo2L'];
    const { unsubscribe } = createSignedTokens(new SigningKeys(old)).mailTokens;
    const statuses: number[] = [];
    for (const JWT_SECRET_FALLBACKS of ['', old]) {
      const later = await TestUplift.start({ JWT_SECRET: next, JWT_SECRET_FALLBACKS });
      const { id: supplierId } = await factories(later.app.database).supplier({
        enquiryEmail: 'a@b.example',
      });
      const input = { supplierId, fullName: 'Ana', email: 'ana@example.nz', message: 'Tap' };
      await later.graphql(SEND, { input });
      const [{ id }] = await later.app.database.manager.query(
        `SELECT id FROM mail_delivery WHERE to_address = 'a@b.example'`,
      );
      const path = `/api/unsubscribe/${unsubscribe.issue(id)}`;
      statuses.push((await later.http.inject({ method: 'POST', url: path })).statusCode);
      await later.stop();
    }
    expect(statuses).toEqual([400, 204]);
  });
});
