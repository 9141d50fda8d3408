import { BUYER_TYPES } from '../../directory/impact-buyers/buyer-types.js';
import { type EnquiryGrid, openEnquiryGrid } from '../../testing/enquiry-grid.js';
import { listExports } from '../../testing/list-exports.js';
import type { TestUser } from '../../testing/test-uplift.js';
import { ENQUIRY_COLUMNS } from './sales-enquiry-columns.sql.js';

/** Returns the name of a column in GraphQL. */
const called = (column: string) => column.replace(/[A-Z]/g, '_$&').toUpperCase();
const TYPES = [...BUYER_TYPES].sort();
const indexed = ['enquiredAt', 'revenue', 'contribution'];

describe('column filters and sorting of the enquiry grid', () => {
  let opened: EnquiryGrid;
  let make: EnquiryGrid['make'];
  let grid: EnquiryGrid['grid'];
  let names: EnquiryGrid['names'];
  let cause: TestUser;
  let seller: TestUser;

  /**
   * Creates four enquiries with a value in every column, each greater than the one before, and a fifth with
   * as few values as possible.
   */
  beforeAll(async () => {
    opened = await openEnquiryGrid();
    ({ make, grid, names } = opened);
    const goodCause = await make.goodCause({ name: 'Kea 3' });
    const buyers = [];
    const suppliers = [];
    for (const n of [1, 2, 3, 4]) {
      const supplier = await make.supplier({ name: `Rātā ${n}`, listTitle: `Printer ${n}` });
      const status = n === 2 ? 'Live Report' : 'Drafting';
      const buyer = await make.impactBuyer({ name: `School ${n}`, status, buyerType: TYPES[n - 1] });
      const person = await opened.uplift.user({ roles: ['Admin'], fullName: `Staff ${n}` });
      const given = n === 3 ? goodCause : await make.goodCause({ name: `Kea ${n}` });
      await make.salesEnquiry({
        fullName: `E${n}`,
        email: `e${n}@example.nz`,
        mobile: `021 ${n}`,
        enquiryAbout: `Topic ${n}`,
        enquiredAt: new Date(Date.UTC(2024, 0, n, 2)),
        progress: (['Completed', 'Enquiry', 'Fallen Through', 'In Progress'] as const)[n - 1],
        via: (['Affiliate', 'Connection', 'Other', 'Repeat Sale'] as const)[n - 1],
        revenue: n * 10,
        contribution: n,
        paidToGoodCause: n > 2,
        followUpOn: `2026-01-0${n}`,
        personResponsibleId: person.id,
        supplierId: supplier.id,
        impactBuyerId: buyer.id,
        goodCauseId: n === 2 ? goodCause.id : given.id,
      });
      buyers.push(buyer);
      suppliers.push(supplier);
    }
    await make.salesEnquiry({ fullName: '', enquiredAt: new Date(Date.UTC(2024, 0, 5, 2)) });
    cause = await opened.uplift.user({ roles: ['GoodCause'], goodCauseId: goodCause.id });
    seller = await opened.uplift.user({ roles: ['Business'], supplierId: suppliers[0]?.id });
  });
  afterAll(() => opened.uplift.stop());

  const ask = (column: string, test: string, ...values: string[]) => ({
    filter: { columns: [{ column, test, values }] },
  });
  const all = async (sort: object, as?: TestUser) => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof grid>> = await grid({ sort, first: 2, after }, as);
      seen.push(...page.nodes.map(({ id }: { id: number }) => id));
      expect(page.totalCount).toBe(as ? 2 : 5);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    return seen;
  };
  const sorted = ENQUIRY_COLUMNS.filter((column) => !indexed.includes(column));

  it.each(sorted)('sorts by %s both ways, page by page, without gaps or repeats', async (column) => {
    const up = await all({ column: called(column), direction: 'ASC' });
    const down = await all({ column: called(column), direction: 'DESC' });
    expect(new Set(up).size).toBe(5);
    expect(new Set(down)).toEqual(new Set(up));
    expect(down).not.toEqual(up);
  });

  it.each([
    ['SUPPLIER', ['E1', 'E2', 'E3', 'E4', '']],
    ['PERSON_RESPONSIBLE', ['E1', 'E2', 'E3', 'E4', '']],
    ['FOLLOW_UP_ON', ['E1', 'E2', 'E3', 'E4', '']],
    ['MOBILE', ['E1', 'E2', 'E3', 'E4', '']],
  ])('sorts empty values of %s last both ways', async (column, expected) => {
    expect(await names({ sort: { column, direction: 'ASC' } })).toEqual(expected);
    const down = await names({ sort: { column, direction: 'DESC' } });
    expect(down).toEqual([...expected.slice(0, 4).reverse(), '']);
  });

  it.each([
    ['SUPPLIER', 'CONTAINS', ['rata 2'], ['E2']],
    ['SUPPLIER', 'NOT_CONTAINS', ['2'], ['', 'E4', 'E3', 'E1']],
    ['SUPPLIER', 'EMPTY', [], ['']],
    ['SUPPLIER_LIST_TITLE', 'STARTS_WITH', ['printer'], ['E4', 'E3', 'E2', 'E1']],
    ['IMPACT_BUYER', 'EQUALS', ['school 4'], ['E4']],
    ['GOOD_CAUSE', 'CONTAINS', ['kea 4'], ['E4']],
    ['PERSON_RESPONSIBLE', 'NOT_EMPTY', [], ['E4', 'E3', 'E2', 'E1']],
    ['EMAIL', 'CONTAINS', ['e3@'], ['E3']],
    ['ENQUIRY_ABOUT', 'EQUALS', ['topic 1'], ['E1']],
    ['REVENUE', 'BETWEEN', ['20', '30'], ['E3', 'E2']],
    ['REVENUE', 'EMPTY', [], ['']],
    ['CONTRIBUTION', 'AT_LEAST', ['2'], ['E4', 'E2']],
    ['FOLLOW_UP_ON', 'AT_MOST', ['2026-01-02'], ['E2', 'E1']],
    ['ENQUIRED_AT', 'EQUALS', ['2024-01-05'], ['']],
    ['PROGRESS', 'ONE_OF', ['Completed', 'Enquiry'], ['', 'E2', 'E1']],
    ['PAID_TO_GOOD_CAUSE', 'EQUALS', ['true'], ['E4', 'E3']],
    ['ID', 'AT_LEAST', ['1000000'], []],
  ])('%s %s %j finds %j and counts the matches', async (column, test, values, expected) => {
    const page = await grid(ask(column, test, ...values));
    expect(page.nodes.map(({ fullName }: { fullName: string | null }) => fullName ?? '')).toEqual(expected);
    expect(page).toMatchObject({ totalCount: expected.length, totals: { enquiries: expected.length } });
  });

  it('combines conditions with each other, with the search and with the other filters', async () => {
    const columns = [
      { column: 'SUPPLIER', test: 'CONTAINS', values: ['rata'] },
      { column: 'IMPACT_BUYER', test: 'NOT_CONTAINS', values: ['4'] },
      { column: 'REVENUE', test: 'AT_LEAST', values: ['20'] },
    ];
    expect(await names({ filter: { columns } })).toEqual(['E3', 'E2']);
    expect(await names({ filter: { columns, progress: ['ENQUIRY'] } })).toEqual(['E2']);
    expect(await names({ filter: { columns, search: 'rata 3' } })).toEqual(['E3']);
    expect((await grid({ filter: { columns } })).totals).toMatchObject({ enquiries: 2, revenue: 20 });
  });

  it('good causes cannot filter by customer data that they do not see R341', async () => {
    expect((await grid({}, cause)).totalCount).toBe(2);
    for (const [column, text] of [
      ['FULL_NAME', 'E2'],
      ['EMAIL', 'e2'],
      ['MOBILE', '021'],
      ['ENQUIRY_ABOUT', 'topic'],
    ] as const)
      expect(await grid(ask(column, 'CONTAINS', text), cause)).toMatchObject({ totalCount: 0 });
  });

  it('good causes find only published buyers by name R115', async () => {
    expect((await grid(ask('IMPACT_BUYER', 'CONTAINS', 'school'), cause)).totalCount).toBe(1);
    expect((await grid(ask('IMPACT_BUYER', 'EMPTY'), cause)).totalCount).toBe(1);
    for (const column of ['IMPACT_BUYER', 'FULL_NAME'])
      expect(await all({ column, direction: 'ASC' }, cause)).toHaveLength(2);
  });

  it.each(['PERSON_RESPONSIBLE', 'FOLLOW_UP_ON', 'PAID_TO_GOOD_CAUSE'])(
    'only staff can filter by %s',
    async (column) => {
      for (const variables of [ask(column, 'NOT_EMPTY'), { sort: { column, direction: 'ASC' } }])
        expect(await grid(variables, seller)).toMatchObject({
          errors: [{ message: expect.any(String), extensions: { code: 'BAD_USER_INPUT' } }],
        });
    },
  );

  it('refuses an invalid condition', async () => {
    for (const variables of [ask('REVENUE', 'CONTAINS', '1'), ask('REVENUE', 'AT_LEAST', 'much')])
      expect(await grid(variables)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('the export has the matches of the conditions, in the order of the column', async () => {
    const file = listExports(opened.uplift, 'exportSalesEnquiries', 'SalesEnquiry');
    const rows = await file.rows(['FULL_NAME'], opened.admin, ask('SUPPLIER', 'NOT_CONTAINS', '4'));
    expect(rows.flat()).toEqual(['', 'E3', 'E2', 'E1']);
  });
});
