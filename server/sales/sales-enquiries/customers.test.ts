import { eachRole, fieldsOf } from '../../testing/each-role.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const LIST = `query ($filter: CustomerListFilter, $sort: CustomerListSort) {
  customers(filter: $filter, sort: $sort) { totalCount nodes { email name mobile enquiries revenue } } }`;

// Written by hand, with the names in REST, which has no id.
const FIELDS = {
  email: 'email',
  enquiries: 'enquiries',
  id: null,
  lastEnquiredAt: 'lastEnquiry',
  mobile: 'mobile',
  name: 'fullName',
  revenue: 'revenue',
};

describe('the customer list C127', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    const make = factories(uplift.app.database);
    const ana = { fullName: 'Ana', email: 'ana@home.example', mobile: '021 1' };
    const enquiredAt = (day: number) => new Date(Date.UTC(2026, 0, day));
    await make.salesEnquiry({ ...ana, progress: 'Completed', revenue: 100, enquiredAt: enquiredAt(1) });
    await make.salesEnquiry({ ...ana, progress: 'Fallen Through', revenue: 900, enquiredAt: enquiredAt(2) });
    await make.salesEnquiry({
      email: 'Ana@Home.example',
      fullName: 'Ana Wiremu',
      mobile: null,
      enquiredAt: enquiredAt(3),
    });
    await make.salesEnquiry({ fullName: 'Nobody to write to', email: null });
    await make.salesEnquiry({ fullName: 'Ben', email: 'ben@home.example', enquiredAt: enquiredAt(4) });
  });
  afterAll(() => uplift.stop());

  const ANA = { email: 'ana@home.example', name: 'Ana Wiremu', mobile: '021 1', enquiries: 3, revenue: 100 };

  it('lists each email address once, with its latest details and completed sales', async () => {
    const { data } = await uplift.graphql(LIST, { filter: { search: 'wiremu' } }, { as: admin });
    expect(data.customers).toEqual({ totalCount: 1, nodes: [ANA] });
    const most = { column: 'ENQUIRIES', direction: 'DESC' };
    const sorted = await uplift.graphql(LIST, { sort: most }, { as: admin });
    expect(sorted.data.customers.nodes).toMatchObject([ANA, { email: 'ben@home.example' }]);
  });

  it('is staff only', async () => {
    const all = (await uplift.rest('GET', 'customers', { as: admin })).json();
    expect(all).toMatchObject([
      { email: 'ben@home.example' },
      {
        email: ANA.email,
        fullName: ANA.name,
        enquiries: 3,
        revenue: 100,
        lastEnquiry: '2026-01-03T00:00:00.000Z',
      },
    ]);
    for (const as of [null, await uplift.user({ roles: ['Business', 'ImpactBusiness', 'GoodCause'] })])
      expect((await uplift.rest('GET', 'customers', { as })).statusCode).toBe(as ? 403 : 401);
  });

  it.each(Object.entries(FIELDS))('%s is visible to staff only', async (name, wire) => {
    for (const [who, as] of await eachRole(uplift)) {
      const { data, errors } = await uplift.graphql(`{ customers { nodes { ${name} } } }`, {}, { as });
      const code = as ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      expect([who, errors?.[0]?.extensions.code]).toEqual([who, who === 'Admin' ? undefined : code]);
      expect([who, data?.customers.nodes.length]).toEqual([who, who === 'Admin' ? 2 : undefined]);
      const answer = await uplift.rest('GET', 'customers', { as });
      const refused = as ? 403 : 401;
      expect([who, answer.statusCode]).toEqual([who, who === 'Admin' ? 200 : refused]);
      const rows: object[] = who === 'Admin' ? answer.json() : [];
      if (wire) expect(rows.every((row) => Object.hasOwn(row, wire))).toBe(true);
    }
  });

  it('has exactly these fields, all read-only because they come from enquiries', async () => {
    expect(await fieldsOf(uplift, 'Customer')).toEqual(Object.keys(FIELDS));
    const [row] = (await uplift.rest('GET', 'customers', { as: admin })).json();
    expect(Object.keys(row).sort()).toEqual(Object.values(FIELDS).filter(Boolean).sort());
    const mutations = await fieldsOf(uplift, 'Mutation');
    expect(mutations.filter((name) => /customer/i.test(name))).toEqual(['exportCustomers']);
    for (const [, as] of await eachRole(uplift))
      for (const method of ['POST', 'PUT'] as const) {
        const body = { email: ANA.email, fullName: 'Mallory', revenue: 1 };
        expect((await uplift.rest(method, 'customers', { as, body })).statusCode).toBe(405);
      }
  });
});
