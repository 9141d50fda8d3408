import jwt from 'jsonwebtoken';
import { Activity } from '../platform/activity/activity.entity.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';
import { hashPassword } from './passwords.js';
import {
  logIn,
  mailedResetToken,
  refresh,
  refreshCookieOf,
  resetPassword,
  tokenIn,
} from './testing/account-calls.js';
import { UserAccount } from './user-account.entity.js';

const PASSWORD = 'correct horse';

describe('accounts', () => {
  let uplift: TestUplift;
  let passwordHash: string;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => uplift.stop());

  const login = (email: string, password = PASSWORD) => logIn(uplift, email, password);
  const lastMail = (kind: string) =>
    uplift.app.database.manager.findOneOrFail(MailDelivery, { where: { kind }, order: { id: 'DESC' } });

  it('signs in with a password and an email in any case, and returns a working token R306 C065', async () => {
    const user = await uplift.user({ passwordHash, roles: ['Business'] });
    const response = await login(user.email.toUpperCase());
    expect(response.statusCode).toBe(200);
    const { token, user: wire } = response.json();
    expect(wire).toMatchObject({ id: user.id, email: user.email, role: ['Business'] });
    const me = await uplift.rest('GET', 'user/CurrentUserData', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(me.json()).toMatchObject({ id: user.id, auth: { token } });
  });

  it('never reveals whether the address or the password was wrong A43 R313', async () => {
    const user = await uplift.user({ passwordHash });
    const wrongPassword = await login(user.email, 'something else');
    const wrongAddress = await login('nobody@demo.example');
    expect([wrongPassword.statusCode, wrongAddress.statusCode]).toEqual([401, 401]);
    expect(wrongPassword.json().message).toBe(wrongAddress.json().message);
  });

  it('returns the current user under both paths, and 401 to visitors C063 C064 R314', async () => {
    const supplier = await factories(uplift.app.database).supplier({ status: 'Paused / Live' });
    const user = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
    for (const path of ['user/CurrentUserData', 'CurrentUserData']) {
      const response = await uplift.rest('GET', path, { as: user });
      expect(response.json()).toMatchObject({
        id: user.id,
        business_id: supplier.id,
        impactBusiness_id: null,
        admin_goodCause_id: null,
        supplierStatus: 'Paused / Live',
      });
      expect((await uplift.rest('GET', path)).statusCode).toBe(401);
    }
  });

  it('returns the same token it received, whatever the spacing of the header C063', async () => {
    const user = await uplift.user();
    const token = uplift.token(user);
    const me = await uplift.rest('GET', 'CurrentUserData', {
      headers: { authorization: `bearer   ${token}` },
    });
    expect(me.json().auth).toEqual({ token });
  });

  it('registers without any role, mails a confirmation link, and confirms by that link C066', async () => {
    const response = await uplift.rest('POST', 'auth/register', {
      body: { email: 'New.Person@demo.example', password: PASSWORD },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      firebase_id: expect.any(String),
      user: { role: [], email: 'new.person@demo.example' },
    });
    const token = tokenIn(await lastMail('account.confirm-email'));
    const confirm = () =>
      uplift.graphql(
        'mutation ($token: String!, $password: String!) { confirmEmail(token: $token, password: $password) }',
        { token, password: PASSWORD },
      );
    expect((await confirm()).data).toEqual({ confirmEmail: true });
    const again = await confirm();
    expect(again.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('registering a taken address shows the stranger nothing and emails the owner', async () => {
    const user = await uplift.user({ passwordHash });
    const stranger = await uplift.rest('POST', 'auth/register', {
      body: { email: user.email, password: 'nobody knows this one' },
    });
    expect(stranger.statusCode).toBe(400);
    expect(stranger.body).not.toContain('exists');
    expect((await lastMail('account.exists')).toAddress).toBe(user.email);
    const owner = await uplift.rest('POST', 'auth/register', {
      body: { email: user.email, password: PASSWORD },
    });
    expect(owner.json().user.id).toBe(user.id);
  });

  it('refuses a short password next to its field', async () => {
    const { errors } = await uplift.graphql(
      'mutation { register(email: "short@demo.example", password: "short") { accessToken } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'password', message: 'Please use at least 10 characters.' }],
    });
  });

  describe('the refresh token', () => {
    type Cookie = Record<string, string>;
    const statusOf = async (cookie: Cookie) => (await refresh(uplift, cookie)).statusCode;
    const traded = async (cookie: Cookie) => refreshCookieOf(await refresh(uplift, cookie));

    async function signedIn() {
      const user = await uplift.user({ passwordHash });
      return { user, first: refreshCookieOf(await login(user.email)) };
    }
    const reuses = (userId: number) =>
      uplift.app.database.manager.countBy(Activity, {
        action: 'account.refresh-token-reused',
        subjectId: userId,
      });

    it('changes with each use; an old token ends the family once its successor is used', async () => {
      const { user, first } = await signedIn();
      const rotated = await refresh(uplift, first);
      expect(rotated.statusCode).toBe(200);
      const second = refreshCookieOf(rotated);
      expect(second).not.toEqual(first);
      const third = await traded(second);
      expect(await statusOf(first)).toBe(401);
      expect(await statusOf(third)).toBe(401);
      expect(await reuses(user.id)).toBe(1);
    });

    it('can be exchanged again before its answer was received, for example after two quick reloads', async () => {
      const { user, first } = await signedIn();
      await refresh(uplift, first);
      await refresh(uplift, first);
      const arrived = await traded(first);
      expect(await statusOf(arrived)).toBe(200);
      expect(await reuses(user.id)).toBe(0);
    });

    it('ends the family when an answer that counted as lost is used after all', async () => {
      const { first } = await signedIn();
      const lost = await traded(first);
      const arrived = await traded(first);
      expect(await statusOf(lost)).toBe(401);
      expect(await statusOf(arrived)).toBe(401);
    });

    it('cannot be exchanged again after half a minute', async () => {
      const { user, first } = await signedIn();
      const second = await traded(first);
      await uplift.app.database.manager.query(
        `UPDATE refresh_token SET used_at = now() - interval '31 seconds' WHERE user_id = $1 AND used_at IS NOT NULL`,
        [user.id],
      );
      expect(await statusOf(first)).toBe(401);
      expect(await statusOf(second)).toBe(401);
    });
  });

  it('sets the refresh cookie httpOnly and same-site', async () => {
    const user = await uplift.user({ passwordHash });
    const header = String((await login(user.email)).headers['set-cookie']);
    expect(header).toMatch(/HttpOnly/);
    expect(header).toMatch(/SameSite=Strict/);
  });

  it('signing out ends the session C069 R309', async () => {
    const user = await uplift.user({ passwordHash });
    const cookie = refreshCookieOf(await login(user.email));
    const out = await uplift.rest('POST', 'auth/logout', { as: user, headers: cookie });
    expect(out.json()).toEqual({ Result: 'Success' });
    expect((await refresh(uplift, cookie)).statusCode).toBe(401);
  });

  it('mails a single-use link; the response is the same for an unknown address C068', async () => {
    const user = await uplift.user({ passwordHash });
    const known = await uplift.rest('POST', 'auth/resetPassword', { body: { email: user.email } });
    const unknown = await uplift.rest('POST', 'auth/resetPassword', {
      body: { email: 'nobody@demo.example' },
    });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    await uplift.work('account.mail-reset-link');
    const cookie = refreshCookieOf(await login(user.email));
    const token = tokenIn(await lastMail('account.reset-password'));
    const reset = () => resetPassword(uplift, token, 'a new password');
    expect((await reset()).data).toEqual({ resetPassword: true });
    expect((await reset()).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await login(user.email, 'a new password')).statusCode).toBe(200);
    expect((await refresh(uplift, cookie)).statusCode).toBe(401);
  });

  it('a password reset link works for ten minutes', async () => {
    const user = await uplift.user({ passwordHash });
    const token = await mailedResetToken(uplift, user.email);
    const [row] = await uplift.app.database.manager.query(
      'SELECT extract(epoch FROM expires_at - created_at)::integer AS seconds FROM account_link WHERE user_id = $1',
      [user.id],
    );
    expect(row.seconds).toBeGreaterThan(595);
    expect(row.seconds).toBeLessThan(605);
    await uplift.app.database.manager.query(
      `UPDATE account_link SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
      [user.id],
    );
    const late = await resetPassword(uplift, token, 'a new password');
    expect(late.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('changing the password requires the current one and signs other devices out', async () => {
    const user = await uplift.user({ passwordHash });
    const elsewhere = refreshCookieOf(await login(user.email));
    const change = (currentPassword: string) =>
      uplift.graphql(
        `mutation ($currentPassword: String!) {
          changePassword(currentPassword: $currentPassword, newPassword: "brand new one") { user { id } }
        }`,
        { currentPassword },
        { as: user },
      );
    expect((await change('wrong')).errors?.[0]?.extensions.fields).toMatchObject([
      { field: 'currentPassword' },
    ]);
    expect((await change(PASSWORD)).data.changePassword.user.id).toBe(user.id);
    expect((await refresh(uplift, elsewhere)).statusCode).toBe(401);
  });

  it('a role change takes effect on the next request R292', async () => {
    const user = await uplift.user({ roles: ['Admin'] });
    expect((await uplift.rest('GET', 'business/all', { as: user })).statusCode).toBe(200);
    await uplift.app.database.manager.update(UserAccount, user.id, { roles: [] });
    expect((await uplift.rest('GET', 'business/all', { as: user })).statusCode).toBe(403);
  });

  it.each<[string, (claims: object, secret: string) => string]>([
    [
      'another algorithm',
      (claims, secret) => jwt.sign(claims, secret, { algorithm: 'HS512', expiresIn: 60 }),
    ],
    ['no signature', (claims) => jwt.sign(claims, '', { algorithm: 'none', expiresIn: 60 })],
    ['no end', (claims, secret) => jwt.sign(claims, secret)],
    ['no session', (claims, secret) => jwt.sign({ ...claims, sid: undefined }, secret, { expiresIn: 60 })],
    [
      'another audience',
      (claims, secret) => jwt.sign({ ...claims, aud: 'other' }, secret, { expiresIn: 60 }),
    ],
    ['an end in the past', (claims, secret) => jwt.sign(claims, secret, { expiresIn: -10 })],
    ['another secret', (claims) => jwt.sign(claims, 'x'.repeat(40), { expiresIn: 60 })],
  ])('refuses a token with %s', async (_what, forge) => {
    const secret = 's3cret-'.repeat(8);
    const own = await TestUplift.start({ JWT_SECRET: secret });
    const { sub, sid, aud } = jwt.decode(own.token(await own.user())) as jwt.JwtPayload;
    const answer = async (token: string) =>
      (await own.rest('GET', 'CurrentUserData', { headers: { authorization: `Bearer ${token}` } }))
        .statusCode;
    const statuses = [
      await answer(jwt.sign({ sub, sid, aud }, secret, { expiresIn: 60 })),
      await answer(forge({ sub, sid, aud }, secret)),
    ];
    await own.stop();
    expect(statuses).toEqual([200, 401]);
  });

  it('returns 429 with Retry-After after too many sign-ins for one account A149', async () => {
    const limited = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '3' });
    const attempt = () =>
      limited.rest('POST', 'auth/login', { body: { email: 'a@demo.example', password: 'wrong one' } });
    for (let i = 0; i < 3; i++) expect((await attempt()).statusCode).toBe(401);
    const refused = await attempt();
    await limited.stop();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('compares roles exactly: ImpactBusiness is not Business R344', async () => {
    const user = await uplift.user({ roles: ['ImpactBusiness'] });
    expect((await uplift.rest('GET', 'business/all', { as: user })).statusCode).toBe(403);
  });
});
