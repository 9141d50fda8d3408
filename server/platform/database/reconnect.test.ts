import pg from 'pg';
import { TestUplift } from '../../testing/test-uplift.js';
import { MailDelivery } from '../mail/mail-delivery.entity.js';

it('survives its database connections being cut, as when PostgreSQL restarts', async () => {
  const uplift = await TestUplift.start({}, 'all');
  const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await admin.connect();
  const cut = () =>
    admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
      [new URL(uplift.databaseUrl).pathname.slice(1)],
    );
  // At short and at long intervals: while parts are starting again, and once they have.
  for (const pause of [300, 300, 1400, 1400, 1400]) {
    await uplift.graphql('{ impactSummary { supplierCount } }');
    await cut();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const { data } = await uplift.graphql('{ impactSummary { supplierCount } }');
  expect(data.impactSummary.supplierCount).toBe(0);
  // The worker has started again, too: mail that is asked for now goes out.
  const user = await uplift.user();
  await uplift.rest('POST', 'auth/resetPassword', { body: { email: user.email } });
  await uplift.work('account.mail-reset-link');
  while ((await uplift.app.database.manager.countBy(MailDelivery, { status: 'sent' })) === 0)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await admin.end();
  await uplift.stop();
});

it('survives the last word of a server that dies between two holders of a connection', async () => {
  const uplift = await TestUplift.start({ DATABASE_POOL_SIZE: '1' });
  const { pool } = uplift.app.database;
  const client = await pool.connect();
  const next = pool.connect();
  client.release();
  // The pool has handed it on, and whoever asked for it has not come back from waiting yet.
  expect(() => client.emit('error', new Error('terminating connection'))).not.toThrow();
  (await next).release(true);
  const { data } = await uplift.graphql('{ impactSummary { supplierCount } }');
  await uplift.stop();
  expect(data.impactSummary.supplierCount).toBe(0);
});
