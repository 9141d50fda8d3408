import { countStatements } from '../testing/count-statements';
import { factories } from '../testing/factories';
import { TestUplift, type TestUser } from '../testing/test-uplift';
import type { SalesEnquiry } from './sales-enquiry.entity';

const GRID = `query Grid($filter: SalesEnquiryFilter, $sort: SalesEnquirySort, $first: Int! = 50, $after: String, $offset: Int) {
  salesEnquiries(filter: $filter, sort: $sort, first: $first, after: $after, offset: $offset) {
    totalCount totals { enquiries revenue contribution } pageInfo { hasNextPage endCursor }
    nodes { id enquiredAt supplierName supplierListTitle impactBuyerName buyerType goodCauseName fullName email mobile
      enquiryAbout progress buyerFeedback emailState via revenue contribution paidToGoodCause actionNeeded followUpOn
      chance personResponsibleName archived } } }`;

describe('the grid of sales enquiries', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());
  beforeEach(() => uplift.app.database.manager.query('TRUNCATE sales_enquiry CASCADE'));

  const grid = async (variables: object = {}, as: TestUser = admin) => {
    const answer = await uplift.graphql(GRID, { ...variables }, { as });
    return answer.data?.salesEnquiries ?? answer;
  };
  const names = async (variables: object = {}, as: TestUser = admin): Promise<string[]> =>
    (await grid(variables, as)).nodes.map((node: { fullName: string }) => node.fullName);
  const day = (n: number) => new Date(Date.UTC(2024, 0, n, 2));
  const make5 = async (fields: (n: number) => Partial<SalesEnquiry>) => {
    for (let n = 1; n <= 5; n++)
      await make.salesEnquiry({ fullName: `E${n}`, enquiredAt: day(n), ...fields(n) });
  };

  it('R185 shows Admin all, newest first', async () => {
    await make5(() => ({}));
    expect(await names()).toEqual(['E5', 'E4', 'E3', 'E2', 'E1']);
  });

  it.each([
    ['ENQUIRED_AT', 'DESC', ['E5', 'E4', 'E3', 'E2', 'E1']],
    ['ENQUIRED_AT', 'ASC', ['E1', 'E2', 'E3', 'E4', 'E5']],
    ['REVENUE', 'DESC', ['E4', 'E5', 'E3', 'E2', 'E1']],
    ['REVENUE', 'ASC', ['E1', 'E2', 'E3', 'E5', 'E4']],
    ['CONTRIBUTION', 'DESC', ['E5', 'E4', 'E3', 'E2', 'E1']],
    ['CONTRIBUTION', 'ASC', ['E1', 'E2', 'E3', 'E4', 'E5']],
  ])('pages by cursor through %s %s without gap or repeat', async (field, direction, expected) => {
    const revenues = [null, null, 10.5, 20, 10.5];
    await make5((n) => ({ revenue: revenues[n - 1], contribution: n < 3 ? null : 1 }));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof grid>> = await grid({
        sort: { field, direction },
        first: 2,
        after,
      });
      seen.push(...page.nodes.map((node: { fullName: string }) => node.fullName));
      expect(page.totalCount).toBe(5);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(expected);
  });

  it('pages by cursor through instants that differ by a microsecond', async () => {
    for (let n = 0; n < 6; n++)
      await uplift.app.database.manager.query(
        `INSERT INTO sales_enquiry (full_name, enquired_at) VALUES ($1, '2024-05-05T05:05:05.00000${n}Z')`,
        [`M${n}`],
      );
    const first = await grid({ first: 3 });
    expect(await names({ first: 3, after: first.pageInfo.endCursor })).toEqual(['M2', 'M1', 'M0']);
  });

  it('pages by offset', async () => {
    await make5(() => ({}));
    const page = await grid({ first: 2, offset: 4 });
    expect(page).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: false } });
    expect(page.nodes).toHaveLength(1);
  });

  it('filters by each field, and counts what it filters', async () => {
    const [supplier, buyer, cause] = [
      await make.supplier(),
      await make.impactBuyer(),
      await make.goodCause(),
    ];
    const marks: Partial<SalesEnquiry>[] = [
      { progress: 'Completed', supplierId: supplier.id },
      { via: 'Connection', impactBuyerId: buyer.id },
      { emailState: 'Viewed', goodCauseId: cause.id },
      { paidToGoodCause: true, enquiredAt: new Date('2020-12-31T12:00:00Z') },
      { actionNeeded: true, archivedAt: new Date() },
    ];
    await make5((n) => marks[n - 1] ?? {});
    const cases: [object, string[]][] = [
      [{ progress: ['COMPLETED'] }, ['E1']],
      [{ progress: ['COMPLETED', 'ENQUIRY'] }, ['E3', 'E2', 'E1', 'E4']],
      [{ via: ['CONNECTION', 'OTHER'] }, ['E2']],
      [{ emailState: ['VIEWED'] }, ['E3']],
      [{ supplierId: supplier.id }, ['E1']],
      [{ impactBuyerId: buyer.id }, ['E2']],
      [{ goodCauseId: cause.id }, ['E3']],
      [{ supplierId: supplier.id, impactBuyerId: buyer.id }, []],
      [{ paidToGoodCause: true }, ['E4']],
      [{ actionNeeded: true }, []],
      [{ actionNeeded: true, archived: true }, ['E5']],
      [{ archived: true }, ['E5']],
      [{ archived: true, year: 2024 }, ['E5']],
      [{ year: 2024, progress: ['ENQUIRY'] }, ['E3', 'E2']],
      [{ year: 2019 }, []],
    ];
    for (const [filter, expected] of cases) {
      const page = await grid({ filter });
      expect([filter, page.nodes.map((node: { fullName: string }) => node.fullName)]).toEqual([
        filter,
        expected,
      ]);
      expect([filter, page.totalCount]).toEqual([filter, expected.length]);
    }
  });

  it('A108 the year is that of New Zealand', async () => {
    await make.salesEnquiry({ fullName: 'New year', enquiredAt: new Date('2020-12-31T12:00:00Z') });
    expect(await names({ filter: { year: 2021 } })).toEqual(['New year']);
    expect(await names({ filter: { year: 2020 } })).toEqual([]);
  });

  it('searches names, addresses and topics whatever the case and macrons, and suppliers, buyers and ids', async () => {
    const supplier = await make.supplier({ name: 'Mānuka Signs' });
    const buyer = await make.impactBuyer({ name: 'Pōhutukawa School' });
    const { id } = await make.salesEnquiry({
      fullName: 'Hēmi Ngata',
      email: 'h@kea.nz',
      enquiryAbout: 'Re-roofing 50%',
    });
    await make.salesEnquiry({ fullName: 'S', supplierId: supplier.id });
    await make.salesEnquiry({ fullName: 'B', impactBuyerId: buyer.id });
    const found: [string, string[]][] = [
      ['hemi', ['Hēmi Ngata']],
      ['NGATA', ['Hēmi Ngata']],
      ['kea.nz', ['Hēmi Ngata']],
      ['roofing 50%', ['Hēmi Ngata']],
      ['ng', ['Hēmi Ngata']],
      ['gata', ['Hēmi Ngata']],
      ['%%%', []],
      ['_ēmi', []],
      ['manuka', ['S']],
      ['pohutukawa', ['B']],
      [String(id), ['Hēmi Ngata']],
      ['no such thing', []],
    ];
    for (const [search, expected] of found) {
      const page = await grid({ filter: { search } });
      const seen = page.nodes.map((node: { fullName: string }) => node.fullName);
      expect([search, seen, page.totalCount]).toEqual([search, expected, expected.length]);
    }
  });

  it('R179 suppliers and buyers see their own; users of both kinds see both', async () => {
    const [supplier, buyer] = [await make.supplier(), await make.impactBuyer()];
    await make.salesEnquiry({ fullName: 'mine', supplierId: supplier.id, actionNeeded: true, chance: 50 });
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
  });

  it('R341 R113 a good cause sees its own without the customer, and cannot find them by name', async () => {
    const cause = await make.goodCause();
    const supplier = await make.supplier({ name: 'Rātā Print' });
    const as = await uplift.user({ roles: ['GoodCause'], goodCauseId: cause.id });
    await make.salesEnquiry({
      goodCauseId: cause.id,
      supplierId: supplier.id,
      fullName: 'Ana',
      enquiryAbout: 'Flyers',
      mobile: '021',
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
        enquiryAbout: null,
      },
    ]);
    expect(await names({ filter: { search: 'Ana' } }, as)).toEqual([]);
    expect((await grid({ filter: { search: 'rata' } }, as)).totalCount).toBe(1);
  });

  it('keeps filters on staff fields to Admin', async () => {
    const as = await uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id });
    for (const filter of [{ actionNeeded: true }, { paidToGoodCause: false }, { waitsForCause: true }])
      expect(await grid({ filter }, as)).toMatchObject({ status: 403 });
  });

  it('A51 sums leave out the money of what fell through', async () => {
    await make.salesEnquiry({ progress: 'Completed', revenue: 100.1, contribution: 5 });
    await make.salesEnquiry({ progress: 'In Progress', revenue: 50.2, contribution: 1.05 });
    await make.salesEnquiry({ progress: 'Fallen Through', revenue: 1000, contribution: 50 });
    expect((await grid()).totals).toEqual({ enquiries: 3, revenue: 150.3, contribution: 6.05 });
  });

  it('sums what the list shows under its filters and its search, and nothing else', async () => {
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

  it('A167 staff list the enquiries that wait for a good cause', async () => {
    const { id } = await make.goodCause();
    await make5((n) => ({ goodCauseId: n === 2 || n === 4 ? null : id, revenue: n }));
    expect(await names({ filter: { waitsForCause: true } })).toEqual(['E4', 'E2']);
    expect(await names({ filter: { waitsForCause: false, search: 'e1' } })).toEqual(['E1']);
    const page = await grid({ filter: { waitsForCause: true } });
    expect(page).toMatchObject({ totalCount: 2, totals: { revenue: 6 } });
  });

  it('answers in two statements, the look-up of the user being one', async () => {
    await make5(() => ({}));
    for (const variables of [{}, { filter: { search: 'e1', year: 2024 } }, { filter: { via: ['OTHER'] } }])
      expect(await countStatements(() => grid(variables))).toHaveLength(2);
  });

  it('refuses pages, cursors and filters that cannot be', async () => {
    const bad = [
      { first: 0 },
      { first: 501 },
      { offset: -1 },
      { after: 'x', offset: 1 },
      { after: 'nonsense' },
      { after: Buffer.from('["2024-99-99T00:00:00+00:00",1]').toString('base64url') },
      { after: Buffer.from('["; DROP TABLE lead",1]').toString('base64url') },
      { after: Buffer.from('[1,1]').toString('base64url') },
      { filter: { search: 'x'.repeat(101) } },
      { filter: { search: 'a\u0000' } },
      { filter: { year: 99_999 } },
      { filter: { supplierId: 0 } },
    ];
    for (const variables of bad)
      expect([variables, (await uplift.graphql(GRID, variables, { as: admin })).status]).toEqual([
        variables,
        400,
      ]);
    expect((await uplift.graphql(GRID, { first: 'x' })).status).toBe(401);
  });
});
