import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { hashPassword } from './passwords.js';
import { bearerOf, logIn, opens, refresh, refreshCookieOf } from './testing/account-calls.js';
import { makeToken } from './testing/token-calls.js';

const PASSWORD = 'correct horse battery';
const SIGN_OUT = `mutation ($id: Int!, $tokens: Boolean) {
  signUserOut(id: $id, revokeApiTokens: $tokens) { id email } }`;

describe('a user whom Admin signs out everywhere', () => {
  let uplift: TestUplift;
  let passwordHash: string;
  let admin: TestUser;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    passwordHash = await hashPassword(PASSWORD);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const someone = () => uplift.user({ passwordHash, roles: ['Admin'] });
  const signOut = (id: number, tokens?: boolean, as: TestUser = admin) =>
    uplift.graphql(SIGN_OUT, { id, ...(tokens !== undefined && { tokens }) }, { as });
  const actions = async ({ id }: TestUser): Promise<string[]> => {
    const rows = await uplift.app.database.manager.query(
      `SELECT action FROM activity WHERE subject_type = 'user' AND subject_id = $1 AND actor_id = $2 ORDER BY id`,
      [id, admin.id],
    );
    return rows.map(({ action }: { action: string }) => action);
  };

  it('is signed out on all devices at once, keeps API tokens, and can sign in again', async () => {
    const user = await someone();
    const { headers: token } = await makeToken(uplift, user, ['suppliers:read']);
    const devices = [await logIn(uplift, user.email, PASSWORD), await logIn(uplift, user.email, PASSWORD)];
    const { data } = await signOut(user.id);
    expect(data).toEqual({ signUserOut: { id: user.id, email: user.email } });
    for (const device of devices) {
      expect(await opens(uplift, bearerOf(device))).toBe(false);
      expect((await refresh(uplift, refreshCookieOf(device))).statusCode).toBe(401);
    }
    const read = () => uplift.graphql('{ supplierRecords { totalCount } }', {}, { headers: token });
    expect((await read()).errors).toBeUndefined();
    expect(await opens(uplift, bearerOf(await logIn(uplift, user.email, PASSWORD)))).toBe(true);
    expect(await actions(user)).toEqual(['account.sessions-ended']);
    await signOut(user.id, true);
    expect((await read()).status).toBe(401);
    const all = ['account.sessions-ended', 'account.sessions-ended', 'account.tokens-revoked'];
    expect(await actions(user)).toEqual(all);
  });

  it('stays known to the device, whose wrong passwords keep a count of their own', async () => {
    const user = await someone();
    const { cookies } = await logIn(uplift, user.email, PASSWORD);
    await signOut(user.id);
    const known = cookies.find(({ name }) => name === 'uplift_device')?.value ?? '';
    await uplift.rest('POST', 'auth/login', {
      body: { email: user.email, password: 'wrong password' },
      headers: { cookie: `uplift_device=${known}` },
    });
    const [row] = await uplift.app.database.manager.query(
      'SELECT count(*)::int AS n FROM rate_limit_window WHERE key = $1',
      [`sign-in:devices:${user.id}`],
    );
    expect(row.n).toBeGreaterThan(0);
  });

  it('sees it in the notifications, and staff in the timeline', async () => {
    const user = await someone();
    await signOut(user.id);
    await uplift.signInAgain();
    const { data } = await uplift.graphql(
      '{ notifications(first: 5) { nodes { action } } }',
      {},
      { as: user },
    );
    expect(data.notifications.nodes).toContainEqual({ action: 'account.sessions-ended' });
    const timeline = await uplift.graphql(
      'query ($id: Int!) { timeline(recordType: USER, id: $id, first: 5) { nodes { action } } }',
      { id: user.id },
      { as: admin },
    );
    expect(timeline.data.timeline.nodes).toContainEqual({ action: 'account.sessions-ended' });
  });

  it('is left alone by others, and an unknown user is not found', async () => {
    const user = await someone();
    const here = await logIn(uplift, user.email, PASSWORD);
    const seller = await uplift.user({ roles: ['Business'] });
    expect((await signOut(user.id, false, seller)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await signOut(999_999)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await opens(uplift, bearerOf(here))).toBe(true);
  });

  it('has sign-ins that nobody else can read', async () => {
    const user = await someone();
    await logIn(uplift, user.email, PASSWORD);
    expect((await uplift.graphql('{ mySessions { networkAddress } }', {}, { as: admin })).data).toEqual({
      mySessions: [],
    });
    const { errors } = await uplift.graphql(`{ mySessions(userId: ${user.id}) { id } }`, {}, { as: admin });
    expect(errors?.[0]?.message).toMatch(/Unknown argument/);
  });
});
