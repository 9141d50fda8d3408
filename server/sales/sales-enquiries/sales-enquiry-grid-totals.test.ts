import { type EnquiryGrid, openEnquiryGrid } from '../../testing/enquiry-grid.js';
import type { TestUser } from '../../testing/test-uplift.js';

describe('the totals of the enquiry list', () => {
  let opened: EnquiryGrid;
  let uplift: EnquiryGrid['uplift'];
  let make: EnquiryGrid['make'];
  let grid: EnquiryGrid['grid'];
  let make5: EnquiryGrid['make5'];
  beforeAll(async () => {
    opened = await openEnquiryGrid();
    ({ uplift, make, grid, make5 } = opened);
  });
  afterAll(() => opened.uplift.stop());
  beforeEach(() => opened.empty());

  it('exclude the money of unsuccessful sales A51', async () => {
    await make.salesEnquiry({ progress: 'Completed', revenue: 100.1, contribution: 5 });
    await make.salesEnquiry({ progress: 'In Progress', revenue: 50.2, contribution: 1.05 });
    await make.salesEnquiry({ progress: 'Fallen Through', revenue: 1000, contribution: 50 });
    expect((await grid()).totals).toEqual({ enquiries: 3, revenue: 150.3, contribution: 6.05 });
  });

  it('cover exactly the rows of the current filters and search', async () => {
    const supplier = await make.supplier({ name: 'Rātā Print' });
    const own = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
    const both = await uplift.user({
      roles: ['Business', 'ImpactBusiness'],
      supplierId: supplier.id,
      impactBuyerId: (await make.impactBuyer()).id,
    });
    await make5((n) => ({
      supplierId: n < 4 ? supplier.id : null,
      progress: n === 1 ? 'Fallen Through' : n === 2 ? 'In Progress' : 'Completed',
      enquiredAt: new Date(Date.UTC(n < 3 ? 2023 : 2024, 5, n)),
      via: n === 3 ? 'Affiliate' : 'Other',
      archivedAt: n === 5 ? new Date() : null,
      revenue: 10 ** n,
      contribution: n,
    }));
    const sums = async (filter: object, as?: TestUser) => {
      const { totals, totalCount } = await grid({ filter }, as);
      expect(totals.enquiries).toBe(totalCount);
      return [totals.enquiries, totals.revenue, totals.contribution];
    };
    expect(await sums({})).toEqual([4, 11_100, 9]);
    expect(await sums({ archived: true })).toEqual([1, 100_000, 5]);
    expect(await sums({ progress: ['COMPLETED'] })).toEqual([2, 11_000, 7]);
    expect(await sums({ year: 2023 })).toEqual([2, 100, 2]);
    expect(await sums({ via: ['AFFILIATE'] })).toEqual([1, 1000, 3]);
    expect(await sums({ supplierId: supplier.id, via: ['OTHER'] })).toEqual([2, 100, 2]);
    expect(await sums({ search: 'E4' })).toEqual([1, 10_000, 4]);
    expect(await sums({ search: 'rata', year: 2024 })).toEqual([1, 1000, 3]);
    for (const as of [own, both]) {
      expect(await sums({}, as)).toEqual([3, 1100, 5]);
      expect(await sums({ progress: ['COMPLETED'], via: ['AFFILIATE'] }, as)).toEqual([1, 1000, 3]);
    }
  });
});
