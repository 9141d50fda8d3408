import { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';
import { countStatements } from '../testing/count-statements.js';
import { ENQUIRIES, enquiryRestCalls } from '../testing/enquiry-calls.js';
import { type EnquiryPeople, enquiryPeople } from '../testing/enquiry-people.js';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';

describe('business/salesEnquiry C070 C071 C072 C073 C074 C075', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let people: EnquiryPeople;
  let calls: ReturnType<typeof enquiryRestCalls>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    people = await enquiryPeople(uplift);
    calls = enquiryRestCalls(uplift, people);
  });
  afterAll(() => uplift.stop());

  it('refuses a visitor with 401, before validating the input and without data R180 A21', async () => {
    const { id } = await calls.enquiry();
    const answers = await Promise.all([
      uplift.rest('GET', `${ENQUIRIES}/${id}`),
      uplift.rest('GET', `${ENQUIRIES}/nonsense`),
      uplift.rest('GET', ENQUIRIES),
      uplift.rest('PUT', ENQUIRIES, { body: '{ not json', headers: { 'content-type': 'application/json' } }),
      uplift.rest('POST', ENQUIRIES, { body: { nonsense: 1 } }),
      uplift.rest('POST', `${ENQUIRIES}/duplicate`, { body: {} }),
      uplift.rest('PUT', `${ENQUIRIES}/delete/${id}`),
    ]);
    for (const { statusCode, body, json } of answers) {
      expect([statusCode, json().code]).toEqual([401, 'UNAUTHENTICATED']);
      expect(body).not.toContain('Private');
    }
  });

  it('lists and opens only the enquiries of the supplier; others return 404 like a missing one R179 R090', async () => {
    const { otherSupplierId, seller } = people;
    const own = await calls.enquiry();
    const other = await make.salesEnquiry({ supplierId: otherSupplierId });
    const ids = (await uplift.rest('GET', ENQUIRIES, { as: seller }))
      .json()
      .map((row: { id: number }) => row.id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(other.id);
    const [theirs, missing] = [await calls.get(seller, other.id), await calls.get(seller, 999_999)];
    expect([theirs.statusCode, theirs.json().message]).toEqual([404, missing.json().message]);
    expect(missing.statusCode).toBe(404);
  });

  it('lists the enquiries of a good cause without customer, message or notes, and opens none R341 R113 A37', async () => {
    const { supplier, causeId, causeUser } = people;
    const own = await calls.enquiry({
      supplierNotes: 'S',
      buyerNotes: 'B',
      enquiryAbout: 'Topic',
      specialField: 'X',
    });
    const other = await calls.enquiry({ goodCauseId: null });
    const answer = await uplift.rest('GET', ENQUIRIES, { as: causeUser });
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
    expect((await calls.get(causeUser, own.id)).statusCode).toBe(403);
  });

  it('returns adminNotes only to Admin R188', async () => {
    const { admin, seller, buyerUser } = people;
    const { id } = await calls.enquiry();
    expect((await calls.get(admin, id)).json()).toMatchObject({
      adminNotes: 'staff only',
      actionNeeded: 0,
      paidToGC: 0,
    });
    for (const as of [seller, buyerUser]) {
      const answer = await calls.get(as, id);
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

  it('lets Admin add an enquiry under the documented names, and returns it R177 R152 R190 R349', async () => {
    const { supplier, causeId, buyerId, admin } = people;
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
    const answer = await uplift.rest('POST', ENQUIRIES, { as: admin, body });
    expect(answer.json()).toMatchObject({
      ...body,
      dateOfEnquiry: '2024-06-30T11:30:00.000Z',
      business_id: supplier.id,
      goodCause_id: causeId,
      email: 'ben@example.nz',
      upliftContribution: 12.5,
      via: 'Brokered Lead',
      paidToGC: 1,
      repeatSale: 0,
      actionNeeded: 1,
      chance: 50,
      followUpAction: '2026-12-24',
    });
    expect((await calls.get(admin, answer.json().id)).json()).toEqual(answer.json());
  });

  it('creates nothing from an empty body, no body or an invalid id', async () => {
    const { admin } = people;
    const all = () => uplift.app.database.manager.count(SalesEnquiry);
    const before = await all();
    const sent: [string, object | undefined][] = [
      [ENQUIRIES, {}],
      [ENQUIRIES, undefined],
      [ENQUIRIES, { fullName: '', statusChanged: 1 }],
      [ENQUIRIES, { id: 5 }],
      [`${ENQUIRIES}/duplicate`, {}],
      [`${ENQUIRIES}/duplicate`, { id: null }],
      [`${ENQUIRIES}/duplicate`, { id: 0 }],
    ];
    for (const [path, body] of sent)
      expect([path, body, (await uplift.rest('POST', path, { as: admin, body })).statusCode]).toEqual([
        path,
        body,
        400,
      ]);
    const repeat = 'mutation { duplicateSalesEnquiry(id: 0) { id } }';
    expect((await uplift.graphql(repeat, {}, { as: admin })).status).toBe(404);
    const add = 'mutation { createSalesEnquiry(input: {}) { id } }';
    expect((await uplift.graphql(add, {}, { as: admin })).status).toBe(400);
    expect(await all()).toBe(before);
  });

  it('duplicates an enquiry as a repeat sale of today, unopened, unpaid and without an invoice R173 A53', async () => {
    const { admin } = people;
    const original = await calls.enquiry({
      enquiredAt: new Date('2020-01-01T00:00:00Z'),
      emailState: 'Reply Sent',
      openedAt: new Date(),
      xeroInvoice: 'INV-9',
      paidToGoodCause: true,
      via: 'Connection',
      revenue: 10,
    });
    const whole = (await calls.get(admin, original.id)).json();
    const { id: _id, dateOfEnquiry: _date, ...body } = { ...whole, repeatSale: 1 };
    const sent = [body, { id: original.id }, { ...whole, repeatSale: 0 }];
    for (const each of sent) {
      const copy = (await uplift.rest('POST', `${ENQUIRIES}/duplicate`, { as: admin, body: each })).json();
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

  it('duplicates an enquiry without its lead; the lead and its sale stay linked A163', async () => {
    const { supplier, buyerId, admin } = people;
    const lead = await make.lead({ impactBuyerId: buyerId, supplierId: supplier.id });
    const { id } = await calls.enquiry({ leadId: lead.id });
    await uplift.app.database.manager.query('UPDATE lead SET sales_enquiry_id = $1', [id]);
    const whole = (await calls.get(admin, id)).json();
    expect(whole.businessLeadsInformation_id).toBe(lead.id);
    for (const body of [{ id }, whole, { ...whole, id: null }]) {
      const copy = (await uplift.rest('POST', `${ENQUIRIES}/duplicate`, { as: admin, body })).json();
      expect([copy.id === id, (await calls.stored(copy.id)).leadId]).toEqual([false, null]);
    }
    const repeat = `mutation { duplicateSalesEnquiry(id: ${id}) { staff { leadId } } }`;
    const { data } = await uplift.graphql(repeat, {}, { as: admin });
    expect(data.duplicateSalesEnquiry.staff.leadId).toBeNull();
    const links = await uplift.app.database.manager.query('SELECT sales_enquiry_id FROM lead');
    expect([links, (await calls.stored(id)).leadId]).toEqual([[{ sales_enquiry_id: id }], lead.id]);
  });

  it('creates one record per Idempotency-Key', async () => {
    const { admin } = people;
    const send = (fullName: string, path = ENQUIRIES) =>
      uplift.rest('POST', path, {
        as: admin,
        body: { fullName },
        headers: { 'idempotency-key': `k-${path}` },
      });
    for (const path of [ENQUIRIES, `${ENQUIRIES}/duplicate`]) {
      const [first, again] = [await send('Ana', path), await send('Ana', path)];
      expect(again.json().id).toBe(first.json().id);
      expect((await send('Eve', path)).statusCode).toBe(422);
    }
  });

  it('lets Admin delete an enquiry, and keeps its lead R174', async () => {
    const { supplier, buyerId, admin } = people;
    const { id } = await calls.enquiry();
    const lead = await make.lead({ impactBuyerId: buyerId, supplierId: supplier.id, salesEnquiryId: id });
    const gone = await uplift.rest('PUT', `${ENQUIRIES}/delete/${id}`, { as: admin });
    expect([gone.statusCode, gone.json()]).toEqual([200, { Result: 'Success' }]);
    expect((await calls.get(admin, id)).statusCode).toBe(404);
    const [row] = await uplift.app.database.manager.query('SELECT sales_enquiry_id FROM lead WHERE id = $1', [
      lead.id,
    ]);
    expect(row.sales_enquiry_id).toBeNull();
    expect((await uplift.rest('PUT', `${ENQUIRIES}/delete/${id}`, { as: admin })).statusCode).toBe(404);
  });

  it('allows only Admin to add, duplicate and delete R344', async () => {
    const { seller, buyerUser, causeUser } = people;
    const { id } = await calls.enquiry();
    for (const as of [seller, buyerUser, causeUser]) {
      expect((await uplift.rest('POST', ENQUIRIES, { as, body: { fullName: 'x' } })).statusCode).toBe(403);
      expect((await uplift.rest('POST', `${ENQUIRIES}/duplicate`, { as, body: { id } })).statusCode).toBe(
        403,
      );
      expect((await uplift.rest('PUT', `${ENQUIRIES}/delete/${id}`, { as })).statusCode).toBe(403);
    }
    expect((await calls.put(causeUser, { id, supplierNotes: 'x' })).statusCode).toBe(403);
    expect(await calls.stored(id)).toMatchObject({ supplierNotes: null });
  });

  it('removes an archived enquiry from the list without deleting it R175 A62', async () => {
    const { admin, seller } = people;
    const { id } = await calls.enquiry();
    expect((await calls.put(admin, { id, archived: 1 })).json().archived).toBe(1);
    const ids = (await uplift.rest('GET', ENQUIRIES, { as: seller }))
      .json()
      .map((row: { id: number }) => row.id);
    expect(ids).not.toContain(id);
    expect((await calls.get(seller, id)).statusCode).toBe(200);
  });

  it('takes one statement per read, including authentication', async () => {
    const { admin, seller, buyerUser, causeUser } = people;
    const { id } = await calls.enquiry();
    for (const path of [ENQUIRIES, `${ENQUIRIES}/${id}`])
      for (const as of path === ENQUIRIES
        ? [admin, seller, buyerUser, causeUser]
        : [admin, seller, buyerUser])
        expect(await countStatements(() => uplift.rest('GET', path, { as }))).toHaveLength(1);
  });
});
