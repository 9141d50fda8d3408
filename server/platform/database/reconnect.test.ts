import pg from 'pg';
import { TestUplift } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { MailDelivery } from '../mail/mail-delivery.entity.js';

it('survives cut database connections, as in a PostgreSQL restart', async () => {
  const uplift = await TestUplift.start({}, 'all');
  const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await admin.connect();
  const database = new URL(uplift.databaseUrl).pathname.slice(1);
  const connections = async () =>
    (
      await admin.query<{ pid: number; name: string }>(
        'SELECT pid, application_name AS name FROM pg_stat_activity WHERE datname = $1',
        [database],
      )
    ).rows;
  const cut = () =>
    admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database]);
  // While parts restart, and once they have restarted: the outbox, and the queue, whose connections have no
  // name.
  const all = ['uplift-outbox', ''];
  for (const wanted of [[], [], all, all, all]) {
    await uplift.graphql('{ impactSummary { supplierCount } }');
    const before = new Set((await connections()).map(({ pid }) => pid));
    await cut();
    await until(async () => {
      const names = (await connections()).filter(({ pid }) => !before.has(pid)).map(({ name }) => name);
      return names.length > 0 && wanted.every((name) => names.includes(name));
    });
  }
  const { data } = await uplift.graphql('{ impactSummary { supplierCount } }');
  expect(data.impactSummary.supplierCount).toBe(0);
  // The worker has restarted as well: new mail is sent.
  const user = await uplift.user();
  await uplift.rest('POST', 'auth/resetPassword', { body: { email: user.email } });
  await uplift.work('account.mail-reset-link');
  await until(async () => (await uplift.app.database.manager.countBy(MailDelivery, { status: 'sent' })) > 0);
  await admin.end();
  await uplift.stop();
});

it('survives a connection error while the pool hands a connection on', async () => {
  const uplift = await TestUplift.start({ DATABASE_POOL_SIZE: '1' });
  const { pool } = uplift.app.database;
  const client = await pool.connect();
  const next = pool.connect();
  client.release();
  // The pool has handed the client on, and the caller has not resumed yet.
  expect(() => client.emit('error', new Error('terminating connection'))).not.toThrow();
  (await next).release(true);
  const { data } = await uplift.graphql('{ impactSummary { supplierCount } }');
  await uplift.stop();
  expect(data.impactSummary.supplierCount).toBe(0);
});
