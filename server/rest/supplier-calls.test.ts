import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';

const PRIVATE = [
  'ownerName',
  'ownerMobile',
  'ownerEmail',
  'ownerContactPerson',
  'email',
  'invoiceEmail',
  'introsEmail',
  'paperDirectoryEmailAlias',
  'callTrackingForwardNumber',
  'callTrackingTitleOfPerson',
  'adminNotes',
  'specificBenefits',
  'reasonForLeaving',
  'membershipOption',
  'contribution',
  'contributionDetails',
  'estDateSignUp',
  'postalAddress',
  'revenueTotal',
  'cCTotal',
  'searchWeight',
  'commercialSearchWeight',
  'consumerSearchWeight',
  'searchServices',
];

describe('supplier calls', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());

  it('list only listed suppliers with public fields C001 R001 R002 A147', async () => {
    const live = await make.supplier({
      searchServices: ['secret keyword'],
      ownerEmail: 'owner@business.example',
      services: ['Plumbing', 'Gas'],
    });
    const draft = await make.supplier({ status: 'Drafting' });
    await make.supplier({ id: 32 });
    const response = await uplift.rest('GET', 'business/all/available');
    const ids = response.json().map((row: { id: number }) => row.id);
    expect(ids).toContain(live.id);
    expect(ids).not.toContain(draft.id);
    expect(ids).not.toContain(32);
    const row = response.json().find((each: { id: number }) => each.id === live.id);
    for (const key of PRIVATE) expect(row).not.toHaveProperty(key);
    expect(response.body).not.toContain('secret keyword');
    expect(row.services).toBe('Plumbing,Gas');
  });

  it('return visitors an array of one with public fields, and 404 for unlisted suppliers C003 C019 R339', async () => {
    const live = await make.supplier({ adminNotes: 'private' });
    const draft = await make.supplier({ status: 'Drafting' });
    const response = await uplift.rest('GET', `business/${live.id}`);
    expect(response.json()).toHaveLength(1);
    for (const key of PRIVATE) expect(response.json()[0]).not.toHaveProperty(key);
    for (const id of [draft.id, 32, 999_999]) {
      const refused = await uplift.rest('GET', `business/${id}`);
      expect([refused.statusCode, refused.json().message]).toEqual([404, 'This supplier was not found.']);
    }
  });

  it('show a supplier its own record, Admin every field, and other users the public fields C003', async () => {
    const own = await make.supplier({ status: 'Drafting', adminNotes: 'private', ownerName: 'Mere' });
    const supplier = await uplift.user({ roles: ['Business'], supplierId: own.id });
    const admin = await uplift.user({ roles: ['Admin'] });
    const mine = (await uplift.rest('GET', `business/${own.id}`, { as: supplier })).json()[0];
    expect(mine).toMatchObject({ ownerName: 'Mere', enquiryTotal: 0, revenueTotal: 0, cCTotal: 0 });
    expect(mine).not.toHaveProperty('adminNotes');
    expect((await uplift.rest('GET', `business/${own.id}`, { as: admin })).json()[0].adminNotes).toBe(
      'private',
    );
    const other = await make.supplier({ ownerName: 'Not yours' });
    const theirs = (await uplift.rest('GET', `business/${other.id}`, { as: supplier })).json()[0];
    expect(theirs).not.toHaveProperty('ownerName');
    const buyerOnly = await uplift.user({ roles: ['ImpactBusiness'], supplierId: own.id });
    expect((await uplift.rest('GET', `business/${own.id}`, { as: buyerOnly })).statusCode).toBe(404);
  });

  it('list the own record of a supplier, and all records for Admin C002 R090', async () => {
    const own = await make.supplier();
    const supplier = await uplift.user({ roles: ['Business'], supplierId: own.id });
    const admin = await uplift.user({ roles: ['Admin'] });
    const mine = (await uplift.rest('GET', 'business/all', { as: supplier })).json();
    expect(mine.map((row: { id: number }) => row.id)).toEqual([own.id]);
    expect((await uplift.rest('GET', 'business/all', { as: admin })).json().length).toBeGreaterThan(1);
    expect((await uplift.rest('GET', 'business/all')).statusCode).toBe(401);
  });

  it('find a supplier by keyword in any case C004 R024', async () => {
    const supplier = await make.supplier({ urlKeyword: 'Kowhai' });
    const response = await uplift.rest('GET', 'business/keyword/KOWHAI');
    expect(response.json()[0].id).toBe(supplier.id);
    expect((await uplift.rest('GET', 'business/keyword/nothing')).statusCode).toBe(404);
  });

  it('omit hidden testimonials and promotions that are not live R102 R097', async () => {
    const supplier = await make.supplier({ desktopUrl: '/files/a.webp', promotionLive: false });
    await uplift.app.database.manager.query(
      `INSERT INTO testimonial (supplier_id, full_name, message, visible) VALUES ($1, 'Ana', 'Shown', true), ($1, 'Ben', 'Hidden', false)`,
      [supplier.id],
    );
    const [row] = (await uplift.rest('GET', `business/${supplier.id}`)).json();
    expect(row.testimonial.map((each: { message: string }) => each.message)).toEqual(['Shown']);
    expect(row).not.toHaveProperty('desktopUrl');
  });

  it('match paths in any case A05', async () => {
    expect((await uplift.rest('GET', 'BUSINESS/All/Available')).statusCode).toBe(200);
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999', '%00', 'null'])(
    'reject the id %s with a 4xx',
    async (id) => {
      const { statusCode } = await uplift.rest('GET', `business/${id}`);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    },
  );

  it('a number larger than any id is a record that does not exist', async () => {
    for (const id of ['2147483648', '99999999999'])
      expect((await uplift.rest('GET', `business/${id}`)).statusCode).toBe(404);
  });

  it('list categories and sub categories by name, ignoring case C053 C055 R287', async () => {
    const given = ['cherry', 'Banana', 'apple'];
    const sorted = ['apple', 'Banana', 'cherry'];
    const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);
    for (const name of given) {
      const category = await make.category({ name });
      for (const child of given) await make.subCategory({ categoryId: category.id, name: child });
    }
    const categories = (await uplift.rest('GET', 'category/all')).json();
    expect(namesOf(categories)).toEqual(sorted);
    for (const { id, children } of categories) {
      expect(namesOf(children)).toEqual(sorted);
      expect(namesOf((await uplift.rest('GET', `category/${id}`)).json().children)).toEqual(sorted);
    }
    expect((await uplift.rest('GET', 'category/999999')).statusCode).toBe(404);
  });

  it('list only approved good causes C025 C027 R106', async () => {
    const approved = await make.goodCause({ name: 'Youth Trust (Impact an Area)' });
    const draft = await make.goodCause({ status: 'Drafting', linkKey: 'a-secret-key-of-some-length' });
    const list = (await uplift.rest('GET', 'goodCause/all/available')).json();
    expect(list.map((row: { id: number }) => row.id)).toEqual([approved.id]);
    expect((await uplift.rest('GET', `goodCause/${approved.id}`)).json()[0].name).toBe(approved.name);
    expect((await uplift.rest('GET', `goodCause/${draft.id}`)).statusCode).toBe(404);
  });

  it('show an unapproved cause only to its own user and Admin C027', async () => {
    const [draft, other] = [await make.goodCause({ status: 'Drafting' }), await make.goodCause()];
    const own = await uplift.user({ roles: ['GoodCause'], goodCauseId: draft.id });
    const admin = await uplift.user({ roles: ['Admin'] });
    const strangers = [
      await uplift.user({ roles: ['GoodCause'], goodCauseId: other.id }),
      await uplift.user({ roles: ['Business'], goodCauseId: draft.id }),
      null,
    ];
    const query = 'query ($id: Int!) { goodCause(id: $id) { name status } }';
    for (const as of [own, admin]) {
      const [row] = (await uplift.rest('GET', `goodCause/${draft.id}`, { as })).json();
      expect(row).toMatchObject({ name: draft.name, status: 'Drafting' });
      expect(row).not.toHaveProperty('linkKey');
      const { data } = await uplift.graphql(query, { id: draft.id }, { as });
      expect(data.goodCause).toEqual({ name: draft.name, status: 'DRAFTING' });
    }
    for (const as of strangers) {
      expect((await uplift.rest('GET', `goodCause/${draft.id}`, { as })).statusCode).toBe(404);
      expect((await uplift.graphql(query, { id: draft.id }, { as })).data.goodCause).toBeNull();
    }
  });
});
