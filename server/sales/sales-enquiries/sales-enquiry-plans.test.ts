import { orderOf, writeCursor } from '../../kits/lists/keyset.js';
import { factories } from '../../testing/factories.js';
import { queryPlans } from '../../testing/query-plans.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { ENQUIRY_LIST } from './sales-enquiry-grid.read-model.js';
import { NEWEST_FIRST } from './sales-enquiry-order.sql.js';

const ENQUIRIES = 30_000;

/**
 * Query plans instead of times: they keep a page of the grid as fast with a million enquiries as with a
 * thousand.
 */
describe('query plans of the enquiry grid', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let supplier: TestUser;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const { manager } = uplift.app.database;
    const make = factories(uplift.app.database);
    for (let n = 0; n < 60; n++) await make.supplier({ name: `Supplier number ${n}` });
    const [{ id }] = await manager.query('SELECT min(id) AS id FROM supplier');
    await manager.query(
      `INSERT INTO sales_enquiry (supplier_id, full_name, email, enquired_at, progress, revenue, archived_at)
       SELECT (SELECT array_agg(id) FROM supplier)[1 + n % 60], 'Person ' || md5(n::text), md5(n::text) || '@demo.example',
         now() - n * interval '7 hours',
         (ARRAY['Enquiry', 'In Progress', 'Completed', 'Fallen Through', 'Introduction'])[1 + n % 5], n % 700, CASE WHEN n % 9 = 0 THEN now() END
       FROM generate_series(1, ${ENQUIRIES}) n`,
    );
    await manager.query('ANALYZE');
    admin = await uplift.user({ roles: ['Admin'] });
    supplier = await uplift.user({ roles: ['Business'], supplierId: id });
  });
  afterAll(() => uplift.stop());

  const plan = (variables: Record<string, unknown>, as: TestUser) =>
    queryPlans(uplift.app.database, async () => {
      const { errors } = await uplift.graphql(
        `query Grid($filter: SalesEnquiryFilter, $sort: SalesEnquiryListSort, $after: String) {
          salesEnquiries(filter: $filter, sort: $sort, after: $after, first: 50) {
            totalCount totals { enquiries } pageInfo { endCursor } nodes { id fullName supplierName } } }`,
        variables,
        { as },
      );
      expect(errors).toBeUndefined();
    });
  const cursor = writeCursor(orderOf(ENQUIRY_LIST, NEWEST_FIRST), ['2026-01-01T00:00:00+00:00', 40]);

  it.each([
    ['the first page', {}, 'sales_enquiry_enquired_at_idx'],
    ['a later page', { after: cursor }, 'sales_enquiry_enquired_at_idx'],
    ['one progress', { filter: { progress: ['COMPLETED'] } }, 'Index Scan using sales_enquiry_'],
    ['one year', { filter: { year: 2025 } }, 'Index Scan using sales_enquiry_'],
    ['by revenue', { sort: { column: 'REVENUE', direction: 'DESC' } }, 'sales_enquiry_revenue_idx'],
  ])('uses an index for %s and reads the count from a rollup', async (_, variables, index) => {
    const text = await plan(variables, admin);
    expect(text).toContain(index);
    expect(text).not.toContain('Seq Scan on sales_enquiry');
    expect(text).toContain('sales_total');
  });

  it('combines the indexes of archived and other enquiries if both are requested A62', async () => {
    const text = await plan({ filter: { withArchived: true, year: 2025 } }, admin);
    expect(text).toContain('sales_enquiry_archived_idx');
    expect(text).not.toContain('Seq Scan on sales_enquiry');
    expect(text).not.toContain('Bitmap');
    const few = { column: 'FULL_NAME', test: 'STARTS_WITH', values: ['Person a1'] };
    const counted = await plan({ filter: { withArchived: true, year: 2026, columns: [few] } }, admin);
    expect(counted).toContain('BitmapOr');
    expect(counted).not.toContain('Seq Scan on sales_enquiry');
  });

  it('pages through archived and other enquiries in one order A62', async () => {
    const page = async (variables: Record<string, unknown>) => {
      const { data } = await uplift.graphql(
        `query Grid($first: Int!, $after: String) { salesEnquiries(filter: { withArchived: true }, first: $first, after: $after) {
          totalCount pageInfo { endCursor hasNextPage } nodes { id enquiredAt } } }`,
        variables,
        { as: admin },
      );
      return data.salesEnquiries;
    };
    const all = await page({ first: 100 });
    expect(all.totalCount).toBe(ENQUIRIES);
    expect(all.nodes.map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: 100 }, (_, n) => n + 1),
    );
    const first = await page({ first: 50 });
    expect(first.nodes).toEqual(all.nodes.slice(0, 50));
    const second = await page({ first: 50, after: first.pageInfo.endCursor });
    expect(second).toEqual({ ...all, nodes: all.nodes.slice(50) });
  });

  it('reads the rows of one supplier only R179', async () => {
    const text = await plan({}, supplier);
    expect(text).toContain('sales_enquiry_supplier_id_idx');
    expect(text).not.toContain('Seq Scan on sales_enquiry');
  });

  it('finds customers by any part of their name with a trigram index', async () => {
    const text = await plan({ filter: { search: 'a1b2c3' } }, admin);
    expect(text).toContain('sales_enquiry_quick_search_idx');
    expect(text).not.toContain('Seq Scan on sales_enquiry');
  });
});
