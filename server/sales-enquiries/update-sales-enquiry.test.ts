import { ActionItem } from '../action-centre/action-item.entity';
import { Activity } from '../platform/activity/activity.entity';
import { type EnquiryPeople, enquiryPeople } from '../testing/enquiry-people';
import { factories } from '../testing/factories';
import { TestUplift, type TestUser } from '../testing/test-uplift';
import { SalesEnquiry } from './sales-enquiry.entity';

const FIELDS = `id version viewedAs fullName email progress buyerFeedback emailState openedAt revenue supplierRevenue
  contribution specialField specialFieldLabel supplierNotes buyerNotes goodCause { id } impactBuyer { id }
  supplier { id enquiryEmail contributionType } staff { adminNotes chance suggestedContribution personResponsible { id name } }`;
const UPDATE = `mutation Update($id: Int!, $version: Int, $input: SalesEnquiryInput!) {
  updateSalesEnquiry(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const READ = `query Read($id: Int!) { salesEnquiry(id: $id) { ${FIELDS} } }`;
const VIEW = `mutation View($id: Int!) { markSalesEnquiryViewed(id: $id) { emailState openedAt } }`;

describe('saving a sales enquiry', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let people: EnquiryPeople;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    people = await enquiryPeople(uplift, { contributionType: '%', contributionDetails: '5' });
  });
  afterAll(() => uplift.stop());

  const enquiryWith = (fields: Partial<SalesEnquiry> = {}) =>
    make.salesEnquiry({ supplierId: people.supplier.id, adminNotes: 'for staff', ...fields });
  const stored = (id: number) => uplift.app.database.manager.findOneByOrFail(SalesEnquiry, { id });
  const update = (as: TestUser, id: number, input: object, version?: number) =>
    uplift.graphql(UPDATE, { id, input, version }, { as });
  const saved = async (as: TestUser, id: number, input: object) =>
    (await update(as, id, input)).data.updateSalesEnquiry;
  const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
    errors?.[0]?.extensions.code;

  it("A49 a supplier's revenue is kept as its own and stands in until staff enter theirs", async () => {
    const { seller } = people;
    const { id } = await enquiryWith();
    expect(await saved(seller, id, { supplierRevenue: 1000 })).toMatchObject({
      supplierRevenue: 1000,
      revenue: 1000,
    });
    expect(await saved(seller, id, { supplierRevenue: 1100 })).toMatchObject({
      supplierRevenue: 1100,
      revenue: 1000,
    });
    const waiting = await uplift.app.database.manager.findBy(ActionItem, { refId: id });
    expect(waiting).toMatchObject([
      { type: 'Supplier entered revenue', value: '$1,100.00 excl GST', status: 'New' },
    ]);
  });

  it('R156 refuses revenue that is negative or too large', async () => {
    const { seller } = people;
    const { id } = await enquiryWith();
    for (const supplierRevenue of [-1, 1e12])
      expect((await update(seller, id, { supplierRevenue })).status).toBe(400);
    expect((await stored(id)).supplierRevenue).toBeNull();
  });

  it('A50 R187 completing a sale fills in the agreed contribution, and never over an entered one', async () => {
    const { admin, seller } = people;
    const { id } = await enquiryWith({ revenue: 1000 });
    expect(await saved(seller, id, { progress: 'COMPLETED' })).toMatchObject({ contribution: 50 });
    const entered = await enquiryWith({ revenue: 1000, contribution: 80 });
    expect(await saved(seller, entered.id, { progress: 'COMPLETED' })).toMatchObject({ contribution: 80 });
    const emptied = await saved(admin, entered.id, { contribution: null });
    expect(emptied).toMatchObject({ contribution: null, staff: { suggestedContribution: 50 } });
  });

  it('A50 revenue that comes in after completion fills it in too', async () => {
    const { admin, seller } = people;
    const { id } = await enquiryWith({ progress: 'Completed' });
    expect(await saved(seller, id, { supplierRevenue: 240 })).toMatchObject({
      revenue: 240,
      contribution: 12,
    });
    expect(await saved(admin, id, { revenue: 480 })).toMatchObject({ contribution: 12 });
  });

  it('A134 an enquiry with a buyer and no cause takes the cause of the buyer', async () => {
    const { buyerId, admin } = people;
    const { id } = await enquiryWith();
    const answer = await saved(admin, id, { impactBuyerId: buyerId });
    expect(answer.goodCause.id).toBeGreaterThan(0);
    const chosen = await make.goodCause();
    const own = await enquiryWith({ goodCauseId: chosen.id });
    expect(await saved(admin, own.id, { impactBuyerId: buyerId })).toMatchObject({
      goodCause: { id: chosen.id },
    });
  });

  it('R178 chance goes from 0 to 100 in steps of 10', async () => {
    const { admin } = people;
    const { id } = await enquiryWith();
    expect(await saved(admin, id, { chance: 50 })).toMatchObject({ staff: { chance: 50 } });
    for (const chance of [55, -10, 110]) expect((await update(admin, id, { chance })).status).toBe(400);
    expect((await stored(id)).chance).toBe(50);
  });

  it('R183 the person responsible is confirmed staff of the very domain', async () => {
    const { admin } = people;
    const { id } = await enquiryWith();
    const now = new Date();
    const staff = await uplift.user({ email: 'mere@uplift.example', emailVerifiedAt: now, fullName: 'Mere' });
    const refused = [
      await uplift.user({ email: 'x@uplift.example' }),
      await uplift.user({ email: 'x@not-uplift.example', emailVerifiedAt: now }),
      await uplift.user({ email: 'x@uplift.example.evil.nz', emailVerifiedAt: now }),
      { id: 999_999 },
    ];
    for (const { id: personResponsibleId } of refused) {
      const answer = await update(admin, id, { personResponsibleId });
      expect([answer.status, answer.errors?.[0]?.extensions.fields]).toEqual([
        400,
        [{ field: 'personResponsibleId', message: 'Please choose a member of staff.' }],
      ]);
    }
    const answer = await saved(admin, id, { personResponsibleId: staff.id });
    expect(answer.staff.personResponsible).toEqual({ id: staff.id, name: 'Mere' });
    const options = await uplift.graphql('{ enquiryFormOptions { staff { id name } } }', {}, { as: admin });
    expect(options.data.enquiryFormOptions.staff).toEqual([{ id: staff.id, name: 'Mere' }]);
  });

  it('refuses a stale version with the newer values and changes nothing', async () => {
    const { admin, seller } = people;
    const { id, version } = await enquiryWith();
    await saved(admin, id, { fullName: 'Newer', adminNotes: 'secret' });
    const stale = await update(seller, id, { supplierNotes: 'late' }, version);
    expect([stale.status, codeOf(stale)]).toEqual([409, 'CONFLICT']);
    const current = stale.errors?.[0]?.extensions.current;
    expect(current).toMatchObject({ version: version + 1, fullName: 'Newer', staff: null });
    expect((await stored(id)).supplierNotes).toBeNull();
    expect((await update(seller, id, { supplierNotes: 'now' }, version + 1)).status).toBe(200);
  });

  it('loses no update when two people save at once', async () => {
    const { admin, seller } = people;
    const { id, version } = await enquiryWith();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => update(admin, id, { adminNotes: `by ${n}` }, version)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'CONFLICT')).toHaveLength(3);
    await Promise.all([update(admin, id, { fullName: 'A' }), update(seller, id, { supplierNotes: 'B' })]);
    expect(await stored(id)).toMatchObject({ fullName: 'A', supplierNotes: 'B', version: version + 3 });
  });

  it('saves nothing where nothing changes', async () => {
    const { admin } = people;
    const { id, version, fullName } = await enquiryWith();
    expect(await saved(admin, id, { fullName, progress: 'ENQUIRY', archived: false })).toMatchObject({
      version,
    });
  });

  it('A36 a supplier that has left may look but not write', async () => {
    const left = await make.supplier({ status: 'Left & Removed' });
    const as = await uplift.user({ roles: ['Business'], supplierId: left.id });
    const { id } = await make.salesEnquiry({ supplierId: left.id });
    expect((await uplift.graphql(READ, { id }, { as })).data.salesEnquiry.id).toBe(id);
    expect(codeOf(await update(as, id, { supplierNotes: 'x' }))).toBe('FORBIDDEN');
    expect(codeOf(await uplift.graphql(VIEW, { id }, { as }))).toBe('FORBIDDEN');
  });

  it('logs before and after, and of what people wrote only that it changed', async () => {
    const { admin } = people;
    const { id } = await enquiryWith();
    await saved(admin, id, { fullName: 'Hinemoa Secret', progress: 'COMPLETED' });
    const [entry] = await uplift.app.database.manager.findBy(Activity, {
      subjectId: id,
      action: 'sales-enquiry.changed',
    });
    expect(entry).toMatchObject({ actorId: admin.id, changes: { progress: ['Enquiry', 'Completed'] } });
    expect(JSON.stringify(entry?.changes)).not.toContain('Hinemoa');
  });

  it('names a linked record that does not exist', async () => {
    const { admin } = people;
    const { id } = await enquiryWith();
    for (const field of ['supplierId', 'impactBuyerId', 'goodCauseId', 'referredBySupplierId']) {
      const answer = await update(admin, id, { [field]: 999_999 });
      expect(answer.status).toBe(400);
      expect(answer.errors?.[0]?.extensions.fields).toMatchObject([{ field }]);
    }
  });

  it('R180 asks a visitor to sign in before anything about the input is judged', async () => {
    for (const variables of [{ id: 1, input: {} }, { id: 'x', input: { nonsense: 1 } }, {}]) {
      const answer = await uplift.graphql(UPDATE, variables);
      expect([answer.status, codeOf(answer), answer.data]).toEqual([401, 'UNAUTHENTICATED', undefined]);
    }
  });
});
