import { REMOVALS } from '../../app/housekeeping.js';
import { Activity } from '../../platform/activity/activity.entity.js';
import { clearExpired } from '../../platform/clear-expired.js';
import { SalesEnquiry } from '../../sales/sales-enquiries/sales-enquiry.entity.js';
import { bulkActions } from '../../testing/bulk-actions.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { ActionItem } from '../action-centre/action-item.entity.js';
import { HeldSubmission } from './held-submission.entity.js';

describe('held submissions', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let supplierId: number;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    supplierId = (await factories(uplift.app.database).supplier({ name: 'Kōwhai Plumbing' })).id;
  });
  afterAll(() => uplift.stop());
  beforeEach(() => manager().query('DELETE FROM held_submission; DELETE FROM action_item'));

  const manager = () => uplift.app.database.manager;
  let sent = 0;
  const enquire = async (fields: object = {}): Promise<number> => {
    const input = {
      supplierId,
      fullName: `Ana ${++sent}`,
      email: `ana${sent}@example.nz`,
      message: 'The tap drips.',
      companyFax: 'x',
      ...fields,
    };
    const query = 'mutation ($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id } }';
    return (await uplift.graphql(query, { input })).data.sendSalesEnquiry.id;
  };
  const asAdmin = (query: string, variables: Record<string, unknown> = {}) =>
    uplift.graphql(query, variables, { as: admin });
  const list = async (filter: object = {}) =>
    (
      await asAdmin(
        `query ($filter: HeldSubmissionListFilter) { heldSubmissions(filter: $filter) {
          totalCount nodes { id form senderName senderEmail summary createdAt heldAt answers { label value } } } }`,
        { filter },
      )
    ).data.heldSubmissions;
  const waiting = () => manager().findBy(ActionItem, { type: 'Submissions held for review', status: 'New' });

  it('are listed with their fields, newest first, and found by name, address and subject', async () => {
    await enquire({
      fullName: 'Hēmi Tūroa',
      email: 'hemi@example.nz',
      mobile: '021 555 0101',
      enquiryAbout: 'Taps',
    });
    await enquire();
    const { totalCount, nodes } = await list();
    expect(totalCount).toBe(2);
    expect(nodes[1]).toMatchObject({
      form: 'SALES_ENQUIRY',
      senderName: 'Hēmi Tūroa',
      senderEmail: 'hemi@example.nz',
      summary: 'For Kōwhai Plumbing: Taps',
      answers: [
        { label: 'Supplier', value: 'Kōwhai Plumbing' },
        { label: 'About', value: 'Taps' },
        { label: 'Message', value: 'The tap drips.' },
        { label: 'Phone', value: '021 555 0101' },
      ],
    });
    expect(nodes[1].createdAt).toBe(nodes[1].heldAt);
    for (const search of ['hemi tu', 'HEMI@', 'taps']) expect((await list({ search })).totalCount).toBe(1);
  });

  it('have a summary that never splits an emoji', async () => {
    await enquire({ enquiryAbout: `${'a'.repeat(178)}👍👍` });
    const { nodes } = await list();
    expect(nodes[0].summary).toMatch(/^For Kōwhai Plumbing: a+(👍)*$/u);
    expect(nodes[0].summary).not.toMatch(/\p{Surrogate}/u);
  });

  it('return to the sender the id that the enquiry has after release', async () => {
    const id = await enquire();
    expect(await manager().existsBy(SalesEnquiry, { id })).toBe(false);
    const [{ id: held }] = (await list()).nodes;
    await asAdmin(`mutation { releaseHeldSubmission(id: ${held}) }`);
    expect(await manager().existsBy(SalesEnquiry, { id })).toBe(true);
  });

  it('raise one action item for all, closed with the last submission', async () => {
    await enquire();
    await enquire();
    expect(await waiting()).toHaveLength(1);
    const [one, other] = (await list()).nodes;
    await asAdmin(`mutation { discardHeldSubmission(id: ${one.id}) }`);
    expect(await waiting()).toHaveLength(1);
    await asAdmin(`mutation { releaseHeldSubmission(id: ${other.id}) }`);
    expect(await waiting()).toHaveLength(0);
    const actions = (
      await manager().find(Activity, { order: { id: 'DESC' }, where: { subjectType: 'held-submission' } })
    ).map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['held-submission.released', 'held-submission.discarded']);
  });

  it('stay held if the release is refused, with the reason', async () => {
    await enquire();
    const [{ id }] = (await list()).nodes;
    await manager().query(`UPDATE supplier SET status = 'Drafting' WHERE id = $1`, [supplierId]);
    const { status, errors } = await asAdmin(`mutation { releaseHeldSubmission(id: ${id}) }`);
    await manager().query(`UPDATE supplier SET status = 'Approved & Live' WHERE id = $1`, [supplierId]);
    expect([status, errors?.[0]?.message]).toEqual([404, 'This supplier was not found.']);
    expect((await list()).totalCount).toBe(1);
  });

  it('are released and discarded in bulk with the same result as one by one', async () => {
    for (let n = 0; n < 5; n++) await enquire();
    const ids = (await list()).nodes.map(({ id }: { id: number }) => id);
    const before = await manager().count(SalesEnquiry);
    const many = bulkActions(uplift, admin, 'HeldSubmission');
    const released = await many.done('releaseHeldSubmissions', { ids: ids.slice(0, 3) });
    const discarded = await many.done('discardHeldSubmissions', { ids: ids.slice(3) });
    expect([released.task, discarded.task]).toMatchObject([
      { done: 3, failed: 0 },
      { done: 2, failed: 0 },
    ]);
    expect([await manager().count(SalesEnquiry), await manager().count(HeldSubmission)]).toEqual([
      before + 3,
      0,
    ]);
  });

  it('are deleted with visitors’ messages after the retention period', async () => {
    await enquire();
    await manager().query(`UPDATE held_submission SET held_at = now() - interval '100 years'`);
    await clearExpired(uplift.app, REMOVALS);
    expect(await manager().count(HeldSubmission)).toBe(0);
  });
});
