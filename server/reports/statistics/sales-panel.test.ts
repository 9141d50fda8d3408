import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { foldChanges } from './maintain-totals.js';

const PANEL = `query ($of: StatisticsOf!, $id: Int, $year: Int, $month: Int) {
  salesStatistics(of: $of, id: $id, year: $year, month: $month) {
    ownerName years enquiries active completed fallenThrough consumerEnquiries businessEnquiries repeatSales revenue
    contribution wholeContribution contributionPercent equivalentHours conversionPercent
    yearBefore { enquiries completed revenue contribution }
    byMonth { month enquiries revenue contribution enquiriesBefore contributionBefore }
    bySource { via enquiries contribution }
    byBuyerType { buyerType enquiries active completed fallenThrough contribution }
    byCause { name enquiries contribution } byCategory { name enquiries contribution }
    opportunities { active attempted converted toReview } opportunitiesByBuyerType { buyerType opportunities }
    linkClicksToReview suppliersUsed toReview { count active attempted } chosenGoodCause { name imageUrl recentImpactStory }
  } }`;

describe('sales statistics', () => {
  let uplift: TestUplift;
  let ids: { supplier: number; school: number; cause: number };
  const users: Record<'admin' | 'seller' | 'buyer' | 'cause' | 'member', TestUser> = {} as never;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const { manager } = uplift.app.database;
    const [plumbing, building] = [
      await make.category({ name: 'Plumbing' }),
      await make.category({ name: 'Building' }),
    ];
    const supplier = await make.supplier({ name: 'Kōwhai' });
    const other = await make.supplier({ name: 'Rimu' });
    await manager.query('INSERT INTO supplier_category VALUES ($1, $3), ($1, $4), ($2, $4)', [
      supplier.id,
      other.id,
      plumbing.id,
      building.id,
    ]);
    const cause = await make.goodCause({ name: 'Trust' });
    const school = await make.impactBuyer({
      name: 'School',
      buyerType: 'School',
      goodCauseId: cause.id,
      recentImpactStory: '<p>A hall.</p>',
    });
    const untyped = await make.impactBuyer({ name: 'Somebody', buyerType: null });
    ids = { supplier: supplier.id, school: school.id, cause: cause.id };
    users.admin = await uplift.user({ roles: ['Admin'] });
    users.seller = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
    users.buyer = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: school.id });
    users.cause = await uplift.user({ roles: ['GoodCause'], goodCauseId: cause.id });
    users.member = await uplift.user({ roles: [] });
    const sale = (fields: Parameters<typeof make.salesEnquiry>[0]) =>
      make.salesEnquiry({ supplierId: supplier.id, goodCauseId: cause.id, ...fields });
    // Nearly eleven in the evening of the last day of March in UTC, which is the first of April in New
    // Zealand.
    const march = new Date('2024-03-31T10:30:00Z');
    const april = new Date('2024-03-31T11:30:00Z');
    await sale({
      enquiredAt: march,
      impactBuyerId: school.id,
      progress: 'Completed',
      revenue: 1000.1,
      contribution: 100.1,
      via: 'Repeat Sale',
      repeatSale: true,
    });
    await sale({
      enquiredAt: april,
      impactBuyerId: school.id,
      progress: 'In Progress',
      revenue: 0.2,
      contribution: 0.2,
    });
    await sale({ enquiredAt: april, impactBuyerId: untyped.id, progress: 'Introduction', via: 'Connection' });
    await sale({
      enquiredAt: april,
      progress: 'Fallen Through',
      revenue: 500,
      contribution: 50,
      repeatSale: true,
    });
    await sale({
      enquiredAt: new Date('2023-04-15T00:00:00Z'),
      progress: 'Completed',
      revenue: 300,
      contribution: 30,
      goodCauseId: null,
    });
    await make.salesEnquiry({
      supplierId: other.id,
      goodCauseId: cause.id,
      enquiredAt: april,
      progress: 'Completed',
      contribution: 700,
    });
    const lead = { impactBuyerId: school.id, buyerType: 'School', createdAt: april };
    await make.lead({ ...lead, supplierId: supplier.id });
    await make.lead({
      ...lead,
      supplierId: supplier.id,
      status: 'No Opportunity',
      createdAt: new Date('2023-01-01T00:00:00Z'),
    });
    await make.lead({ ...lead, supplierId: other.id, customersResponse: 'Sounding Positive', buyerType: '' });
    await make.lead({
      impactBuyerId: untyped.id,
      supplierId: supplier.id,
      archivedAt: new Date(),
      createdAt: april,
    });
    await manager.query(
      `INSERT INTO affiliate_link_click (supplier_id, url, reviewed_at) VALUES ($1, 'https://a.example', NULL),
        ($1, 'https://a.example', now()), ($2, 'https://b.example', NULL)`,
      [supplier.id, other.id],
    );
  });
  afterAll(() => uplift.stop());

  const ask = (as: TestUser, variables: object) => uplift.graphql(PANEL, variables as never, { as });
  const panel = async (as: TestUser, variables: object) => (await ask(as, variables)).data.salesStatistics;
  const ofSupplier = (more: object = {}) =>
    panel(users.seller, { of: 'SUPPLIER', id: ids.supplier, ...more });

  it('totals the enquiries of a supplier by customer type, outcome and contribution R270 A51 A106', async () => {
    expect(await ofSupplier()).toMatchObject({
      ownerName: 'Kōwhai',
      years: [2024, 2023],
      enquiries: 5,
      active: 2,
      completed: 2,
      fallenThrough: 1,
      consumerEnquiries: 3,
      businessEnquiries: 2,
      repeatSales: 2,
      revenue: 1300.3,
      contribution: 130.3,
      contributionPercent: '10.0',
      equivalentHours: 6,
      conversionPercent: '40.0',
      yearBefore: null,
      byMonth: null,
      linkClicksToReview: 1,
      suppliersUsed: null,
    });
  });

  it('counts a year and a month in New Zealand time A107 A108', async () => {
    expect(await ofSupplier({ year: 2024 })).toMatchObject({
      enquiries: 4,
      revenue: 1000.3,
      yearBefore: { enquiries: 1, completed: 1, revenue: 300, contribution: 30 },
    });
    expect(await ofSupplier({ year: 2024, month: 0 })).toMatchObject({ enquiries: 4 });
    expect(await ofSupplier({ year: 2024, month: 3 })).toMatchObject({
      enquiries: 1,
      revenue: 1000.1,
      yearBefore: { enquiries: 0 },
    });
    expect(await ofSupplier({ year: 2024, month: 4 })).toMatchObject({
      enquiries: 3,
      contribution: 0.2,
      yearBefore: { enquiries: 1 },
    });
    const { byMonth } = await ofSupplier({ year: 2024, month: 4 });
    expect(byMonth).toHaveLength(12);
    expect(byMonth[2]).toEqual({
      month: 3,
      enquiries: 1,
      revenue: 1000.1,
      contribution: 100.1,
      enquiriesBefore: 0,
      contributionBefore: 0,
    });
    expect(byMonth[3]).toMatchObject({ month: 4, enquiries: 3, enquiriesBefore: 1, contributionBefore: 30 });
  });

  it('separates types of buyers; an enquiry without a type is a consumer’s, a lead has no type R260 R261 A106', async () => {
    const { byBuyerType, opportunities, opportunitiesByBuyerType } = await ofSupplier();
    expect(byBuyerType).toEqual([
      { buyerType: null, enquiries: 3, active: 1, completed: 1, fallenThrough: 1, contribution: 30 },
      { buyerType: 'SCHOOL', enquiries: 2, active: 1, completed: 1, fallenThrough: 0, contribution: 100.3 },
    ]);
    expect(opportunities).toEqual({ active: 1, attempted: 1, converted: 0, toReview: 1 });
    expect(opportunitiesByBuyerType).toEqual([
      { buyerType: 'School', opportunities: 2 },
      { buyerType: null, opportunities: 1 },
    ]);
  });

  it('shows the good causes that customers chose, and the share without a cause R264 R282', async () => {
    const { byCause, byCategory } = await ofSupplier();
    expect(byCause).toEqual([
      { name: 'Trust', enquiries: 4, contribution: 100.3 },
      { name: null, enquiries: 1, contribution: 30 },
    ]);
    expect(byCategory).toBeNull();
  });

  it('halves the contribution of a cause once, but not its slices R265 R268 R269 A102', async () => {
    const cause = await panel(users.cause, { of: 'GOOD_CAUSE', id: ids.cause });
    expect(cause).toMatchObject({
      contribution: 400.15,
      wholeContribution: 800.3,
      equivalentHours: 18,
      // A supplier in several categories counts under the first, so that slices add up.
      byCategory: [
        { name: 'Building', enquiries: 1, contribution: 700 },
        { name: 'Plumbing', enquiries: 4, contribution: 100.3 },
      ],
      opportunities: { active: 2, attempted: 1, converted: 0, toReview: 1 },
      opportunitiesByBuyerType: [
        { buyerType: 'School', opportunities: 2 },
        { buyerType: null, opportunities: 1 },
      ],
      bySource: null,
      linkClicksToReview: null,
    });
    const before = await panel(users.cause, { of: 'GOOD_CAUSE', id: ids.cause, year: 2025 });
    expect(before).toMatchObject({ enquiries: 0, yearBefore: { enquiries: 5, contribution: 400.15 } });
  });

  it('shows a buyer its offers, its suppliers, and the good causes it chose R267 R238 A114', async () => {
    const buyer = await panel(users.buyer, { of: 'IMPACT_BUYER', id: ids.school });
    expect(buyer).toMatchObject({
      enquiries: 2,
      suppliersUsed: 1,
      toReview: { count: 1, active: 2, attempted: 1 },
      opportunities: { active: 2, attempted: 1 },
      chosenGoodCause: { name: 'Trust', imageUrl: null, recentImpactStory: '<p>A hall.</p>' },
      byBuyerType: null,
      byCause: null,
    });
  });

  it('shows staff all enquiries, including the clicks of every supplier R266 A133', async () => {
    expect(await panel(users.admin, { of: 'ALL' })).toMatchObject({
      ownerName: 'Uplift',
      enquiries: 6,
      repeatSales: 2,
      contribution: 830.3,
      linkClicksToReview: 2,
      byCategory: [
        { name: 'Building', contribution: 700 },
        { name: 'Plumbing', contribution: 130.3 },
      ],
    });
  });

  it('counts a click until staff review it, before and after rollup A47 A165', async () => {
    const { manager } = uplift.app.database;
    const review = (at: string) =>
      manager.query(`UPDATE affiliate_link_click SET reviewed_at = ${at} WHERE url = 'https://b.example'`);
    const waiting = async () => (await panel(users.admin, { of: 'ALL' })).linkClicksToReview;
    await review('now()');
    expect(await waiting()).toBe(1);
    while (await foldChanges(uplift.app.database));
    await review('NULL');
    expect(await waiting()).toBe(2);
    expect(await manager.query('SELECT mended FROM mend_affiliate_link_click_totals()')).toEqual([
      { mended: 0 },
    ]);
  });

  it('refuses another user’s statistics, and those of the whole site R258', async () => {
    const refused = async (as: TestUser, of: string, id?: number) =>
      (await ask(as, { of, id })).errors?.[0]?.extensions.code;
    for (const as of [users.seller, users.buyer, users.cause]) {
      expect(await refused(as, 'ALL')).toBe('FORBIDDEN');
      expect(await refused(as, 'SUPPLIER', 999_999)).toBe('FORBIDDEN');
    }
    expect(await refused(users.buyer, 'SUPPLIER', ids.school)).toBe('FORBIDDEN');
    expect(await refused(users.seller, 'GOOD_CAUSE', ids.cause)).toBe('FORBIDDEN');
    expect(await refused(users.member, 'SUPPLIER', ids.supplier)).toBe('FORBIDDEN');
    expect(await refused(users.admin, 'SUPPLIER', 999_999)).toBe('NOT_FOUND');
  });

  it('refuses an invalid year or month R278', async () => {
    const fields = async (more: object) => {
      const { errors = [] } = await ask(users.admin, { of: 'ALL', ...more });
      const problems = errors.flatMap(({ extensions }) => extensions.fields as { field: string }[]);
      return problems.map(({ field }) => field);
    };
    expect(await fields({ year: 1999 })).toEqual(['year']);
    expect(await fields({ year: 2024, month: 13 })).toEqual(['month']);
    expect(await fields({ month: 5 })).toEqual(['year']);
  });

  it('is correct at once after a buyer changes its type R092', async () => {
    const { manager } = uplift.app.database;
    await manager.query("UPDATE impact_buyer SET buyer_type = 'Farm' WHERE id = $1", [ids.school]);
    const types = (await ofSupplier()).byBuyerType.map(({ buyerType }: { buyerType: string }) => buyerType);
    await manager.query("UPDATE impact_buyer SET buyer_type = 'School' WHERE id = $1", [ids.school]);
    expect(types).toEqual([null, 'FARM']);
  });
});
