import type { Lead } from '../../sales/leads/lead.entity.js';
import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { issueCertificate } from '../../testing/issue-certificate.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { percent } from '../../totals/percent.js';

const PANEL = `ownerId ownerName enquiries active completed fallenThrough revenue contribution equivalentHours
  conversionPercent byProgress { progress enquiries } byYear { year enquiries revenue contribution }
  recent { id fullName supplierName personResponsibleName }`;
const DASHBOARD = `query Dashboard($year: Int) { dashboard(year: $year) {
  years admin { ${PANEL} } supplier { ${PANEL} } impactBuyer { ${PANEL} } goodCause { ${PANEL} } } }`;

describe('the dashboard', () => {
  let uplift: TestUplift;
  const users: Record<'admin' | 'seller' | 'buyer' | 'cause' | 'several', TestUser> = {} as never;
  let supplierId: number;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const [supplier, buyer, cause] = [
      await make.supplier({ name: 'Kōwhai' }),
      await make.impactBuyer({ name: 'School' }),
      await make.goodCause({ name: 'Trust' }),
    ];
    supplierId = supplier.id;
    const links = { supplierId, impactBuyerId: buyer.id, goodCauseId: cause.id };
    users.admin = await uplift.user({ roles: ['Admin'] });
    users.seller = await uplift.user({ roles: ['Business'], ...links });
    users.buyer = await uplift.user({ roles: ['ImpactBusiness'], ...links });
    users.cause = await uplift.user({ roles: ['GoodCause'], ...links });
    users.several = await uplift.user({ roles: ['Business', 'ImpactBusiness', 'GoodCause'], ...links });
    const old = { enquiredAt: new Date('2019-05-05T00:00:00Z') };
    const now = { enquiredAt: new Date('2024-05-05T00:00:00Z') };
    await make.salesEnquiry({
      ...links,
      ...old,
      fullName: 'Ana',
      progress: 'Completed',
      revenue: 9000,
      contribution: 900,
    });
    await make.salesEnquiry({ ...links, ...now, progress: 'Completed', revenue: 1000.1, contribution: 100 });
    await make.salesEnquiry({ ...links, ...now, progress: 'In Progress', revenue: 0.2 });
    await make.salesEnquiry({ ...links, ...now, progress: 'Introduction' });
    await make.salesEnquiry({ ...links, ...now, progress: 'Fallen Through', revenue: 500, contribution: 50 });
    await make.salesEnquiry({ ...links, ...now, archivedAt: new Date() });
    await make.salesEnquiry({ ...now, fullName: 'Elsewhere', progress: 'Completed', contribution: 7 });
  });
  afterAll(() => uplift.stop());

  const dashboard = async (as: TestUser, year?: number) =>
    (await uplift.graphql(DASHBOARD, { year }, { as })).data.dashboard;

  it('totals the supplier’s enquiries: unsuccessful ones count, but add no money R092 A51 A46', async () => {
    const { supplier, years, admin, impactBuyer, goodCause } = await dashboard(users.seller);
    expect(years).toEqual([2024, 2019]);
    expect([admin, impactBuyer, goodCause]).toEqual([null, null, null]);
    expect(supplier).toMatchObject({
      ownerId: supplierId,
      ownerName: 'Kōwhai',
      enquiries: 6,
      active: 3,
      completed: 2,
      fallenThrough: 1,
      revenue: 10000.3,
      contribution: 1000,
      equivalentHours: 44,
      conversionPercent: '33.3',
    });
    expect(supplier.byProgress).toEqual([
      { progress: 'ENQUIRY', enquiries: 1 },
      { progress: 'IN_PROGRESS', enquiries: 1 },
      { progress: 'COMPLETED', enquiries: 2 },
      { progress: 'FALLEN_THROUGH', enquiries: 1 },
      { progress: 'INTRODUCTION', enquiries: 1 },
    ]);
    expect(supplier.byYear).toEqual([
      { year: 2019, enquiries: 1, revenue: 9000, contribution: 900 },
      { year: 2024, enquiries: 5, revenue: 1000.3, contribution: 100 },
    ]);
    expect(supplier.recent).toHaveLength(5);
  });

  it('halves the contribution of a good cause once, and computes the hours from the half R269 R268 A102', async () => {
    const { goodCause, supplier } = await dashboard(users.cause);
    expect(supplier).toBeNull();
    expect(goodCause).toMatchObject({
      ownerName: 'Trust',
      contribution: 500,
      equivalentHours: 22,
      revenue: 10000.3,
    });
    expect(goodCause.byYear[0].contribution).toBe(900);
    // R341: no customers here either.
    for (const row of goodCause.recent) expect(row.fullName).toBeNull();
  });

  it('has a panel for each of the user’s roles, and site totals for Admin', async () => {
    const several = await dashboard(users.several);
    expect([
      several.admin,
      several.supplier?.enquiries,
      several.impactBuyer?.enquiries,
      several.goodCause?.enquiries,
    ]).toEqual([null, 6, 6, 6]);
    const { admin } = await dashboard(users.admin);
    expect(admin).toMatchObject({ ownerId: null, ownerName: 'Uplift', enquiries: 7, contribution: 1007 });
    expect((await dashboard(users.buyer)).impactBuyer).toMatchObject({
      ownerName: 'School',
      contribution: 1000,
    });
  });

  it('shows an enquiry that is in two panels with the same values in both A129', async () => {
    const several = await dashboard(users.several);
    expect(several.goodCause.recent).toEqual(several.supplier.recent);
    expect(several.impactBuyer.recent).toEqual(several.supplier.recent);
    expect(several.supplier.recent[0].fullName).toEqual(expect.any(String));
    const staff = await uplift.user({
      roles: ['Admin', 'GoodCause'],
      goodCauseId: several.goodCause.ownerId,
    });
    const { admin, goodCause } = await dashboard(staff);
    const byId = new Map(admin.recent.map((row: { id: number }) => [row.id, row]));
    expect(goodCause.recent.length).toBeGreaterThan(0);
    for (const row of goodCause.recent) if (byId.has(row.id)) expect(row).toEqual(byId.get(row.id));
  });

  it('limits the totals to a year, but not the list of years', async () => {
    const { supplier, years } = await dashboard(users.seller, 2019);
    expect(supplier).toMatchObject({ enquiries: 1, contribution: 900, conversionPercent: '100.0' });
    expect([years, supplier.byYear.length]).toEqual([[2024, 2019], 2]);
    expect((await dashboard(users.seller, 2018)).supplier).toMatchObject({
      enquiries: 0,
      conversionPercent: '0',
    });
  });

  it('shows a buyer its number of unanswered leads, and its link key to answer them R238 R267', async () => {
    const make = factories(uplift.app.database);
    const buyer = await make.impactBuyer();
    const offer = async (fields: Partial<Lead>) =>
      make.lead({ impactBuyerId: buyer.id, supplierId: (await make.supplier()).id, ...fields });
    await offer({});
    await offer({ status: 'Action Taken' });
    await offer({ customersResponse: 'Sounding Positive' });
    await offer({ customerHidden: true });
    await offer({ status: 'No Opportunity' });
    await offer({ archivedAt: new Date() });
    const user = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id });
    const query =
      '{ dashboard { impactBuyer { toReview { count linkKey } } goodCause { toReview { count } } } }';
    const { data } = await uplift.graphql(query, {}, { as: user });
    expect(data.dashboard.impactBuyer.toReview).toEqual({ count: 2, linkKey: buyer.linkKey });
    const others = await uplift.graphql(query, {}, { as: users.cause });
    expect(others.data.dashboard).toEqual({ impactBuyer: null, goodCause: { toReview: null } });
  });

  it('counts leads as attempted if already used or without opportunity, by status or by response R232 A69', async () => {
    const make = factories(uplift.app.database);
    const buyer = await make.impactBuyer();
    const user = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id });
    const counts = async () => {
      const query = '{ dashboard { impactBuyer { toReview { active attempted } } } }';
      return (await uplift.graphql(query, {}, { as: user })).data.dashboard.impactBuyer.toReview;
    };
    const lead = async (fields: Partial<Lead> = {}) =>
      make.lead({ impactBuyerId: buyer.id, supplierId: (await make.supplier()).id, ...fields });
    const answered = await lead();
    await lead({ status: 'Future Follow Up', customersResponse: 'Future Follow Up' });
    await lead({ status: 'No Opportunity' });
    // Its status stays, as it has an enquiry (A67).
    const { id: salesEnquiryId } = await make.salesEnquiry();
    const said = 'No Opportunity (Not Interested)';
    await lead({ status: 'Enquiry Created', customersResponse: said, salesEnquiryId });
    expect(await counts()).toEqual({ active: 2, attempted: 2 });
    const answer = `mutation ($key: String!, $leadId: Int!) { saveLeadResponse(key: $key, leadId: $leadId,
      input: { customersResponse: ALREADY_USING }) { leads { id } } }`;
    await uplift.graphql(answer, { key: buyer.linkKey, leadId: answered.id }, { as: null });
    expect(await counts()).toEqual({ active: 1, attempted: 3 });
  });

  it('links a buyer to its certificate once it has a Live Report R150 R149', async () => {
    const make = factories(uplift.app.database);
    const certificateWith = async (status: 'Live Report' | 'Drafting') => {
      const { id: impactBuyerId } = await make.impactBuyer({ status });
      const as = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId });
      const { data } = await uplift.graphql('{ dashboard { impactBuyer { hasCertificate } } }', {}, { as });
      await issueCertificate(uplift, impactBuyerId);
      const pdf = await uplift.rest('GET', `impactBusiness/pdf/${impactBuyerId}`);
      return [data.dashboard.impactBuyer.hasCertificate, pdf.statusCode];
    };
    expect(await certificateWith('Live Report')).toEqual([true, 200]);
    expect(await certificateWith('Drafting')).toEqual([false, 404]);
  });

  it('percentages have one decimal, and are 0 if there is no data R279 R280', () => {
    expect([percent(1, 3), percent(0, 5), percent(0, 0), percent(5, 5)]).toEqual(['33.3', '0', '0', '100.0']);
  });

  it('takes one statement, or two if it has to look up the user', async () => {
    for (const as of [users.admin, users.several])
      expect((await countStatements(() => dashboard(as))).length).toBeLessThanOrEqual(2);
  });

  it('is for users with a role; a role without a record has no panel', async () => {
    const member = await uplift.user({});
    expect((await uplift.graphql(DASHBOARD, {}, { as: member })).status).toBe(403);
    expect((await uplift.graphql(DASHBOARD, { year: 'x' })).status).toBe(401);
    const unlinked = await uplift.user({ roles: ['Business'] });
    expect(await dashboard(unlinked)).toEqual({
      years: [],
      admin: null,
      supplier: null,
      impactBuyer: null,
      goodCause: null,
    });
    expect((await uplift.graphql(DASHBOARD, { year: 1 }, { as: users.admin })).status).toBe(400);
  });

  it('the user of a good cause sees the totals of that cause only R114', async () => {
    const make = factories(uplift.app.database);
    const elsewhere = await make.goodCause();
    await make.salesEnquiry({ goodCauseId: elsewhere.id, progress: 'Completed', contribution: 12_345 });
    const panels = await dashboard(users.cause);
    expect(panels).toMatchObject({ admin: null, supplier: null, impactBuyer: null });
    expect(panels.goodCause.ownerId).not.toBe(elsewhere.id);
    expect(JSON.stringify(panels)).not.toContain('12345');
  });
});
