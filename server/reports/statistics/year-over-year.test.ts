import { todayInNewZealand } from '../../platform/new-zealand-today.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const BEFORE = `query ($id: Int!, $year: Int!) {
  salesStatistics(of: SUPPLIER, id: $id, year: $year) { yearBefore { contribution } byMonth { month enquiries contributionBefore } } }`;

describe('year-over-year comparison', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  it('compares the started months of the current year, and all months of a past year R278 R285', async () => {
    const make = factories(uplift.app.database);
    const { id } = await make.supplier({ name: 'Mānuka' });
    const [year = 0, month = 0] = todayInNewZealand().split('-').map(Number);
    const sale = (ofYear: number, ofMonth: number, contribution: number) =>
      make.salesEnquiry({
        ...{ supplierId: id, contribution },
        enquiredAt: new Date(Date.UTC(ofYear, ofMonth - 1, 15)),
      });
    await sale(year, 1, 40);
    await sale(year - 1, 1, 10);
    await sale(year - 1, 12, 1);
    await sale(year - 2, 1, 5);
    await sale(year - 2, 12, 5);
    const beforeOf = async (salesYear: number) => {
      const { data } = await uplift.graphql(BEFORE, { id, year: salesYear }, { as: admin });
      return data.salesStatistics.yearBefore.contribution;
    };
    expect(await beforeOf(year)).toBe(month === 12 ? 11 : 10);
    expect(await beforeOf(year - 1)).toBe(10);
  });

  it('has all months for a year without sales and for the year before A107', async () => {
    const { id } = await factories(uplift.app.database).supplier();
    const { data } = await uplift.graphql(BEFORE, { id, year: 2009 }, { as: admin });
    const { byMonth } = data.salesStatistics;
    expect(byMonth).toHaveLength(12);
    expect(byMonth[11]).toEqual({ month: 12, enquiries: 0, contributionBefore: 0 });
  });
});
