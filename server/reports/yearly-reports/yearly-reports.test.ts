import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { pdfFacts } from '../../testing/pdf-facts.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { foldChanges } from '../statistics/maintain-totals.js';
import { thisYear } from '../statistics/period.js';
import type { YearlyReport } from './yearly-report.type.js';

const REPORT = `query ($of: YearlyReportOf!, $id: Int!, $year: Int!) {
  yearlyReport(of: $of, id: $id, year: $year) {
    of name year years contribution wholeContribution equivalentHours enquiries completed supplierCount buyerCount
    yearBefore { completed contribution } byMonth { month completed contribution contributionBefore }
    byBuyerType { buyerType enquiries completed contribution }
    byCause { name contribution } byCategory { name contribution }
  } }`;
const LINK = `mutation ($of: YearlyReportOf!, $id: Int!, $year: Int!, $language: Language!) {
  yearlyReportLink(of: $of, id: $id, year: $year, language: $language) }`;

/** A sale of a year, as the test counts it. */
interface Sale {
  supplier: number;
  cause: number | null;
  buyer: number | null;
  month: number;
  progress: 'Completed' | 'In Progress' | 'Fallen Through';
  cents: number;
  year: number;
}

describe('yearly reports', () => {
  let uplift: TestUplift;
  let suppliers: number[];
  let causes: number[];
  let buyers: number[];
  const sales: Sale[] = [];
  const users: Record<'admin' | 'seller' | 'otherSeller' | 'cause' | 'otherCause' | 'both', TestUser> =
    {} as never;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const category = await make.category({ name: 'Plumbing' });
    suppliers = [(await make.supplier({ name: 'Kōwhai' })).id, (await make.supplier({ name: 'Rimu' })).id];
    await uplift.app.database.manager.query('INSERT INTO supplier_category VALUES ($1, $2)', [
      suppliers[0],
      category.id,
    ]);
    causes = [
      (await make.goodCause({ name: 'Tūī Trust' })).id,
      (await make.goodCause({ name: 'Hoiho Trust' })).id,
    ];
    buyers = [];
    for (const [at, buyerType] of (['School', 'Charity', 'School'] as const).entries())
      buyers.push((await make.impactBuyer({ buyerType, goodCauseId: causes[at % 2] })).id);
    for (let at = 0; at < 60; at++) {
      const sale: Sale = {
        supplier: suppliers[at % 3 === 0 ? 1 : 0] ?? 0,
        cause: at % 7 === 0 ? null : (causes[at % 2] ?? null),
        buyer: at % 5 === 0 ? null : (buyers[at % 3] ?? null),
        month: (at % 12) + 1,
        progress:
          (['Completed', 'In Progress', 'Completed', 'Fallen Through'] as const)[at % 4] ?? 'Completed',
        cents: 101 * at + 7,
        year: 2023 + (at % 3),
      };
      sales.push(sale);
      await make.salesEnquiry({
        supplierId: sale.supplier,
        goodCauseId: sale.cause,
        impactBuyerId: sale.buyer,
        // The first of a month in New Zealand is still in the month before in UTC.
        enquiredAt: new Date(Date.UTC(sale.year, sale.month - 1, 1, -5)),
        progress: sale.progress,
        revenue: sale.cents,
        contribution: sale.cents / 100,
      });
      // Some are counted from folded totals, some from changes that are not folded in yet.
      if (at === 30) await foldChanges(uplift.app.database);
    }
    users.admin = await uplift.user({ roles: ['Admin'] });
    users.seller = await uplift.user({ roles: ['Business'], supplierId: suppliers[0] });
    users.otherSeller = await uplift.user({ roles: ['Business'], supplierId: suppliers[1] });
    users.cause = await uplift.user({ roles: ['GoodCause'], goodCauseId: causes[0] });
    users.otherCause = await uplift.user({ roles: ['GoodCause'], goodCauseId: causes[1] });
    users.both = await uplift.user({ roles: ['Business', 'ImpactBusiness'], goodCauseId: causes[0] });
  });
  afterAll(() => uplift.stop());

  const ask = (as: TestUser | null, of: string, id = 0, year = 2024) =>
    uplift.graphql(REPORT, { of, id, year }, { as });
  const report = async (as: TestUser, of: string, id = 0, year = 2024): Promise<YearlyReport> =>
    (await ask(as, of, id, year)).data.yearlyReport;

  const given = (found: readonly Sale[]) =>
    found
      .filter(({ progress }) => progress !== 'Fallen Through')
      .reduce((cents, { cents: more }) => cents + more, 0) / 100;
  const completed = (found: readonly Sale[]) =>
    found.filter(({ progress }) => progress === 'Completed').length;

  it('the year of a supplier equals a recount of its sales, to the cent R258 R280 A101', async () => {
    const own = sales.filter(({ supplier }) => supplier === suppliers[0]);
    const of2024 = own.filter(({ year }) => year === 2024);
    const of2023 = own.filter(({ year }) => year === 2023);
    const found = await report(users.seller, 'SUPPLIER', suppliers[0]);
    expect(found).toMatchObject({
      of: 'SUPPLIER',
      name: 'Kōwhai',
      year: 2024,
      contribution: given(of2024),
      wholeContribution: given(of2024),
      equivalentHours: Math.round(given(of2024) / 22.75),
      enquiries: of2024.length,
      completed: completed(of2024),
      yearBefore: { completed: completed(of2023), contribution: given(of2023) },
      byCategory: null,
      supplierCount: null,
      buyerCount: null,
    });
    expect(found.years).toEqual([...new Set(own.map(({ year }) => year))].sort((a, b) => b - a));
    expect(found.byMonth).toEqual(
      Array.from({ length: 12 }, (_, at) => {
        const ofMonth = (all: Sale[]) => all.filter(({ month }) => month === at + 1);
        return {
          month: at + 1,
          completed: completed(ofMonth(of2024)),
          contribution: given(ofMonth(of2024)),
          contributionBefore: given(ofMonth(of2023)),
        };
      }),
    );
    const causesOf = (id: number | null) => given(of2024.filter(({ cause }) => cause === id));
    expect(new Map(found.byCause?.map(({ name, contribution }) => [name, contribution]))).toEqual(
      new Map(
        [
          ['Tūī Trust', causesOf(causes[0] ?? 0)] as const,
          ['Hoiho Trust', causesOf(causes[1] ?? 0)] as const,
          [null, causesOf(null)] as const,
        ].filter(([, dollars]) => dollars > 0),
      ),
    );
    expect(found.byBuyerType.reduce((sum, { enquiries }) => sum + enquiries, 0)).toBe(of2024.length);
    const amounts = found.byBuyerType.map(({ contribution }) => contribution);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  });

  it('the year of a cause is halved once, not its parts, and counts givers and buyers R269 A102', async () => {
    const own = sales.filter(({ cause, year }) => cause === causes[0] && year === 2024);
    const whole = given(own);
    const found = await report(users.cause, 'GOOD_CAUSE', causes[0]);
    expect(found).toMatchObject({
      name: 'Tūī Trust',
      wholeContribution: whole,
      contribution: Math.round(whole * 50) / 100,
      equivalentHours: Math.round(Math.round(whole * 50) / 100 / 22.75),
      completed: completed(own),
      byCause: null,
      supplierCount: new Set(
        own.filter(({ progress }) => progress !== 'Fallen Through').map(({ supplier }) => supplier),
      ).size,
    });
    const cents = (dollars: number) => Math.round(dollars * 100);
    const sumOf = (parts: readonly { contribution: number }[] | null) =>
      cents((parts ?? []).reduce((sum, { contribution }) => sum + contribution, 0));
    expect([found.byMonth, found.byCategory, found.byBuyerType].map(sumOf)).toEqual(
      Array.from({ length: 3 }, () => cents(whole)),
    );
    const chose = new Set([buyers[0], buyers[2]]);
    const bought = sales.filter(
      ({ buyer, year, progress }) => year === 2024 && progress !== 'Fallen Through' && chose.has(buyer ?? 0),
    );
    expect(found.buyerCount).toBe(new Set(bought.map(({ buyer }) => buyer)).size);
  });

  it('takes one statement that reads totals only', async () => {
    const statements = await countStatements(() => ask(users.admin, 'GOOD_CAUSE', causes[0]));
    expect(statements).toHaveLength(2);
    expect(statements.join()).not.toMatch(/\bFROM sales_enquiry\b/);
  });

  it('is visible to its own users and staff; a report of another record gets the not-found response R258', async () => {
    expect((await report(users.admin, 'SUPPLIER', suppliers[0])).name).toBe('Kōwhai');
    expect((await report(users.admin, 'GOOD_CAUSE', causes[0])).name).toBe('Tūī Trust');
    for (const [as, of, id] of [
      [users.otherSeller, 'SUPPLIER', suppliers[0]],
      [users.cause, 'SUPPLIER', suppliers[0]],
      [users.otherCause, 'GOOD_CAUSE', causes[0]],
      // A user with a record but without its role, and one with a role but without its record.
      [users.both, 'GOOD_CAUSE', causes[0]],
      [users.both, 'SUPPLIER', suppliers[0]],
      [users.admin, 'SUPPLIER', 999_999],
    ] as const)
      expect((await ask(as, of, id)).data).toEqual({ yearlyReport: null });
    expect((await ask(null, 'SUPPLIER', suppliers[0])).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const wrong = await ask(users.admin, 'SUPPLIER', suppliers[0], 1999);
    expect(wrong.errors?.[0]?.message).toBe('Enter a year from 2000 to 2100.');
  });

  it('a year without sales gives an empty report, also as a PDF', async () => {
    const found = await report(users.seller, 'SUPPLIER', suppliers[0], 2010);
    expect(found.byMonth.map(({ contribution }) => contribution)).toEqual(Array(12).fill(0));
    const path = `yearlyReport/business/${suppliers[0]}?year=2010`;
    const paper = await uplift.rest('GET', path, { as: users.seller });
    expect((await pdfFacts(paper.rawPayload)).text).toContain('No contributions yet in 2010');
    expect(found).toMatchObject({
      contribution: 0,
      enquiries: 0,
      yearBefore: { completed: 0, contribution: 0 },
      byCause: [],
      byBuyerType: [],
    });
  });

  const link = async (as: TestUser, of: string, id = 0, language = 'EN') =>
    uplift.graphql(LINK, { of, id, year: 2024, language }, { as });

  it('has a PDF address valid for a minute, in either language, that grants nothing else A29 C129 C130', async () => {
    for (const [as, of, id, language, said] of [
      [users.seller, 'SUPPLIER', suppliers[0], 'MI', 'Pūrongo whaitake ā-tau 2024'],
      [users.cause, 'GOOD_CAUSE', causes[0], 'EN', 'Yearly impact report 2024'],
      [users.admin, 'GOOD_CAUSE', causes[0], 'MI', 'Tūī Trust'],
    ] as const) {
      const address: string = (await link(as, of, id, language)).data.yearlyReportLink;
      const answer = await uplift.http.inject({ url: address });
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'no-store',
      ]);
      expect((await pdfFacts(answer.rawPayload)).text).toContain(said);
      for (const other of [
        address.replace('year=2024', 'year=2023'),
        address.replace(`/${id}?`, `/${Number(id) + 1}?`),
        address.replace(/(business|goodCause)/, (path) => (path === 'business' ? 'goodCause' : 'business')),
        `${address}x`,
      ])
        expect([other, (await uplift.http.inject({ url: other })).statusCode]).toEqual([other, 404]);
      const late = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
      expect((await uplift.http.inject({ url: address })).statusCode).toBe(404);
      late.mockRestore();
    }
    expect((await link(users.otherSeller, 'SUPPLIER', suppliers[0])).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  it('its own users read the PDF when signed in, by default for the current year C129', async () => {
    const path = `yearlyReport/business/${suppliers[0]}`;
    const own = await uplift.rest('GET', `${path}?year=2024&language=mi`, { as: users.seller });
    expect([own.statusCode, own.headers['content-disposition']]).toEqual([
      200,
      'inline; filename="uplift-report-kowhai-2024-mi.pdf"',
    ]);
    const current = await uplift.rest('GET', path, { as: users.seller });
    expect(current.headers['content-disposition']).toContain(`-${thisYear()}-en.pdf`);
    expect((await uplift.rest('GET', `${path}?year=2024`, { as: users.cause })).statusCode).toBe(404);
    expect((await uplift.rest('GET', `${path}?year=1999`, { as: users.seller })).statusCode).toBe(400);
    expect((await uplift.rest('GET', `${path}?language=de`, { as: users.seller })).statusCode).toBe(400);
  });
});
