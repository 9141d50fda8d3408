import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { Testimonial } from './testimonial.entity.js';

const CLOSED = 'You can’t make changes because your supplier or good cause has left Uplift.';

describe('users of a supplier or cause that has left have read-only access A157 A36', () => {
  let uplift: TestUplift;
  let listed: number;
  let gone: number;
  let enquiry: number;
  const users = {} as Record<string, TestUser>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    listed = (await make.supplier()).id;
    gone = (await make.supplier({ status: 'Left & Removed' })).id;
    const cause = (await make.goodCause({ status: 'Left & Removed' })).id;
    enquiry = (await make.salesEnquiry({ supplierId: gone, goodCauseId: cause })).id;
    users.supplier = await uplift.user({ roles: ['Business'], supplierId: gone, fullName: 'Ana' });
    users.cause = await uplift.user({ roles: ['GoodCause'], goodCauseId: cause, fullName: 'Ana' });
    users.admin = await uplift.user({ roles: ['Admin'], supplierId: gone });
    users.member = await uplift.user();
  });
  afterAll(() => uplift.stop());

  const testimonials = () => uplift.app.database.manager.count(Testimonial);

  describe.each(['supplier', 'cause'])('%s', (who) => {
    it.each(['gone', 'listed'])('cannot leave a testimonial on one that is %s', async (which) => {
      const supplierId = which === 'gone' ? gone : listed;
      const before = await testimonials();
      const body = { business_id: supplierId, fullName: 'Ana', message: 'Great', visible: 1 };
      const rest = await uplift.rest('POST', 'business/createTestimonial', { as: users[who], body });
      expect([rest.statusCode, rest.json().message]).toEqual([403, CLOSED]);
      const { errors } = await uplift.graphql(
        `mutation { leaveTestimonial(input: { supplierId: ${supplierId}, fullName: "Ana", message: "Great" }) }`,
        {},
        { as: users[who] },
      );
      expect(errors?.[0]).toMatchObject({ message: CLOSED, extensions: { code: 'FORBIDDEN' } });
      expect(await testimonials()).toBe(before);
    });

    it('cannot change enquiries or names', async () => {
      for (const query of [
        `mutation { markSalesEnquiryViewed(id: ${enquiry}) { emailState } }`,
        `mutation { updateSalesEnquiry(id: ${enquiry}, input: { supplierNotes: "x" }) { id } }`,
        `mutation { replyToSalesEnquiry(id: ${enquiry}, reply: "Hello") { id } }`,
        'mutation { updateMyName(fullName: "Hera") { id } }',
      ]) {
        const { errors } = await uplift.graphql(query, {}, { as: users[who] });
        expect([query, ['FORBIDDEN', 'NOT_FOUND']]).toEqual([
          query,
          expect.arrayContaining([errors?.[0]?.extensions.code]),
        ]);
      }
    });
  });

  it.each([['admin'], ['member'], [null]])(
    '%s can still leave testimonials on listed suppliers',
    async (who) => {
      const before = await testimonials();
      const body = { business_id: listed, fullName: `By ${who}`, message: 'Great' };
      const as = who ? users[who] : null;
      expect((await uplift.rest('POST', 'business/createTestimonial', { as, body })).statusCode).toBe(200);
      expect(await testimonials()).toBe(before + 1);
    },
  );
});
