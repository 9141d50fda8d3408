import { Activity } from '../../platform/activity/activity.entity.js';
import { ActionItem } from '../../staff/action-centre/action-item.entity.js';
import { enquiryCalls, READ_ENQUIRY, UPDATE_ENQUIRY, VIEW_ENQUIRY } from '../../testing/enquiry-calls.js';
import { type EnquiryPeople, enquiryPeople } from '../../testing/enquiry-people.js';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';

describe('saving a sales enquiry', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let people: EnquiryPeople;
  let calls: ReturnType<typeof enquiryCalls>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    people = await enquiryPeople(uplift, { contributionType: '%', contributionDetails: '5' });
    calls = enquiryCalls(uplift, people);
  });
  afterAll(() => uplift.stop());

  it("a supplier's revenue is stored separately and used until staff enter theirs A49", async () => {
    const { seller } = people;
    const { id } = await calls.enquiryWith();
    expect(await calls.saved(seller, id, { supplierRevenue: 1000 })).toMatchObject({
      supplierRevenue: 1000,
      revenue: 1000,
    });
    expect(await calls.saved(seller, id, { supplierRevenue: 1100 })).toMatchObject({
      supplierRevenue: 1100,
      revenue: 1000,
    });
    const waiting = await uplift.app.database.manager.findBy(ActionItem, { refId: id });
    expect(waiting).toMatchObject([
      { type: 'Supplier entered revenue', value: '$1,100.00 excl GST', status: 'New' },
    ]);
  });

  it('refuses negative or too large revenue R156', async () => {
    const { seller } = people;
    const { id } = await calls.enquiryWith();
    for (const supplierRevenue of [-1, 1e12])
      expect((await calls.update(seller, id, { supplierRevenue })).status).toBe(400);
    expect((await calls.stored(id)).supplierRevenue).toBeNull();
  });

  it('completing a sale fills in the agreed contribution, and never overwrites one A50 R187', async () => {
    const { admin, seller } = people;
    const { id } = await calls.enquiryWith({ revenue: 1000 });
    expect(await calls.saved(seller, id, { progress: 'COMPLETED' })).toMatchObject({ contribution: 50 });
    const entered = await calls.enquiryWith({ revenue: 1000, contribution: 80 });
    expect(await calls.saved(seller, entered.id, { progress: 'COMPLETED' })).toMatchObject({
      contribution: 80,
    });
    const emptied = await calls.saved(admin, entered.id, { contribution: null });
    expect(emptied).toMatchObject({ contribution: null, staff: { suggestedContribution: 50 } });
  });

  it('fills in the contribution when the revenue is entered after completion A50', async () => {
    const { admin, seller } = people;
    const { id } = await calls.enquiryWith({ progress: 'Completed' });
    expect(await calls.saved(seller, id, { supplierRevenue: 240 })).toMatchObject({
      revenue: 240,
      contribution: 12,
    });
    expect(await calls.saved(admin, id, { revenue: 480 })).toMatchObject({ contribution: 12 });
  });

  it('an enquiry with a buyer and no cause gets the buyer’s cause A134', async () => {
    const { buyerId, admin } = people;
    const { id } = await calls.enquiryWith();
    const answer = await calls.saved(admin, id, { impactBuyerId: buyerId });
    expect(answer.goodCause.id).toBeGreaterThan(0);
    const chosen = await make.goodCause();
    const own = await calls.enquiryWith({ goodCauseId: chosen.id });
    expect(await calls.saved(admin, own.id, { impactBuyerId: buyerId })).toMatchObject({
      goodCause: { id: chosen.id },
    });
  });

  it('the chance goes from 0 to 100 in steps of 10 R178', async () => {
    const { admin } = people;
    const { id } = await calls.enquiryWith();
    expect(await calls.saved(admin, id, { chance: 50 })).toMatchObject({ staff: { chance: 50 } });
    for (const chance of [55, -10, 110]) expect((await calls.update(admin, id, { chance })).status).toBe(400);
    expect((await calls.stored(id)).chance).toBe(50);
  });

  it('the person responsible must be confirmed staff with an exact domain match R183', async () => {
    const { admin } = people;
    const { id } = await calls.enquiryWith();
    const now = new Date();
    const staff = await uplift.user({ email: 'mere@uplift.example', emailVerifiedAt: now, fullName: 'Mere' });
    const refused = [
      await uplift.user({ email: 'x@uplift.example' }),
      await uplift.user({ email: 'x@not-uplift.example', emailVerifiedAt: now }),
      await uplift.user({ email: 'x@uplift.example.evil.nz', emailVerifiedAt: now }),
      { id: 999_999 },
    ];
    for (const { id: personResponsibleId } of refused) {
      const answer = await calls.update(admin, id, { personResponsibleId });
      expect([answer.status, answer.errors?.[0]?.extensions.fields]).toEqual([
        400,
        [{ field: 'personResponsibleId', message: 'Please choose a member of staff.' }],
      ]);
    }
    const answer = await calls.saved(admin, id, { personResponsibleId: staff.id });
    expect(answer.staff.personResponsible).toEqual({ id: staff.id, name: 'Mere' });
    const options = await uplift.graphql('{ enquiryFormOptions { staff { id name } } }', {}, { as: admin });
    expect(options.data.enquiryFormOptions.staff).toEqual([{ id: staff.id, name: 'Mere' }]);
  });

  it('refuses a stale version with the newer values and changes nothing', async () => {
    const { admin, seller } = people;
    const { id, version } = await calls.enquiryWith();
    await calls.saved(admin, id, { fullName: 'Newer', adminNotes: 'secret' });
    const stale = await calls.update(seller, id, { supplierNotes: 'late' }, version);
    expect([stale.status, calls.codeOf(stale)]).toEqual([409, 'CONFLICT']);
    const current = stale.errors?.[0]?.extensions.current;
    expect(current).toMatchObject({ version: version + 1, fullName: 'Newer', staff: null });
    expect((await calls.stored(id)).supplierNotes).toBeNull();
    expect((await calls.update(seller, id, { supplierNotes: 'now' }, version + 1)).status).toBe(200);
  });

  it('loses no update when two users save at once', async () => {
    const { admin, seller } = people;
    const { id, version } = await calls.enquiryWith();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => calls.update(admin, id, { adminNotes: `by ${n}` }, version)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => calls.codeOf(answer) === 'CONFLICT')).toHaveLength(3);
    await Promise.all([
      calls.update(admin, id, { fullName: 'A' }),
      calls.update(seller, id, { supplierNotes: 'B' }),
    ]);
    expect(await calls.stored(id)).toMatchObject({ fullName: 'A', supplierNotes: 'B', version: version + 3 });
  });

  it('writes nothing if nothing changes', async () => {
    const { admin } = people;
    const { id, version, fullName } = await calls.enquiryWith();
    expect(await calls.saved(admin, id, { fullName, progress: 'ENQUIRY', archived: false })).toMatchObject({
      version,
    });
  });

  it('a supplier that has left can read but not write A36', async () => {
    const left = await make.supplier({ status: 'Left & Removed' });
    const as = await uplift.user({ roles: ['Business'], supplierId: left.id });
    const { id } = await make.salesEnquiry({ supplierId: left.id });
    expect((await uplift.graphql(READ_ENQUIRY, { id }, { as })).data.salesEnquiry.id).toBe(id);
    expect(calls.codeOf(await calls.update(as, id, { supplierNotes: 'x' }))).toBe('FORBIDDEN');
    expect(calls.codeOf(await uplift.graphql(VIEW_ENQUIRY, { id }, { as }))).toBe('FORBIDDEN');
  });

  it('logs old and new values, and for free text only that it changed', async () => {
    const { admin } = people;
    const { id } = await calls.enquiryWith();
    await calls.saved(admin, id, { fullName: 'Hinemoa Secret', progress: 'COMPLETED' });
    const [entry] = await uplift.app.database.manager.findBy(Activity, {
      subjectId: id,
      action: 'sales-enquiry.changed',
    });
    expect(entry).toMatchObject({ actorId: admin.id, changes: { progress: ['Enquiry', 'Completed'] } });
    expect(JSON.stringify(entry?.changes)).not.toContain('Hinemoa');
  });

  it('names a linked record that does not exist', async () => {
    const { admin } = people;
    const { id } = await calls.enquiryWith();
    for (const field of ['supplierId', 'impactBuyerId', 'goodCauseId', 'referredBySupplierId']) {
      const answer = await calls.update(admin, id, { [field]: 999_999 });
      expect(answer.status).toBe(400);
      expect(answer.errors?.[0]?.extensions.fields).toMatchObject([{ field }]);
    }
  });

  it('requires a visitor to sign in before validating the input R180', async () => {
    for (const variables of [{ id: 1, input: {} }, { id: 'x', input: { nonsense: 1 } }, {}]) {
      const answer = await uplift.graphql(UPDATE_ENQUIRY, variables);
      expect([answer.status, calls.codeOf(answer), answer.data]).toEqual([401, 'UNAUTHENTICATED', undefined]);
    }
  });
});
