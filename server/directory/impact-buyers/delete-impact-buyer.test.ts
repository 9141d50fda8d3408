import { READ_BUYER, startBuyerFixture } from '../../testing/buyer-fixture.js';

const DELETE = `mutation ($id: Int!) { deleteImpactBuyer(id: $id) }`;

describe('deleting an impact buyer A155 C047', () => {
  let fixture: Awaited<ReturnType<typeof startBuyerFixture>>;
  beforeAll(async () => {
    fixture = await startBuyerFixture();
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(() => fixture.begin());

  it('staff delete a buyer without references', async () => {
    const { id } = await fixture.make.impactBuyer();
    expect((await fixture.call('own', DELETE, { id })).code).toBe('FORBIDDEN');
    expect((await fixture.call('admin', DELETE, { id })).record).toBe(true);
    expect((await fixture.call('admin', DELETE, { id })).code).toBe('NOT_FOUND');
  });

  it('refuses to delete a referenced buyer, and names the references', async () => {
    const { id } = await fixture.make.impactBuyer();
    const supplier = await fixture.make.supplier();
    await fixture.make.salesEnquiry({ impactBuyerId: id });
    await fixture.make.lead({ impactBuyerId: id, supplierId: supplier.id });
    await fixture.make.lead({ impactBuyerId: id, supplierId: supplier.id, archivedAt: new Date() });
    await fixture.uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: id });
    await fixture.update('admin', { supplierId: supplier.id }, undefined, id);
    expect((await fixture.call('admin', DELETE, { id })).message).toBe(
      'This impact buyer cannot be deleted: 1 enquiry, 2 leads, 1 user and 1 supplier refer to it. Set its status to “Data Only” and its interested status to “Not Interested” instead.',
    );
    const rest = await fixture.rest('admin', 'impactBusiness/delete', { id });
    expect([rest.statusCode, rest.json().current.references]).toEqual([
      409,
      [
        { kind: 'enquiries', count: 1 },
        { kind: 'leads', count: 2 },
        { kind: 'users', count: 1 },
        { kind: 'suppliers', count: 1 },
      ],
    ]);
    expect((await fixture.call('admin', READ_BUYER, { id })).record).toMatchObject({ id });
  });
});
