import { startStatistics } from '../../testing/statistics-fixture.js';
import { foldChanges } from './maintain-totals.js';

const SUPPLIERS = `query ($year: Int, $month: Int, $filter: SupplierStatisticsListFilter, $sort: SupplierStatisticsListSort, $first: Int!, $after: String) {
  supplierStatistics(year: $year, month: $month, filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount totals { enquiries revenue contribution } pageInfo { hasNextPage endCursor }
    nodes { name enquiries enquiriesPercent revenue contribution contributionPerEnquiry categoryNames interestedStatus } } }`;

describe('supplier statistics', () => {
  let ground: Awaited<ReturnType<typeof startStatistics>>;

  beforeAll(async () => {
    ground = await startStatistics();
  });
  afterAll(() => ground.uplift.stop());

  const list = async (variables: object = {}) =>
    (await ground.uplift.graphql(SUPPLIERS, { first: 50, ...variables } as never, { as: ground.users.admin }))
      .data.supplierStatistics;

  it('lists the suppliers of a period with their totals page by page, before and after rollup R276', async () => {
    const first = await list({ year: 2024, first: 1 });
    expect(first).toMatchObject({
      totalCount: 2,
      totals: { enquiries: 4, revenue: 4000, contribution: 900.4 },
      nodes: [{ name: 'Rimu', enquiriesPercent: 20, categoryNames: ['Building'] }],
    });
    while (await foldChanges(ground.uplift.app.database));
    const second = await list({ year: 2024, first: 1, after: first.pageInfo.endCursor });
    expect(second.nodes).toMatchObject([
      { name: 'Kōwhai', contribution: 200.4, contributionPerEnquiry: 66.8, interestedStatus: 'OPEN' },
    ]);
    await ground.make.salesEnquiry({
      supplierId: ground.ids.supplier,
      enquiredAt: new Date('2024-07-07'),
      contribution: 1000,
    });
    expect((await list({ year: 2024 })).nodes.map(({ name }: { name: string }) => name)).toEqual([
      'Kōwhai',
      'Rimu',
    ]);
    expect(await list({ year: 2024 })).toMatchObject({
      totalCount: 2,
      totals: { enquiries: 5, contribution: 1900.4 },
    });
    expect(await list({ year: 2024, month: 7 })).toMatchObject({ totalCount: 1, totals: { enquiries: 1 } });
    expect((await list({ year: 2024, month: 6 })).totals).toEqual({
      enquiries: 1,
      revenue: 1000,
      contribution: 0.2,
    });
    expect((await list()).totals.enquiries).toBe(7);
  });

  it('filters by category and text, and sorts by any figure R276 R278', async () => {
    const names = async (variables: object) =>
      (await list({ year: 2024, ...variables })).nodes.map(({ name }: { name: string }) => name);
    const filter = (column: string, test: string, ...values: string[]) => ({
      filter: { columns: [{ column, test, values }] },
    });
    expect(await names(filter('CATEGORIES', 'ONE_OF', String(ground.ids.building)))).toEqual(['Rimu']);
    expect(await names({ filter: { search: 'kowh' } })).toEqual(['Kōwhai']);
    for (const column of ['ENQUIRIES', 'ENQUIRIES_PERCENT', 'REVENUE'])
      expect(await names({ sort: { column, direction: 'DESC' } })).toEqual(['Kōwhai', 'Rimu']);
    for (const column of ['CONTRIBUTION_PER_ENQUIRY', 'NAME'])
      expect(await names({ sort: { column, direction: 'DESC' } })).toEqual(['Rimu', 'Kōwhai']);
  });

  it('exports the shown period R276', async () => {
    const EXPORT = `mutation ($year: Int, $selection: SupplierStatisticsSelection!, $columns: [SupplierStatisticsExportColumn!]!) {
      exportSupplierStatistics(year: $year, selection: $selection, columns: $columns) { id } }`;
    const columns = ['NAME', 'ENQUIRIES', 'CONTRIBUTION'].map((column) => ({ column, header: column }));
    const as = ground.users.admin;
    const rowsOf = async (year: number | null) => {
      const { data } = await ground.uplift.graphql(
        EXPORT,
        { year, selection: { filter: {} }, columns },
        { as },
      );
      const LINK = 'mutation ($id: Int!) { downloadTask(id: $id) }';
      const url = (await ground.uplift.graphql(LINK, { id: data.exportSupplierStatistics.id }, { as })).data
        .downloadTask;
      return (await ground.uplift.http.inject({ url })).body.trim().split(/\r?\n/).slice(1);
    };
    expect(await rowsOf(2023)).toEqual(['Kōwhai,2,0']);
    expect(await rowsOf(null)).toHaveLength(2);
  });
});
