import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

describe('testimonials from visitors', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());

  const post = (body: object, as: TestUser | null = null) =>
    uplift.rest('POST', 'business/createTestimonial', { body, as });
  const stored = (
    supplierId: number,
  ): Promise<{ full_name: string; visible: boolean; featured: boolean }[]> =>
    uplift.app.database.manager.query(
      'SELECT full_name, message, visible, featured FROM testimonial WHERE supplier_id = $1 ORDER BY position',
      [supplierId],
    );

  it('are accepted without signing in, hidden at first, and raised as an action item C012 R103 A28', async () => {
    const { id } = await make.supplier();
    const response = await post({
      business_id: id,
      fullName: 'Ana',
      message: 'On time.',
      visible: 1,
      featured: 1,
    });
    expect([response.statusCode, response.json()]).toEqual([200, { Result: 'Success' }]);
    expect(await stored(id)).toEqual([
      { full_name: 'Ana', message: 'On time.', visible: false, featured: false },
    ]);
    const [item] = await uplift.app.database.manager.query(
      "SELECT status FROM action_item WHERE type = 'Testimonial to check' ORDER BY id DESC LIMIT 1",
    );
    expect(item.status).toBe('New');
    const { data } = await uplift.graphql('query ($id: Int) { supplier(id: $id) { testimonials { id } } }', {
      id,
    });
    expect(data.supplier.testimonials).toEqual([]);
  });

  it('are visible at once if featured by the own user or Admin; other suppliers count as visitors R100', async () => {
    const { id } = await make.supplier();
    const own = await uplift.user({ roles: ['Business'], supplierId: id });
    const other = await uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id });
    await post({ business_id: id, fullName: 'Own', message: 'Good', featured: 1, visible: 0 }, own);
    await post({ business_id: id, fullName: 'Other', message: 'Good', featured: 1, visible: 1 }, other);
    expect(
      (await stored(id)).map(({ full_name, visible, featured }) => [full_name, visible, featured]),
    ).toEqual([
      ['Own', true, true],
      ['Other', false, false],
    ]);
  });

  it('change the supplier if they are visible, and only its entry in the change feed if they are not', async () => {
    const { id } = await make.supplier();
    const admin = await uplift.user({ roles: ['Admin'] });
    const entries = () =>
      uplift.app.database.manager.query(
        `SELECT version, (SELECT version FROM supplier WHERE id = $1) AS current FROM record_change
         WHERE record_type = 'SUPPLIER' AND record_id = $1 ORDER BY xid, seq`,
        [id],
      );
    await post({ business_id: id, fullName: 'Ana', message: 'Hidden' });
    expect(await entries()).toEqual([
      { version: 1, current: 1 },
      { version: 1, current: 1 },
    ]);
    await post({ business_id: id, fullName: 'Staff', message: 'Visible', visible: 1 }, admin);
    expect((await entries()).at(-1)).toEqual({ version: 2, current: 2 });
  });

  it('are stored once if sent twice at once', async () => {
    const { id } = await make.supplier();
    const body = { business_id: id, fullName: 'Ana', message: 'Twice' };
    const answers = await Promise.all([post(body), post(body), post(body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await stored(id)).toHaveLength(1);
  });

  it.each([
    [{ fullName: '' }, 'fullName'],
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(226) }, 'message'],
    [{ fullName: 'Ana\r\nBcc: all@demo.example' }, 'fullName'],
    [{ business_id: 'none' }, 'business_id'],
  ])('are refused for %j next to its field and not stored', async (wrong, field) => {
    const { id } = await make.supplier();
    const response = await post({ business_id: id, fullName: 'Ana', message: 'Good', ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields[0].field).toBe(field);
    expect(await stored(id)).toEqual([]);
  });

  it('return success and store nothing if a bot fills in the hidden field; unlisted suppliers accept none', async () => {
    const { id } = await make.supplier();
    expect(
      (await post({ business_id: id, fullName: 'Bot', message: 'Buy', companyFax: '1' })).statusCode,
    ).toBe(200);
    expect(await stored(id)).toEqual([]);
    const draft = await make.supplier({ status: 'Drafting' });
    expect((await post({ business_id: draft.id, fullName: 'Ana', message: 'Good' })).statusCode).toBe(404);
  });
});
