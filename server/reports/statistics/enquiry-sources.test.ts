import type { SalesEnquiry } from '../../sales/sales-enquiries/sales-enquiry.entity.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const SOURCES = `query ($year: Int) { dashboard(year: $year) {
  supplier { bySource { via enquiries contribution } } impactBuyer { bySource { via } } } }`;

describe('enquiry sources of a supplier', () => {
  let uplift: TestUplift;
  let seller: TestUser;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const supplierId = (await make.supplier()).id;
    const impactBuyerId = (await make.impactBuyer()).id;
    seller = await uplift.user({ roles: ['Business', 'ImpactBusiness'], supplierId, impactBuyerId });
    const enquiry = (fields: Partial<SalesEnquiry>) =>
      make.salesEnquiry({ supplierId, enquiredAt: new Date('2024-05-05T00:00:00Z'), ...fields });
    await enquiry({ via: 'Brokered Lead', progress: 'Completed', contribution: 70.1 });
    await enquiry({ via: 'Brokered Lead', progress: 'Completed', contribution: 30.2 });
    await enquiry({ via: 'Brokered Lead', progress: 'Fallen Through', contribution: 500 });
    await enquiry({ via: 'Repeat Sale', enquiredAt: new Date('2019-05-05T00:00:00Z'), contribution: 9 });
    await enquiry({ via: 'Other' });
    await enquiry({ via: null, contribution: 5 });
    await make.salesEnquiry({ via: 'Affiliate', contribution: 12_345 });
  });
  afterAll(() => uplift.stop());

  const dashboard = async (year?: number) =>
    (await uplift.graphql(SOURCES, { year }, { as: seller })).data.dashboard;

  it('lists its nine sources by number of enquiries; unsuccessful ones add no money R184 A46', async () => {
    const { supplier, impactBuyer } = await dashboard();
    expect(supplier.bySource).toEqual([
      { via: 'BROKERED_LEAD', enquiries: 3, contribution: 100.3 },
      { via: 'OTHER', enquiries: 2, contribution: 5 },
      { via: 'REPEAT_SALE', enquiries: 1, contribution: 9 },
      ...[
        'EMAIL_OFF_WEBSITE',
        'CALL_TRACKING',
        'CONNECTION',
        'AFFILIATE',
        'BACKDOOR_SALE',
        'ALIAS_EMAIL',
      ].map((via) => ({ via, enquiries: 0, contribution: 0 })),
    ]);
    expect(impactBuyer.bySource).toBeNull();
  });

  it('counts the chosen year only R184 R278', async () => {
    const { supplier } = await dashboard(2019);
    expect(supplier.bySource.slice(0, 2)).toEqual([
      { via: 'REPEAT_SALE', enquiries: 1, contribution: 9 },
      { via: 'EMAIL_OFF_WEBSITE', enquiries: 0, contribution: 0 },
    ]);
  });
});
