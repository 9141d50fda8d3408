import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { impactBuyerColumns } from './impact-buyer-record.sql.js';

const LIST = `query ($filter: ImpactBuyerListFilter, $sort: ImpactBuyerListSort, $first: Int, $after: String) {
  impactBuyerRecords(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id name enquiryTotal revenueTotal contributionTotal leadsCount latestEnquiryId }
    totalCount pageInfo { hasNextPage endCursor } totals { enquiryTotal revenueTotal contributionTotal }
  }
}`;
const inGraphQL = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase();
const COLUMNS = Object.entries(impactBuyerColumns.Admin);
const ALL = ['Kea School', 'Moa Farm', 'Tūī Church', 'Tui 100%'];

describe('the admin list of impact buyers', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let own: TestUser;
  let latestId: number;
  let causeId: number;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const cause = await make.goodCause({ name: 'Māra Kai' });
    causeId = cause.id;
    const rows = [
      {
        name: 'Tūī Church',
        interestedStatus: 'Open',
        buyerType: 'Church',
        phone: '021 555',
        suppliersUsed: 7,
        goodCauseId: cause.id,
        createdAt: new Date('2026-01-31T11:30:00Z'),
      },
      { name: 'Tui 100%', suppliersUsed: 2, status: 'Drafting', supplierContributionTotal: 12.5 },
      { name: 'Moa Farm', interestedStatus: 'Not Interested', goodCauseLinkEnabled: true },
      { name: 'Kea School', interestedStatus: 'Open', status: 'Live Report', chanceOfLead: 'Good' },
    ] as const;
    for (const row of rows) ids[row.name] = (await make.impactBuyer(row as never)).id;
    const sale = (fields: object) => make.salesEnquiry({ impactBuyerId: ids['Kea School'], ...fields });
    await sale({ progress: 'Completed', revenue: 100.5, contribution: 5 });
    latestId = (await sale({ progress: 'Fallen Through', revenue: 50, contribution: 9 })).id;
    await sale({ archivedAt: new Date(), revenue: 1, contribution: 0.5 });
    await make.salesEnquiry({ impactBuyerId: ids['Moa Farm'], revenue: 2 });
    await make.lead({ impactBuyerId: ids['Moa Farm'] as number, supplierId: (await make.supplier()).id });
    admin = await uplift.user({ roles: ['Admin'] });
    own = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: ids['Moa Farm'] });
  });
  afterAll(() => uplift.stop());

  const list = async (variables: object = {}, as = admin) => {
    const { data, errors } = await uplift.graphql(LIST, { ...variables }, { as });
    return { ...data?.impactBuyerRecords, problem: errors?.[0] };
  };
  const names = async (variables: object, as = admin) =>
    (await list(variables, as)).nodes?.map(({ name }: { name: string }) => name);
  const where = async (column: string, test: string, ...values: string[]) =>
    (await names({ filter: { columns: [{ column, test, values }] } })).sort();

  it('staff see all buyers by name, a buyer user only its own, other users none A38 C044', async () => {
    const inOrder = ['Kea School', 'Moa Farm', 'Tui 100%', 'Tūī Church'];
    expect(await names({})).toEqual(inOrder);
    expect(await names({}, own)).toEqual(['Moa Farm']);
    expect(await names({ filter: { ids: [ids['Kea School']] } }, own)).toEqual([]);
    const supplier = await uplift.user({ roles: ['Business'], impactBuyerId: ids['Moa Farm'] });
    expect((await list({}, supplier)).problem?.extensions?.code).toBe('FORBIDDEN');
    const without = await uplift.user({ roles: ['ImpactBusiness'] });
    expect(await names({}, without)).toEqual([]);

    const rest = async (as: TestUser) => (await uplift.rest('GET', 'impactBusiness/all', { as })).json();
    expect((await rest(admin)).map(({ id }: { id: number }) => id).sort()).toEqual(Object.values(ids).sort());
    expect(await rest(own)).toEqual([expect.objectContaining({ id: ids['Moa Farm'], impactIsGC: 0 })]);
    expect(await rest(without)).toEqual([]);
    const sent = await countStatements(() => rest(admin));
    expect(sent.filter((statement) => statement.includes('FROM impact_buyer'))).toHaveLength(1);
  });

  it('over REST staff get the staff fields, the buyer’s own user does not A38 R131', async () => {
    const staff = ['impactInterestedStatus', 'impactChanceOfLead', 'impactAdminNotes', 'goodCauseLinkKey'];
    const of = async (as: TestUser) =>
      (await uplift.rest('GET', 'impactBusiness/all', { as }))
        .json()
        .find(({ id }: { id: number }) => id === ids['Moa Farm']);
    for (const key of staff) {
      expect(await of(admin)).toHaveProperty(key);
      expect(await of(own)).not.toHaveProperty(key);
    }
    expect(await of(own)).toMatchObject({ leadsCount: 1, revenueTotal: 2, enquiryTotal: 1 });
  });

  it.each([
    ['tui', ['Tui 100%', 'Tūī Church']],
    ['100%', ['Tui 100%']],
    ['_', []],
  ])('the quick filter finds %j', async (search, expected) => {
    expect(await names({ filter: { search } })).toEqual(expected);
  });

  it('the quick filter finds a record by id', async () => {
    const id = String(ids['Kea School']);
    expect(await names({ filter: { search: id } })).toContain('Kea School');
  });

  it.each([
    ['NAME', 'CONTAINS', ['tūi'], ['Tui 100%', 'Tūī Church']],
    ['INTERESTED_STATUS', 'ONE_OF', ['Open'], ['Kea School', 'Tūī Church']],
    ['INTERESTED_STATUS', 'ONE_OF', ['Prospecting'], ['Tui 100%']],
    ['STATUS', 'ONE_OF', ['Live Report', 'Drafting'], ['Kea School', 'Tui 100%']],
    ['BUYER_TYPE', 'ONE_OF', ['Church'], ['Tūī Church']],
    ['BUYER_TYPE', 'EMPTY', [], ['Kea School', 'Moa Farm', 'Tui 100%']],
    ['PHONE', 'NOT_EMPTY', [], ['Tūī Church']],
    ['CHANCE_OF_LEAD', 'ONE_OF', ['Good'], ['Kea School']],
    ['GOOD_CAUSE_LINK_ENABLED', 'EQUALS', ['true'], ['Moa Farm']],
    ['SUPPLIERS_USED', 'AT_LEAST', ['3'], ['Tūī Church']],
    ['SUPPLIER_CONTRIBUTION_TOTAL', 'EQUALS', ['12.5'], ['Tui 100%']],
    ['CHOSEN_GOOD_CAUSE', 'CONTAINS', ['mara'], ['Tūī Church']],
    ['CREATED_AT', 'EQUALS', ['2026-02-01'], ['Tūī Church']],
    ['ENQUIRY_TOTAL', 'AT_LEAST', ['2'], ['Kea School']],
    ['REVENUE_TOTAL', 'EQUALS', ['101.5'], ['Kea School']],
    ['CONTRIBUTION_TOTAL', 'AT_LEAST', ['0.5'], ['Kea School']],
    ['LEADS_COUNT', 'EQUALS', ['1'], ['Moa Farm']],
  ])('filters the column %s by %s %j R116', async (column, test, values, expected) => {
    expect(await where(column, test, ...values)).toEqual([...expected].sort());
  });

  it('combines the good cause filter with all other conditions', async () => {
    expect(await where('GOOD_CAUSE', 'ONE_OF', String(causeId))).toEqual(['Tūī Church']);
    const columns = [
      { column: 'INTERESTED_STATUS', test: 'ONE_OF', values: ['Open'] },
      { column: 'GOOD_CAUSE', test: 'EMPTY', values: [] },
    ];
    expect(await names({ filter: { columns } })).toEqual(['Kea School']);
  });

  it.each(COLUMNS.filter(([, { kind }]) => kind !== 'links').map(([name]) => name))(
    'sorts by %s both ways, page by page',
    async (name) => {
      const column = inGraphQL(name);
      for (const direction of ['ASC', 'DESC']) {
        const sort = { column, direction };
        const whole = await names({ sort });
        expect([...whole].sort()).toEqual([...ALL].sort());
        const paged: string[] = [];
        for (let after: string | null = null; paged.length < 8; ) {
          const page: Awaited<ReturnType<typeof list>> = await list({ sort, first: 3, after });
          expect([page.problem, page.totalCount]).toEqual([undefined, 4]);
          paged.push(...page.nodes.map((row: { name: string }) => row.name));
          if (!page.pageInfo.hasNextPage) break;
          after = page.pageInfo.endCursor;
        }
        expect(paged).toEqual(whole);
      }
    },
  );

  it('each row has its totals and its latest enquiry, ignoring archived and unsuccessful ones R123', async () => {
    const { nodes, totals } = await list({ sort: { column: 'REVENUE_TOTAL', direction: 'DESC' } });
    expect(nodes[0]).toEqual({
      id: ids['Kea School'],
      name: 'Kea School',
      enquiryTotal: 3,
      revenueTotal: 101.5,
      contributionTotal: 5.5,
      leadsCount: 0,
      latestEnquiryId: latestId,
    });
    expect(nodes[1]).toMatchObject({ name: 'Moa Farm', leadsCount: 1, enquiryTotal: 1 });
    expect(nodes[3]).toMatchObject({ enquiryTotal: 0, revenueTotal: 0, latestEnquiryId: null });
    expect(totals).toEqual({ enquiryTotal: 4, revenueTotal: 103.5, contributionTotal: 5.5 });
    await uplift.app.database.manager.query('SELECT fold_enquiry_changes(1000)');
    expect((await list()).totals).toEqual(totals);
    expect(await where('REVENUE_TOTAL', 'EQUALS', '101.5')).toEqual(['Kea School']);
    const none = await list({ filter: { search: 'nobody' } });
    expect([none.totalCount, none.totals.revenueTotal]).toEqual([0, 0]);
    const report = await uplift.graphql(`{ impactReport(id: ${ids['Kea School']}) { contribution } }`);
    expect(report.data.impactReport.contribution).toBe(5.5);
  });

  it('takes one statement for any set of fields', async () => {
    const filter = { search: 'k', columns: [{ column: 'ENQUIRY_TOTAL', test: 'AT_LEAST', values: ['1'] }] };
    const sent = await countStatements(() =>
      list({ filter, sort: { column: 'CHOSEN_GOOD_CAUSE', direction: 'DESC' } }),
    );
    expect(sent).toHaveLength(1);
  });
});
