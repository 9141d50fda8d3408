import { startLeadKeeping } from '../testing/lead-keeping';
import { queryPlans } from '../testing/query-plans';

const LEADS = 30_000;

/** Plans, not seconds: what keeps the list as quick with 200,000 leads as with a thousand. */
describe('how leads are read', () => {
  let keeping: Awaited<ReturnType<typeof startLeadKeeping>>;

  beforeAll(async () => {
    keeping = await startLeadKeeping();
    const { manager } = keeping.uplift.app.database;
    for (let n = 0; n < 60; n++) await keeping.make.supplier({ name: `Supplier ${n}` });
    for (let n = 0; n < 20; n++) await keeping.make.impactBuyer({ name: `Buyer ${n}` });
    await manager.query(`INSERT INTO lead (impact_buyer_id, supplier_id, from_name, from_email, status, archived_at, created_at)
      SELECT (SELECT array_agg(id) FROM impact_buyer)[1 + n % 20], (SELECT array_agg(id) FROM supplier)[1 + n % 60],
        md5(n::text), md5(n::text) || '@demo.example',
        (ARRAY['Sale', 'No Opportunity', 'Already Using', 'Enquiry Created'])[1 + n % 4],
        CASE WHEN n % 50 = 0 THEN now() END, now() - n * interval '3 hours'
      FROM generate_series(1, ${LEADS}) n`);
    await manager.query(`INSERT INTO activity (actor_kind, action, subject_type, subject_id)
      SELECT 'system', 'x.changed', CASE WHEN n % 10 = 0 THEN 'lead' ELSE 'supplier' END, n FROM generate_series(1, 20000) n`);
    await manager.query('ANALYZE');
  }, 60_000);
  afterAll(() => keeping.uplift.stop());

  const plan = (work: () => Promise<unknown>) => queryPlans(keeping.uplift.app.database, work);

  it.each([
    ['the first page', {}, 'lead_listed_idx'],
    ['by number', { sort: { column: 'ID', direction: 'DESC' } }, 'lead_pkey'],
    ['the quick filter', { filter: { search: '3f7b' } }, 'lead_found_by_idx'],
  ])('walks an index for %s', async (_, variables, index) => {
    expect(await plan(() => keeping.ask('list', variables))).toContain(index);
  });

  it('C100 finds the last activity of leads by an index of its own', async () => {
    const text = await plan(() => keeping.rest('GET', 'realtime/leads'));
    expect(text).toContain('activity_of_leads_idx');
    expect(text).not.toContain('Seq Scan on activity');
  });

  it('C087 reads the list of all a batch at a time, by number', async () => {
    expect(await plan(() => keeping.rest('GET', 'leads?limit=50'))).toContain(
      'Index Scan Backward using lead_pkey',
    );
  });
});
