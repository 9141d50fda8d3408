import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { countStatements } from '../testing/count-statements.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { hashPassword } from './passwords.js';
import { logIn, refreshCookieOf, resetPassword, tokenIn } from './testing/account-calls.js';

const PASSWORD = 'seven dull purple kettles';

describe('limits on accounts and their emails A149', () => {
  let uplift: TestUplift;
  let passwordHash: string;

  beforeAll(async () => {
    // Calls are counted by the minute. All calls of a test fall into the same minute.
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '5', MAILS_PER_MAILBOX_PER_HOUR: '8' });
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(async () => {
    await uplift.stop();
    jest.restoreAllMocks();
  });

  const mailsTo = (toAddress: string) =>
    uplift.app.database.manager.find(MailDelivery, { where: { toAddress }, order: { id: 'ASC' } });
  const from = (remoteAddress: string, url: string, payload: object) =>
    uplift.http.inject({ method: 'POST', url: `/api/${url}`, remoteAddress, payload });

  it('limits name changes per minute, for one account and for all accounts on one network', async () => {
    const rename = async (user: TestUser, remoteAddress: string): Promise<string> => {
      const answer = await uplift.http.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress,
        headers: { authorization: `Bearer ${uplift.token(user)}` },
        payload: { query: 'mutation { updateMyName(fullName: "Ana") { id } }' },
      });
      return answer.json().errors?.[0]?.extensions.code ?? 'ok';
    };
    const ana = await uplift.user();
    const elsewhere: string[] = [];
    for (let i = 0; i < 6; i++) elsewhere.push(await rename(ana, `198.51.105.${i}`));
    expect(elsewhere).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'RATE_LIMITED']);
    const here: string[] = [];
    for (let i = 0; i < 6; i++) here.push(await rename(await uplift.user(), '198.51.106.1'));
    expect(here).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'RATE_LIMITED']);
  });

  it('limits session refreshes per minute, with valid and with invalid cookies', async () => {
    const { email } = await uplift.user({ passwordHash });
    const refresh = (headers: Record<string, string>, remoteAddress: string) =>
      uplift.http.inject({ method: 'POST', url: '/api/auth/refresh', remoteAddress, headers });
    let cookie = refreshCookieOf(await logIn(uplift, email, PASSWORD));
    for (let i = 0; i < 15; i++) {
      const refreshed = await refresh(cookie, `198.51.100.${i}`);
      expect(refreshed.statusCode).toBe(200);
      cookie = refreshCookieOf(refreshed);
    }
    const refused = await refresh(cookie, '198.51.100.99');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    const guesses: number[] = [];
    for (let i = 0; i < 6; i++)
      guesses.push((await refresh({ cookie: `uplift_refresh=guess${i}` }, '198.51.100.7')).statusCode);
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('limits the emails of one kind per hour to a mailbox from one network, whatever the case of the address', async () => {
    const { email } = await uplift.user({ passwordHash });
    for (const address of [email, email.toUpperCase(), email])
      await from('198.51.101.1', 'auth/resetPassword', { email: address });
    await uplift.work('account.mail-reset-link');
    const mails = await mailsTo(email);
    expect(mails.map(({ status }) => status)).toEqual(['queued', 'queued', 'failed']);
    expect(mails[2]).toMatchObject({ bodyText: '', error: expect.stringContaining('hourly limit') });
    await from('198.51.101.9', 'auth/resetPassword', { email });
    await uplift.work('account.mail-reset-link');
    expect((await mailsTo(email)).map(({ status }) => status)).toEqual([
      'queued',
      'queued',
      'failed',
      'queued',
    ]);
  });

  it('lets the owner reset a password when strangers requested many links; a mailbox gets at most five times the limit', async () => {
    const { email } = await uplift.user({ passwordHash });
    const statuses = new Set<number>();
    for (let i = 0; i < 41; i++)
      statuses.add((await from(`203.0.113.${i}`, 'auth/resetPassword', { email })).statusCode);
    expect([...statuses]).toEqual([200]);
    await uplift.work('account.mail-reset-link');
    const mails = (await mailsTo(email)).map(({ status }) => status);
    expect(mails).toEqual([...Array(40).fill('queued'), 'failed']);
  });

  it('keeps an earlier reset link valid when others request more links', async () => {
    const { email } = await uplift.user({ passwordHash });
    for (const last of [1, 2, 3]) {
      await from(`198.51.102.${last}`, 'auth/resetPassword', { email });
      await uplift.work('account.mail-reset-link');
    }
    const [first, second] = (await mailsTo(email)).map(tokenIn);
    const reset = (token?: string) => resetPassword(uplift, token, 'eleven tame violet spoons');
    expect((await reset(first)).data).toEqual({ resetPassword: true });
    expect((await reset(second)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('delivers an enquiry to its supplier even if the mailbox of the named sender is over its limit R186', async () => {
    const supplier = await factories(uplift.app.database).supplier();
    const email = 'not.me@demo.example';
    for (const message of ['one', 'two', 'three']) {
      const sent = await from('198.51.103.1', 'mailing/sendSalesEnquiry', {
        business_id: supplier.id,
        fullName: 'Ana',
        email,
        message,
      });
      expect(sent.statusCode).toBe(200);
    }
    expect((await mailsTo(email)).map(({ status }) => status)).toEqual(['queued', 'queued', 'failed']);
    expect((await mailsTo(supplier.enquiryEmail)).map(({ status }) => status)).toEqual(
      Array(3).fill('queued'),
    );
  });

  it('runs the same statements for a password request whether or not the account exists C068', async () => {
    const { email } = await uplift.user({ passwordHash });
    const ask = (last: number, address: string) =>
      countStatements(() => from(`198.51.104.${last}`, 'auth/resetPassword', { email: address }));
    await ask(1, 'warm@demo.example');
    expect(await ask(2, email)).toEqual(await ask(3, 'nobody@demo.example'));
    await uplift.work('account.mail-reset-link');
    const [row] = await uplift.app.database.manager.query(
      'SELECT count(*)::int AS n FROM password_reset_request',
    );
    expect([row.n, (await mailsTo('nobody@demo.example')).length, (await mailsTo(email)).length]).toEqual([
      0, 0, 1,
    ]);
  });
});
