import { startLeadFixture } from '../../testing/lead-fixture.js';
import { queryPlans } from '../../testing/query-plans.js';

const LEADS = 30_000;
/** The number of rows in one statement, so that it does not take too long on a busy machine. */
const AT_ONCE = 10_000;

/**
 * These tests check plans, not seconds. The plans keep the list as fast with 200,000 leads as with a
 * thousand.
 */
describe('query plans of leads', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;

  beforeAll(async () => {
    fixture = await startLeadFixture();
    const { manager } = fixture.uplift.app.database;
    await manager.query(
      `INSERT INTO supplier (name, list_title, enquiry_email)
      SELECT 'Supplier ' || n, 'Plumber', 'office@demo.example' FROM generate_series(1, 1500) n`,
    );
    await manager.query(
      `INSERT INTO impact_buyer (name, email, link_key)
      SELECT 'Buyer ' || n, 'office@demo.example', md5('key' || n) FROM generate_series(1, 500) n`,
    );
    for (let from = 0; from < LEADS; from += AT_ONCE)
      await manager.query(`INSERT INTO lead (impact_buyer_id, supplier_id, from_name, from_email, status, archived_at, person_responsible_id, created_at)
      SELECT (SELECT array_agg(id) FROM impact_buyer)[1 + n % 500], (SELECT array_agg(id) FROM supplier)[1 + n % 1500],
        md5(n::text), md5(n::text) || '@demo.example',
        (ARRAY['Sale', 'No Opportunity', 'Already Using', 'Enquiry Created'])[1 + n % 4],
        CASE WHEN n % 50 = 0 THEN now() END, CASE WHEN n % 3 = 0 THEN (SELECT min(id) FROM user_account) END, now() - n * interval '3 hours'
      FROM generate_series(${from + 1}, ${from + AT_ONCE}) n`);
    await manager.query(`INSERT INTO activity (actor_kind, action, subject_type, subject_id)
      SELECT 'system', 'x.changed', CASE WHEN n % 10 = 0 THEN 'lead' ELSE 'supplier' END, n FROM generate_series(1, 20000) n`);
    await manager.query('ANALYZE');
  });
  afterAll(() => fixture.uplift.stop());

  const plan = (work: () => Promise<unknown>) => queryPlans(fixture.uplift.app.database, work);

  it.each([
    ['the first page', {}, 'lead_listed_idx'],
    ['by number', { sort: { column: 'ID', direction: 'DESC' } }, 'lead_pkey'],
    ['by chance', { sort: { column: 'CHANCE', direction: 'DESC' } }, 'lead_sorted_by_chance_idx'],
    [
      'by sender, descending',
      { sort: { column: 'FROM_NAME', direction: 'ASC' } },
      'lead_sorted_by_from_name_idx',
    ],
    [
      'by person responsible',
      { sort: { column: 'PERSON_RESPONSIBLE', direction: 'ASC' } },
      'lead_of_person_idx',
    ],
    ['by buyer', { sort: { column: 'IMPACT_BUYER', direction: 'DESC' } }, 'impact_buyer_sorted_by_name_idx'],
    ['the quick filter', { filter: { search: '3f7b' } }, 'lead_quick_search_idx'],
  ])('uses an index for %s', async (_, variables, index) => {
    expect(await plan(() => fixture.ask('list', variables))).toContain(index);
  });

  it.each([
    ['all', undefined],
    ['a state', [{ column: 'STATUS', test: 'ONE_OF', values: ['Sale'] }]],
    ['a buyer by name', [{ column: 'IMPACT_BUYER', test: 'CONTAINS', values: ['buyer 7'] }]],
  ])('counts and totals %s without reading leads R210 R211', async (_, columns) => {
    const text = await plan(() => fixture.ask('list', { filter: { columns }, first: 1 }));
    expect(text).toContain('lead_total');
    expect(text).not.toContain('Seq Scan on lead l');
  });

  it('finds the last activity of leads with its own index C100', async () => {
    const text = await plan(() => fixture.rest('GET', 'realtime/leads'));
    expect(text).toContain('activity_of_leads_idx');
    expect(text).not.toContain('Seq Scan on activity');
  });

  it('reads the complete list in batches by id C087', async () => {
    expect(await plan(() => fixture.rest('GET', 'leads?limit=50'))).toContain(
      'Index Scan Backward using lead_pkey',
    );
  });
});
