import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { Testimonial } from './testimonial.entity.js';

const LIST = `query ($filter: TestimonialListFilter) {
  testimonials(filter: $filter) { nodes { id message visible featured supplier { name } } } }`;
const SHOW = `mutation ($supplierId: Int!, $row: TestimonialInput!) {
  updateSupplier(id: $supplierId, input: { testimonials: [$row] }) { testimonials { id visible featured } } }`;

describe('the testimonial list C013', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let owner: TestUser;
  let own: Testimonial;
  let other: Testimonial;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const [mine, theirs] = [await make.supplier({ name: 'Rimu Bakers' }), await make.supplier()];
    const leave = (supplierId: number, message: string) =>
      uplift.app.database.manager.save(Testimonial, { supplierId, fullName: 'Ana', message });
    own = await leave(mine.id, 'Lovely bread');
    other = await leave(theirs.id, 'Straight fences');
    admin = await uplift.user({ roles: ['Admin'] });
    owner = await uplift.user({ roles: ['Business'], supplierId: mine.id });
  });
  afterAll(() => uplift.stop());

  const listed = async (as: TestUser, filter: object = {}) =>
    (await uplift.graphql(LIST, { filter }, { as })).data.testimonials.nodes;
  const wired = async (as: TestUser) => (await uplift.rest('GET', 'businessTestimonial/all', { as })).json();
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).sort();

  it('staff see testimonials of all suppliers, a supplier its own, including hidden ones', async () => {
    for (const read of [listed, wired]) {
      expect(idsOf(await read(admin))).toEqual([own.id, other.id]);
      expect(idsOf(await read(owner))).toEqual([own.id]);
    }
    expect(await wired(owner)).toEqual([
      {
        id: own.id,
        business_id: own.supplierId,
        fullName: 'Ana',
        message: 'Lovely bread',
        visible: 0,
        featured: 0,
        idx: 0,
      },
    ]);
    for (const as of [await uplift.user(), await uplift.user({ roles: ['ImpactBusiness', 'GoodCause'] })])
      expect((await uplift.rest('GET', 'businessTestimonial/all', { as })).statusCode).toBe(403);
  });

  it('filters by supplier and by visibility', async () => {
    expect(idsOf(await listed(admin, { search: 'rimu' }))).toEqual([own.id]);
    const hidden = { columns: [{ column: 'VISIBLE', test: 'EQUALS', values: ['true'] }] };
    expect(await listed(admin, hidden)).toEqual([]);
  });

  it('a featured testimonial is visible, and cannot be hidden R100', async () => {
    const show = (row: object, as = admin) =>
      uplift.graphql(SHOW, { supplierId: own.supplierId, row: { id: own.id, ...row } }, { as });
    await show({ featured: true }, owner);
    expect((await listed(admin, { search: 'bread' }))[0]).toMatchObject({ visible: true, featured: true });
    await show({ visible: false });
    expect((await listed(admin, { search: 'bread' }))[0]).toMatchObject({ visible: true });
  });
});
