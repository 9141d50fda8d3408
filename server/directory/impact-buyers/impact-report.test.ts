import type { EnquiryProgress } from '../../sales/sales-enquiries/sales-enquiry.states.js';
import { factories } from '../../testing/factories.js';
import { queryPlans } from '../../testing/query-plans.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const REPORT = `query Report($id: Int, $urlKeyword: String, $suppliersOffset: Int! = 0) {
  impactReport(id: $id, urlKeyword: $urlKeyword, suppliersOffset: $suppliersOffset) {
  id name status urlKeyword buyerType imageUrl website description whoWeAre recentImpactStory supplierId
  goodCause { id name imageUrl description } contribution equivalentHours
  byYear { year contribution equivalentHours sales } supplierCount
  suppliers { id name listTitle imageUrl profilePictureTitle serviceRegions serviceDistricts }
  sustainability { type suppliers } } }`;

describe('an impact report', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  const users: Record<'admin' | 'own' | 'other' | 'supplier' | 'formerly', TestUser> = {} as never;
  const ids = { buyer: 0, draft: 0, cause: 0, plumber: 0, painter: 0 };

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    const cause = await make.goodCause({ name: 'Tūī Reading', linkKey: 'the-secret-key-of-the-cause' });
    const plumber = await make.supplier({
      name: 'Kōwhai',
      sustainabilityCarbon: true,
      sustainabilityWaste: true,
    });
    const painter = await make.supplier({ name: 'Rimu', sustainabilityCarbon: true });
    const unlisted = await make.supplier({ status: 'Paused / Live', sustainabilityWater: true });
    const onlyAsked = await make.supplier({ name: 'Asked', sustainabilitySme: true });
    const buyer = await make.impactBuyer({
      name: 'Pōhutukawa School',
      status: 'Live Report',
      urlKeyword: 'Pohutukawa',
      buyerType: 'School',
      goodCauseId: cause.id,
      supplierId: painter.id,
      contactName: 'Private Person',
      email: 'private@lead.example',
      phone: '021 000 private',
      address: '1 Private Street',
      linkKey: 'private-link-key-of-the-buyer',
      adminNotes: 'private notes',
      actionNotes: 'private actions',
      goodCauseComments: 'private comments',
      recentImpactStory: 'Forty hours of reading',
    });
    const draft = await make.impactBuyer({ status: 'Drafting', urlKeyword: 'draft', goodCauseId: cause.id });
    Object.assign(ids, {
      buyer: buyer.id,
      draft: draft.id,
      cause: cause.id,
      plumber: plumber.id,
      painter: painter.id,
    });
    const sale = (
      supplierId: number,
      year: number,
      contribution: number,
      progress: EnquiryProgress = 'Completed',
    ) =>
      make.salesEnquiry({
        supplierId,
        impactBuyerId: buyer.id,
        goodCauseId: cause.id,
        progress,
        contribution,
        fullName: 'Private Customer',
        enquiredAt: new Date(`${year}-06-01T00:00:00Z`),
      });
    await sale(painter.id, 2021, 100);
    await sale(painter.id, 2023, 50.5);
    await sale(plumber.id, 2023, 300);
    await sale(unlisted.id, 2023, 20);
    await sale(onlyAsked.id, 2023, 0, 'Enquiry');
    await sale(onlyAsked.id, 2024, 999, 'Fallen Through');
    users.admin = await uplift.user({ roles: ['Admin'] });
    users.own = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: draft.id });
    users.other = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id });
    users.supplier = await uplift.user({ roles: ['Business'], supplierId: painter.id });
    users.formerly = await uplift.user({ roles: [], impactBuyerId: draft.id });
  });
  afterAll(() => uplift.stop());

  const report = async (variables: Record<string, unknown>, as: TestUser | null = null) => {
    const { data, errors } = await uplift.graphql(REPORT, variables, { as });
    expect(errors).toBeUndefined();
    return data.impactReport;
  };

  it('is found by id, and by keyword in any case R144', async () => {
    const byId = await report({ id: ids.buyer });
    expect(byId).toMatchObject({ id: ids.buyer, name: 'Pōhutukawa School', status: 'LIVE_REPORT' });
    for (const urlKeyword of ['Pohutukawa', 'pohutukawa', 'POHUTUKAWA'])
      expect(await report({ urlKeyword })).toEqual(byId);
    expect(await report({ urlKeyword: 'pohutu' })).toBeNull();
    expect(await report({ id: 999_999 })).toBeNull();
    expect(await report({ urlKeyword: String(ids.buyer) })).toBeNull();
  });

  it('is found by a keyword with macrons, whatever their encoding R144', async () => {
    const { id } = await make.impactBuyer({ status: 'Live Report', urlKeyword: 'TŪĪ-Kura' });
    for (const form of ['NFC', 'NFD'])
      expect(await report({ urlKeyword: 'tūī-kura'.normalize(form) })).toMatchObject({ id });
  });

  it('shows what the buyer has given in total and by year, including years without sales R280 A46', async () => {
    const { contribution, equivalentHours, byYear } = await report({ id: ids.buyer });
    expect([contribution, equivalentHours]).toEqual([470.5, 21]);
    expect(byYear).toEqual([
      { year: 2021, contribution: 100, equivalentHours: 4, sales: 1 },
      { year: 2022, contribution: 0, equivalentHours: 0, sales: 0 },
      { year: 2023, contribution: 370.5, equivalentHours: 16, sales: 3 },
    ]);
  });

  it('lists the listed suppliers used with their claims, largest contribution first R001', async () => {
    const { suppliers, supplierCount, sustainability, supplierId } = await report({ id: ids.buyer });
    expect(suppliers.map(({ id }: { id: number }) => id)).toEqual([ids.plumber, ids.painter]);
    expect(supplierCount).toBe(2);
    expect(sustainability).toEqual([
      { type: 'Carbon', suppliers: 2 },
      { type: 'Waste', suppliers: 1 },
    ]);
    // R147: the supplier of the same organisation.
    expect(supplierId).toBe(ids.painter);
  });

  it('skips suppliers by offset, and states the claims of all suppliers R144', async () => {
    const suppliers = async (suppliersOffset: number) => {
      const page = await report({ id: ids.buyer, suppliersOffset });
      expect([page.supplierCount, page.sustainability[0]]).toEqual([2, { type: 'Carbon', suppliers: 2 }]);
      return page.suppliers.map(({ id }: { id: number }) => id);
    };
    expect(await suppliers(1)).toEqual([ids.painter]);
    expect(await suppliers(2)).toEqual([]);
  });

  it('has pages of 24, by keyword too R144', async () => {
    const buyer = await make.impactBuyer({ status: 'Live Report', urlKeyword: 'buys-much' });
    for (let given = 0; given < 25; given++) {
      const { id } = await make.supplier();
      await make.salesEnquiry({
        supplierId: id,
        impactBuyerId: buyer.id,
        progress: 'Completed',
        contribution: 100 - given,
      });
    }
    const [first, rest] = [
      await report({ urlKeyword: 'buys-much' }),
      await report({ urlKeyword: 'buys-much', suppliersOffset: 24 }),
    ];
    expect([first.suppliers.length, rest.suppliers.length, rest.supplierCount]).toEqual([24, 1, 25]);
    expect(first.suppliers.map(({ id }: { id: number }) => id)).not.toContain(rest.suppliers[0].id);
  });

  it('a report that is not live is visible to its own user and Admin only A22 A148 R115', async () => {
    for (const as of [null, users.other, users.supplier, users.formerly])
      for (const key of [{ id: ids.draft }, { urlKeyword: 'draft' }])
        expect(await report(key, as)).toBeNull();
    for (const as of [users.own, users.admin])
      for (const key of [{ id: ids.draft }, { urlKeyword: 'DRAFT' }])
        expect(await report(key, as)).toMatchObject({ id: ids.draft, status: 'DRAFTING' });
  });

  it('contains no private data for any user R340', async () => {
    for (const as of [null, users.admin, users.other])
      expect(JSON.stringify(await report({ id: ids.buyer }, as))).not.toMatch(/private|secret/i);
  });

  it('requires exactly one valid key', async () => {
    for (const bad of [
      {},
      { id: 1, urlKeyword: 'a' },
      { urlKeyword: '' },
      { urlKeyword: 'x'.repeat(101) },
      { id: 0 },
      { id: 1, suppliersOffset: -1 },
      { id: 1, suppliersOffset: 100_001 },
    ])
      expect((await uplift.graphql(REPORT, bad)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('does not read sales, whatever their number', async () => {
    const text = await queryPlans(uplift.app.database, () => report({ id: ids.buyer }));
    expect(text).toContain('partner_total');
    expect(text).not.toContain('sales_enquiry');
  });
});
