import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { UserAccount } from './user-account.entity.js';

const INVITE =
  'mutation ($input: UserInvitation!) { inviteUser(input: $input) { id email fullName roles emailVerified } }';
const RESET =
  'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { user { roles fullName supplierId } } }`;
const PASSWORD = 'a kauri in the mist 7';

describe('inviting a user', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let supplierId: number;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    supplierId = (await factories(uplift.app.database).supplier()).id;
  });
  afterAll(() => uplift.stop());

  const invite = (input: object, as: TestUser | null = admin, headers: Record<string, string> = {}) =>
    uplift.graphql(INVITE, { input }, { as, headers });
  const again = (id: number, as: TestUser | null = admin) =>
    uplift.graphql('mutation ($id: Int!) { inviteUserAgain(id: $id) { id } }', { id }, { as });
  const mailsTo = (toAddress: string) =>
    uplift.app.database.manager.find(MailDelivery, { where: { toAddress }, order: { id: 'ASC' } });
  const tokenIn = (mail: MailDelivery | undefined) =>
    /\/reset-password\?token=([\w-]{43})/.exec(mail?.bodyText ?? '')?.[1] ?? '';
  const stored = (email: string) => uplift.app.database.manager.findOneBy(UserAccount, { email });

  it('creates an account with roles and links; its owner sets a password by email and signs in R293', async () => {
    const email = 'mere@rimu.example';
    const { data } = await invite({ email, fullName: 'Mere Rimu', roles: ['BUSINESS'], supplierId });
    expect(data.inviteUser).toMatchObject({ email, fullName: 'Mere Rimu', emailVerified: false });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('You’re invited to Uplift');
    // Nobody can sign in to the account or claim it by registering.
    const register = `mutation { register(email: "${email}", password: "${PASSWORD}") { user { email } } }`;
    expect((await uplift.graphql(register)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(
      (await uplift.graphql(RESET, { token: tokenIn(mail), password: PASSWORD })).errors,
    ).toBeUndefined();
    const signedIn = await uplift.graphql(SIGN_IN, { email, password: PASSWORD });
    expect(signedIn.data.signIn.user).toEqual({ roles: ['BUSINESS'], fullName: 'Mere Rimu', supplierId });
    expect((await stored(email))?.emailVerifiedAt).not.toBeNull();
    // It works once.
    const again = await uplift.graphql(RESET, { token: tokenIn(mail), password: `${PASSWORD}8` });
    expect(again.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('registering cannot claim an account that staff named, with or without a role R290', async () => {
    const email = 'named@rimu.example';
    await invite({ email, fullName: 'Somebody Known' });
    const register = `mutation { register(email: "${email}", password: "${PASSWORD}") { user { fullName } } }`;
    expect((await uplift.graphql(register)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await stored(email))?.passwordHash).toBeNull();
  });

  it('invitation links work for seven days, other links for ten minutes', async () => {
    const email = 'days@rimu.example';
    await invite({ email });
    const [link] = await uplift.app.database.manager.query(
      `SELECT extract(epoch FROM expires_at - now()) / 86400 AS days FROM account_link l
       JOIN user_account u ON u.id = l.user_id WHERE u.email = $1`,
      [email],
    );
    expect(Math.round(Number(link.days))).toBe(7);
  });

  it.each([
    ['Aroha Tahi', 'named-twice@rimu.example', 'Aroha Tahi'],
    [null, 'nameless@rimu.example', 'nameless@rimu.example'],
  ])('names the user who already has the address (%j)', async (fullName, email, called) => {
    const { data } = await invite({ email, fullName });
    const again = await invite({ email: email.toUpperCase(), fullName: 'Another' });
    const message = `There is already a user with this email address: “${called}” (ID ${data.inviteUser.id}).`;
    expect(again.errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'email', message }] },
    });
    const stranger = await invite({ email }, await uplift.user());
    expect(JSON.stringify(stranger.errors)).not.toContain(called);
  });

  it('refuses an address that already has an account, in any case, and sends nothing', async () => {
    await invite({ email: 'twice@rimu.example' });
    const { errors } = await invite({ email: 'Twice@Rimu.example', roles: ['ADMIN'] });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'email' }] });
    expect(await mailsTo('twice@rimu.example')).toHaveLength(1);
    expect(await mailsTo('Twice@Rimu.example')).toHaveLength(0);
    expect((await stored('twice@rimu.example'))?.roles).toEqual([]);
  });

  it('refuses an invalid address or an unknown linked record, and creates nothing', async () => {
    const before = await uplift.app.database.manager.count(UserAccount);
    for (const input of [
      { email: 'no address' },
      { email: 'a@b.example, c@d.example' },
      { email: 'ok@rimu.example', supplierId: 999_999_999 },
      { email: 'ok@rimu.example', fullName: 'x'.repeat(201) },
    ])
      expect((await invite(input)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await uplift.app.database.manager.count(UserAccount)).toBe(before);
    expect(await mailsTo('ok@rimu.example')).toEqual([]);
  });

  it('can be sent again as often as needed until the user has signed in R293', async () => {
    const email = 'late@rimu.example';
    const { id } = (await invite({ email })).data.inviteUser;
    expect((await again(id)).data.inviteUserAgain.id).toBe(id);
    const [first, second] = await mailsTo(email);
    expect(tokenIn(second)).not.toBe(tokenIn(first));
    const chosen = await uplift.graphql(RESET, { token: tokenIn(second), password: PASSWORD });
    expect(chosen.errors).toBeUndefined();
    const late = await again(id);
    expect(late.errors?.[0]).toMatchObject({
      message: 'This user can sign in already.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect((await uplift.graphql(RESET, { token: tokenIn(first), password: PASSWORD })).errors).toBeDefined();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is not sent to deactivated or unknown users, and only staff can send it', async () => {
    const email = 'away@rimu.example';
    const { id } = (await invite({ email })).data.inviteUser;
    for (const as of [null, await uplift.user({ roles: ['Business'], supplierId }), await uplift.user()])
      expect((await again(id, as)).errors?.[0]?.extensions.code).toMatch(/^(UNAUTHENTICATED|FORBIDDEN)$/);
    expect((await again(999_999)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await uplift.app.database.manager.update(UserAccount, id, { deactivatedAt: new Date() });
    expect((await again(id)).errors?.[0]?.message).toBe('This user is deactivated.');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is staff only R344', async () => {
    const email = 'stranger@rimu.example';
    for (const as of [null, await uplift.user({ roles: ['Business'], supplierId }), await uplift.user()])
      expect((await invite({ email, roles: ['ADMIN'] }, as)).errors?.[0]?.extensions.code).toMatch(
        /^(UNAUTHENTICATED|FORBIDDEN)$/,
      );
    expect(await stored(email)).toBeNull();
  });

  it('sent twice under one Idempotency-Key creates one account and one email', async () => {
    const headers = { 'idempotency-key': 'invite-once-and-no-more' };
    const email = 'once@rimu.example';
    const [first, second] = [
      await invite({ email }, admin, headers),
      await invite({ email }, admin, headers),
    ];
    expect(second.data.inviteUser.id).toBe(first.data.inviteUser.id);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
