import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { goodCauseColumns } from './good-cause-record.sql.js';

const LIST = `query ($filter: GoodCauseListFilter, $sort: GoodCauseListSort, $first: Int, $after: String) {
  goodCauseRecords(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id name buyerCount enquiryTotal revenueTotal contributionTotal }
    totalCount pageInfo { hasNextPage endCursor } totals { enquiryTotal revenueTotal contributionTotal }
  }
}`;
const inGraphQL = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase();

describe('the staff list of good causes R104', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let own: TestUser;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const rows = [
      { name: 'Māra Kai', website: 'https://kai.example.nz' },
      { name: 'apple school', status: 'Drafting', createdAt: new Date('2026-01-31T11:30:00Z') },
      { name: 'Nelson (Impact an Area)', description: '100%' },
      { name: 'Kea Club', status: 'Left & Removed' },
    ] as const;
    for (const row of rows) ids[row.name] = (await make.goodCause(row as never)).id;
    const sale = (fields: object) => make.salesEnquiry({ goodCauseId: ids['Māra Kai'], ...fields });
    await sale({ progress: 'Completed', revenue: 100.5, contribution: 5 });
    await sale({ progress: 'Fallen Through', revenue: 50, contribution: 9 });
    await make.salesEnquiry({ goodCauseId: ids['Kea Club'], revenue: 2 });
    await make.impactBuyer({ goodCauseId: ids['Kea Club'] });
    admin = await uplift.user({ roles: ['Admin'] });
    own = await uplift.user({ roles: ['GoodCause'], goodCauseId: ids['apple school'] });
  });
  afterAll(() => uplift.stop());

  const list = async (variables: object = {}, as = admin) => {
    const { data, errors } = await uplift.graphql(LIST, { ...variables }, { as });
    return { ...data?.goodCauseRecords, problem: errors?.[0] };
  };
  const names = async (variables: object, as = admin) =>
    (await list(variables, as)).nodes?.map(({ name }: { name: string }) => name);

  it('staff see all causes by name, a cause user only its own, other users none C026', async () => {
    const inOrder = ['apple school', 'Kea Club', 'Māra Kai', 'Nelson (Impact an Area)'];
    expect(await names({})).toEqual(inOrder);
    expect(await names({}, own)).toEqual(['apple school']);
    expect(await names({ filter: { ids: [ids['Kea Club']] } }, own)).toEqual([]);
    const supplier = await uplift.user({ roles: ['Business'], goodCauseId: ids['Kea Club'] });
    expect((await list({}, supplier)).problem?.extensions?.code).toBe('FORBIDDEN');
    const rest = async (as: TestUser) => (await uplift.rest('GET', 'goodCause/all', { as })).json();
    expect((await rest(admin)).map(({ name }: { name: string }) => name)).toEqual(inOrder);
    expect(await rest(own)).toEqual([
      expect.objectContaining({ id: ids['apple school'], status: 'Drafting', goodCauseLinkKey: null }),
    ]);
    const without = await uplift.user({ roles: ['GoodCause'] });
    expect([await names({}, without), await rest(without)]).toEqual([[], []]);
  });

  it.each([
    [{ search: 'mara' }, ['Māra Kai']],
    [{ search: '100%' }, []],
    [{ columns: [{ column: 'STATUS', test: 'ONE_OF', values: ['Drafting'] }] }, ['apple school']],
    [{ columns: [{ column: 'SPECIAL', test: 'EQUALS', values: ['true'] }] }, ['Nelson (Impact an Area)']],
    [{ columns: [{ column: 'WEBSITE', test: 'NOT_EMPTY', values: [] }] }, ['Māra Kai']],
    [
      { columns: [{ column: 'DESCRIPTION', test: 'CONTAINS', values: ['100%'] }] },
      ['Nelson (Impact an Area)'],
    ],
    [{ columns: [{ column: 'BUYER_COUNT', test: 'AT_LEAST', values: ['1'] }] }, ['Kea Club']],
    [{ columns: [{ column: 'ENQUIRY_TOTAL', test: 'EQUALS', values: ['2'] }] }, ['Māra Kai']],
    [{ columns: [{ column: 'REVENUE_TOTAL', test: 'EQUALS', values: ['100.5'] }] }, ['Māra Kai']],
    [{ columns: [{ column: 'CREATED_AT', test: 'EQUALS', values: ['2026-02-01'] }] }, ['apple school']],
  ])('filters by %j', async (filter, expected) => {
    expect(await names({ filter })).toEqual(expected);
  });

  it('no list can be filtered or sorted by the key A25', async () => {
    const filter = { columns: [{ column: 'LINK_KEY', test: 'NOT_EMPTY', values: [] }] };
    expect((await list({ filter })).problem?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it.each(Object.keys(goodCauseColumns))('sorts by %s both ways, page by page', async (name) => {
    for (const direction of ['ASC', 'DESC']) {
      const sort = { column: inGraphQL(name), direction };
      const whole = await names({ sort });
      expect([...whole].sort()).toEqual(Object.keys(ids).sort());
      const one = await list({ sort, first: 3 });
      const rest = await list({ sort, first: 3, after: one.pageInfo.endCursor });
      const paged = [...one.nodes, ...rest.nodes].map((row: { name: string }) => row.name);
      expect(paged).toEqual(whole);
    }
  });

  it('returns the totals of each row and of all matches in one statement', async () => {
    const sort = { column: 'CONTRIBUTION_TOTAL', direction: 'DESC' };
    const { nodes, totals } = await list({ sort });
    expect(nodes[0]).toEqual({
      id: ids['Māra Kai'],
      name: 'Māra Kai',
      buyerCount: 0,
      enquiryTotal: 2,
      revenueTotal: 100.5,
      contributionTotal: 5,
    });
    expect(totals).toEqual({ enquiryTotal: 3, revenueTotal: 102.5, contributionTotal: 5 });
    await uplift.app.database.manager.query('SELECT fold_enquiry_changes(1000)');
    expect((await list()).totals).toEqual(totals);
    const sent = await countStatements(() => list({ sort }));
    expect(sent).toHaveLength(1);
  });
});
