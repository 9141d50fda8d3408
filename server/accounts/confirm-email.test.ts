import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { TestUplift } from '../testing/test-uplift.js';
import { bearerOf, logIn, mailedResetToken, opens, resetPassword, tokenIn } from './testing/account-calls.js';
import { UserAccount } from './user-account.entity.js';

const STRANGERS = 'the stranger chose this';
const OWNERS = 'seven dull purple kettles';

describe('confirming a registered address', () => {
  let uplift: TestUplift;
  let people = 0;

  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  /** Registers an account and returns its session and the link in the mail. */
  async function registered() {
    const email = `mailbox${++people}@demo.example`;
    const body = { email, password: STRANGERS, fullName: 'A Stranger' };
    const answer = await uplift.rest('POST', 'auth/register', { body });
    const mail = await uplift.app.database.manager.findOneByOrFail(MailDelivery, { toAddress: email });
    return { email, session: bearerOf(answer), link: tokenIn(mail) };
  }
  const confirm = (variables: object, headers: Record<string, string> = {}) =>
    uplift.graphql(
      `mutation ($token: String!, $password: String, $newPassword: String, $fullName: String) {
        confirmEmail(token: $token, password: $password, newPassword: $newPassword, fullName: $fullName)
      }`,
      variables as Record<string, unknown>,
      { headers },
    );
  const stored = (email: string) => uplift.app.database.manager.findOneByOrFail(UserAccount, { email });
  const login = async (email: string, password: string) => (await logIn(uplift, email, password)).statusCode;

  it('opening the link alone confirms nothing and keeps it valid', async () => {
    const { email, link } = await registered();
    const { errors } = await confirm({ token: link });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'password', reason: 'missing' }],
    });
    expect((await stored(email)).emailVerifiedAt).toBeNull();
    expect((await confirm({ token: link, password: STRANGERS })).data).toEqual({ confirmEmail: true });
  });

  it('confirming with the password keeps the name and the session', async () => {
    const { email, link, session } = await registered();
    const wrong = await confirm({ token: link, password: OWNERS });
    expect(wrong.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'password', reason: 'wrong' }]);
    await confirm({ token: link, password: STRANGERS });
    expect(await stored(email)).toMatchObject({ fullName: 'A Stranger', emailVerifiedAt: expect.any(Date) });
    expect(await opens(uplift, session)).toBe(true);
  });

  it('a signed-in registrant needs no password to confirm; another signed-in user does', async () => {
    const { email, link, session } = await registered();
    const other = await registered();
    expect((await confirm({ token: link }, other.session)).errors?.[0]?.extensions.fields).toMatchObject([
      { field: 'password' },
    ]);
    expect((await confirm({ token: link }, session)).data).toEqual({ confirmEmail: true });
    expect((await stored(email)).emailVerifiedAt).not.toBeNull();
  });

  it('the mailbox owner takes over the account, and all data of the stranger is removed', async () => {
    const { email, link, session } = await registered();
    expect((await confirm({ token: link, newPassword: OWNERS })).data).toEqual({ confirmEmail: true });
    expect(await stored(email)).toMatchObject({ fullName: null, emailVerifiedAt: expect.any(Date) });
    expect(await opens(uplift, session)).toBe(false);
    expect([await login(email, STRANGERS), await login(email, OWNERS)]).toEqual([401, 200]);
  });

  it('the mailbox owner can enter a name, and cannot choose a common password', async () => {
    const { email, link } = await registered();
    const weak = await confirm({ token: link, newPassword: 'password123' });
    expect(weak.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'newPassword', reason: 'common' }]);
    await confirm({ token: link, newPassword: OWNERS, fullName: 'Hera Hemi' });
    expect((await stored(email)).fullName).toBe('Hera Hemi');
  });

  it('a password reset or a password change uses up the link C068', async () => {
    const byMail = await registered();
    const token = await mailedResetToken(uplift, byMail.email);
    const changed = await registered();
    await resetPassword(uplift, token, OWNERS);
    await uplift.graphql(
      `mutation { changePassword(currentPassword: "${STRANGERS}", newPassword: "${OWNERS}") { expiresAt } }`,
      {},
      { headers: changed.session },
    );
    for (const { email, link } of [byMail, changed]) {
      for (const given of [{ newPassword: 'eleven tame violet spoons' }, { password: OWNERS }])
        expect((await confirm({ token: link, ...given })).errors?.[0]?.message).toMatch(/no longer works/);
      expect(await login(email, OWNERS)).toBe(200);
    }
  });

  it('the link sets no password for an account with a confirmed address', async () => {
    const { email, link } = await registered();
    await uplift.app.database.manager.update(
      UserAccount,
      { email },
      { emailVerifiedAt: new Date(), roles: ['Admin'] },
    );
    const { errors } = await confirm({ token: link, newPassword: OWNERS });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^This link no longer works/),
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect([await login(email, STRANGERS), await login(email, OWNERS)]).toEqual([200, 401]);
  });

  it('a password reset also replaces the name of an unconfirmed registration C068', async () => {
    const { email } = await registered();
    await resetPassword(uplift, await mailedResetToken(uplift, email), OWNERS);
    expect((await stored(email)).fullName).toBeNull();
  });

  it('limits guesses at the password of a registration A149', async () => {
    const limited = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '3' });
    const query = 'mutation { confirmEmail(token: "none", password: "wrong") }';
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const codes: unknown[] = [];
    for (let i = 0; i < 4; i++) codes.push((await limited.graphql(query)).errors?.[0]?.extensions.code);
    jest.restoreAllMocks();
    await limited.stop();
    expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'RATE_LIMITED']);
  });
});
