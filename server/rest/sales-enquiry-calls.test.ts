import { ActionItem } from '../action-centre/action-item.entity';
import { countStatements } from '../platform/testing/count-statements';
import { factories } from '../platform/testing/factories';
import { TestUplift, type TestUser } from '../platform/testing/test-uplift';
import { SalesEnquiry } from '../sales-enquiries/sales-enquiry.entity';
import type { Supplier } from '../suppliers/supplier.entity';

const PATH = 'business/salesEnquiry';

describe('business/salesEnquiry', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let supplier: Supplier;
  let buyerId: number;
  let causeId: number;
  let admin: TestUser;
  let seller: TestUser;
  let otherSupplierId: number;
  let buyerUser: TestUser;
  let causeUser: TestUser;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    supplier = await make.supplier({ specialFieldLabel: 'Job no.' });
    causeId = (await make.goodCause()).id;
    buyerId = (await make.impactBuyer({ goodCauseId: causeId })).id;
    admin = await uplift.user({ roles: ['Admin'] });
    seller = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
    otherSupplierId = (await make.supplier()).id;
    buyerUser = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyerId });
    causeUser = await uplift.user({ roles: ['GoodCause'], goodCauseId: causeId });
  });
  afterAll(() => uplift.stop());

  const PRIVATE = { adminNotes: 'staff only', message: 'my secret message', fullName: 'Hinemoa Private' };
  const enquiry = (fields: Partial<SalesEnquiry> = {}) =>
    make.salesEnquiry({
      supplierId: supplier.id,
      impactBuyerId: buyerId,
      goodCauseId: causeId,
      ...PRIVATE,
      ...fields,
    });
  const stored = (id: number) => uplift.app.database.manager.findOneByOrFail(SalesEnquiry, { id });
  const put = (as: TestUser, body: object) => uplift.rest('PUT', PATH, { as, body });
  const get = (as: TestUser, id: number) => uplift.rest('GET', `${PATH}/${id}`, { as });

  it('R180 refuses a visitor with 401, before the input is judged and with no data', async () => {
    const { id } = await enquiry();
    const answers = await Promise.all([
      uplift.rest('GET', `${PATH}/${id}`),
      uplift.rest('GET', `${PATH}/nonsense`),
      uplift.rest('GET', PATH),
      uplift.rest('PUT', PATH, { body: '{ not json', headers: { 'content-type': 'application/json' } }),
      uplift.rest('POST', PATH, { body: { nonsense: 1 } }),
      uplift.rest('POST', `${PATH}/duplicate`, { body: {} }),
      uplift.rest('PUT', `${PATH}/delete/${id}`),
    ]);
    for (const { statusCode, body, json } of answers) {
      expect([statusCode, json().code]).toEqual([401, 'UNAUTHENTICATED']);
      expect(body).not.toContain('Private');
    }
  });

  it('R179 R090 a supplier lists and opens its own alone; the rest is 404 like a missing one', async () => {
    const own = await enquiry();
    const other = await make.salesEnquiry({ supplierId: otherSupplierId });
    const ids = (await uplift.rest('GET', PATH, { as: seller })).json().map((row: { id: number }) => row.id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(other.id);
    const [theirs, missing] = [await get(seller, other.id), await get(seller, 999_999)];
    expect([theirs.statusCode, theirs.json().message]).toEqual([404, missing.json().message]);
    expect(missing.statusCode).toBe(404);
  });

  it('R341 R113 a good cause lists its own without customer, message or notes, and opens none', async () => {
    const own = await enquiry({
      supplierNotes: 'S',
      buyerNotes: 'B',
      enquiryAbout: 'Topic',
      specialField: 'X',
    });
    const other = await enquiry({ goodCauseId: null });
    const answer = await uplift.rest('GET', PATH, { as: causeUser });
    const rows: Record<string, unknown>[] = answer.json();
    expect(rows.map((row) => row.id)).not.toContain(other.id);
    const row = rows.find(({ id }) => id === own.id);
    expect(row).toMatchObject({ goodCause_id: causeId, upliftStatus: 'Enquiry', business_id: supplier.id });
    const hidden = [
      'fullName',
      'email',
      'mobile',
      'address',
      'message',
      'enquiryAbout',
      'reference',
      'specialField',
    ];
    for (const key of [...hidden, 'adminNotes', 'supplierNotes', 'ibNotes', 'ibStatus', 'permission'])
      expect(row).not.toHaveProperty(key);
    expect(answer.body).not.toContain('Private');
    expect((await get(causeUser, own.id)).statusCode).toBe(403);
  });

  it('R188 adminNotes are in the answers to Admin alone', async () => {
    const { id } = await enquiry();
    expect((await get(admin, id)).json()).toMatchObject({
      adminNotes: 'staff only',
      actionNeeded: 0,
      paidToGC: 0,
    });
    for (const as of [seller, buyerUser]) {
      const answer = await get(as, id);
      expect(answer.statusCode).toBe(200);
      for (const key of [
        'adminNotes',
        'xeroInv',
        'paidToGC',
        'chance',
        'followUpAction',
        'personResponsible_user_id',
      ])
        expect(answer.json()).not.toHaveProperty(key);
    }
  });

  it('R348 carries the special field with the label of the supplier', async () => {
    const { id } = await enquiry();
    const saved = await put(seller, { id, specialField: 'J-12' });
    expect(saved.json()).toMatchObject({ specialField: 'J-12', specialFieldLabel: 'Job no.' });
  });

  it('R153 what a supplier may not change stays as it is, while the rest is saved', async () => {
    const { id } = await enquiry();
    const whole = (await get(seller, id)).json();
    const answer = await put(seller, {
      ...whole,
      fullName: 'Changed',
      email: 'changed@example.nz',
      message: 'changed',
      via: 'Other',
      goodCause_id: null,
      upliftContribution: 999,
      adminNotes: 'changed',
      ibStatus: 'Completed',
      archived: 1,
      upliftStatus: 'In Progress',
      supplierNotes: 'Rang them',
    });
    expect(answer.statusCode).toBe(200);
    expect(await stored(id)).toMatchObject({
      ...PRIVATE,
      via: null,
      goodCauseId: causeId,
      contribution: null,
      buyerFeedback: null,
      archivedAt: null,
      progress: 'In Progress',
      supplierNotes: 'Rang them',
    });
  });

  it('R164 statusChanged comes with a status of the supplier; Introduction is refused whole', async () => {
    const { id } = await enquiry();
    const saved = await put(seller, {
      id,
      upliftStatus: 'Completed',
      statusChanged: true,
      commentsChanged: 0,
    });
    expect(saved.json()).toMatchObject({ upliftStatus: 'Completed' });
    const refused = await put(seller, { id, upliftStatus: 'Introduction', supplierNotes: 'x' });
    expect(refused.statusCode).toBe(403);
    expect(await stored(id)).toMatchObject({ progress: 'Completed', supplierNotes: null });
  });

  it('R167 the flags of a change are taken and not stored', async () => {
    const { id } = await enquiry();
    await put(seller, { id, statusChanged: true, commentsChanged: true, revenueChanged: true, reply: 'x' });
    const answer = (await get(admin, id)).json();
    for (const key of ['statusChanged', 'commentsChanged', 'revenueChanged', 'reply'])
      expect(answer).not.toHaveProperty(key);
  });

  it('A49 R156 revenue of a supplier is its own, fills an empty one, and tells staff', async () => {
    const { id } = await enquiry();
    const first = await put(seller, { id, revenue: '1200', revenueChanged: true });
    expect(first.json()).toMatchObject({ revenue: 1200, supplierInputtedRevenue: 1200 });
    await put(admin, { id, revenue: 1500 });
    const echoed = { ...(await get(seller, id)).json(), supplierNotes: 'n' };
    expect((await put(seller, echoed)).json()).toMatchObject({
      revenue: 1500,
      supplierInputtedRevenue: 1200,
    });
    expect((await put(seller, { id, revenue: 1300 })).json()).toMatchObject({
      revenue: 1500,
      supplierInputtedRevenue: 1300,
    });
    expect(await uplift.app.database.manager.countBy(ActionItem, { refId: id })).toBe(1);
    const refused = await put(seller, { id, revenue: 'abc' });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      [{ field: 'revenue', message: 'This must be a number.' }],
    ]);
  });

  it('A143 R169 a supplier moves the e-mail state to Viewed alone, and the server stamps when', async () => {
    const { id } = await enquiry();
    await put(seller, { id, status: 'Reply Sent' });
    expect((await stored(id)).emailState).toBe('Unopened');
    const viewed = await put(seller, { id, status: 'Viewed', enquiryOpened: '2001-01-01T00:00:00Z' });
    expect(viewed.json().status).toBe('Viewed');
    expect(Date.now() - Date.parse(viewed.json().enquiryOpened)).toBeLessThan(60_000);
    const answered = await enquiry({ emailState: 'Reply Sent' });
    await put(seller, { id: answered.id, status: 'Viewed' });
    expect((await stored(answered.id)).emailState).toBe('Reply Sent');
  });

  it('R165 R157 a buyer sets ibStatus and ibNotes; other values and fields are not its own', async () => {
    const { id } = await enquiry();
    const saved = await put(buyerUser, {
      id,
      ibStatus: 'Completed',
      ibNotes: 'Great',
      upliftStatus: 'Completed',
    });
    expect(saved.json()).toMatchObject({ ibStatus: 'Completed', ibNotes: 'Great', upliftStatus: 'Enquiry' });
    expect((await put(buyerUser, { id, ibStatus: 'Introduction' })).statusCode).toBe(400);
  });

  it('A52 R176 absent stays, null clears for Admin, and never the buyer for a supplier', async () => {
    const { id } = await enquiry({ mobile: '021' });
    await put(seller, { id, impactBusiness_id: null, supplierNotes: 'x' });
    expect(await stored(id)).toMatchObject({ impactBuyerId: buyerId, mobile: '021' });
    await put(admin, { id, impactBusiness_id: null, goodCause_id: null, mobile: null, address: '' });
    expect(await stored(id)).toMatchObject({ impactBuyerId: null, goodCauseId: null, mobile: null });
  });

  it('A146 empty text is as good as absent, null in a field that is not theirs as nothing', async () => {
    const { id } = await enquiry({ supplierNotes: 'kept' });
    await put(seller, { id, supplierNotes: '', fullName: null, adminNotes: null });
    expect(await stored(id)).toMatchObject({ ...PRIVATE, supplierNotes: 'kept' });
    await put(seller, { id, supplierNotes: null });
    expect((await stored(id)).supplierNotes).toBeNull();
  });

  it('R177 R152 R349 Admin adds an enquiry with the names of the documents, and gets it back', async () => {
    const referrer = await make.supplier();
    const body = {
      dateOfEnquiry: '2024-06-30 23:30:00',
      business_id: String(supplier.id),
      impactBusiness_id: buyerId,
      refferedBy_business_id: referrer.id,
      fullName: 'Ben',
      email: 'Ben@Example.nz',
      permission: 1,
      reference: 'Radio',
      importSupplier: 'Old name',
      upliftStatus: 'Completed',
      upliftContribution: '12.50',
      revenue: 250,
      via: 'Brokered Leads',
      status: 'Viewed',
      enquiryOpened: '2024-07-01T00:00:00.000Z',
      paidToGC: '1',
      repeatSale: false,
      actionNeeded: true,
      chance: '50',
      followUpAction: '2026-12-24 00:00:00',
      xeroInv: 'INV-1',
    };
    const answer = await uplift.rest('POST', PATH, { as: admin, body });
    expect(answer.json()).toMatchObject({
      ...body,
      dateOfEnquiry: '2024-06-30T11:30:00.000Z',
      business_id: supplier.id,
      goodCause_id: causeId,
      upliftContribution: 12.5,
      via: 'Brokered Lead',
      paidToGC: 1,
      repeatSale: 0,
      actionNeeded: 1,
      chance: 50,
      followUpAction: '2026-12-24',
    });
    expect((await get(admin, answer.json().id)).json()).toEqual(answer.json());
  });

  it.each(['upliftStatus', 'productStatus', '{product}Status'])(
    'A01 takes the progress as %s',
    async (key) => {
      const { id } = await enquiry();
      expect((await put(admin, { id, [key]: 'In Progress' })).json().upliftStatus).toBe('In Progress');
    },
  );

  it.each(['upliftContribution', 'productContribution', '{product}Contribution'])(
    'A01 takes %s',
    async (key) => {
      const { id } = await enquiry();
      expect((await put(admin, { id, [key]: 7 })).json().upliftContribution).toBe(7);
    },
  );

  it('refuses what cannot be with a clear 4xx, and changes nothing', async () => {
    const before = await enquiry();
    const { id } = before;
    const bad: [object, number][] = [
      [{ id, upliftStatus: 'Done' }, 400],
      [{ id, status: 'Read' }, 400],
      [{ id, via: 'Pigeon' }, 400],
      [{ id, chance: 55 }, 400],
      [{ id, revenue: -1 }, 400],
      [{ id, paidToGC: 2 }, 400],
      [{ id, fullName: 12 }, 400],
      [{ id, fullName: 'x'.repeat(201) }, 400],
      [{ id, message: { $gt: '' } }, 400],
      [{ id, email: 'nobody' }, 400],
      [{ id, dateOfEnquiry: 'yesterday' }, 400],
      [{ id, followUpAction: '2026-02-30' }, 400],
      [{ id, business_id: 'x' }, 400],
      [{ id, business_id: 999_999 }, 400],
      [{ id, upliftStatus: null }, 400],
      [{ id, hack: 1 }, 400],
      [{ id, adminNotes: 'a\u0000b' }, 400],
      [{ id, message: 'x'.repeat(1_000_000) }, 413],
      [{ id: null, fullName: 'x' }, 400],
      [{ fullName: 'x' }, 400],
      [{ id: 'abc' }, 400],
      [{ id: 2 ** 40 }, 400],
      [{ id: 999_999, fullName: 'x' }, 404],
      [{ id, version: 99, fullName: 'x' }, 409],
    ];
    for (const [body, status] of bad) {
      const answer = await put(admin, body);
      expect([body, answer.statusCode]).toEqual([body, status]);
      expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
    for (const body of ['[]', '"x"', 'null', '{'])
      expect(
        (await uplift.rest('PUT', PATH, { as: admin, body, headers: { 'content-type': 'application/json' } }))
          .statusCode,
      ).toBe(400);
    expect(await stored(id)).toEqual(before);
  });

  it('names a refused field as the wire knows it', async () => {
    const { id } = await enquiry();
    const answer = await put(admin, { id, personResponsible_user_id: seller.id });
    expect(answer.json().fields).toEqual([
      { field: 'personResponsible_user_id', message: 'Please choose a member of staff.' },
    ]);
  });

  it('R173 A53 a duplicate is a repeat sale of today, unopened, unpaid and uninvoiced', async () => {
    const original = await enquiry({
      enquiredAt: new Date('2020-01-01T00:00:00Z'),
      emailState: 'Reply Sent',
      openedAt: new Date(),
      xeroInvoice: 'INV-9',
      paidToGoodCause: true,
      via: 'Connection',
      revenue: 10,
    });
    const whole = (await get(admin, original.id)).json();
    const { id: _id, dateOfEnquiry: _date, ...body } = { ...whole, repeatSale: 1 };
    const sent = [body, { id: original.id }, { ...whole, repeatSale: 0 }];
    for (const each of sent) {
      const copy = (await uplift.rest('POST', `${PATH}/duplicate`, { as: admin, body: each })).json();
      expect(copy.id).not.toBe(original.id);
      expect(Date.now() - Date.parse(copy.dateOfEnquiry)).toBeLessThan(60_000);
      expect(copy).toMatchObject({
        repeatSale: 1,
        status: 'Unopened',
        enquiryOpened: null,
        xeroInv: null,
        paidToGC: 0,
        via: 'Connection',
        revenue: 10,
        fullName: 'Hinemoa Private',
      });
    }
  });

  it('answers one Idempotency-Key with one record', async () => {
    const send = (fullName: string, path = PATH) =>
      uplift.rest('POST', path, {
        as: admin,
        body: { fullName },
        headers: { 'idempotency-key': `k-${path}` },
      });
    for (const path of [PATH, `${PATH}/duplicate`]) {
      const [first, again] = [await send('Ana', path), await send('Ana', path)];
      expect(again.json().id).toBe(first.json().id);
      expect((await send('Eve', path)).statusCode).toBe(422);
    }
  });

  it('R174 Admin deletes an enquiry; its lead stays without it', async () => {
    const { id } = await enquiry();
    const lead = await make.lead({ impactBuyerId: buyerId, supplierId: supplier.id, salesEnquiryId: id });
    const gone = await uplift.rest('PUT', `${PATH}/delete/${id}`, { as: admin });
    expect([gone.statusCode, gone.json()]).toEqual([200, { Result: 'Success' }]);
    expect((await get(admin, id)).statusCode).toBe(404);
    const [row] = await uplift.app.database.manager.query('SELECT sales_enquiry_id FROM lead WHERE id = $1', [
      lead.id,
    ]);
    expect(row.sales_enquiry_id).toBeNull();
    expect((await uplift.rest('PUT', `${PATH}/delete/${id}`, { as: admin })).statusCode).toBe(404);
  });

  it('R344 adding, duplicating and deleting are for Admin', async () => {
    const { id } = await enquiry();
    for (const as of [seller, buyerUser, causeUser]) {
      expect((await uplift.rest('POST', PATH, { as, body: { fullName: 'x' } })).statusCode).toBe(403);
      expect((await uplift.rest('POST', `${PATH}/duplicate`, { as, body: { id } })).statusCode).toBe(403);
      expect((await uplift.rest('PUT', `${PATH}/delete/${id}`, { as })).statusCode).toBe(403);
    }
    expect((await put(causeUser, { id, supplierNotes: 'x' })).statusCode).toBe(403);
    expect(await stored(id)).toMatchObject({ supplierNotes: null });
  });

  it('R175 A62 archiving takes it out of the list and deletes nothing', async () => {
    const { id } = await enquiry();
    expect((await put(admin, { id, archived: 1 })).json().archived).toBe(1);
    const ids = (await uplift.rest('GET', PATH, { as: seller })).json().map((row: { id: number }) => row.id);
    expect(ids).not.toContain(id);
    expect((await get(seller, id)).statusCode).toBe(200);
  });

  it('A39 columns narrow the list, unknown names are ignored; limit and offset page it', async () => {
    await enquiry();
    await enquiry();
    const list = async (query: string) =>
      (await uplift.rest('GET', `${PATH}?${query}`, { as: seller })).json();
    const all = await list('columns=id,upliftStatus&columns=nonsense');
    expect(all[0]).toEqual({ id: expect.any(Number), upliftStatus: expect.any(String) });
    expect(await list('columns=id&limit=1&offset=1')).toEqual([{ id: all[1].id }]);
    expect((await uplift.rest('GET', `${PATH}?limit=x`, { as: seller })).statusCode).toBe(400);
  });

  it('reads take two statements, the look-up of the user being one', async () => {
    const { id } = await enquiry();
    for (const path of [PATH, `${PATH}/${id}`])
      for (const as of [admin, seller, buyerUser])
        expect(await countStatements(() => uplift.rest('GET', path, { as }))).toHaveLength(2);
  });
});
