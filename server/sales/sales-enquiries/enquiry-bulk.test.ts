import { bulkActions } from '../../testing/bulk-actions.js';
import { type EnquiryPeople, enquiryPeople } from '../../testing/enquiry-people.js';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import type { SalesEnquiry } from './sales-enquiry.entity.js';

const CHANGE = 'changeSalesEnquiries';
const DELETE = 'deleteSalesEnquiries';

describe('bulk actions on enquiries', () => {
  let uplift: TestUplift;
  let people: EnquiryPeople;
  let many: ReturnType<typeof bulkActions>;
  let make: ReturnType<typeof factories>;
  const query = (text: string, values: unknown[]) => uplift.app.database.manager.query(text, values);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    people = await enquiryPeople(uplift);
    make = factories(uplift.app.database);
    many = bulkActions(uplift, people.admin, 'SalesEnquiry');
  });
  afterAll(() => uplift.stop());

  const three = async (fields: Partial<SalesEnquiry> = {}) => {
    const ids = [];
    for (let at = 0; at < 3; at++)
      ids.push((await make.salesEnquiry({ supplierId: people.supplier.id, ...fields })).id);
    return ids;
  };
  const rows = (ids: number[]) =>
    query(
      `SELECT id, progress, paid_to_good_cause AS paid, follow_up_on::text AS "followUpOn", contribution, version,
         person_responsible_id AS "personId", archived_at IS NOT NULL AS archived
       FROM sales_enquiry WHERE id = ANY ($1) ORDER BY id`,
      [ids],
    );
  const staff = () =>
    uplift.user({
      roles: ['Admin'],
      email: `${Math.random().toString(36).slice(2)}@${uplift.app.config.staffEmailDomain}`,
      emailVerifiedAt: new Date(),
    });

  it('change each enquiry as a single edit would, with its own activity R152 A156', async () => {
    const ids = await three();
    const person = await staff();
    const { task } = await many.done(
      CHANGE,
      { ids },
      {
        progress: 'COMPLETED',
        paidToGoodCause: true,
        followUpOn: '2027-02-01',
        personResponsibleId: person.id,
        archived: true,
      },
    );
    expect(task).toEqual({ state: 'FINISHED', total: 3, done: 3, failed: 0 });
    expect(await rows(ids)).toEqual(
      ids.map((id) => ({
        id,
        progress: 'Completed',
        paid: true,
        followUpOn: '2027-02-01',
        contribution: null,
        version: 2,
        personId: person.id,
        archived: true,
      })),
    );
    const entries = await query(
      `SELECT subject_id AS id, actor_id AS "actorId", changes->'progress' AS progress FROM activity
       WHERE action = 'sales-enquiry.changed' AND subject_id = ANY ($1) ORDER BY subject_id`,
      [ids],
    );
    expect(entries).toEqual(
      ids.map((id) => ({ id, actorId: people.admin.id, progress: ['Enquiry', 'Completed'] })),
    );
  });

  it('can be undone one by one A155', async () => {
    const ids = await three();
    await many.done(CHANGE, { ids }, { progress: 'IN_PROGRESS' });
    const [first = 0, ...others] = ids;
    const undo = `mutation { undoChange(recordType: SALES_ENQUIRY, id: ${first}, version: 2) }`;
    const { errors } = await uplift.graphql(undo, {}, { as: people.admin });
    expect(errors).toBeUndefined();
    const progress = async (of: number[]) =>
      (await rows(of)).map((row: { progress: string }) => row.progress);
    expect(await progress([first])).toEqual(['Enquiry']);
    expect(await progress(others)).toEqual(['In Progress', 'In Progress']);
  });

  it('change all matches at the time of the request except the unticked ones, and no archived ones', async () => {
    const ids = await three({ enquiryAbout: 'Ruru nest' });
    const [away = 0] = await three({ enquiryAbout: 'Ruru nest', archivedAt: new Date() });
    const [spared = 0] = ids;
    const filter = { search: 'ruru nest', progress: ['ENQUIRY'] };
    const { task } = await many.done(CHANGE, { filter, except: [spared] }, { progress: 'FALLEN_THROUGH' });
    expect(task).toMatchObject({ total: 2, done: 2, failed: 0 });
    expect((await rows([...ids, away])).map((row: { progress: string }) => row.progress)).toEqual([
      'Enquiry',
      'Fallen Through',
      'Fallen Through',
      'Enquiry',
    ]);
  });

  it('report enquiries that were deleted meanwhile, and change the others', async () => {
    const ids = await three();
    const { id } = await many.ask(CHANGE, { ids }, { paidToGoodCause: true });
    const [gone = 0, ...others] = ids;
    await query('DELETE FROM sales_enquiry WHERE id = $1', [gone]);
    await uplift.work('task.run');
    const { task, failures } = await many.outcomeOf(id);
    expect(task).toMatchObject({ state: 'FINISHED', done: 3, failed: 1 });
    expect(failures).toEqual([
      { recordId: gone, recordName: null, field: null, message: 'This sales enquiry was not found.' },
    ]);
    expect((await rows(others)).map(({ paid }: { paid: boolean }) => paid)).toEqual([true, true]);
  });

  it('make no more changes when stopped, and finish the rest when started again', async () => {
    const ids = await three();
    const { id } = await many.ask(CHANGE, { ids }, { progress: 'COMPLETED' });
    await many.stop(id);
    await uplift.work('task.run');
    expect((await many.outcomeOf(id)).task).toMatchObject({ state: 'STOPPED', done: 0 });
    expect(new Set((await rows(ids)).map(({ version }: { version: number }) => version))).toEqual(
      new Set([1]),
    );
    const { task } = await many.done(CHANGE, { ids }, { progress: 'COMPLETED' });
    expect(task).toMatchObject({ state: 'FINISHED', done: 3 });
  });

  it('refuse a person responsible who is not staff before starting, at its field R183', async () => {
    const ids = await three();
    for (const personResponsibleId of [people.seller.id, 999_999]) {
      const { problem } = await many.ask(CHANGE, { ids }, { personResponsibleId });
      expect(problem).toBe('personResponsibleId: Please choose a member of staff.');
    }
  });

  it.each([
    [{ followUpOn: '2027-02-31' }, /^followUpOn: /],
    [{ progress: null }, /^progress: /],
    [{}, /^Change at least one field\.$/],
  ])('refuse an invalid change before starting: %j', async (input, problem) => {
    const answer = await many.ask(CHANGE, { ids: await three() }, input);
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(answer.problem).toMatch(problem);
  });

  it('cannot change totals, parties or customer data', async () => {
    const sums = { contribution: 1, revenue: 1, supplierRevenue: 1 };
    const others = {
      supplierId: 1,
      impactBuyerId: 1,
      goodCauseId: 1,
      email: 'a@b.nz',
      fullName: 'x',
      version: 1,
    };
    for (const [field, value] of Object.entries({ ...sums, ...others }))
      expect((await many.ask(CHANGE, { ids: [1] }, { [field]: value })).problem).toMatch(/no such field/);
  });

  it('delete to the trash, where each is restored separately; their leads stay R174 A155', async () => {
    const lead = await make.lead({ impactBuyerId: people.buyerId, supplierId: people.supplier.id });
    const [first = 0, ...others] = await three({ leadId: lead.id });
    const { task } = await many.done(DELETE, { ids: [first, ...others] });
    expect(task).toEqual({ state: 'FINISHED', total: 3, done: 3, failed: 0 });
    expect(await rows([first, ...others])).toEqual([]);
    expect(await query('SELECT id FROM lead WHERE id = $1', [lead.id])).toHaveLength(1);
    const restore = `mutation { restoreRecord(recordType: SALES_ENQUIRY, id: ${first}) }`;
    expect((await uplift.graphql(restore, {}, { as: people.admin })).errors).toBeUndefined();
    expect((await rows([first, ...others])).map(({ id }: { id: number }) => id)).toEqual([first]);
  });

  it('delete the others if one is already deleted R174', async () => {
    const ids = await three();
    const { id } = await many.ask(DELETE, { ids });
    const [gone = 0] = ids;
    await query('DELETE FROM sales_enquiry WHERE id = $1', [gone]);
    await uplift.work('task.run');
    const { task, failures } = await many.outcomeOf(id);
    expect(task).toMatchObject({ state: 'FINISHED', done: 3, failed: 1 });
    expect(failures).toMatchObject([{ recordId: gone }]);
    expect(await rows(ids)).toEqual([]);
  });

  it('are staff only R152 R174', async () => {
    const ids = await three({ impactBuyerId: people.buyerId, goodCauseId: people.causeId });
    const { seller, buyerUser, causeUser } = people;
    for (const as of [seller, buyerUser, causeUser])
      for (const request of [
        many.ask(CHANGE, { ids }, { progress: 'COMPLETED' }, as),
        many.ask(DELETE, { ids }, undefined, as),
      ])
        expect((await request).code).toBe('FORBIDDEN');
    expect((await many.ask(CHANGE, { ids }, { progress: 'COMPLETED' }, null)).code).toBe('UNAUTHENTICATED');
    expect((await rows(ids)).map(({ version }: { version: number }) => version)).toEqual([1, 1, 1]);
  });
});
