import { leadFollowUps } from '../../sales/leads/lead-follow-ups.js';
import { enquiryFollowUps } from '../../sales/sales-enquiries/enquiry-follow-ups.js';
import { startActionFixture } from '../../testing/action-fixture.js';
import { raiseFollowUps } from './raise-follow-ups.js';

describe('follow-up dates', () => {
  let fixture: Awaited<ReturnType<typeof startActionFixture>>;
  beforeAll(async () => {
    fixture = await startActionFixture();
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(async () => {
    await fixture.clear();
    await query('UPDATE lead SET future_action_on = NULL');
    await query('UPDATE sales_enquiry SET follow_up_on = NULL');
  });

  const query = (text: string, values: unknown[] = []) =>
    fixture.uplift.app.database.manager.query(text, values);
  const look = () => raiseFollowUps(fixture.uplift.app, [leadFollowUps, enquiryFollowUps]);
  /** Returns the day this number of days from today, in New Zealand time. */
  const day = async (from: number): Promise<string> =>
    (
      await query(`SELECT ((now() AT TIME ZONE 'Pacific/Auckland')::date + $1::integer)::text AS day`, [from])
    )[0].day;
  const lead = async (from: number, more: object = {}) => {
    const [impactBuyer, supplier] = [
      await fixture.make.impactBuyer({ name: 'Nīkau School' }),
      await fixture.make.supplier({ name: 'Kōwhai Plumbing' }),
    ];
    return fixture.make.lead({
      impactBuyerId: impactBuyer.id,
      supplierId: supplier.id,
      futureActionOn: await day(from),
      ...more,
    });
  };
  const items = () =>
    query(
      'SELECT id, type, value, status, ref_id AS "refId", assigned_to_id AS whose FROM action_item ORDER BY id',
    );

  it('raises one item for a lead or an enquiry on its follow-up date, for the person responsible R190 A57 R192 A65', async () => {
    const { id } = await lead(0, { personResponsibleId: fixture.colleague.id });
    await lead(1);
    const enquiry = await fixture.make.salesEnquiry({ fullName: 'Ana', followUpOn: await day(-1) });
    await look();
    await look();
    expect(await items()).toMatchObject([
      {
        type: 'Lead to follow up',
        value: 'Nīkau School · Kōwhai Plumbing',
        status: 'New',
        refId: id,
        whose: fixture.colleague.id,
      },
      { type: 'Enquiry to follow up', value: expect.stringMatching(/^Ana/), refId: enquiry.id, whose: null },
    ]);
  });

  it('is due until the end of that day, and overdue from the next R246', async () => {
    await lead(0, {});
    await fixture.make.salesEnquiry({ followUpOn: await day(-1) });
    await look();
    const overdue = { column: 'OVERDUE', test: 'EQUALS', values: ['true'] };
    const { answer } = await fixture.ask('list', { filter: { columns: [overdue] } });
    expect(answer.nodes).toMatchObject([{ type: 'Enquiry to follow up' }]);
  });

  it('does not raise a dismissed item again for the same day, but does for the next', async () => {
    const { id } = await lead(-2);
    await look();
    const [first] = await items();
    await fixture.ask('dismiss', { selection: { ids: [first.id] } });
    await look();
    expect(await items()).toHaveLength(1);
    await query('UPDATE lead SET future_action_on = $2 WHERE id = $1', [id, await day(0)]);
    await look();
    expect(await items()).toMatchObject([{ status: 'Dismissed' }, { status: 'New', refId: id }]);
  });

  it('does not raise an item again if its date was changed in the action centre', async () => {
    await lead(0);
    await look();
    const [{ id }] = await items();
    await fixture.ask('update', { id, input: { dueBy: '2030-01-01T00:00:00.000Z' } });
    await look();
    expect(await items()).toHaveLength(1);
    expect((await fixture.stored(id)).dueBy).toEqual(new Date('2030-01-01T00:00:00.000Z'));
  });

  it.each([
    ['postponed', 'future_action_on = future_action_on + 7'],
    ['closed', "status = 'Sale'"],
    ['archived', 'archived_at = now()'],
    ['without a follow-up date', 'future_action_on = NULL'],
  ])('closes the item once its lead is %s, and records that in its timeline', async (_, change) => {
    const { id } = await lead(0);
    await look();
    await query(`UPDATE lead SET ${change} WHERE id = $1`, [id]);
    await look();
    const [item] = await items();
    expect(item.status).toBe('Done');
    expect(
      await query(
        `SELECT action, actor_kind AS by FROM activity WHERE subject_type = 'action-item' AND subject_id = $1
        ORDER BY id`,
        [item.id],
      ),
    ).toEqual([
      { action: 'action-item.raised', by: 'system' },
      { action: 'action-item.changed', by: 'system' },
    ]);
  });

  it('raises nothing for long past dates, or for closed or archived leads', async () => {
    await lead(-31);
    await lead(0, { status: 'No Opportunity' });
    await lead(0, { archivedAt: new Date() });
    await fixture.make.salesEnquiry({ followUpOn: await day(0), archivedAt: new Date() });
    await look();
    expect(await items()).toEqual([]);
  });

  it('raises each item once when two workers run at the same time', async () => {
    for (let one = 0; one < 5; one++) await lead(0);
    await Promise.allSettled([look(), look(), look()]);
    await look();
    expect(await items()).toHaveLength(5);
  });
});
