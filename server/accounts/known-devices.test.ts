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

  it('from elsewhere do not lock the owner out', async () => {
    const owner = await someone();
    const from = anAddress();
    await guesses(LIMIT, owner, { from });
    for (let i = 0; i < 2 * FROM_STRANGERS; i++) expect(await guess(owner, { from })).toBe(429);
    expect(await statusOf(owner)).toBe(200);
  });

  it('from very many addresses keep new devices out, and let one through that signed in before', async () => {
    const owner = await someone();
    const { cookie } = await signIn(owner);
    await guesses(FROM_STRANGERS, owner);
    expect(await guess(owner)).toBe(429);
    expect(await statusOf(owner)).toBe(429);
    expect(await statusOf(owner, { cookie })).toBe(200);
  });

  it('from an address lock its known devices out no more than others', async () => {
    const owner = await someone();
    const from = anAddress();
    const { cookie } = await signIn(owner);
    await guesses(LIMIT, await someone(), { from });
    expect(await statusOf(owner, { from })).toBe(429);
    expect(await statusOf(owner, { from, cookie })).toBe(200);
  });

  it('on a known device have a count of their own', async () => {
    const owner = await someone();
    const { cookie } = await signIn(owner);
    await guesses(LIMIT, owner, { cookie });
    expect(await statusOf(owner, { cookie })).toBe(429);
    expect(await statusOf(owner)).toBe(200);
  });

  it('on all known devices of an account count together, too', async () => {
    const owner = await someone();
    const devices: string[] = [];
    for (let i = 0; i < 6; i++) devices.push((await signIn(owner)).cookie);
    for (const cookie of devices.slice(0, 5)) await guesses(LIMIT, owner, { cookie });
    expect(await statusOf(owner, { cookie: devices[5] })).toBe(429);
    expect(await statusOf(owner)).toBe(200);
  });

  it('count for a device that was known as for any other once the password is a new one', async () => {
    const owner = await someone();
    const { cookie } = await signIn(owner);
    const changed = await hashPassword(PASSWORD);
    await uplift.app.database.manager.update(UserAccount, owner.id, { passwordHash: changed });
    const again = await signIn(owner);
    await guesses(FROM_STRANGERS, owner);
    expect(await statusOf(owner, { cookie })).toBe(429);
    expect(await statusOf(owner, { cookie: again.cookie })).toBe(200);
  });

  it('are not all that is limited: one account signs in so many times a minute', async () => {
    const [owner, other] = [await someone(), await someone()];
    for (let i = 0; i < 3 * LIMIT; i++) expect(await statusOf(owner)).toBe(200);
    expect(await statusOf(owner)).toBe(429);
    expect(await statusOf(other)).toBe(200);
  });

  it('count where registering takes a password, too', async () => {
    const owner = await someone();
    const from = anAddress();
    for (let i = 0; i < LIMIT; i++) expect(await guess(owner, { from, path: 'register' })).toBe(400);
    expect(await guess(owner, { from })).toBe(429);
  });

  it('count; right ones do not: many people behind one address sign in', async () => {
    const from = anAddress();
    for (let i = 0; i < 2 * LIMIT; i++) expect(await statusOf(await someone(), { from })).toBe(200);
    await guesses(LIMIT, await someone(), { from });
    expect(await statusOf(await someone(), { from })).toBe(429);
  });

  it('a device is known for the accounts that signed in on it alone', async () => {
    const [owner, stranger] = [await someone(), await someone()];
    const one = await signIn(stranger);
    await guesses(FROM_STRANGERS, owner);
    expect(await statusOf(owner, { cookie: one.cookie })).toBe(429);
    expect(await statusOf(owner, { cookie: 'uplift_device=forged' })).toBe(429);
    const token = uplift.token(owner);
    expect(await statusOf(owner, { cookie: `uplift_device=${token}` })).toBe(429);
  });

  it('a device that two people share is known for both', async () => {
    const [first, second] = [await someone(), await someone()];
    const one = await signIn(first);
    const both = await signIn(second, { cookie: one.cookie });
    for (const person of [first, second]) {
      await guesses(FROM_STRANGERS, person);
      expect(await statusOf(person, { cookie: both.cookie })).toBe(200);
    }
  });

  it('the cookie of a device is out of reach of scripts and other sites, lasts a year, and signs nobody in', async () => {
    const { device, cookie } = await signIn(await someone());
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 365 * 24 * 3600 });
    const bearer = { authorization: `Bearer ${device?.value}` };
    for (const headers of [{ cookie }, bearer])
      expect((await uplift.rest('GET', 'CurrentUserData', { headers })).statusCode).toBe(401);
  });
});
