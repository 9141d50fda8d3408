import { Activity } from '../platform/activity/activity.entity.js';
import { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { until } from '../testing/until.js';
import { MIGRATIONS } from './migrations.js';
import { connectDatabase } from './product-database.js';

const FILLED = 20_000;
/** The migrations of the baseline. The upgrade starts from there. */
const BASELINE = /176400000000\d$/;
const SEND = `mutation Send($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id } }`;
// Lists of enquiries read the table `external_ref`, which the previous version did not know.
const READS = [
  '{ customers(filter: { search: "Ana" }, first: 20) { totalCount nodes { email } } }',
  '{ impactSummary { completedSales } }',
  '{ mailDeliveries(search: "ana@") { totalCount nodes { id } } }',
];

/**
 * Simulates the previous version, in which visitors write and staff read. Returns a function that stops it.
 */
function keepBusy(uplift: TestUplift, admin: TestUser, supplierId: number) {
  const sent: number[] = [];
  const refused: unknown[] = [];
  let stopped = false;
  const call = async (query: string, variables: object, as?: TestUser) => {
    const { data, errors } = await uplift.graphql(query, variables as Record<string, unknown>, { as });
    if (errors) refused.push(errors);
    return data;
  };
  const visitor = async (name: string) => {
    for (let n = 0; !stopped; n++) {
      const input = {
        supplierId,
        fullName: `${name} ${n}`,
        email: `${name}${n}@example.nz`,
        message: 'A tap.',
      };
      const data = await call(SEND, { input });
      if (data?.sendSalesEnquiry) sent.push(data.sendSalesEnquiry.id);
    }
  };
  const staff = async () => {
    for (let n = 0; !stopped; n++) await call(READS[n % READS.length] ?? '', {}, admin);
  };
  const all = Promise.all([visitor('ana'), visitor('hemi'), staff()]);
  return {
    stop: async () => {
      stopped = true;
      await all;
      return { sent, refused };
    },
    /** Waits until this number of further enquiries has been sent. */
    until: async (more: number) => {
      const wanted = sent.length + more;
      await until(() => sent.length >= wanted || refused.length > 0);
    },
  };
}

/** Makes the product write only columns that the previous version knew. */
function withoutLaterColumns({ app }: TestUplift): void {
  const later = app.database.dataSource.getMetadata(Activity).findColumnWithPropertyName('tokenSessionId');
  if (!later) throw new Error('The activity has no such column.');
  later.isInsert = false;
}

describe('upgrade', () => {
  it('supports reads and writes of the previous version without loss or refusal', async () => {
    const uplift = await TestUplift.start();
    const { manager, dataSource } = uplift.app.database;
    const make = factories(uplift.app.database);
    const supplier = await make.supplier();
    const admin = await uplift.user({ roles: ['Admin'] });
    withoutLaterColumns(uplift);
    for (const { name } of MIGRATIONS.filter(({ name }) => !BASELINE.test(name)).toReversed()) {
      await dataSource.undoLastMigration();
      expect(await manager.query('SELECT FROM migrations WHERE name = $1', [name])).toEqual([]);
    }
    await manager.query(
      `INSERT INTO sales_enquiry (supplier_id, full_name, progress, revenue, contribution)
       SELECT $1, 'Ana ' || n, 'Completed', n % 900, n % 40 FROM generate_series(1, ${FILLED}) n`,
      [supplier.id],
    );
    await manager.query(
      `INSERT INTO mail_delivery (kind, message_id, to_address, subject, body_text, body_html, status, created_at)
       SELECT 'sales-enquiry.to-supplier', n::text, 'ana' || n || '@example.nz', 'An enquiry', 'Kia ora', '<p>Kia ora</p>',
         'sent', now() - n * interval '1 minute' FROM generate_series(1, ${FILLED}) n`,
    );
    const busy = keepBusy(uplift, admin, supplier.id);
    await busy.until(5);
    const next = await connectDatabase({
      url: uplift.databaseUrl,
      poolSize: 1,
      applicationName: 'next',
      onPoolError: () => undefined,
    });
    await next.migrate();
    await next.close();
    await busy.until(5);
    const { sent, refused } = await busy.stop();

    const [newest] = await manager.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
    const stored = await manager.count(SalesEnquiry);
    const noted = await manager.countBy(Activity, { action: 'sales-enquiry.sent' });
    const mended = await manager.query(`SELECT sum(mended)::integer AS wrong FROM mend_sales_totals()`);
    await uplift.stop();
    expect(newest.name).toBe(MIGRATIONS.at(-1)?.name);
    expect(refused).toEqual([]);
    expect(new Set(sent).size).toBe(sent.length);
    expect(stored).toBe(FILLED + sent.length);
    expect(noted).toBe(sent.length);
    expect(mended).toEqual([{ wrong: 0 }]);
  });
});
