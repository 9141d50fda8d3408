import { queryPlans } from '../../testing/query-plans.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

/** Enough rows to make a full scan more expensive than an index. */
const SUPPLIERS = Number(process.env.PLAN_ROWS ?? 20_000);

describe('query plans of the supplier quick filter', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    const { manager } = uplift.app.database;
    await manager.query(`ALTER TABLE supplier DISABLE TRIGGER USER;
      INSERT INTO supplier (name, list_title, status, enquiry_email, owner_mobile)
      SELECT 'Kōwhai ' || md5(n::text), 'Nguyễn ' || md5((n * 7)::text), 'Approved & Live', 's' || n || '@business.example',
        '021 ' || lpad(n::text, 7, '0') FROM generate_series(1, ${SUPPLIERS}) n;
      ALTER TABLE supplier ENABLE TRIGGER USER;
      ANALYZE supplier;`);
  });
  afterAll(() => uplift.stop());

  const LIST = `query ($search: String) { supplierRecords(filter: { search: $search }) { totalCount nodes { id } } }`;
  const found = async (search: string) =>
    (await uplift.graphql(LIST, { search }, { as: admin })).data.supplierRecords.totalCount;

  it.each([
    ['a name in other letters', 'KOWHAI c4ca42'],
    ['a phone number', '+64 21 0001234'],
    ['an email address', 'S1234@Business.example'],
  ])('reads %s from an index, without comparing each row', async (_, search) => {
    expect(await found(search)).toBeGreaterThan(0);
    const plans = await queryPlans(uplift.app.database, () => found(search));
    expect(plans).toMatch(/Bitmap Index Scan on supplier_(?:quick_search|found_by)_idx/);
    expect(plans).not.toMatch(/Seq Scan on supplier\b/);
  });
});
