import { type EnquiryGrid, openEnquiryGrid } from '../../testing/enquiry-grid.js';

describe('who sees which enquiries in a list', () => {
  let opened: EnquiryGrid;
  let uplift: EnquiryGrid['uplift'];
  let make: EnquiryGrid['make'];
  let grid: EnquiryGrid['grid'];
  let names: EnquiryGrid['names'];
  beforeAll(async () => {
    opened = await openEnquiryGrid();
    ({ uplift, make, grid, names } = opened);
  });
  afterAll(() => opened.uplift.stop());
  beforeEach(() => opened.empty());

  it('suppliers and buyers see their own; users with both roles see both R179', async () => {
    const [supplier, buyer] = [await make.supplier(), await make.impactBuyer()];
    await make.salesEnquiry({
      fullName: 'mine',
      supplierId: supplier.id,
      actionNeeded: true,
      chance: 50,
      joinEmailList: true,
      xeroInvoice: 'INV-7',
    });
    await make.salesEnquiry({
      fullName: 'bought',
      impactBuyerId: buyer.id,
      buyerFeedback: 'Completed',
      revenue: 5,
    });
    await make.salesEnquiry({
      fullName: 'both',
      supplierId: supplier.id,
      impactBuyerId: buyer.id,
      buyerFeedback: 'Completed',
    });
    await make.salesEnquiry({ fullName: 'other', supplierId: (await make.supplier()).id });
    const seller = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
    const buyerUser = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id });
    const roles = { roles: ['Business', 'ImpactBusiness'], supplierId: supplier.id, impactBuyerId: buyer.id };
    const both = await uplift.user(roles);
    const nobody = await uplift.user({ roles: ['Business'] });
    expect((await names({}, seller)).sort()).toEqual(['both', 'mine']);
    expect((await names({}, buyerUser)).sort()).toEqual(['both', 'bought']);
    const page = await grid({}, both);
    expect(page).toMatchObject({ totalCount: 3, totals: { enquiries: 3, revenue: 5 } });
    const feedback = page.nodes.map((row: { fullName: string; buyerFeedback: string }) => [
      row.fullName,
      row.buyerFeedback,
    ]);
    expect(Object.fromEntries(feedback)).toEqual({ mine: null, bought: 'COMPLETED', both: null });
    expect(await grid({}, nobody)).toMatchObject({ nodes: [], totalCount: 0 });
    const [mine] = (await grid({ filter: { search: 'mine' } }, seller)).nodes;
    expect(mine).toMatchObject({ actionNeeded: false, chance: null, personResponsibleName: null });
    expect(mine).toMatchObject({ joinEmailList: true, xeroInvoice: null });
  });

  it('a good cause sees its own without the customer, and cannot search by the customer’s name R341 R113', async () => {
    const cause = await make.goodCause();
    const supplier = await make.supplier({ name: 'Rātā Print' });
    const as = await uplift.user({ roles: ['GoodCause'], goodCauseId: cause.id });
    await make.salesEnquiry({
      goodCauseId: cause.id,
      supplierId: supplier.id,
      fullName: 'Ana',
      enquiryAbout: 'Flyers',
      mobile: '021',
      joinEmailList: true,
      revenue: 8,
    });
    await make.salesEnquiry({ fullName: 'Not theirs' });
    const page = await grid({}, as);
    expect(page.nodes).toMatchObject([
      {
        supplierName: 'Rātā Print',
        revenue: 8,
        fullName: null,
        email: null,
        mobile: null,
        joinEmailList: false,
        xeroInvoice: null,
        enquiryAbout: null,
      },
    ]);
    expect(await names({ filter: { search: 'Ana' } }, as)).toEqual([]);
    expect((await grid({ filter: { search: 'rata' } }, as)).totalCount).toBe(1);
  });

  it('filters on staff fields are Admin only', async () => {
    const as = await uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id });
    for (const filter of [{ actionNeeded: true }, { paidToGoodCause: false }, { waitsForCause: true }])
      expect(await grid({ filter }, as)).toMatchObject({ status: 403 });
  });
});
