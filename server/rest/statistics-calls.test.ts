import { foldChanges } from '../statistics/keep-totals';
import { factories } from '../testing/factories';
import { TestUplift, type TestUser } from '../testing/test-uplift';

const PANEL = `query ($of: StatisticsOf!, $id: Int) { salesStatistics(of: $of, id: $id) {
  enquiries wholeContribution revenue opportunities { active attempted } byBuyerType { buyerType enquiries } } }`;
const TRACKING = `{ salesTracking { years { year enquiries contribution bySource { contribution } latestEnquiryAt }
  totals { year enquiries revenue contribution pending } } }`;
const SUPPLIERS = `query ($year: Int, $month: Int, $filter: SupplierStatisticsListFilter, $sort: SupplierStatisticsListSort, $first: Int!, $after: String) {
  supplierStatistics(year: $year, month: $month, filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount totals { enquiries revenue contribution } pageInfo { hasNextPage endCursor }
    nodes { name enquiries enquiriesPercent revenue contribution contributionPerEnquiry categoryNames interestedStatus } } }`;

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

describe('the statistics calls', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let ids: { supplier: number; rimu: number; school: number; cause: number; building: number };
  const users: Record<'admin' | 'seller' | 'buyer' | 'cause', TestUser> = {} as never;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    const building = await make.category({ name: 'Building' });
    const cause = await make.goodCause({ name: 'Trust', imageUrl: 'https://a.example/a.png' });
    const school = await make.impactBuyer({
      buyerType: 'School',
      goodCauseId: cause.id,
      interestedStatus: 'Open',
    });
    const supplier = await make.supplier({ name: 'Kōwhai', impactBuyerId: school.id });
    const rimu = await make.supplier({ name: 'Rimu' });
    await uplift.app.database.manager.query('INSERT INTO supplier_category VALUES ($1, $2)', [
      rimu.id,
      building.id,
    ]);
    ids = { supplier: supplier.id, rimu: rimu.id, school: school.id, cause: cause.id, building: building.id };
    users.admin = await uplift.user({ roles: ['Admin'] });
    users.seller = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
    users.buyer = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: school.id });
    users.cause = await uplift.user({ roles: ['GoodCause'], goodCauseId: cause.id });
    const at = (day: string) => ({ enquiredAt: new Date(`${day}T00:00:00Z`) });
    const own = { supplierId: supplier.id, goodCauseId: cause.id };
    const sale = { progress: 'Completed', revenue: 1000, contribution: 100.1 } as const;
    await make.salesEnquiry({
      ...own,
      ...at('2024-05-05'),
      ...sale,
      impactBuyerId: school.id,
      via: 'Backdoor Sale',
    });
    await make.salesEnquiry({ ...own, ...at('2024-05-06'), ...sale, via: 'Brokered Lead' });
    await make.salesEnquiry({ ...own, ...at('2024-06-06'), ...sale, via: 'Other', contribution: 0.2 });
    await make.salesEnquiry({ ...own, ...at('2023-06-06'), progress: 'Introduction', via: 'Affiliate' });
    await make.salesEnquiry({ ...own, ...at('2023-06-06'), progress: 'Fallen Through', contribution: 9 });
    await make.salesEnquiry({
      supplierId: rimu.id,
      ...at('2024-05-05'),
      ...sale,
      contribution: 700,
      via: 'Call Tracking',
    });
    await make.salesEnquiry({ ...at('2024-05-05') });
    await make.lead({ impactBuyerId: school.id, supplierId: supplier.id, buyerType: '' });
  });
  afterAll(() => uplift.stop());

  const get = async (path: string, as: TestUser) => (await uplift.rest('GET', path, { as })).json();
  const list = async (variables: object = {}) =>
    (await uplift.graphql(SUPPLIERS, { first: 50, ...variables } as never, { as: users.admin })).data
      .supplierStatistics;

  it('C109 R275 A109 answers a row for each year, whose sources add up', async () => {
    const rows = await get('stats/salesTrackingGeneral', users.admin);
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
    const { data } = await uplift.graphql(TRACKING, {}, { as: users.admin });
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

  it('C110 R277 A110 answers suppliers of a year, a month and all years, those that brought most first', async () => {
    const { yearData, monthData, combinedData } = await get(
      'stats/suppliersStats?year=2024&month=5',
      users.admin,
    );
    expect(yearData).toEqual([
      expect.objectContaining({
        name: 'Rimu',
        category: String(ids.building),
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
        business_id: ids.supplier,
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
    const part = await get('stats/suppliersStats?year=2024&month=5&limit=1&offset=1', users.admin);
    expect([part.yearData, part.monthData, part.combinedData]).toMatchObject([
      [{ name: 'Kōwhai' }],
      [{ name: 'Kōwhai' }],
      [{ name: 'Kōwhai' }],
    ]);
    expect(await get('stats/suppliersStats?year=1999', users.admin)).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('C111 R271 R272 R273 A142 A46 answers one supplier: stages that add up, sources, years and months', async () => {
    const stats = await get(`stats/suppliersStats/${ids.supplier}`, users.seller);
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
      business_id: ids.supplier,
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
    expect(await get(`stats/suppliersStats/${ids.supplier}?year=2023`, users.seller)).toMatchObject({
      enquiriesCount: 2,
      year: 2023,
    });
  });

  it('C112 C113 C114 R281 R282 A105 answers lists by type and by cause, with both spellings of the count', async () => {
    expect(await get(`stats/supplierSalesEnquiryBuyerTypeStats/${ids.supplier}`, users.seller)).toEqual([
      { impactBuyerType: 'Consumer', COUNT: 4, Count: 4, fallenThrough: 1, completed: 2, stillActive: 1 },
      { impactBuyerType: 'School', COUNT: 1, Count: 1, fallenThrough: 0, completed: 1, stillActive: 0 },
    ]);
    expect(await get(`stats/supplierLeadsBuyerTypeStats/${ids.supplier}`, users.seller)).toEqual([
      { impactBuyerType: 'No Type', COUNT: 1, Count: 1 },
    ]);
    expect(await get(`stats/supplierGoodCauseCC/${ids.supplier}`, users.seller)).toEqual([
      { type: 'Trust', totalCC: 200.4 },
    ]);
  });

  it('C115 C116 C117 C118 R269 A102 answers a cause, its contribution whole', async () => {
    expect(await get(`stats/goodCauseStats/${ids.cause}`, users.cause)).toMatchObject({
      cC: 200.4,
      enquiriesCount: 5,
      goodCause_id: ids.cause,
      leadsCount: 1,
    });
    expect(await get(`stats/goodCauseSupplierCategoryCC/${ids.cause}`, users.cause)).toEqual([
      { type: 'No Category', totalCC: 200.4 },
    ]);
    expect(await get(`stats/goodCauseSalesEnquiryBuyerTypeStats/${ids.cause}`, users.cause)).toHaveLength(2);
    expect(await get(`stats/goodCauseLeadsBuyerTypeStats/${ids.cause}`, users.cause)).toEqual([
      { impactBuyerType: 'No Type', COUNT: 1, Count: 1 },
    ]);
  });

  it('C119 C120 answers a buyer, and as a list of one where it has chosen to impact', async () => {
    expect(await get(`stats/impactBuyerStats/${ids.school}`, users.buyer)).toMatchObject({
      suppliersUsed: 1,
      leadsToBeReviewed: 1,
      cC: 100.1,
      impactBusiness_id: ids.school,
    });
    expect(await get(`stats/impactBuyerChosenGoodCause/${ids.school}`, users.buyer)).toEqual([
      {
        goodCause_id: ids.cause,
        chosenGoodCause: 'Trust',
        imageUrl: 'https://a.example/a.png',
        recentImpactStory: null,
      },
    ]);
    const free = await make.impactBuyer({ goodCauseId: null });
    expect(await get(`stats/impactBuyerChosenGoodCause/${free.id}`, users.admin)).toEqual([]);
  });

  it('R258 answers the same to staff and to the owner, by REST and by GraphQL', async () => {
    for (const [of, id, path, own] of [
      ['SUPPLIER', ids.supplier, 'stats/suppliersStats', users.seller],
      ['GOOD_CAUSE', ids.cause, 'stats/goodCauseStats', users.cause],
      ['IMPACT_BUYER', ids.school, 'stats/impactBuyerStats', users.buyer],
    ] as const) {
      const stats = await get(`${path}/${id}`, own);
      expect(await get(`${path}/${id}`, users.admin)).toEqual(stats);
      const { salesStatistics } = (await uplift.graphql(PANEL, { of, id }, { as: own })).data;
      expect([
        salesStatistics.enquiries,
        salesStatistics.wholeContribution,
        salesStatistics.revenue,
        salesStatistics.opportunities.active,
      ]).toEqual([stats.enquiriesCount, stats.cC, stats.revenue, stats.leadsCount]);
      const wrong = await uplift.rest('GET', `${path}/${id + 1000}`, { as: own });
      expect(wrong.statusCode).toBe(403);
      expect((await uplift.rest('GET', `${path}/${id + 1000}`, { as: users.admin })).statusCode).toBe(404);
    }
  });

  it('R276 lists suppliers of a period with their sums, whether folded or not, page by page', async () => {
    const first = await list({ year: 2024, first: 1 });
    expect(first).toMatchObject({
      totalCount: 2,
      totals: { enquiries: 4, revenue: 4000, contribution: 900.4 },
      nodes: [{ name: 'Rimu', enquiriesPercent: 20, categoryNames: ['Building'] }],
    });
    while (await foldChanges(uplift.app.database));
    const second = await list({ year: 2024, first: 1, after: first.pageInfo.endCursor });
    expect(second.nodes).toMatchObject([
      { name: 'Kōwhai', contribution: 200.4, contributionPerEnquiry: 66.8, interestedStatus: 'Open' },
    ]);
    await make.salesEnquiry({
      supplierId: ids.supplier,
      enquiredAt: new Date('2024-07-07'),
      contribution: 1000,
    });
    expect((await list({ year: 2024 })).nodes.map(({ name }: { name: string }) => name)).toEqual([
      'Kōwhai',
      'Rimu',
    ]);
    expect((await list({ year: 2024, month: 6 })).totals).toEqual({
      enquiries: 1,
      revenue: 1000,
      contribution: 0.2,
    });
    expect((await list()).totals.enquiries).toBe(7);
  });

  it('R276 R278 is narrowed by category and text, and sorted by any figure', async () => {
    const names = async (variables: object) =>
      (await list({ year: 2024, ...variables })).nodes.map(({ name }: { name: string }) => name);
    const filter = (column: string, test: string, ...values: string[]) => ({
      filter: { columns: [{ column, test, values }] },
    });
    expect(await names(filter('CATEGORIES', 'ONE_OF', String(ids.building)))).toEqual(['Rimu']);
    expect(await names({ filter: { search: 'kowh' } })).toEqual(['Kōwhai']);
    for (const column of ['ENQUIRIES', 'ENQUIRIES_PERCENT', 'REVENUE'])
      expect(await names({ sort: { column, direction: 'DESC' } })).toEqual(['Kōwhai', 'Rimu']);
    for (const column of ['CONTRIBUTION_PER_ENQUIRY', 'NAME'])
      expect(await names({ sort: { column, direction: 'DESC' } })).toEqual(['Rimu', 'Kōwhai']);
  });
});
