import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { TestUplift } from '../testing/test-uplift.js';
import { logIn, mailedResetToken, resetPassword } from './testing/account-calls.js';
import { UserAccount } from './user-account.entity.js';

const PASSWORD = 'correct horse';

describe('user/create C060', () => {
  let uplift: TestUplift;
  let people = 0;

  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  const anAddress = () => `person${++people}@demo.example`;
  const create = (firebase_id: string, email: string, more: object = {}) =>
    uplift.rest('POST', 'user/create', { body: { firebase_id, email, ...more } });
  const register = (email: string, password = PASSWORD) =>
    uplift.rest('POST', 'auth/register', { body: { email, password } });
  const stored = (email: string) => uplift.app.database.manager.findOneByOrFail(UserAccount, { email });
  const lastMail = (kind: string) =>
    uplift.app.database.manager.findOneOrFail(MailDelivery, { where: { kind }, order: { id: 'DESC' } });

  it('never grants a role or link, and refuses a second identity for an address C060 R290 A23', async () => {
    const email = anAddress();
    const created = await create('abc', email, { role: 'Admin', business_id: 1 });
    expect(created.statusCode).toBe(200);
    const user = await stored(email);
    expect(user).toMatchObject({ roles: [], supplierId: null, passwordHash: null });
    expect((await create('abc', email.toUpperCase())).json().id).toBe(user.id);
    expect((await create('xyz', email)).statusCode).toBe(409);
    expect((await create('abc', anAddress())).statusCode).toBe(409);
  });

  it('creates one account when the same pair is sent several times at once A23', async () => {
    const email = anAddress();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create('at-once', email)));
    expect(answers.map((each) => [each.statusCode, each.json().id])).toEqual(
      Array(5).fill([200, (await stored(email)).id]),
    );
  });

  it('removes an identity that a stranger claimed once the address owner registers A23', async () => {
    const email = anAddress();
    const { id } = (await create('chosen by a stranger', email)).json();
    const registered = await register(email);
    expect(registered.statusCode).toBe(200);
    const { user, firebase_id } = registered.json();
    expect(user).toMatchObject({ id, email, role: [] });
    expect(firebase_id).not.toBe('chosen by a stranger');
    expect((await create('chosen by a stranger', email)).statusCode).toBe(409);
    // The client's request after registration (C066) still finds the pair.
    expect((await create(firebase_id, email)).json()).toEqual({ id });
    const login = await logIn(uplift, email, PASSWORD);
    expect(login.json().firebase_id).toBe(firebase_id);
  });

  it('removes that identity also when the address owner requests a password by email A23', async () => {
    const email = anAddress();
    await create('chosen for a reset', email);
    const reset = await resetPassword(uplift, await mailedResetToken(uplift, email), PASSWORD);
    expect(reset.data).toEqual({ resetPassword: true });
    const account = await stored(email);
    expect(account.identityId).not.toBe('chosen for a reset');
    expect(account.emailVerifiedAt).not.toBeNull();
    // Later passwords keep the identity.
    await resetPassword(uplift, await mailedResetToken(uplift, email), 'nobody knows this one');
    expect((await stored(email)).identityId).toBe(account.identityId);
  });

  it('registers only one of several simultaneous requests for the same address', async () => {
    const email = anAddress();
    await create('for a race', email);
    const answers = await Promise.all(
      ['first', 'second', 'third'].map((who) => register(email, `${who} password`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  it.each([
    ['roles', { roles: ['Admin'] }],
    ['a confirmed address', { emailVerifiedAt: new Date() }],
  ])(
    'an account with %s and no password belongs to the mailbox, not to the registrant',
    async (_what, given) => {
      const email = anAddress();
      const { id } = await uplift.user({ email, ...given });
      const stranger = await register(email);
      expect([stranger.statusCode, stranger.headers['set-cookie']]).toEqual([400, undefined]);
      expect(await stored(email)).toMatchObject({ id, passwordHash: null });
      expect((await lastMail('account.exists')).toAddress).toBe(email);
    },
  );
});

it('two tabs that register the same account at once both sign in, with one account and one email', async () => {
  const uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '1000' });
  const email = 'two.tabs@demo.example';
  const register = () =>
    uplift.graphql(
      `mutation { register(email: "${email}", password: "seven dull purple kettles") { user { email } } }`,
    );
  const answers = await Promise.all([register(), register(), register()]);
  expect(answers.map(({ data }) => data?.register.user.email)).toEqual([email, email, email]);
  const { manager } = uplift.app.database;
  const [made] = await manager.query(
    `SELECT (SELECT count(*)::int FROM user_account WHERE email = $1) AS accounts,
      (SELECT count(*)::int FROM mail_delivery WHERE to_address = $1) AS mails`,
    [email],
  );
  expect(made).toEqual({ accounts: 1, mails: 1 });
  await uplift.stop();
});
