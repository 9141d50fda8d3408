import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { SupplierCategory } from './supplier-category.entity.js';
import { supplierColumns } from './supplier-record.sql.js';

const LIST = `query ($filter: SupplierListFilter, $sort: SupplierListSort, $first: Int, $after: String) {
  supplierRecords(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id name status enquiryTotal revenueTotal }
    totalCount pageInfo { hasNextPage endCursor } totals { enquiryTotal revenueTotal contributionTotal }
  }
}`;
const inGraphQL = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase();
const COLUMNS = Object.entries(supplierColumns.Admin);
/** Values of the maximum length, as cursors contain the values that a list is sorted by. */
const LONG = {
  whoAreWe: 'ā'.repeat(500),
  adminNotes: '漢'.repeat(20_000),
  buttonLink: `https://a.nz/${'ā'.repeat(487)}`,
  searchServices: Array.from({ length: 500 }, (_, index) => `${'ā'.repeat(90)} ${index}`),
};

describe('the admin list of suppliers', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let seller: TestUser;
  let categoryId: number;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const { manager } = uplift.app.database;
    const rows = [
      {
        name: 'Tūī Ltd',
        listTitle: 'Baker',
        status: 'Approved & Live',
        membershipListingDate: '2024-12-31',
        searchWeight: 7,
        services: ['Bread', 'Pies'],
        ownerMobile: '021 555',
        createdAt: new Date('2026-01-31T11:30:00Z'),
      },
      {
        name: 'Tui 100%',
        listTitle: 'Cook',
        status: 'Drafting',
        membershipListingDate: '2025-01-01',
        searchWeight: -2,
      },
      { name: 'Moa', listTitle: 'Artist', status: 'Paused / Live', isGstRegistered: true, ...LONG },
      {
        name: 'Kea',
        listTitle: 'Äpfel',
        status: 'Approved & Live',
        searchWeight: 7,
        membershipListingDate: '2025-06-30',
        ...LONG,
      },
      { id: 32, name: 'Services', listTitle: 'Services', status: 'Admin' },
    ] as const;
    for (const row of rows) ids[row.name] = (await make.supplier(row as never)).id;
    categoryId = (await make.category()).id;
    await manager.insert(SupplierCategory, { supplierId: ids.Moa, categoryId });
    await make.salesEnquiry({
      supplierId: ids.Kea,
      progress: 'Completed',
      revenue: 100.5,
      contribution: 0.1,
    });
    await make.salesEnquiry({ supplierId: ids.Kea, progress: 'Fallen Through', revenue: 50 });
    await make.salesEnquiry({ supplierId: ids.Moa, revenue: 2, contribution: 0.2 });
    admin = await uplift.user({ roles: ['Admin'] });
    seller = await uplift.user({ roles: ['Business'], supplierId: ids.Moa });
  });
  afterAll(() => uplift.stop());

  const list = async (variables: object = {}, as = admin) => {
    const { data, errors } = await uplift.graphql(LIST, { ...variables }, { as });
    return { ...data?.supplierRecords, problem: errors?.[0] };
  };
  const names = async (variables: object, as = admin) =>
    (await list(variables, as)).nodes?.map(({ name }: { name: string }) => name);
  const where = (column: string, test: string, ...values: string[]) =>
    names({ filter: { columns: [{ column, test, values }] }, sort: { column: 'NAME', direction: 'ASC' } });

  it('staff see all suppliers by title, a supplier user only its own, other users none R090 C002', async () => {
    expect(await names({})).toEqual(['Kea', 'Moa', 'Tūī Ltd', 'Tui 100%', 'Services']);
    expect(await names({}, seller)).toEqual(['Moa']);
    const buyer = await uplift.user({ roles: ['ImpactBusiness'], supplierId: ids.Moa });
    expect((await list({}, buyer)).problem?.extensions?.code).toBe('FORBIDDEN');
    const without = await uplift.user({ roles: ['Business'] });
    expect(await names({}, without)).toEqual([]);
  });

  it.each([
    ['tui', ['Tūī Ltd', 'Tui 100%']],
    ['100%', ['Tui 100%']],
    ['apfel', ['Kea']],
    ['32', ['Services']],
    ['_', []],
  ])('the quick filter finds %j', async (search, expected) => {
    expect(await names({ filter: { search } })).toEqual(expected);
  });

  it.each([
    ['NAME', 'CONTAINS', ['tūi'], ['Tui 100%', 'Tūī Ltd']],
    ['NAME', 'CONTAINS', ['0%'], ['Tui 100%']],
    ['NAME', 'NOT_CONTAINS', ['tui'], ['Kea', 'Moa', 'Services']],
    ['NAME', 'STARTS_WITH', ['m'], ['Moa']],
    ['NAME', 'EQUALS', ['KEA'], ['Kea']],
    ['OWNER_MOBILE', 'EMPTY', [], ['Kea', 'Moa', 'Services', 'Tui 100%']],
    ['OWNER_MOBILE', 'NOT_EMPTY', [], ['Tūī Ltd']],
    ['OWNER_MOBILE', 'NOT_CONTAINS', ['021'], ['Kea', 'Moa', 'Services', 'Tui 100%']],
    ['SEARCH_WEIGHT', 'EQUALS', ['7'], ['Kea', 'Tūī Ltd']],
    ['SEARCH_WEIGHT', 'AT_MOST', ['-1.5'], ['Tui 100%']],
    ['SEARCH_WEIGHT', 'BETWEEN', ['-2', '7'], ['Kea', 'Tui 100%', 'Tūī Ltd']],
    ['SEARCH_WEIGHT', 'EMPTY', [], ['Moa', 'Services']],
    ['MEMBERSHIP_LISTING_DATE', 'AT_LEAST', ['2025-01-01'], ['Kea', 'Tui 100%']],
    ['MEMBERSHIP_YEAR', 'EQUALS', ['2024'], ['Tūī Ltd']],
    ['CREATED_AT', 'EQUALS', ['2026-02-01'], ['Tūī Ltd']],
    ['IS_GST_REGISTERED', 'EQUALS', ['true'], ['Moa']],
    ['SERVICES', 'CONTAINS', ['pie'], ['Tūī Ltd']],
    ['SERVICES', 'ONE_OF', ['Bread', 'Beer'], ['Tūī Ltd']],
    ['SERVICES', 'EMPTY', [], ['Kea', 'Moa', 'Services', 'Tui 100%']],
    ['CATEGORIES', 'NOT_EMPTY', [], ['Moa']],
    ['ENQUIRY_TOTAL', 'AT_LEAST', ['2'], ['Kea']],
    ['REVENUE_TOTAL', 'AT_LEAST', ['100.5'], ['Kea']],
  ])('filters the column %s by %s %j R327', async (column, test, values, expected) => {
    const found = await where(column, test, ...values);
    expect(found.sort()).toEqual([...expected].sort());
  });

  it('combines the category filter with all other conditions R327', async () => {
    expect(await where('CATEGORIES', 'ONE_OF', String(categoryId))).toEqual(['Moa']);
    const columns = [
      { column: 'STATUS', test: 'ONE_OF', values: ['Approved & Live', 'Drafting'] },
      { column: 'MEMBERSHIP_YEAR', test: 'EQUALS', values: ['2025'] },
    ];
    expect(await names({ filter: { columns } })).toEqual(['Kea', 'Tui 100%']);
    expect(await names({ filter: { columns, ids: [ids.Kea] } })).toEqual(['Kea']);
  });

  it('shows the service list if no status is chosen, or Admin R099 R327', async () => {
    expect(await where('STATUS', 'ONE_OF')).toContain('Services');
    expect(await where('STATUS', 'ONE_OF', 'Admin', 'Drafting')).toEqual(['Services', 'Tui 100%']);
    await uplift.app.database.manager.query(`UPDATE supplier SET status = 'Drafting' WHERE id = 32`);
    expect(await where('STATUS', 'ONE_OF', 'Drafting')).toEqual(['Tui 100%']);
    const both = [['Admin', 'Drafting'], ['Drafting']].map((values) => ({
      column: 'STATUS',
      test: 'ONE_OF',
      values,
    }));
    expect(await names({ filter: { columns: both } })).toEqual(['Tui 100%']);
    await uplift.app.database.manager.query(`UPDATE supplier SET status = 'Admin' WHERE id = 32`);
  });

  it.each([
    ['NAME', 'AT_LEAST', ['a'], 'This column does not support this filter.'],
    ['SEARCH_WEIGHT', 'EQUALS', ['seven'], 'This must be a number.'],
    ['MEMBERSHIP_LISTING_DATE', 'EQUALS', ['31/12/2024'], 'This must be a date.'],
    ['MEMBERSHIP_LISTING_DATE', 'BETWEEN', ['2024-12-31'], 'Please give two values.'],
    ['CATEGORIES', 'ONE_OF', ['x'], 'An ID must be a whole number.'],
    ['NAME', 'CONTAINS', [' '], 'Please give a value.'],
    ['NAME', 'EQUALS', ['x'.repeat(201)], 'This filter has too many values, or a value is too long.'],
  ])('refuses to filter %s by %s %j', async (column, test, values, message) => {
    const { problem } = await list({ filter: { columns: [{ column, test, values }] } });
    expect([problem?.extensions?.code, problem?.message]).toEqual(['BAD_USER_INPUT', message]);
  });

  it.each(COLUMNS.filter(([, { kind }]) => kind !== 'links').map(([name]) => name))(
    'sorts by %s both ways, page by page, empty values last',
    async (name) => {
      const column = inGraphQL(name);
      for (const direction of ['ASC', 'DESC']) {
        const sort = { column, direction };
        const whole = await names({ sort });
        expect([...whole].sort()).toEqual(['Kea', 'Moa', 'Services', 'Tui 100%', 'Tūī Ltd']);
        const paged: string[] = [];
        for (let after: string | null = null; paged.length < 10; ) {
          const { nodes, pageInfo, totalCount, problem }: Awaited<ReturnType<typeof list>> = await list({
            sort,
            first: 2,
            after,
          });
          expect([problem, totalCount]).toEqual([undefined, 5]);
          paged.push(...nodes.map((row: { name: string }) => row.name));
          if (!pageInfo.hasNextPage) break;
          after = pageInfo.endCursor;
        }
        expect(paged).toEqual(whole);
      }
    },
  );

  it('puts empty values last in both directions', async () => {
    const sort = (column: string, direction: string) => names({ sort: { column, direction } });
    expect((await sort('SEARCH_WEIGHT', 'ASC')).slice(0, 3)).toEqual(['Tui 100%', 'Tūī Ltd', 'Kea']);
    expect((await sort('SEARCH_WEIGHT', 'DESC')).slice(0, 3)).toEqual(['Kea', 'Tūī Ltd', 'Tui 100%']);
    expect((await sort('OWNER_MOBILE', 'ASC'))[0]).toBe('Tūī Ltd');
    expect((await sort('OWNER_MOBILE', 'DESC'))[0]).toBe('Tūī Ltd');
    expect(await sort('REVENUE_TOTAL', 'DESC')).toEqual([
      'Kea',
      'Moa',
      ...(await sort('REVENUE_TOTAL', 'DESC')).slice(2),
    ]);
  });

  it('totals the matches to the cent, without unsuccessful sales R092', async () => {
    expect((await list()).totals).toEqual({ enquiryTotal: 3, revenueTotal: 102.5, contributionTotal: 0.3 });
    await uplift.app.database.manager.query('SELECT fold_enquiry_changes(1000)');
    expect((await list()).totals).toEqual({ enquiryTotal: 3, revenueTotal: 102.5, contributionTotal: 0.3 });
    const kea = await list({ filter: { ids: [ids.Kea] } });
    expect(kea.totals).toEqual({ enquiryTotal: 2, revenueTotal: 100.5, contributionTotal: 0.1 });
    expect(kea.nodes).toMatchObject([{ enquiryTotal: 2, revenueTotal: 100.5 }]);
    const none = await list({ filter: { search: 'nobody' } });
    expect([none.totalCount, none.totals.revenueTotal]).toEqual([0, 0]);
  });

  it('takes one statement for any set of fields', async () => {
    const filter = { search: 'k', columns: [{ column: 'ENQUIRY_TOTAL', test: 'AT_LEAST', values: ['1'] }] };
    const sent = await countStatements(() =>
      list({ filter, sort: { column: 'REVENUE_TOTAL', direction: 'DESC' } }),
    );
    expect(sent).toHaveLength(1);
  });
});
