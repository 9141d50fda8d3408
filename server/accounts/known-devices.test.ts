import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { hashPassword } from './passwords.js';
import { UserAccount } from './user-account.entity.js';

const PASSWORD = 'correct horse battery';
const LIMIT = 3;
/** The limit of wrong passwords for an account in a minute from all unknown devices. */
const FROM_STRANGERS = 15;

describe('wrong passwords A149', () => {
  let uplift: TestUplift;
  let passwordHash: string;
  let addresses = 0;

  beforeAll(async () => {
    // Calls are counted by the minute. All calls of a test fall into the same minute.
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: String(LIMIT) });
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(async () => {
    await uplift.stop();
    jest.restoreAllMocks();
  });

  const anAddress = () => `198.51.${addresses >> 8}.${addresses++ & 255}`;
  const someone = () => uplift.user({ passwordHash });

  async function signIn(
    { email }: TestUser,
    { from = anAddress(), password = PASSWORD, cookie = '', path = 'login' } = {},
  ) {
    const response = await uplift.http.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      remoteAddress: from,
      headers: { cookie },
      payload: { email, password },
    });
    const device = response.cookies.find(({ name }) => name === 'uplift_device');
    return { status: response.statusCode, device, cookie: `uplift_device=${device?.value}` };
  }
  const statusOf = async (user: TestUser, options = {}) => (await signIn(user, options)).status;
  const guess = (user: TestUser, options = {}) => statusOf(user, { password: 'wrong password', ...options });
  async function guesses(count: number, user: TestUser, options = {}) {
    for (let i = 0; i < count; i++) expect(await guess(user, options)).toBe(401);
  }

  it('from other devices do not lock out the owner', async () => {
    const owner = await someone();
    const from = anAddress();
    await guesses(LIMIT, owner, { from });
    for (let i = 0; i < 2 * FROM_STRANGERS; i++) expect(await guess(owner, { from })).toBe(429);
    expect(await statusOf(owner)).toBe(200);
  });

  it('from very many addresses block new devices, but not a device that signed in before', async () => {
    const owner = await someone();
    const { cookie } = await signIn(owner);
    await guesses(FROM_STRANGERS, owner);
    expect(await guess(owner)).toBe(429);
    expect(await statusOf(owner)).toBe(429);
    expect(await statusOf(owner, { cookie })).toBe(200);
  });

  it('from one address do not lock out its known devices', async () => {
    const owner = await someone();
    const from = anAddress();
    const { cookie } = await signIn(owner);
    await guesses(LIMIT, await someone(), { from });
    expect(await statusOf(owner, { from })).toBe(429);
    expect(await statusOf(owner, { from, cookie })).toBe(200);
  });

  it('on a known device have a separate limit', async () => {
    const owner = await someone();
    const { cookie } = await signIn(owner);
    await guesses(LIMIT, owner, { cookie });
    expect(await statusOf(owner, { cookie })).toBe(429);
    expect(await statusOf(owner)).toBe(200);
  });

  it('on all known devices of an account also share a limit', async () => {
    const owner = await someone();
    const devices: string[] = [];
    for (let i = 0; i < 6; i++) devices.push((await signIn(owner)).cookie);
    for (const cookie of devices.slice(0, 5)) await guesses(LIMIT, owner, { cookie });
    expect(await statusOf(owner, { cookie: devices[5] })).toBe(429);
    expect(await statusOf(owner)).toBe(200);
  });

  it('count for a known device as for any other after the password changes', async () => {
    const owner = await someone();
    const { cookie } = await signIn(owner);
    const changed = await hashPassword(PASSWORD);
    await uplift.app.database.manager.update(UserAccount, owner.id, { passwordHash: changed });
    const again = await signIn(owner);
    await guesses(FROM_STRANGERS, owner);
    expect(await statusOf(owner, { cookie })).toBe(429);
    expect(await statusOf(owner, { cookie: again.cookie })).toBe(200);
  });

  it('are not the only limit: one account can sign in only so often per minute', async () => {
    const [owner, other] = [await someone(), await someone()];
    for (let i = 0; i < 3 * LIMIT; i++) expect(await statusOf(owner)).toBe(200);
    expect(await statusOf(owner)).toBe(429);
    expect(await statusOf(other)).toBe(200);
  });

  it('also count when registration asks for a password', async () => {
    const owner = await someone();
    const from = anAddress();
    for (let i = 0; i < LIMIT; i++) expect(await guess(owner, { from, path: 'register' })).toBe(400);
    expect(await guess(owner, { from })).toBe(429);
  });

  it('count, while successful sign-ins do not, so that many people can share one address', async () => {
    const from = anAddress();
    for (let i = 0; i < 2 * LIMIT; i++) expect(await statusOf(await someone(), { from })).toBe(200);
    await guesses(LIMIT, await someone(), { from });
    expect(await statusOf(await someone(), { from })).toBe(429);
  });

  it('a device is known only for accounts that signed in on it', async () => {
    const [owner, stranger] = [await someone(), await someone()];
    const one = await signIn(stranger);
    await guesses(FROM_STRANGERS, owner);
    expect(await statusOf(owner, { cookie: one.cookie })).toBe(429);
    expect(await statusOf(owner, { cookie: 'uplift_device=forged' })).toBe(429);
    const token = uplift.token(owner);
    expect(await statusOf(owner, { cookie: `uplift_device=${token}` })).toBe(429);
  });

  it('a shared device is known for both of its users', async () => {
    const [first, second] = [await someone(), await someone()];
    const one = await signIn(first);
    const both = await signIn(second, { cookie: one.cookie });
    for (const person of [first, second]) {
      await guesses(FROM_STRANGERS, person);
      expect(await statusOf(person, { cookie: both.cookie })).toBe(200);
    }
  });

  it('the device cookie is HTTP-only and same-site, lasts a year, and signs nobody in', async () => {
    const { device, cookie } = await signIn(await someone());
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 365 * 24 * 3600 });
    const bearer = { authorization: `Bearer ${device?.value}` };
    for (const headers of [{ cookie }, bearer])
      expect((await uplift.rest('GET', 'CurrentUserData', { headers })).statusCode).toBe(401);
  });
});
