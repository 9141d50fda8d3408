import { startLeadFixture } from '../../testing/lead-fixture.js';
import { queryPlans } from '../../testing/query-plans.js';
import { readMatchingSuppliers } from './matching-suppliers.read-model.js';

/** The number of suppliers. Each is added to the search index one by one, which takes time. */
const SUPPLIERS = 1_200;
const ENQUIRIES = 30_000;

/** These tests check plans, not seconds: only rows that count are read, and none of them twice. */
describe('query plans of matching suppliers', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  let buyerId: number;

  beforeAll(async () => {
    fixture = await startLeadFixture();
    const { manager } = fixture.uplift.app.database;
    await manager.query(`INSERT INTO supplier (name, list_title, enquiry_email, status, service_regions, created_at)
      SELECT 'Supplier ' || n, 'Title', 'jobs@business.example', 'Approved & Live', '{Wellington}', now() - interval '9 years'
      FROM generate_series(1, ${SUPPLIERS}) n`);
    for (let n = 0; n < 20; n++) buyerId = (await fixture.make.impactBuyer({ buyerType: 'School' })).id;
    const any = (table: string, n: string) =>
      `(SELECT min(id) FROM ${table}) + ${n} % (SELECT count(*)::integer FROM ${table})`;
    await manager.query(`INSERT INTO sales_enquiry (supplier_id, impact_buyer_id, full_name, progress, revenue, enquired_at)
      SELECT ${any('supplier', 'n')}, CASE WHEN n % 2 = 0 THEN ${any('impact_buyer', '(n / 2)')} END, 'Ana',
        CASE WHEN n % 5 = 0 THEN 'Completed' ELSE 'Enquiry' END, CASE WHEN n % 5 = 0 THEN 100 END,
        now() - n * interval '2 hours'
      FROM generate_series(1, ${ENQUIRIES}) n`);
    await manager.query(`INSERT INTO lead (impact_buyer_id, supplier_id, status)
      SELECT ${any('impact_buyer', 'n')}, ${any('supplier', 'n')}, 'Sale' FROM generate_series(1, 6000) n`);
    await manager.query('ANALYZE');
  });
  afterAll(() => fixture.uplift.stop());

  it('reads sales with covering indexes, and the buyer’s leads with an index', async () => {
    const { database } = fixture.uplift.app;
    const plan = await queryPlans(database, () => readMatchingSuppliers(database, buyerId));
    expect(plan).toContain('sales_enquiry_sold_idx');
    expect(plan).toContain('sales_enquiry_bought_idx');
    expect(plan).not.toContain('Seq Scan on sales_enquiry');
    expect(plan).not.toContain('Seq Scan on lead');
    expect(plan).toContain('sales_enquiry_impact_buyer_id_idx');
    expect(plan).toContain('lead_impact_buyer_id_idx');
  });
});
