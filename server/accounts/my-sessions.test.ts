import { LiveClient } from '../testing/live-client.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { AccountLink } from './account-link.entity.js';
import { makeToken as makeLink } from './account-links.js';
import { deviceOf } from './device-of.js';
import { hashPassword } from './passwords.js';
import { bearerOf, opens, refresh, refreshCookieOf } from './testing/account-calls.js';
import { makeToken } from './testing/token-calls.js';
import { untilWaiting } from './testing/until-waiting.js';

const PASSWORD = 'correct horse battery';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const LIST =
  '{ mySessions { id browser operatingSystem networkAddress method signedInAt lastUsedAt current } }';
const END = 'mutation ($id: Int!) { endMySession(id: $id) }';
const END_OTHERS = 'mutation { endMyOtherSessions }';

describe('the sign-ins of a user', () => {
  let uplift: TestUplift;
  let passwordHash: string;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => uplift.stop());

  const someone = () => uplift.user({ passwordHash });
  const sql = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);

  async function signIn({ email }: TestUser, agent = FIREFOX, from = '203.0.113.7') {
    const answer = await uplift.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: from,
      headers: { 'user-agent': agent },
      payload: { email, password: PASSWORD },
    });
    const token: string = answer.json().token;
    const cookie = answer.cookies.find(({ name }) => name === 'uplift_refresh');
    return {
      token,
      headers: { authorization: `Bearer ${token}` },
      cookie: { cookie: `uplift_refresh=${cookie?.value}` },
    };
  }
  type Device = Awaited<ReturnType<typeof signIn>>;
  const list = async ({ headers }: Pick<Device, 'headers'>) =>
    (await uplift.graphql(LIST, {}, { headers })).data.mySessions;
  const works = async ({ headers }: Pick<Device, 'headers'>) =>
    (await uplift.rest('GET', 'CurrentUserData', { headers })).statusCode === 200;

  it('are listed with device, network address, method and times, this device first', async () => {
    const user = await someone();
    const here = await signIn(user);
    await signIn(user, PHONE, '2001:db8:1:2:3:4:5:6');
    expect(await list(here)).toEqual([
      {
        id: expect.any(Number),
        browser: 'Firefox',
        operatingSystem: 'Windows',
        networkAddress: '203.0.113.7',
        method: 'PASSWORD',
        signedInAt: expect.any(String),
        lastUsedAt: expect.any(String),
        current: true,
      },
      expect.objectContaining({
        browser: 'Safari',
        operatingSystem: 'iPhone',
        networkAddress: '2001:db8:1:2::/64',
        current: false,
      }),
    ]);
  });

  it('get the device and network of each renewal, and keep their id and start', async () => {
    const user = await someone();
    const first = await signIn(user);
    const [before] = await list(first);
    await sql("UPDATE sign_in SET last_used_at = now() - interval '2 hours' WHERE id = $1", [before.id]);
    const answer = await uplift.http.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      remoteAddress: '198.51.100.9',
      headers: { ...first.cookie, 'user-agent': PHONE },
    });
    const headers = { authorization: `Bearer ${answer.json().token}` };
    const after = await list({ headers });
    expect(after).toEqual([
      expect.objectContaining({
        id: before.id,
        operatingSystem: 'iPhone',
        networkAddress: '198.51.100.9',
        method: 'PASSWORD',
        signedInAt: before.signedInAt,
      }),
    ]);
    expect(Date.parse(after[0].lastUsedAt)).toBeGreaterThan(Date.parse(before.lastUsedAt) - 3600_000);
  });

  it('say that a link in an email was used', async () => {
    const user = await uplift.user({ emailVerifiedAt: new Date() });
    const { token, tokenHash } = makeLink();
    const expiresAt = new Date(Date.now() + 60_000);
    const { manager } = uplift.app.database;
    await manager.insert(AccountLink, { userId: user.id, purpose: 'sign-in', tokenHash, expiresAt });
    const { data } = await uplift.graphql(
      'mutation ($token: String!) { signInByLink(token: $token) { accessToken } }',
      { token },
    );
    const headers = { authorization: `Bearer ${data.signInByLink.accessToken}` };
    expect(await list({ headers })).toEqual([expect.objectContaining({ method: 'EMAIL_LINK' })]);
  });

  it('end one by one: its next call is refused, others stay', async () => {
    const user = await someone();
    const [here, phone, tablet] = [await signIn(user), await signIn(user, PHONE), await signIn(user)];
    expect(await works(phone)).toBe(true);
    const { id } = (await list(here)).find((each: { browser: string }) => each.browser === 'Safari');
    expect((await uplift.graphql(END, { id }, { headers: here.headers })).data).toEqual({
      endMySession: true,
    });
    expect([await works(here), await works(phone), await works(tablet)]).toEqual([true, false, true]);
    expect((await refresh(uplift, phone.cookie)).statusCode).toBe(401);
    const again = await uplift.graphql(END, { id }, { headers: here.headers });
    expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('end everywhere but on this device', async () => {
    const user = await someone();
    const [here, phone, tablet] = [await signIn(user), await signIn(user, PHONE), await signIn(user)];
    const other = await signIn(await someone());
    await uplift.graphql(END_OTHERS, {}, { headers: here.headers });
    const left = [await works(here), await works(phone), await works(tablet), await works(other)];
    expect(left).toEqual([true, false, false, true]);
    expect(await list(here)).toEqual([expect.objectContaining({ current: true })]);
    expect((await refresh(uplift, here.cookie)).statusCode).toBe(200);
    expect((await refresh(uplift, tablet.cookie)).statusCode).toBe(401);
  });

  it('close their live connections at once when they end, and no others', async () => {
    const user = await uplift.user({ passwordHash, roles: ['Admin'] });
    const [here, phone] = [await signIn(user), await signIn(user, PHONE)];
    const watch = async ({ token }: Device) =>
      (await LiveClient.of(uplift, user, token)).watch('subscription { taskChanges { ids } }');
    const [own, ended] = [await watch(here), await watch(phone)];
    await Promise.all([own, ended].map((client) => client.until(() => client.events.length > 0)));
    await uplift.graphql(END_OTHERS, {}, { headers: here.headers });
    await ended.until(() => ended.closed.length > 0);
    expect([ended.closed[0]?.code, own.closed]).toEqual([4403, []]);
    await Promise.all([own.stop(), ended.stop()]);
  });

  it('end although one of them is renewed at the same moment', async () => {
    const user = await someone();
    const [here, phone] = [await signIn(user), await signIn(user, PHONE)];
    // A renewal reads this table for its response after it has written its token.
    const client = await uplift.app.database.pool.connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE action_item');
    const renewing = refresh(uplift, phone.cookie);
    await untilWaiting(uplift, 1, renewing, 'action_item');
    const ending = uplift.graphql(END_OTHERS, {}, { headers: here.headers });
    await untilWaiting(uplift, 2, ending);
    await client.query('COMMIT');
    client.release();
    const renewed = await renewing;
    expect((await ending).data).toEqual({ endMyOtherSessions: true });
    expect(await opens(uplift, bearerOf(renewed))).toBe(false);
    expect((await refresh(uplift, refreshCookieOf(renewed))).statusCode).toBe(401);
    expect(await list(here)).toEqual([expect.objectContaining({ current: true })]);
  });

  it('of another user are answered like unknown ones, and stay', async () => {
    const [owner, stranger] = [await signIn(await someone()), await signIn(await someone())];
    const [{ id }] = await list(owner);
    const answers = [];
    for (const wanted of [id, 999_999]) {
      const { errors } = await uplift.graphql(END, { id: wanted }, { headers: stranger.headers });
      answers.push([errors?.[0]?.message, errors?.[0]?.extensions.code]);
    }
    expect(answers[0]).toEqual(['This sign-in was not found.', 'NOT_FOUND']);
    expect(answers[1]).toEqual(answers[0]);
    expect(await works(owner)).toBe(true);
  });

  it('are out of reach of API tokens', async () => {
    const user = await uplift.user({ roles: ['Admin'] });
    const { headers } = await makeToken(uplift, user, ['profile:read', 'profile:write']);
    for (const query of [LIST, END_OTHERS, 'mutation { endMySession(id: 1) }'])
      expect((await uplift.graphql(query, {}, { headers })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it.each([
    ['signing out', 'mutation { signOut }'],
    [
      'a new password',
      `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "seven dull purple kettles") { expiresAt } }`,
    ],
  ])('leave no network address behind after %s', async (_what, mutation) => {
    const user = await someone();
    const here = await signIn(user, FIREFOX, '192.0.2.55');
    await uplift.graphql(mutation, {}, { headers: here.headers });
    expect(await sql("SELECT FROM sign_in WHERE network_address = '192.0.2.55'")).toEqual([]);
  });

  it('that end are in the history of the user without device and network', async () => {
    const user = await someone();
    const [here] = [await signIn(user), await signIn(user, PHONE)];
    await uplift.graphql(END_OTHERS, {}, { headers: here.headers });
    await uplift.graphql(END_OTHERS, {}, { headers: here.headers });
    const rows = await sql(
      "SELECT * FROM activity WHERE action = 'account.other-sessions-ended' AND subject_id = $1",
      [user.id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|iPhone|Firefox/);
  });
});

describe('the device in a User-Agent header', () => {
  it.each([
    [FIREFOX, 'Firefox', 'Windows'],
    [PHONE, 'Safari', 'iPhone'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPad',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari',
      'Mac',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0',
      'Opera',
      'Linux',
    ],
    ['curl/8.5.0', null, null],
    ['Firefox'.repeat(1000), null, null],
    ['', null, null],
    [undefined, null, null],
  ])('%s', (header, browser, operatingSystem) => {
    expect(deviceOf(header)).toEqual({ browser, operatingSystem });
  });
});
