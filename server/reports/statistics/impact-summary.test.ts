import { factories } from '../../testing/factories.js';
import { queryPlans } from '../../testing/query-plans.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const NUMBERS = `{ goodCauses { contribution }
  impactSummary { contributions communityHours outsideListedCauses { awaitingCause unlistedCauses } } }`;

describe('the impact summary of the whole site', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let make: ReturnType<typeof factories>;
  beforeEach(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    make = factories(uplift.app.database);
  });
  afterEach(() => uplift.stop());

  const numbers = async () => {
    const { data, errors } = await uplift.graphql(NUMBERS);
    expect(errors).toBeUndefined();
    const causes: { contribution: number }[] = data.goodCauses;
    return { ...data.impactSummary, listed: causes.reduce((sum, { contribution }) => sum + contribution, 0) };
  };
  const set = async (contributions: number) => {
    const { statusCode } = await uplift.rest('PUT', 'general/settings', {
      as: admin,
      body: { contributions },
    });
    expect(statusCode).toBe(200);
  };

  /**
   * Creates sales with contributions of 400 to a listed cause, 60 of it archived; 30 to causes that are not
   * listed; 17.5 to no cause yet.
   */
  async function sales() {
    const [cause, gone, draft] = [
      await make.goodCause(),
      await make.goodCause({ status: 'Left & Removed' }),
      await make.goodCause({ status: 'Drafting' }),
    ];
    const sale = (fields: object) => make.salesEnquiry({ progress: 'Completed', ...fields });
    await sale({ goodCauseId: cause.id, contribution: 340 });
    await sale({ goodCauseId: cause.id, contribution: 60, archivedAt: new Date() });
    await sale({ goodCauseId: cause.id, progress: 'Fallen Through', contribution: 5000 });
    await sale({ goodCauseId: gone.id, contribution: 20 });
    await sale({ goodCauseId: draft.id, contribution: 10 });
    await sale({ contribution: 12.5 });
    await sale({ contribution: 5, archivedAt: new Date() });
    await sale({ progress: 'Fallen Through', contribution: 700 });
    await sale({ progress: 'In Progress' });
  }

  it('totals listed causes, enquiries without a cause, and other causes, including archived enquiries R109 A62', async () => {
    await sales();
    const { listed, contributions, communityHours, outsideListedCauses } = await numbers();
    expect([listed, contributions, communityHours]).toEqual([400, 447.5, 20]);
    expect(outsideListedCauses).toEqual({ awaitingCause: 17.5, unlistedCauses: 30 });
  });

  it('moves to a cause when it is chosen, and is removed when the sale is unsuccessful R187', async () => {
    const cause = await make.goodCause();
    const { id } = await make.salesEnquiry({ progress: 'Completed', contribution: 40 });
    const change = async (values: object) => {
      await uplift.app.database.manager.update('sales_enquiry', id, values);
      const { listed, outsideListedCauses } = await numbers();
      return [listed, outsideListedCauses.awaitingCause];
    };
    expect(await change({ contribution: 41 })).toEqual([0, 41]);
    expect(await change({ goodCauseId: cause.id })).toEqual([41, 0]);
    expect(await change({ goodCauseId: null })).toEqual([0, 41]);
    expect(await change({ progress: 'Fallen Through' })).toEqual([0, 0]);
  });

  it('hides the amount without a cause if staff set a total that is too small for it A113', async () => {
    await sales();
    const outside = { awaitingCause: 17.5, unlistedCauses: 30 };
    for (const [total, expected] of [
      [447.49, null],
      [447.5, outside],
      [125_000, outside],
    ] as const) {
      await set(total);
      expect(await numbers()).toMatchObject({ contributions: total, outsideListedCauses: expected });
    }
    await set(0);
    expect(await numbers()).toMatchObject({ contributions: 447.5, outsideListedCauses: outside });
  });

  it('is zero, and never negative, on an empty site', async () => {
    const { contributions, outsideListedCauses } = await numbers();
    expect(contributions).toBe(0);
    expect(outsideListedCauses).toEqual({ awaitingCause: 0, unlistedCauses: 0 });
  });

  it('does not read sales, whatever their number', async () => {
    const text = await queryPlans(uplift.app.database, numbers);
    expect(text).toContain('sales_total');
    expect(text).not.toContain('sales_enquiry');
  });
});
