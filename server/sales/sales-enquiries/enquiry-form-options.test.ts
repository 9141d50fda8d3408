import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

describe('pickers of the enquiry form', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  it('offer records with the values that the form fills in, filtered by name R161 R160', async () => {
    const cause = await make.goodCause();
    const buyer = await make.impactBuyer({
      name: 'Tōtara Café',
      contactName: 'Mere',
      phone: '09',
      goodCauseId: cause.id,
    });
    await make.supplier({ name: 'Tōtara Timber' });
    await make.supplier({ name: 'Other' });
    const ask = async (search: string | null, as: TestUser = admin) =>
      uplift.graphql(
        `query Options($search: String) { enquiryFormOptions(search: $search) {
          suppliers { name } impactBuyers { id name contactName email phone goodCauseId } } }`,
        { search },
        { as },
      );
    const { suppliers, impactBuyers } = (await ask('totara')).data.enquiryFormOptions;
    expect(suppliers).toEqual([{ name: 'Tōtara Timber' }]);
    expect(impactBuyers).toEqual([
      {
        id: buyer.id,
        name: 'Tōtara Café',
        contactName: 'Mere',
        email: buyer.email,
        phone: '09',
        goodCauseId: cause.id,
      },
    ]);
    expect((await ask(null)).data.enquiryFormOptions.suppliers).toHaveLength(2);
    expect(await countStatements(() => ask('t'))).toHaveLength(2);
    const seller = await uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id });
    expect((await ask(null, seller)).status).toBe(403);
  });
});
