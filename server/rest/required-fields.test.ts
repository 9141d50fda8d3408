import { ImpactBoxOrder } from '../sales/orders/impact-box-order.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

interface Emptied {
  /** The numbers of the rules, with the call and the table that it changes. */
  rules: string;
  call: string;
  table: string;
  field: string;
  message: string;
}

const CASES: Emptied[] = [
  { rules: 'R069', call: 'business', table: 'supplier', field: 'name', message: 'Name is required.' },
  {
    rules: 'R070',
    call: 'business',
    table: 'supplier',
    field: 'listTitle',
    message: 'Listing title is required.',
  },
  { rules: 'R071', call: 'business', table: 'supplier', field: 'email', message: 'Email is required.' },
  {
    rules: 'R133',
    call: 'impactBusiness',
    table: 'impact_buyer',
    field: 'name',
    message: 'Company Name is required',
  },
  {
    rules: 'R134',
    call: 'impactBusiness',
    table: 'impact_buyer',
    field: 'impactEmail',
    message: 'Email is required',
  },
  {
    rules: 'A146',
    call: 'goodCause',
    table: 'good_cause',
    field: 'name',
    message: 'Good Cause Name is required',
  },
  {
    rules: 'A146',
    call: 'category',
    table: 'category',
    field: 'name',
    message: 'Category Name is required',
  },
  {
    rules: 'A146',
    call: 'orders',
    table: 'impact_box_order',
    field: 'fullName',
    message: 'This cannot be empty',
  },
];

/** Empty text empties a field, but a required field refuses it (A146). */
describe('required fields', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    const make = factories(uplift.app.database);
    ids.business = (await make.supplier()).id;
    ids.impactBusiness = (await make.impactBuyer()).id;
    ids.goodCause = (await make.goodCause()).id;
    ids.category = (await make.category()).id;
    const order = { fullName: 'Ana', email: 'ana@home.example' };
    ids.orders = (await uplift.app.database.manager.save(ImpactBoxOrder, order)).id;
  });
  afterAll(() => uplift.stop());

  const stored = async (table: string, id: number | undefined) =>
    (await uplift.app.database.manager.query(`SELECT * FROM ${table} WHERE id = $1`, [id]))[0];

  it.each(CASES)('$rules $call/update: rejects an empty $field', async (emptied) => {
    const { call, table, field, message } = emptied;
    const before = await stored(table, ids[call]);
    for (const empty of ['', ' ', null]) {
      const body = { id: ids[call], [field]: empty, adminNotes: 'Changed', imageUrl: null };
      const sent = call === 'category' ? { id: ids[call], [field]: empty, imageUrl: null } : body;
      const answer = await uplift.rest('POST', `${call}/update`, { as: admin, body: sent });
      expect([empty, answer.statusCode]).toEqual([empty, 400]);
      expect(answer.json()).toMatchObject({ code: 'BAD_USER_INPUT', message });
      expect(answer.json().fields).toContainEqual({ field, message });
    }
    expect(await stored(table, ids[call])).toEqual(before);
  });
});
