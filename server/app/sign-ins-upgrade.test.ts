import { TestUplift } from '../testing/test-uplift.js';
import { MIGRATIONS } from './migrations.js';

const STARTED = new Date('2026-01-02T03:04:05.678Z');
const RENEWED = new Date('2026-02-03T04:05:06.789Z');

describe('the upgrade that stores sign-ins', () => {
  let uplift: TestUplift;
  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it('takes over the times of sign-ins that have not ended, and no others', async () => {
    const { id } = await uplift.user();
    const { dataSource } = uplift.app.database;
    const first = MIGRATIONS.findIndex(({ name }) => name === 'SignIns1764000000440');
    for (const _ of MIGRATIONS.slice(first)) await dataSource.undoLastMigration();
    await query('DELETE FROM refresh_token');
    const token = `INSERT INTO refresh_token (user_id, family_id, token_hash, created_at, expires_at, used_at, revoked_at)
      VALUES ($1, $2, $3, $4, now() + $5::interval, $6, $7)`;
    const family = (last: number) => `00000000-0000-4000-9000-00000000000${last}`;
    await query(token, [id, family(1), 'a', STARTED, '1 day', RENEWED, null]);
    await query(token, [id, family(1), 'b', RENEWED, '2 days', null, null]);
    await query(token, [id, family(2), 'c', STARTED, '1 day', null, RENEWED]);
    await query(token, [id, family(3), 'd', STARTED, '-1 day', null, null]);
    await dataSource.runMigrations();
    const rows = await query(
      `SELECT family_id AS "familyId", user_id AS "userId", signed_in_at AS "signedInAt",
         last_used_at AS "lastUsedAt", method, network_address AS "networkAddress" FROM sign_in`,
    );
    const times = { signedInAt: STARTED, lastUsedAt: RENEWED };
    expect(rows).toEqual([{ familyId: family(1), userId: id, ...times, method: null, networkAddress: null }]);
  });
});
