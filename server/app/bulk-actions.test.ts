import { ImpactBoxOrder } from '../sales/orders/impact-box-order.entity.js';
import { ContactMessage } from '../staff/contact-messages/contact-message.entity.js';
import { bulkActions } from '../testing/bulk-actions.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

/** Record types with a bulk change and a bulk deletion. */
const RECORD_TYPES = {
  ImpactBuyer: {
    many: 'ImpactBuyers',
    table: 'impact_buyer',
    column: 'interested_status',
    input: { interestedStatus: 'OPEN' },
    becomes: 'Open',
    refused: { status: 'Nonsense' },
    notOffered: ['name', 'email', 'urlKeyword', 'supplierId', 'adminNotes', 'linkKey', 'version'],
  },
  Order: {
    many: 'Orders',
    table: 'impact_box_order',
    column: 'status',
    input: { status: 'SENT' },
    becomes: 'Sent',
    refused: { status: null },
    notOffered: ['fullName', 'email', 'adminNotes', 'total', 'items', 'version'],
  },
  Lead: {
    many: 'Leads',
    table: 'lead',
    column: 'status',
    input: { status: 'FUTURE_FOLLOW_UP' },
    becomes: 'Future Follow Up',
    refused: { weight: 11 },
    notOffered: ['impactBuyerId', 'supplierId', 'notes', 'customersComments', 'salesEnquiryId', 'version'],
  },
  Message: {
    many: 'Messages',
    table: 'contact_message',
    column: 'state',
    input: { state: 'DONE' },
    becomes: 'Done',
    refused: { state: null },
    notOffered: ['message', 'email', 'kind', 'adminNotes', 'version'],
  },
} as const;
type RecordType = keyof typeof RECORD_TYPES;

async function made({ app: { database } }: TestUplift, recordType: RecordType): Promise<{ id: number }> {
  const contact = { fullName: 'Ana', email: 'ana@home.example' };
  const make = factories(database);
  if (recordType === 'ImpactBuyer') return make.impactBuyer();
  if (recordType === 'Lead')
    return make.lead({
      impactBuyerId: (await make.impactBuyer()).id,
      supplierId: (await make.supplier()).id,
    });
  return recordType === 'Order'
    ? database.manager.save(ImpactBoxOrder, { ...contact, address: '1 Rātā Street', items: [], total: 0 })
    : database.manager.save(ContactMessage, { ...contact, kind: 'General', message: 'Kia ora' });
}

describe.each(Object.keys(RECORD_TYPES) as RecordType[])('bulk actions on records: %s', (recordType) => {
  const { many: plural, table, column, input, becomes, refused, notOffered } = RECORD_TYPES[recordType];
  const [change, remove] = [`change${plural}`, `delete${plural}`];
  let uplift: TestUplift;
  let many: ReturnType<typeof bulkActions>;
  let others: TestUser[];

  beforeAll(async () => {
    uplift = await TestUplift.start();
    many = bulkActions(uplift, await uplift.user({ roles: ['Admin'] }), recordType);
    const impactBuyerId = (await factories(uplift.app.database).impactBuyer()).id;
    others = [
      await uplift.user(),
      await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId }),
      await uplift.user({ roles: ['Business', 'GoodCause'] }),
    ];
  });
  afterAll(() => uplift.stop());

  const three = async () => [
    (await made(uplift, recordType)).id,
    (await made(uplift, recordType)).id,
    (await made(uplift, recordType)).id,
  ];
  const query = (text: string, values: unknown[]) => uplift.app.database.manager.query(text, values);
  const values = async (ids: number[]) =>
    (
      await query(`SELECT ${column} AS value, version FROM ${table} WHERE id = ANY ($1) ORDER BY id`, [ids])
    ).map(({ value, version }: { value: string; version: number }) => [value, version]);

  it('change all matching records except one, each with its own activity entry R131 R300 A162 A156', async () => {
    const ids = await three();
    const [spared = 0, ...selected] = ids;
    const others = (await query(`SELECT id FROM ${table} WHERE NOT id = ANY ($1)`, [ids])).map(
      ({ id }: { id: number }) => id,
    );
    const { task } = await many.done(change, { filter: {}, except: [spared, ...others] }, input);
    expect(task).toEqual({ state: 'FINISHED', total: 2, done: 2, failed: 0 });
    expect(await values(selected)).toEqual([
      [becomes, 2],
      [becomes, 2],
    ]);
    expect((await values([spared]))[0][1]).toBe(1);
    const entries = await query(
      `SELECT DISTINCT subject_id FROM activity WHERE action LIKE '%.changed' AND subject_id = ANY ($1)`,
      [ids],
    );
    expect(entries).toHaveLength(2);
  });

  it('move all selected records to the trash, and report records that are already gone A155', async () => {
    const ids = await three();
    const { id } = await many.ask(remove, { ids });
    const [gone = 0] = ids;
    await query(`DELETE FROM ${table} WHERE id = $1`, [gone]);
    await uplift.work('task.run');
    const { task, failures } = await many.outcomeOf(id);
    expect(task).toMatchObject({ state: 'FINISHED', done: 3, failed: 1 });
    expect(failures).toMatchObject([{ recordId: gone, message: expect.stringMatching(/was not found/) }]);
    expect(await values(ids)).toEqual([]);
    const deletedRows = await query('SELECT 1 FROM deleted_record WHERE subject_id = ANY ($1)', [ids]);
    expect(deletedRows).toHaveLength(2);
  });

  it('reject unknown fields and invalid values before starting', async () => {
    const ids = await three();
    for (const field of notOffered)
      expect((await many.ask(change, { ids }, { [field]: 'x' })).problem).toMatch(/no such field/);
    for (const wrong of [refused, {}])
      expect((await many.ask(change, { ids }, wrong)).code).toBe('BAD_USER_INPUT');
    expect((await values(ids)).map(([, version]: [string, number]) => version)).toEqual([1, 1, 1]);
  });

  it('are allowed only for staff R315', async () => {
    const ids = await three();
    for (const as of others)
      for (const request of [many.ask(change, { ids }, input, as), many.ask(remove, { ids }, undefined, as)])
        expect((await request).code).toBe('FORBIDDEN');
    expect((await many.ask(remove, { ids }, undefined, null)).code).toBe('UNAUTHENTICATED');
    expect(await values(ids)).toHaveLength(3);
  });

  if (recordType === 'ImpactBuyer')
    it('keep a buyer that other records refer to, and report the reason; its cause must exist R131 A155', async () => {
      const ids = await three();
      const [refusedId = 0] = ids;
      await factories(uplift.app.database).salesEnquiry({ impactBuyerId: refusedId });
      const { task, failures } = await many.done(remove, { ids });
      expect(task).toMatchObject({ total: 3, failed: 1 });
      expect(failures).toMatchObject([{ recordId: refusedId, message: expect.stringMatching(/1 enquiry/) }]);
      expect(await values(ids)).toHaveLength(1);
      const { problem } = await many.ask(change, { ids: [refusedId] }, { goodCauseId: 999_999 });
      expect(problem).toBe('goodCauseId: There is no such good cause.');
    });
});
