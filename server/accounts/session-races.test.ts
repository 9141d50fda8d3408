import { TestUplift } from '../testing/test-uplift.js';
import { hashPassword } from './passwords.js';
import { bearerOf, logIn, opens, refresh, refreshCookieOf } from './testing/account-calls.js';
import { untilWaiting } from './testing/until-waiting.js';
import { UserAccount } from './user-account.entity.js';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'seven dull purple kettles';

describe('a session that starts while sessions end', () => {
  let uplift: TestUplift;
  let passwordHash: string;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => uplift.stop());

  const signIn = (email: string) => logIn(uplift, email, PASSWORD);

  it('is refused if the checked password is no longer the password of the account', async () => {
    const { id, email } = await uplift.user({ passwordHash });
    const changed = await hashPassword(NEW_PASSWORD);
    const client = await uplift.app.database.pool.connect();
    await client.query('BEGIN');
    await client.query('UPDATE user_account SET password_hash = $2 WHERE id = $1', [id, changed]);
    await client.query('UPDATE refresh_token SET revoked_at = now() WHERE user_id = $1', [id]);
    const attempt = signIn(email);
    await untilWaiting(uplift, 1, attempt);
    await client.query('COMMIT');
    client.release();
    expect((await attempt).statusCode).toBe(401);
    const live = 'SELECT 1 FROM refresh_token WHERE user_id = $1 AND revoked_at IS NULL';
    expect(await uplift.app.database.manager.query(live, [id])).toEqual([]);
  });

  it.each([
    [
      'a changed password',
      `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "${NEW_PASSWORD}") { expiresAt } }`,
    ],
    ['signing out', 'mutation { signOut }'],
  ])('also ends when it is exchanged for a cookie (%s)', async (_what, mutation) => {
    const { email } = await uplift.user({ passwordHash });
    const session = await signIn(email);
    expect(session.statusCode).toBe(200);
    // A new session reads this table for its response after it has written its token.
    const client = await uplift.app.database.pool.connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE action_item');
    const refreshing = refresh(uplift, refreshCookieOf(session));
    await untilWaiting(uplift, 1, refreshing, 'action_item');
    const ending = uplift.graphql(mutation, {}, { headers: bearerOf(session) });
    await untilWaiting(uplift, 2, ending);
    await client.query('COMMIT');
    client.release();
    const refreshed = await refreshing;
    expect((await ending).errors).toBeUndefined();
    // The session may end before the response to its renewal is written.
    expect([200, 401]).toContain(refreshed.statusCode);
    expect(await opens(uplift, bearerOf(refreshed))).toBe(false);
    const again = await refresh(uplift, refreshCookieOf(refreshed));
    expect(again.statusCode).toBe(401);
  });

  it('is recorded with its account, after sign-in and after a cookie exchange', async () => {
    const { id, email } = await uplift.user({ passwordHash });
    const account = () => uplift.app.database.manager.findOneByOrFail(UserAccount, { id });
    const session = await signIn(email);
    expect(await account()).toMatchObject({ lastSignedInAt: expect.any(Date) });
    await uplift.app.database.manager.query(
      'UPDATE user_account SET last_signed_in_at = NULL WHERE id = $1',
      [id],
    );
    await refresh(uplift, refreshCookieOf(session));
    expect(await account()).toMatchObject({ lastSignedInAt: expect.any(Date) });
  });
});
