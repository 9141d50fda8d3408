import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';

describe('public reads', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());

  it('let visitors browse suppliers, good causes and categories, and enquire, without a token R027 R347', async () => {
    const supplier = await make.supplier({ urlKeyword: 'open' });
    const cause = await make.goodCause();
    const category = await make.category();
    const lists = {
      'business/all/available': supplier,
      'goodCause/all/available': cause,
      'category/all': category,
    };
    for (const [path, { id, name }] of Object.entries(lists)) {
      const answer = await uplift.rest('GET', path);
      expect([path, answer.statusCode, answer.json()]).toMatchObject([path, 200, [{ id, name }]]);
    }
    for (const path of [`business/${supplier.id}`, 'business/keyword/open', `goodCause/${cause.id}`])
      expect([path, (await uplift.rest('GET', path)).json()]).toMatchObject([
        path,
        [{ id: expect.any(Number) }],
      ]);
    const { data } = await uplift.graphql(
      '{ searchSuppliers { nodes { id } } goodCauses { id } categories { id } regions { name } }',
    );
    expect(data).toMatchObject({
      searchSuppliers: { nodes: [{ id: supplier.id }] },
      goodCauses: [{ id: cause.id }],
      categories: [{ id: category.id }],
    });
    const body = { business_id: supplier.id, fullName: 'Ana', email: 'ana@example.nz', message: 'A tap' };
    expect((await uplift.rest('POST', 'mailing/sendSalesEnquiry', { body })).statusCode).toBe(200);
  });

  it('return 401 for an invalid token, and succeed without it R311', async () => {
    const supplier = await make.supplier();
    const stale = { authorization: 'Bearer no.longer.good' };
    for (const path of ['business/all/available', `business/${supplier.id}`, 'category/all']) {
      expect([path, (await uplift.rest('GET', path, { headers: stale })).statusCode]).toEqual([path, 401]);
      expect([path, (await uplift.rest('GET', path)).statusCode]).toEqual([path, 200]);
    }
  });

  it('include no link key and no contact details of buyers in lists and profiles R342 R340 A25', async () => {
    const linkKey = 'a-very-secret-link-key-of-a-record';
    const cause = await make.goodCause({ linkKey });
    const supplier = await make.supplier();
    await make.impactBuyer({
      linkKey: `${linkKey}-too`,
      email: 'lead@private.example',
      status: 'Live Report',
    });
    const member = await uplift.user();
    const paths = [
      'business/all/available',
      `business/${supplier.id}`,
      'goodCause/all/available',
      `goodCause/${cause.id}`,
    ];
    for (const as of [null, member])
      for (const path of paths)
        expect((await uplift.rest('GET', path, { as })).body).not.toMatch(/secret-link-key|private\.example/);
  });
});
