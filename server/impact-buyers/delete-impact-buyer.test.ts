import { READ_BUYER, startBuyerKeeping } from '../testing/buyer-fixture.js';

const DELETE = `mutation ($id: Int!) { deleteImpactBuyer(id: $id) }`;

describe('A155 C047 deleting an impact buyer', () => {
  let keeping: Awaited<ReturnType<typeof startBuyerKeeping>>;
  beforeAll(async () => {
    keeping = await startBuyerKeeping();
  });
  afterAll(() => keeping.uplift.stop());
  beforeEach(() => keeping.begin());

  it('is for staff, of one that nothing refers to', async () => {
    const { id } = await keeping.make.impactBuyer();
    expect((await keeping.call('own', DELETE, { id })).code).toBe('FORBIDDEN');
    expect((await keeping.call('admin', DELETE, { id })).record).toBe(true);
    expect((await keeping.call('admin', DELETE, { id })).code).toBe('NOT_FOUND');
  });

  it('refuses where something refers to it, and says what', async () => {
    const { id } = await keeping.make.impactBuyer();
    const supplier = await keeping.make.supplier();
    await keeping.make.salesEnquiry({ impactBuyerId: id });
    await keeping.make.lead({ impactBuyerId: id, supplierId: supplier.id });
    await keeping.make.lead({ impactBuyerId: id, supplierId: supplier.id, archivedAt: new Date() });
    await keeping.uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: id });
    await keeping.update('admin', { supplierId: supplier.id }, undefined, id);
    expect((await keeping.call('admin', DELETE, { id })).message).toBe(
      'This impact buyer cannot be deleted: 1 enquiry, 2 leads, 1 user and 1 supplier refer to it. Set it to Data Only and Not Interested instead.',
    );
    const rest = await keeping.rest('admin', 'impactBusiness/delete', { id });
    expect([rest.statusCode, rest.json().current.references]).toEqual([
      409,
      [
        { kind: 'enquiries', count: 1 },
        { kind: 'leads', count: 2 },
        { kind: 'users', count: 1 },
        { kind: 'suppliers', count: 1 },
      ],
    ]);
    expect((await keeping.call('admin', READ_BUYER, { id })).record).toMatchObject({ id });
  });
});
