import { countStatements } from '../../testing/count-statements.js';
import { queryPlans } from '../../testing/query-plans.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { foldChanges } from './maintain-totals.js';

/** Enough rows to make PostgreSQL scan whole tables if no total or index helps. */
const ENQUIRIES = 30_000;
const LEADS = 6000;
const CLICKS = 6000;
/** The number of rows of one insert, so that it stays within the time limit on a busy machine. */
const AT_ONCE = 10_000;

const FIGURES = `ownerName years enquiries active completed fallenThrough consumerEnquiries businessEnquiries repeatSales
  revenue contribution wholeContribution contributionPercent equivalentHours conversionPercent
  yearBefore { enquiries completed revenue contribution } byProgress { progress enquiries }
  byYear { year enquiries completed revenue contribution }
  byMonth { month enquiries revenue contribution enquiriesBefore revenueBefore contributionBefore }
  bySource { via enquiries contribution } byBuyerType { buyerType enquiries active completed fallenThrough contribution }
  byCause { goodCauseId name enquiries contribution } byCategory { categoryId name enquiries contribution }
  opportunities { active attempted converted toReview } opportunitiesByBuyerType { buyerType opportunities }
  linkClicksToReview suppliersUsed toReview { count active attempted } chosenGoodCause { name } hasCertificate`;
const PANEL = `query ($of: StatisticsOf!, $id: Int, $year: Int, $month: Int) {
  salesStatistics(of: $of, id: $id, year: $year, month: $month) { ${FIGURES} } }`;
const DASHBOARD = (
  panel: string,
) => `query ($year: Int, $month: Int) { dashboard(year: $year, month: $month) {
  years admin { ${panel} } supplier { ${panel} } impactBuyer { ${panel} } goodCause { ${panel} } } }`;
const RECENT = DASHBOARD('enquiries recent { id fullName supplierName impactBuyerName }');
const TRACKING = `{ salesTracking { years { year enquiries contribution latestEnquiryAt bySource { via enquiries } }
  totals { enquiries latestEnquiryAt } } }`;
const SUPPLIERS = `query ($year: Int, $month: Int, $sort: SupplierStatisticsListSort) {
  supplierStatistics(year: $year, month: $month, sort: $sort) {
    totalCount totals { enquiries revenue contribution } nodes { name enquiries enquiriesPercent revenue contribution } } }`;

type Role = 'admin' | 'seller' | 'buyer' | 'cause';

