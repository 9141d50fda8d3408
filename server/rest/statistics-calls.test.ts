import { startStatistics } from '../testing/statistics-fixture.js';
import type { TestUser } from '../testing/test-uplift.js';

const PANEL = `query ($of: StatisticsOf!, $id: Int) { salesStatistics(of: $of, id: $id) {
  enquiries wholeContribution revenue opportunities { active attempted } byBuyerType { buyerType enquiries } } }`;
const TRACKING = `{ salesTracking { years { year enquiries contribution bySource { contribution } latestEnquiryAt }
  totals { year enquiries revenue contribution pending } } }`;
const STATS_KEYS = [
  ...[
    'enquiriesCount',
    'revenue',
    'year',
    'cC',
    'consumerEnquiries',
    'businessEnquiries',
    'enquiryEnquiries',
  ],
  ...['commsConfirmedEnquiries', 'salePendingEnquiries', 'saleConfirmedEnquiries', 'saleCompletedEnquiries'],
  ...['saleFallenThroughEnquiries', 'completedEnquiriesCount', 'attemptedLeadsCount', 'leadsCount'],
  ...['affiliateEnquiryEnquiries', 'suppliersUsed', 'leadsToBeReviewed', 'businessLinkKey'],
  ...['impactBusiness_id', 'goodCause_id'],
];
const SOURCES = [
  'website',
  'repeat',
  'callTracking',
  'connection',
  'affiliate',
  'backdoor',
  'aliasEmail',
  'brokered',
  'other',
];
const STAGES = [
  'enquiryEnquiries',
  'commsConfirmedEnquiries',
  'salePendingEnquiries',
  'saleConfirmedEnquiries',
  'saleCompletedEnquiries',
  'saleFallenThroughEnquiries',
];

