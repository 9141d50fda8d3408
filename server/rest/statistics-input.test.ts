import { startStatistics } from '../testing/statistics-fixture.js';
import type { TestUser } from '../testing/test-uplift.js';

type Owner = 'seller' | 'cause' | 'buyer';
/** The calls for statistics of one record, by kind of owner. */
const CALLS: Record<Owner, readonly string[]> = {
  seller: [
    'suppliersStats',
    'supplierSalesEnquiryBuyerTypeStats',
    'supplierLeadsBuyerTypeStats',
    'supplierGoodCauseCC',
  ],
  cause: [
    'goodCauseStats',
    'goodCauseSupplierCategoryCC',
    'goodCauseSalesEnquiryBuyerTypeStats',
    'goodCauseLeadsBuyerTypeStats',
  ],
  buyer: ['impactBuyerStats', 'impactBuyerChosenGoodCause'],
};
const CASES = Object.entries(CALLS).flatMap(([owner, names]) =>
  names.map((name) => [owner as Owner, name] as const),
);
const RECORDS = ['0', '-1', 'abc', '1.5', '99999999999', '%00', 'NaN', 'null'];
const PERIODS = [
  'year=-1',
  'year=0',
  'year=1999',
  'year=2101',
  'year=99999',
  'year=99999999999999999999',
  'year=NaN',
  'year=2024.5',
  'year=2024&year=2023',
  'year=2024&month=13',
  'year=2024&month=-1',
  'year=2024&month=NaN',
  'year=2024&month=99999',
  // Whose month?
  'month=5',
];
const UNKNOWN = 2_000_000;
const PANEL = `query ($of: StatisticsOf!, $id: Int, $year: Int, $month: Int) {
  salesStatistics(of: $of, id: $id, year: $year, month: $month) { enquiries } }`;
const LIST =
  'query ($first: Int = 5, $sort: SupplierStatisticsListSort) { supplierStatistics(first: $first, sort: $sort) { totalCount } }';
const OTHERS = `query ($year: Int, $month: Int) { dashboard(year: $year, month: $month) { years }
  supplierStatistics(year: $year, month: $month) { totalCount } }`;
/** Details that errors must not reveal: messages of the database, and positions in the code. */
const INSIDE = /select|syntax|pg_|postgres|node_modules|\bat .*:\d+:\d+/i;

describe('invalid requests for statistics', () => {
  let ground: Awaited<ReturnType<typeof startStatistics>>;
  let ids: Record<Owner, { own: number; foreign: number }>;

  beforeAll(async () => {
    ground = await startStatistics();
    const { make } = ground;
    ids = {
      seller: { own: ground.ids.supplier, foreign: ground.ids.rimu },
      cause: { own: ground.ids.cause, foreign: (await make.goodCause()).id },
      buyer: { own: ground.ids.school, foreign: (await make.impactBuyer()).id },
    };
  });
  afterAll(() => ground.uplift.stop());

  /** Returns the response without the id for the log. */
  const answered = async (path: string, as: TestUser | null) => {
    const answer = await ground.uplift.rest('GET', `stats/${path}`, { as });
    const { code, message, fields } = answer.json();
    return { status: answer.statusCode, code, message, fields };
  };
  const refusedClearly = async (path: string, as: TestUser) => {
    const { status, code, message } = await answered(path, as);
    expect([path, status, code]).toEqual([path, status === 404 ? 404 : 400, expect.any(String)]);
    expect(message).toMatch(/^[A-Z].{5,}\.$/);
    expect(message).not.toMatch(INSIDE);
  };

  it.each(CASES)(
    '%s by %s: rejects an invalid year, month or record with a message R258',
    async (owner, name) => {
      for (const record of RECORDS) await refusedClearly(`${name}/${record}`, ground.users.admin);
      for (const period of PERIODS)
        await refusedClearly(`${name}/${ids[owner].own}?${period}`, ground.users[owner]);
      expect((await answered(`${name}/${ids[owner].own}?year=&month=`, ground.users[owner])).status).toBe(
        200,
      );
    },
  );

  it.each(CASES)(
    '%s by %s: returns the same for a record of others as for a missing one R258',
    async (owner, name) => {
      const { own, foreign } = ids[owner];
      const others = Object.entries(ground.users).filter(([role]) => role !== 'admin');
      for (const [role, as] of others) {
        const unknown = await answered(`${name}/${UNKNOWN}`, as);
        expect(unknown).toMatchObject({ status: 403, code: 'FORBIDDEN' });
        expect(await answered(`${name}/${foreign}`, as)).toEqual(unknown);
        // Owners of a record of another kind, whatever its number.
        if (role !== owner) expect(await answered(`${name}/${own}`, as)).toEqual(unknown);
      }
      const member = await ground.uplift.user({ roles: [] });
      expect(await answered(`${name}/${own}`, member)).toEqual(await answered(`${name}/${UNKNOWN}`, member));
      expect(await answered(`${name}/${own}`, null)).toEqual(await answered(`${name}/${UNKNOWN}`, null));
      expect((await answered(`${name}/${foreign}`, ground.users.admin)).status).toBe(200);
      expect((await answered(`${name}/${UNKNOWN}`, ground.users.admin)).status).toBe(404);
    },
  );

  it('reject the same in the calls of all suppliers, which are only for staff C109 C110 R277', async () => {
    for (const query of [...PERIODS, 'limit=0', 'limit=10001', 'limit=x', 'offset=-1', 'offset=9999999999'])
      await refusedClearly(`suppliersStats?${query}`, ground.users.admin);
    for (const path of ['suppliersStats', 'salesTrackingGeneral'])
      for (const as of [ground.users.seller, ground.users.cause, ground.users.buyer])
        expect((await answered(path, as)).status).toBe(403);
  });

  it('reject the same over GraphQL with a message R258 R278', async () => {
    const refused = async (query: string, variables: Record<string, unknown>) => {
      const { status, errors = [] } = await ground.uplift.graphql(query, variables, {
        as: ground.users.admin,
      });
      const [error] = errors;
      expect([variables, status < 500, error?.extensions.code]).toEqual([
        variables,
        true,
        expect.stringMatching(/^(BAD_USER_INPUT|NOT_FOUND)$/),
      ]);
      expect(error?.message).not.toMatch(INSIDE);
    };
    const odd = [-1, 0, 1999, 2101, 99_999, 2_147_483_647, 2_147_483_648, 1e12, 2024.5, 'NaN', '2024', true];
    for (const year of odd) {
      await refused(OTHERS, { year });
      await refused(PANEL, { of: 'SUPPLIER', id: ids.seller.own, year });
    }
    for (const month of [-1, 13, 99_999, 1.5, 'NaN']) {
      await refused(OTHERS, { year: 2024, month });
      await refused(PANEL, { of: 'SUPPLIER', id: ids.seller.own, year: 2024, month });
    }
    await refused(OTHERS, { month: 5 });
    for (const id of [-1, 0, UNKNOWN, 2_147_483_647, 2_147_483_648, 1.5, 'abc', null])
      await refused(PANEL, { of: 'SUPPLIER', id });
    await refused(PANEL, { of: 'NOBODY', id: 1 });
    for (const first of [null, -1, 0, 100_000, 'NaN']) await refused(LIST, { first });
    await refused(LIST, { first: 5, sort: { column: 'NONE', direction: 'DESC' } });
  });
});