/** Query plans instead of times: they keep figures as fast with a million enquiries as with a thousand. */
describe('query plans of statistics', () => {
  let uplift: TestUplift;
  const users: Record<Role | 'several', TestUser> = {} as never;
  const ids = { supplier: 0, buyer: 0, cause: 0 };

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const { manager } = uplift.app.database;
    const firstOf = async (table: string) =>
      (await manager.query(`SELECT min(id) AS id FROM ${table}`))[0].id as number;
    await manager.query(`INSERT INTO supplier (name, list_title, enquiry_email)
      SELECT 'Supplier ' || n, 'Plumber', 'office@demo.example' FROM generate_series(1, 300) n`);
    await manager.query(`INSERT INTO good_cause (name, status)
      SELECT 'Cause ' || n, 'Approved & Live' FROM generate_series(1, 20) n`);
    await manager.query(`INSERT INTO category (name) SELECT 'Category ' || n FROM generate_series(1, 12) n`);
    await manager.query(`INSERT INTO supplier_category SELECT s.id, (SELECT array_agg(id) FROM category)[1 + s.id % 12]
      FROM supplier s`);
    await manager.query(`INSERT INTO impact_buyer (name, email, link_key, buyer_type, good_cause_id)
      SELECT 'Buyer ' || n, 'office@demo.example', md5('key' || n), (ARRAY['School', 'Church', NULL])[1 + n % 3],
        (SELECT array_agg(id) FROM good_cause)[1 + n % 20] FROM generate_series(1, 200) n`);
    for (let from = 0; from < ENQUIRIES; from += AT_ONCE)
      await manager.query(`INSERT INTO sales_enquiry (supplier_id, impact_buyer_id, good_cause_id, full_name, email,
          enquired_at, progress, via, revenue, contribution)
        SELECT (SELECT array_agg(id) FROM supplier)[1 + n % 300], CASE WHEN n % 4 > 0 THEN (SELECT array_agg(id) FROM impact_buyer)[1 + n % 200] END,
          (SELECT array_agg(id) FROM good_cause)[1 + n % 20], 'Person ' || n, 'person@demo.example', now() - n * interval '2 hours',
          (ARRAY['Enquiry', 'In Progress', 'Completed', 'Fallen Through', 'Introduction'])[1 + n % 5],
          (ARRAY['Affiliate', 'Repeat Sale', NULL])[1 + n % 3], n % 700, n % 70
        FROM generate_series(${from + 1}, ${from + AT_ONCE}) n`);
    await manager.query(`INSERT INTO lead (impact_buyer_id, supplier_id, buyer_type, status, created_at)
      SELECT (SELECT array_agg(id) FROM impact_buyer)[1 + n % 200], (SELECT array_agg(id) FROM supplier)[1 + n / 200],
        'School', (ARRAY['Sale', 'No Opportunity', 'Card Created'])[1 + n % 3], now() - n * interval '5 hours'
      FROM generate_series(1, ${LEADS}) n`);
    await manager.query(`INSERT INTO affiliate_link_click (supplier_id, url)
      SELECT (SELECT array_agg(id) FROM supplier)[1 + n % 300], 'https://a.example' FROM generate_series(1, ${CLICKS}) n`);
    while (await foldChanges(uplift.app.database));
    await manager.query('ANALYZE');
    Object.assign(ids, {
      supplier: await firstOf('supplier'),
      buyer: await firstOf('impact_buyer'),
      cause: await firstOf('good_cause'),
    });
    const links = { supplierId: ids.supplier, impactBuyerId: ids.buyer, goodCauseId: ids.cause };
    users.admin = await uplift.user({ roles: ['Admin'] });
    users.seller = await uplift.user({ roles: ['Business'], ...links });
    users.buyer = await uplift.user({ roles: ['ImpactBusiness'], ...links });
    users.cause = await uplift.user({ roles: ['GoodCause'], ...links });
    users.several = await uplift.user({
      roles: ['Admin', 'Business', 'ImpactBusiness', 'GoodCause'],
      ...links,
    });
  });
  afterAll(() => uplift.stop());

  const byGraphql = (query: string, variables: Record<string, unknown>, as: TestUser) => async () => {
    const { errors } = await uplift.graphql(query, variables, { as });
    expect(errors).toBeUndefined();
  };
  const byRest = (path: string, as: TestUser) => async () =>
    expect((await uplift.rest('GET', path, { as })).statusCode).toBe(200);
  const plan = (read: () => Promise<unknown>) => queryPlans(uplift.app.database, read);

  /** Returns the steps of a plan that read rows themselves, each with the step above it. */
  const stepsToRows = (text: string) => {
    const steps = text.split('\n');
    return steps.flatMap((step, at) =>
      / on (sales_enquiry|lead|affiliate_link_click)\b/.test(step) ? [`${steps[at - 1]}${step}`] : [],
    );
  };
  const A_FEW_OFF_AN_INDEX = /Limit .*-> +Index (Only )?Scan /;

  /**
   * Expects a read of totals in this number of statements, besides the one that looks up the caller. It may
   * read only a few rows, from an index: GraphQL returns the newest ones with the rest if these fields have
   * not been selected before.
   */
  async function expectTotals(read: () => Promise<unknown>, { statements = 1, newest = false } = {}) {
    const text = await plan(read);
    expect(text).toMatch(/ on (sales_month|supplier_period|sales_buyer_type|sales_category)_total/);
    const steps = stepsToRows(text);
    if (!newest) expect(steps).toEqual([]);
    for (const step of steps) expect(step).toMatch(A_FEW_OFF_AN_INDEX);
    expect((await countStatements(read)).length).toBeLessThanOrEqual(1 + statements);
  }

  const PERIODS = [
    ['all years', {}],
    ['a year', { year: 2025 }],
    ['a month', { year: 2025, month: 5 }],
  ] as const;

  it.each(PERIODS)('reads the dashboards of %s from totals R259 R266 R267 R268 R270', async (_, period) => {
    for (const as of Object.values(users))
      await expectTotals(byGraphql(DASHBOARD(FIGURES), period, as), { newest: true });
  });

  it.each(PERIODS)('reads the figures of every owner of %s from totals R258 R285', async (_, period) => {
    for (const [of, id] of [
      ['ALL', 0],
      ['SUPPLIER', ids.supplier],
      ['IMPACT_BUYER', ids.buyer],
      ['GOOD_CAUSE', ids.cause],
    ])
      await expectTotals(byGraphql(PANEL, { of, id, ...period }, users.admin), { newest: true });
  });

  it('reads the newest enquiries of a dashboard from an index R270', async () => {
    for (const as of Object.values(users)) {
      const text = await plan(byGraphql(RECENT, {}, as));
      const steps = stepsToRows(text);
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps) expect(step).toMatch(A_FEW_OFF_AN_INDEX);
    }
  });

  it.each([
    ['GraphQL', () => byGraphql(TRACKING, {}, users.admin)],
    ['C109', () => byRest('stats/salesTrackingGeneral', users.admin)],
  ])(
    'reads all years of sales from totals, and the latest of each from an index (%s) R274 R275',
    async (_, read) => {
      const text = await plan(read());
      expect(text).toContain('sales_month_total');
      const steps = stepsToRows(text);
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps) expect(step).toMatch(A_FEW_OFF_AN_INDEX);
      expect((await countStatements(read())).length).toBeLessThanOrEqual(2);
    },
  );

  it('reads the suppliers of a period from totals, in each sort order R276 R277', async () => {
    for (const [, period] of PERIODS)
      for (const column of ['CONTRIBUTION', 'ENQUIRIES', 'REVENUE', 'NAME'])
        await expectTotals(
          byGraphql(SUPPLIERS, { ...period, sort: { column, direction: 'DESC' } }, users.admin),
        );
  });

  it('reads the suppliers of all periods from indexes, newest first R277 C110', async () => {
    for (const query of ['', '?limit=10', '?year=2025', '?year=2025&month=5', '?offset=900']) {
      const read = byRest(`stats/suppliersStats${query}`, users.admin);
      await expectTotals(read);
      const text = await plan(read);
      expect(text).toContain('supplier_period_total_contribution_idx');
      // Reads one period after the other until there are enough rows, never all of them.
      if (!query.includes('year'))
        expect(text).toMatch(/Incremental Sort .*\n.*Sort Key: .*\n.*Presorted Key: .*sales_year/);
    }
  });

  it.each([
    ['C111', 'seller', () => `suppliersStats/${ids.supplier}`, 2],
    ['C112', 'seller', () => `supplierSalesEnquiryBuyerTypeStats/${ids.supplier}`, 1],
    ['C113', 'seller', () => `supplierLeadsBuyerTypeStats/${ids.supplier}`, 1],
    ['C114', 'seller', () => `supplierGoodCauseCC/${ids.supplier}`, 1],
    ['C115', 'cause', () => `goodCauseStats/${ids.cause}`, 1],
    ['C116', 'cause', () => `goodCauseSupplierCategoryCC/${ids.cause}`, 1],
    ['C117', 'cause', () => `goodCauseSalesEnquiryBuyerTypeStats/${ids.cause}`, 1],
    ['C118', 'cause', () => `goodCauseLeadsBuyerTypeStats/${ids.cause}`, 1],
    ['C119', 'buyer', () => `impactBuyerStats/${ids.buyer}`, 1],
    ['C120', 'buyer', () => `impactBuyerChosenGoodCause/${ids.buyer}`, 1],
  ] as const)('reads %s from totals R273', async (_, role, path, statements) => {
    for (const period of ['', '?year=2025', '?year=2025&month=5'])
      await expectTotals(byRest(`stats/${path()}${period}`, users[role]), { statements });
  });
});
