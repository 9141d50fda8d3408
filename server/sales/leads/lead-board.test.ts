import { countStatements } from '../../testing/count-statements.js';
import { startLeadFixture } from '../../testing/lead-fixture.js';

const column = (name: string, test: string, ...values: string[]) => ({ column: name, test, values });

interface Column {
  status: string;
  nodes: { id: number; supplier: { name: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  totals: Record<string, number>;
}

describe('the lead board', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  let buyerId: number;

  beforeAll(async () => {
    fixture = await startLeadFixture();
    const { make, lead } = fixture;
    buyerId = (await make.impactBuyer({ name: 'Kura' })).id;
    for (const day of [1, 2, 3])
      await lead({
        impactBuyerId: buyerId,
        status: 'Sounding Positive',
        estimatedRevenueBand: day,
        actualRevenue: day,
        createdAt: new Date(`2026-01-0${day}T00:00:00Z`),
      });
    await lead({ status: 'Sale', estimatedRevenueBand: 5 });
    await lead({ status: 'Sale', archivedAt: new Date() });
  });
  afterAll(() => fixture.uplift.stop());

  const board = async (variables: object = {}): Promise<Column[]> =>
    (await fixture.ask('board', variables)).record;
  const named = (columns: Column[], status: string) => {
    const found = columns.find((each) => each.status === status);
    if (!found) throw new Error(`There is no column ${status}`);
    return found;
  };

  it('has a column per status in order, read in one statement plus the user lookup R192 R193', async () => {
    let columns: Column[] = [];
    const statements = await countStatements(async () => {
      columns = await board();
    });
    expect(statements.length).toBeLessThanOrEqual(2);
    expect(columns.map(({ status, totalCount }) => [status, totalCount])).toEqual([
      ['CARD_CREATED', 0],
      ['ACTION_TAKEN', 0],
      ['SOUNDING_POSITIVE', 3],
      ['ENQUIRY_CREATED', 0],
      ['SALE', 1],
      ['FUTURE_FOLLOW_UP', 0],
      ['ALREADY_USING', 0],
      ['NO_OPPORTUNITY', 0],
      ['SLIM_CHANCE', 0],
    ]);
    expect(columns[0]).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  it('each column shows its totals, and archived leads are in no column A62 R210 R211', async () => {
    const columns = await board({ first: 1 });
    expect(named(columns, 'SOUNDING_POSITIVE').totals).toEqual({
      estimatedRevenue: 7500,
      estimatedContribution: 0,
      actualRevenue: 6,
      actualContribution: 0,
    });
    expect(named(columns, 'SALE').totals.estimatedRevenue).toBe(10_000);
    expect(named(columns, 'NO_OPPORTUNITY').totals.estimatedRevenue).toBe(0);
  });

  it('a column shows its first leads, and the list continues after them A73', async () => {
    const { nodes, pageInfo } = named(await board({ first: 2 }), 'SOUNDING_POSITIVE');
    expect([nodes.length, pageInfo.hasNextPage]).toEqual([2, true]);
    const { record } = await fixture.ask('list', {
      filter: { columns: [column('STATUS', 'ONE_OF', 'Sounding Positive')] },
      after: pageInfo.endCursor,
    });
    const whole = named(await board(), 'SOUNDING_POSITIVE');
    expect(whole.pageInfo.hasNextPage).toBe(false);
    expect([...nodes, ...record.nodes].map(({ id }) => id)).toEqual(whole.nodes.map(({ id }) => id));
  });

  it('filters, searches and sorts like the list A73', async () => {
    const counts = async (variables: object) => (await board(variables)).map(({ totalCount }) => totalCount);
    expect(await counts({ filter: { search: 'kura' } })).toEqual([0, 0, 3, 0, 0, 0, 0, 0, 0]);
    expect(await counts({ filter: { columns: [column('STATUS', 'ONE_OF', 'Sale')] } })).toEqual([
      0, 0, 0, 0, 1, 0, 0, 0, 0,
    ]);
    const two = [column('IMPACT_BUYER', 'CONTAINS', 'kura'), column('ACTUAL_REVENUE', 'AT_LEAST', '2')];
    expect(await counts({ filter: { columns: two } })).toEqual([0, 0, 2, 0, 0, 0, 0, 0, 0]);
    expect(await counts({ filter: { columns: [column('ARCHIVED', 'ONE_OF', 'Yes')] } })).toEqual([
      0, 0, 0, 0, 1, 0, 0, 0, 0,
    ]);
    const sorted = async (direction: string) =>
      named(await board({ sort: { column: 'SUPPLIER', direction } }), 'SOUNDING_POSITIVE').nodes.map(
        ({ id }) => id,
      );
    expect(await sorted('ASC')).toEqual((await sorted('DESC')).toReversed());
  });

  it('is staff only R216', async () => {
    const { id: supplierId } = await fixture.make.supplier();
    const other = await fixture.uplift.user({ roles: ['Business'], supplierId });
    expect((await fixture.ask('board', {}, other)).code).toBe('FORBIDDEN');
    expect((await fixture.ask('board', {}, null)).code).toBe('UNAUTHENTICATED');
  });

  it('refuses more cards per column than a screen can show', async () => {
    const { code } = await fixture.ask('board', { first: 101 });
    expect(code).toBe('BAD_USER_INPUT');
  });
});