describe('statistics calls', () => {
  let ground: Awaited<ReturnType<typeof startStatistics>>;

  beforeAll(async () => {
    ground = await startStatistics();
  });
  afterAll(() => ground.uplift.stop());

  const get = async (path: string, as: TestUser) => (await ground.uplift.rest('GET', path, { as })).json();

  it('return a row per year with sources that add up C109 R275 A109', async () => {
    const rows = await get('stats/salesTrackingGeneral', ground.users.admin);
    expect(rows.map(({ year }: { year: number }) => year)).toEqual([2024, 2023]);
    expect(rows[0]).toMatchObject({
      enquiriesCount: 5,
      completedEnquiriesCount: 4,
      pendingEnquiriesCount: 1,
      consumerEnquiries: 4,
      businessEnquiries: 1,
      otherEnquiries: 4,
      otherCC: 200.4,
      callTrackingCC: 700,
      affiliateEnquiries: 0,
      cC: 900.4,
      revenue: 4000,
      dateOfEnquiry: '2024-06-06T00:00:00.000Z',
    });
    for (const row of rows) {
      const names = ['website', 'callTracking', 'other', 'connection', 'affiliate', 'repeat'];
      expect(names.reduce((sum, name) => sum + row[`${name}Enquiries`], 0)).toBe(row.enquiriesCount);
      expect(names.reduce((sum, name) => sum + Math.round(row[`${name}CC`] * 100), 0)).toBe(
        Math.round(row.cC * 100),
      );
    }
    const { data } = await ground.uplift.graphql(TRACKING, {}, { as: ground.users.admin });
    expect(
      data.salesTracking.years.map(({ contribution }: { contribution: number }) => contribution),
    ).toEqual(rows.map(({ cC }: { cC: number }) => cC));
    expect(data.salesTracking.totals).toEqual({
      year: null,
      enquiries: 7,
      revenue: 4000,
      contribution: 900.4,
      pending: 2,
    });
  });

  it('return suppliers of a year, a month and all years, highest contribution first C110 R277 A110', async () => {
    const { yearData, monthData, combinedData } = await get(
      'stats/suppliersStats?year=2024&month=5',
      ground.users.admin,
    );
    expect(yearData).toEqual([
      expect.objectContaining({
        name: 'Rimu',
        category: String(ground.ids.building),
        subCategory: '',
        year: 2024,
        month: 0,
        enquiriesCount: 1,
        enquiriesPercent: 20,
        cC: 700,
        ccPerEnq: 700,
        impactInterestedStatus: null,
      }),
      expect.objectContaining({
        name: 'Kōwhai',
        business_id: ground.ids.supplier,
        category: '',
        year: 2024,
        month: 0,
        enquiriesCount: 3,
        enquiriesPercent: 60,
        revenue: 3000,
        cC: 200.4,
        ccPerEnq: 66.8,
        impactInterestedStatus: 'Open',
      }),
    ]);
    expect(monthData.map(({ year, month, cC }: Record<string, number>) => [year, month, cC])).toEqual([
      [2024, 5, 700],
      [2024, 5, 200.2],
    ]);
    expect(combinedData).toMatchObject([
      { name: 'Rimu', year: 0, month: 0 },
      { name: 'Kōwhai', enquiriesCount: 5, enquiriesPercent: 71.4 },
    ]);
    const part = await get('stats/suppliersStats?year=2024&month=5&limit=1&offset=1', ground.users.admin);
    expect([part.yearData, part.monthData, part.combinedData]).toMatchObject([
      [{ name: 'Kōwhai' }],
      [{ name: 'Kōwhai' }],
      [{ name: 'Kōwhai' }],
    ]);
  });

  it('return every year and month by default, newest first C110 R277 A107', async () => {
    const periods = (rows: Record<string, number | string>[]) =>
      rows.map(({ name, year, month, enquiriesCount }) => [name, year, month, enquiriesCount]);
    const all = await get('stats/suppliersStats', ground.users.admin);
    expect(periods(all.yearData)).toEqual([
      ['Rimu', 2024, 0, 1],
      ['Kōwhai', 2024, 0, 3],
      ['Kōwhai', 2023, 0, 2],
    ]);
    const months = [
      ['Kōwhai', 2024, 6, 1],
      ['Rimu', 2024, 5, 1],
      ['Kōwhai', 2024, 5, 2],
      ['Kōwhai', 2023, 6, 2],
    ];
    expect(periods(all.monthData)).toEqual(months);
    expect(periods(all.combinedData)).toEqual([
      ['Rimu', 0, 0, 1],
      ['Kōwhai', 0, 0, 5],
    ]);
    // Month 0 stands for the whole year, so all of its months.
    const ofYear = await get('stats/suppliersStats?year=2024&month=0', ground.users.admin);
    expect(periods(ofYear.monthData)).toEqual(months.slice(0, 3));
    expect(ofYear.yearData).toEqual(all.yearData.slice(0, 2));
    const further = await get('stats/suppliersStats?limit=2&offset=2', ground.users.admin);
    expect(periods(further.monthData)).toEqual(months.slice(2));
    expect(periods(further.yearData)).toEqual([['Kōwhai', 2023, 0, 2]]);
  });

  it('return a supplier with stages that add up, sources, years and months C111 R271 R272 R273 A142 A46', async () => {
    const stats = await get(`stats/suppliersStats/${ground.ids.supplier}`, ground.users.seller);
    expect(Object.keys(stats)).toEqual(expect.arrayContaining(STATS_KEYS));
    expect(Object.keys(stats)).toEqual(
      expect.arrayContaining(SOURCES.flatMap((name) => [`${name}Enquiries`, `${name}CC`])),
    );
    expect(stats).toMatchObject({
      enquiriesCount: 5,
      enquiryEnquiries: 1,
      salePendingEnquiries: 0,
      saleConfirmedEnquiries: 0,
      backdoorCC: 100.1,
      brokeredEnquiries: 1,
      otherEnquiries: 2,
      otherCC: 0.2,
      affiliateEnquiries: 1,
      affiliateEnquiryEnquiries: 0,
      business_id: ground.ids.supplier,
      businessLinkKey: expect.any(String),
      leadsToBeReviewed: 1,
      year: 0,
      month: 0,
    });
    expect(STAGES.reduce((sum, stage) => sum + stats[stage], 0)).toBe(stats.enquiriesCount);
    expect(stats.yearData.map(({ year, month, cC }: Record<string, number>) => [year, month, cC])).toEqual([
      [2023, 0, 0],
      [2024, 0, 200.4],
    ]);
    expect(
      stats.monthData.map(({ year, month, enquiriesCount }: Record<string, number>) => [
        year,
        month,
        enquiriesCount,
      ]),
    ).toEqual([
      [2023, 6, 2],
      [2024, 5, 2],
      [2024, 6, 1],
    ]);
    expect(stats.combinedData).toMatchObject([{ year: 0, month: 0, enquiriesCount: 5, cC: 200.4 }]);
    expect(
      await get(`stats/suppliersStats/${ground.ids.supplier}?year=2023`, ground.users.seller),
    ).toMatchObject({
      enquiriesCount: 2,
      year: 2023,
    });
  });

  it('return lists by type and cause, with both spellings of the count C112 C113 C114 R260 R261 R264 R281 R282 A105', async () => {
    expect(
      await get(`stats/supplierSalesEnquiryBuyerTypeStats/${ground.ids.supplier}`, ground.users.seller),
    ).toEqual([
      { impactBuyerType: 'Consumer', COUNT: 4, Count: 4, fallenThrough: 1, completed: 2, stillActive: 1 },
      { impactBuyerType: 'School', COUNT: 1, Count: 1, fallenThrough: 0, completed: 1, stillActive: 0 },
    ]);
    expect(
      await get(`stats/supplierLeadsBuyerTypeStats/${ground.ids.supplier}`, ground.users.seller),
    ).toEqual([{ impactBuyerType: 'No Type', COUNT: 1, Count: 1 }]);
    expect(await get(`stats/supplierGoodCauseCC/${ground.ids.supplier}`, ground.users.seller)).toEqual([
      { type: 'Trust', totalCC: 200.4 },
    ]);
  });

  it('return a cause with its contribution, enquiries and opportunities by type C115 C116 C117 C118 R262 R263 R269 A102 A106', async () => {
    expect(await get(`stats/goodCauseStats/${ground.ids.cause}`, ground.users.cause)).toMatchObject({
      cC: 200.4,
      enquiriesCount: 5,
      goodCause_id: ground.ids.cause,
      leadsCount: 1,
    });
    expect(await get(`stats/goodCauseSupplierCategoryCC/${ground.ids.cause}`, ground.users.cause)).toEqual([
      { type: 'No Category', totalCC: 200.4 },
    ]);
    expect(
      await get(`stats/goodCauseSalesEnquiryBuyerTypeStats/${ground.ids.cause}`, ground.users.cause),
    ).toEqual([
      { impactBuyerType: 'Consumer', COUNT: 4, Count: 4, fallenThrough: 1, completed: 2, stillActive: 1 },
      { impactBuyerType: 'School', COUNT: 1, Count: 1, fallenThrough: 0, completed: 1, stillActive: 0 },
    ]);
    expect(await get(`stats/goodCauseLeadsBuyerTypeStats/${ground.ids.cause}`, ground.users.cause)).toEqual([
      { impactBuyerType: 'No Type', COUNT: 1, Count: 1 },
    ]);
  });

  it('return a buyer, and its chosen causes as a list of one C119 C120', async () => {
    expect(await get(`stats/impactBuyerStats/${ground.ids.school}`, ground.users.buyer)).toMatchObject({
      suppliersUsed: 1,
      leadsToBeReviewed: 1,
      cC: 100.1,
      impactBusiness_id: ground.ids.school,
    });
    expect(await get(`stats/impactBuyerChosenGoodCause/${ground.ids.school}`, ground.users.buyer)).toEqual([
      {
        goodCause_id: ground.ids.cause,
        chosenGoodCause: 'Trust',
        imageUrl: 'https://a.example/a.png',
        recentImpactStory: null,
      },
    ]);
    const free = await ground.make.impactBuyer({ goodCauseId: null });
    expect(await get(`stats/impactBuyerChosenGoodCause/${free.id}`, ground.users.admin)).toEqual([]);
  });

  it('return the same to staff and the owner, over REST and GraphQL R258', async () => {
    for (const [of, id, path, own] of [
      ['SUPPLIER', ground.ids.supplier, 'stats/suppliersStats', ground.users.seller],
      ['GOOD_CAUSE', ground.ids.cause, 'stats/goodCauseStats', ground.users.cause],
      ['IMPACT_BUYER', ground.ids.school, 'stats/impactBuyerStats', ground.users.buyer],
    ] as const) {
      const stats = await get(`${path}/${id}`, own);
      expect(await get(`${path}/${id}`, ground.users.admin)).toEqual(stats);
      const { salesStatistics } = (await ground.uplift.graphql(PANEL, { of, id }, { as: own })).data;
      expect([
        salesStatistics.enquiries,
        salesStatistics.wholeContribution,
        salesStatistics.revenue,
        salesStatistics.opportunities.active,
      ]).toEqual([stats.enquiriesCount, stats.cC, stats.revenue, stats.leadsCount]);
      const wrong = await ground.uplift.rest('GET', `${path}/${id + 1000}`, { as: own });
      expect(wrong.statusCode).toBe(403);
      expect(
        (await ground.uplift.rest('GET', `${path}/${id + 1000}`, { as: ground.users.admin })).statusCode,
      ).toBe(404);
    }
  });
});
