import { clearExpired } from './housekeeping';
import { TestUplift } from './testing/test-uplift';

it('clears away what has run out, and nothing else', async () => {
  const uplift = await TestUplift.start();
  const { manager } = uplift.app.database;
  await manager.query(`INSERT INTO idempotency_key (scope, key, request_hash, created_at)
    VALUES ('a', 'old', '', now() - interval '3 days'), ('a', 'new', '', now())`);
  await manager.query(
    `INSERT INTO rate_limit_window (key, minute) VALUES ('a', 1), ('a', extract(epoch FROM now()) / 60)`,
  );
  await clearExpired(uplift.app);
  const keys = await manager.query('SELECT key FROM idempotency_key');
  const windows = await manager.query('SELECT minute FROM rate_limit_window');
  await uplift.stop();
  expect(keys).toEqual([{ key: 'new' }]);
  expect(windows).toHaveLength(1);
});
