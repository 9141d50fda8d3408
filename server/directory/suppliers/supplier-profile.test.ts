import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const PROFILE = `query Profile($id: Int, $urlKeyword: String) {
  supplier(id: $id, urlKeyword: $urlKeyword) { id name } }`;

describe('the profile of a supplier', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());

  const profile = async (variables: object, as: TestUser | null = null) =>
    uplift.graphql(PROFILE, { ...variables }, { as });

  it('is found by id, and by keyword in any case R024', async () => {
    const { id } = await make.supplier({ urlKeyword: 'Kowhai' });
    for (const key of [{ id }, { urlKeyword: 'KOWHAI' }, { id, urlKeyword: null }])
      expect((await profile(key)).data.supplier.id).toBe(id);
    for (const key of [{ id: 999_999 }, { urlKeyword: 'nobody' }])
      expect(await profile(key)).toMatchObject({ data: { supplier: null }, errors: undefined });
  });

  it('lists what to include in an email R096 A164', async () => {
    const { id } = await make.supplier({ emailFileDescription: 'A photo of the room' });
    const query = `{ supplier(id: ${id}) { contactForm { emailFileDescription } } }`;
    const { data } = await uplift.graphql(query);
    expect(data.supplier.contactForm).toEqual({ emailFileDescription: 'A photo of the room' });
  });

  it.each([
    ['both an id and a keyword', { id: 1, urlKeyword: 'x' }],
    ['neither', {}],
    ['neither, both null', { id: null, urlKeyword: null }],
  ])('refuses %s', async (_what, key) => {
    const { errors } = await profile(key);
    expect(errors).toMatchObject([
      { message: 'Give either an id or a urlKeyword.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  it.each(['', '   '])('refuses the keyword "%s"', async (urlKeyword) => {
    const { errors } = await profile({ urlKeyword });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'urlKeyword' }],
    });
  });

  it('an unlisted profile is visible to its own user and Admin only R001 A86', async () => {
    const [draft, other] = [
      await make.supplier({ status: 'Drafting', urlKeyword: 'draft' }),
      await make.supplier(),
    ];
    const own = await uplift.user({ roles: ['Business'], supplierId: draft.id });
    const admin = await uplift.user({ roles: ['Admin'] });
    const strangers = [
      null,
      await uplift.user({ roles: ['Business'], supplierId: other.id }),
      await uplift.user({ roles: ['ImpactBusiness'], supplierId: draft.id }),
    ];
    for (const key of [{ id: draft.id }, { urlKeyword: 'draft' }]) {
      for (const as of [own, admin]) expect((await profile(key, as)).data.supplier.id).toBe(draft.id);
      for (const as of strangers) expect((await profile(key, as)).data.supplier).toBeNull();
    }
    const { data } = await uplift.graphql(
      `{ draft: supplier(id: ${draft.id}) { listed } other: supplier(id: ${other.id}) { listed } }`,
      {},
      { as: own },
    );
    expect(data).toEqual({ draft: { listed: false }, other: { listed: true } });
  });

  it('shows downloads and the public child records R319 R102 R097 R062', async () => {
    const { id } = await make.supplier({
      services: ['Plumbing'],
      searchServices: ['blocked drain'],
      desktopUrl: '/files/promotion.webp',
      promotionLive: false,
      ownerEmail: 'owner@private.example',
      adminNotes: 'staff only',
    });
    await uplift.app.database.manager.query(
      `INSERT INTO learn_more_file (supplier_id, title, file_link, position) VALUES
         ($1, 'Second', '/files/b.pdf', 2), ($1, 'First', '/files/a.pdf', 1)`,
      [id],
    );
    await uplift.app.database.manager.query(
      `INSERT INTO testimonial (supplier_id, full_name, message, visible) VALUES ($1, 'Ben', 'Hidden words', false)`,
      [id],
    );
    const { data, response } = await uplift.graphql(
      `query ($id: Int!) { supplier(id: $id) { services promotion { desktopUrl } testimonials { message }
        learnMoreFiles { title fileLink } } }`,
      { id },
    );
    expect(data.supplier).toEqual({
      services: ['Plumbing'],
      promotion: null,
      testimonials: [],
      learnMoreFiles: [
        { title: 'First', fileLink: '/files/a.pdf' },
        { title: 'Second', fileLink: '/files/b.pdf' },
      ],
    });
    expect(response.body).not.toMatch(/blocked drain|private\.example|staff only|Hidden words/);
  });
});
