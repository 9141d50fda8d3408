import { countStatements } from '../testing/count-statements.js';
import { TestUplift } from '../testing/test-uplift.js';
import { hashPassword } from './passwords.js';
import {
  bearerOf,
  logIn,
  mailedResetToken,
  opens,
  refresh,
  refreshCookieOf,
  resetPassword,
} from './testing/account-calls.js';

const PASSWORD = 'correct horse battery';

describe('ending a session ends its access tokens at once', () => {
  let uplift: TestUplift;
  let passwordHash: string;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => uplift.stop());

  async function signIn(email: string) {
    const response = await logIn(uplift, email, PASSWORD);
    return { bearer: bearerOf(response), cookie: refreshCookieOf(response) };
  }
  const someone = () => uplift.user({ passwordHash });
  const works = ({ bearer }: { bearer: Record<string, string> }) => opens(uplift, bearer);

  it('signing out ends this session and leaves other devices signed in R309 C069', async () => {
    const { email } = await someone();
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    expect(await works(here)).toBe(true);
    await uplift.graphql('mutation { signOut }', {}, { headers: { ...here.bearer, ...here.cookie } });
    expect([await works(here), await works(elsewhere)]).toEqual([false, true]);
  });

  it('signing out by REST needs no cookie R309 C069', async () => {
    const { email } = await someone();
    const here = await signIn(email);
    const out = await uplift.rest('POST', 'auth/logout', { headers: here.bearer });
    expect(out.json()).toEqual({ Result: 'Success' });
    expect(await works(here)).toBe(false);
    expect((await refresh(uplift, here.cookie)).statusCode).toBe(401);
  });

  it('changing the password ends every token but the new one', async () => {
    const { email } = await someone();
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    const { data } = await uplift.graphql(
      `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "seven dull purple kettles") { accessToken } }`,
      {},
      { headers: here.bearer },
    );
    const fresh = { bearer: { authorization: `Bearer ${data.changePassword.accessToken}` } };
    expect([await works(here), await works(elsewhere), await works(fresh)]).toEqual([false, false, true]);
  });

  it('a password set by a mailed link ends every token C068', async () => {
    const { email } = await someone();
    const here = await signIn(email);
    await resetPassword(uplift, await mailedResetToken(uplift, email), 'seven dull purple kettles');
    expect(await works(here)).toBe(false);
  });

  it('a reused refresh token ends all tokens of its sign-in', async () => {
    const { email } = await someone();
    const first = await signIn(email);
    const second = await refresh(uplift, first.cookie);
    await refresh(uplift, refreshCookieOf(second));
    const latest = { bearer: bearerOf(second) };
    expect(await works(latest)).toBe(true);
    await refresh(uplift, first.cookie);
    expect(await works(latest)).toBe(false);
  });

  it('reads the session and the user in one statement', async () => {
    const { email } = await someone();
    const here = await signIn(email);
    const statements = await countStatements(() => works(here));
    expect(statements).toHaveLength(1);
  });
});
