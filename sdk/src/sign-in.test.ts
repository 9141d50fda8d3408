import { hashPassword } from '../../server/accounts/passwords.js';
import { type ClientFixture, startClientFixture } from '../testing/client-fixture.js';

const ME = '{ currentUser { email } }';
const credentials = { email: 'nightly@demo.example', password: 'a-long-passphrase-77' };
const QUARTER_HOUR_MS = 15 * 60_000;

let fixture: ClientFixture;
beforeAll(async () => {
  fixture = await startClientFixture();
  const passwordHash = await hashPassword(credentials.password);
  await fixture.uplift.user({ email: credentials.email, passwordHash, roles: ['Admin'] });
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.between.next());
afterEach(() => jest.restoreAllMocks());

/** Returns the sign-ins and renewals so far. */
const sessionCalls = () =>
  fixture.between.requests.flatMap(({ query }) => query.match(/signIn|refreshSession/) ?? []).map(String);

/** Lets access tokens expire, for the product too. Process-wide until the end of the test. */
function letTokensExpire(): void {
  const later = Date.now() + QUARTER_HOUR_MS + 1000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
}

describe('a client with email address and password', () => {
  it('signs in once, and renews an expired access token with the refresh cookie', async () => {
    const client = fixture.client({ credentials });
    const me = { currentUser: { email: credentials.email } };
    expect(await Promise.all([client.query(ME), client.query(ME), client.query(ME)])).toEqual([me, me, me]);
    expect(sessionCalls()).toEqual(['signIn']);
    letTokensExpire();
    expect(await Promise.all([client.query(ME), client.query(ME), client.query(ME)])).toEqual([me, me, me]);
    expect(sessionCalls()).toEqual(['signIn', 'refreshSession']);
  });

  it('sends the cookie again if the response to a renewal was lost', async () => {
    const client = fixture.client({ credentials });
    await client.query(ME);
    // The call and its renewal.
    fixture.between.next({ status: 401, body: expired() }, 'cut');
    expect(await client.query(ME)).toEqual({ currentUser: { email: credentials.email } });
    expect(sessionCalls()).toEqual(['refreshSession', 'refreshSession']);
  });

  it('signs in again after its session has ended', async () => {
    const client = fixture.client({ credentials });
    await client.query(ME);
    await fixture.sql('UPDATE refresh_token SET revoked_at = now()');
    expect(await client.query(ME)).toEqual({ currentUser: { email: credentials.email } });
    expect(sessionCalls()).toEqual(['signIn', 'refreshSession', 'signIn']);
  });

  it('fails at once with a wrong password', async () => {
    const client = fixture.client({ credentials: { ...credentials, password: 'another-passphrase-77' } });
    await expect(client.query(ME)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS', status: 401 });
    expect(sessionCalls()).toEqual(['signIn']);
  });
});

const expired = () =>
  JSON.stringify({ errors: [{ message: 'Expired', extensions: { code: 'TOKEN_EXPIRED' } }] });
