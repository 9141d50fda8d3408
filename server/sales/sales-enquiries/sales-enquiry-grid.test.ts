import { orderOf, writeCursor } from '../../kits/lists/keyset.js';
import { countStatements } from '../../testing/count-statements.js';
import { type EnquiryGrid, GRID, openEnquiryGrid } from '../../testing/enquiry-grid.js';
import type { SalesEnquiry } from './sales-enquiry.entity.js';
import { ENQUIRY_LIST } from './sales-enquiry-grid.read-model.js';
import { NEWEST_FIRST } from './sales-enquiry-order.sql.js';

describe('the enquiry grid', () => {
  let opened: EnquiryGrid;
  let uplift: EnquiryGrid['uplift'];
  let make: EnquiryGrid['make'];
  let admin: EnquiryGrid['admin'];
  let grid: EnquiryGrid['grid'];
  let names: EnquiryGrid['names'];
  let make5: EnquiryGrid['make5'];
  beforeAll(async () => {
    opened = await openEnquiryGrid();
    ({ uplift, make, admin, grid, names, make5 } = opened);
  });
  afterAll(() => opened.uplift.stop());
  beforeEach(() => opened.empty());

  it('shows Admin all, newest first R185', async () => {
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
  ])('pages by cursor through %s %s without gaps or repeats', async (field, direction, expected) => {
    const revenues = [null, null, 10.5, 20, 10.5];
    await make5((n) => ({ revenue: revenues[n - 1], contribution: n < 3 ? null : 1 }));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof grid>> = await grid({
        sort: { column: field, direction },
        first: 2,
        after,
      });
      seen.push(...page.nodes.map((node: { fullName: string }) => node.fullName));
      expect(page.totalCount).toBe(5);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(expected);
  });

  it('pages by cursor through timestamps that differ by a microsecond', async () => {
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

  it('filters by each field, and counts the matches', async () => {
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

  it('uses New Zealand calendar years A108', async () => {
    await make.salesEnquiry({ fullName: 'New year', enquiredAt: new Date('2020-12-31T12:00:00Z') });
    expect(await names({ filter: { year: 2021 } })).toEqual(['New year']);
    expect(await names({ filter: { year: 2020 } })).toEqual([]);
  });

  it('searches names, addresses, topics, suppliers, buyers and ids, ignoring case and macrons', async () => {
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

  it('staff list the enquiries that have no good cause yet A167', async () => {
    const { id } = await make.goodCause();
    await make5((n) => ({ goodCauseId: n === 2 || n === 4 ? null : id, revenue: n }));
    expect(await names({ filter: { waitsForCause: true } })).toEqual(['E4', 'E2']);
    expect(await names({ filter: { waitsForCause: false, search: 'e1' } })).toEqual(['E1']);
    const page = await grid({ filter: { waitsForCause: true } });
    expect(page).toMatchObject({ totalCount: 2, totals: { revenue: 6 } });
  });

  it('takes one statement, or two if it has to look up the user', async () => {
    await make5(() => ({}));
    for (const variables of [{}, { filter: { search: 'e1', year: 2024 } }, { filter: { via: ['OTHER'] } }])
      expect((await countStatements(() => grid(variables))).length).toBeLessThanOrEqual(2);
  });

  it('refuses a cursor of another order', async () => {
    await make5(() => ({}));
    const sorted = (column: string, direction: string) => ({ sort: { column, direction }, first: 2 });
    const { endCursor: after } = (await grid(sorted('REVENUE', 'DESC'))).pageInfo;
    expect((await grid({ ...sorted('REVENUE', 'DESC'), after })).nodes).toHaveLength(2);
    for (const other of [sorted('REVENUE', 'ASC'), sorted('CONTRIBUTION', 'DESC')]) {
      const { errors } = await uplift.graphql(GRID, { ...other, after }, { as: admin });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'after' }] });
    }
    // The default order is the same as that order by name.
    const { endCursor } = (await grid({ first: 2 })).pageInfo;
    expect((await grid({ ...sorted('ENQUIRED_AT', 'DESC'), after: endCursor })).nodes).toHaveLength(2);
  });

  it('refuses invalid pages, cursors and filters', async () => {
    const newest = (values: unknown[]) => writeCursor(orderOf(ENQUIRY_LIST, NEWEST_FIRST), values);
    const bad = [
      { first: 0 },
      { first: 501 },
      { offset: -1 },
      { after: 'x', offset: 1 },
      { after: 'nonsense' },
      { after: newest(['2024-99-99T00:00:00+00:00', 1]) },
      { after: newest(['; DROP TABLE lead', 1]) },
      { after: newest([1, 1]) },
      { after: newest(['2024-01-01T00:00:00+00:00']) },
      { after: Buffer.from('["2024-01-01T00:00:00+00:00",1]').toString('base64url') },
      { filter: { search: 'x'.repeat(101) } },
      { filter: { search: '\ud800' } },
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
