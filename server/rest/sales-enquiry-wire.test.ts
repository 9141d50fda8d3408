import { ActionItem } from '../staff/action-centre/action-item.entity.js';
import { ENQUIRIES, enquiryRestCalls, PRIVATE } from '../testing/enquiry-calls.js';
import { type EnquiryPeople, enquiryPeople } from '../testing/enquiry-people.js';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';

describe('PUT business/salesEnquiry', () => {
  let uplift: TestUplift;
  let _make: ReturnType<typeof factories>;
  let people: EnquiryPeople;
  let calls: ReturnType<typeof enquiryRestCalls>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    _make = factories(uplift.app.database);
    people = await enquiryPeople(uplift);
    calls = enquiryRestCalls(uplift, people);
  });
  afterAll(() => uplift.stop());

  it('includes the special field with the label of the supplier R348', async () => {
    const { seller } = people;
    const { id } = await calls.enquiry();
    const saved = await calls.put(seller, { id, specialField: 'J-12' });
    expect(saved.json()).toMatchObject({ specialField: 'J-12', specialFieldLabel: 'Job no.' });
  });

  it('ignores fields that a supplier may not change, and saves the others R153', async () => {
    const { causeId, seller } = people;
    const { id } = await calls.enquiry();
    const whole = (await calls.get(seller, id)).json();
    const answer = await calls.put(seller, {
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
    expect(await calls.stored(id)).toMatchObject({
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

  it('accepts statusChanged with a status of the supplier, and rejects Introduction entirely R164', async () => {
    const { seller } = people;
    const { id } = await calls.enquiry();
    const saved = await calls.put(seller, {
      id,
      upliftStatus: 'Completed',
      statusChanged: true,
      commentsChanged: 0,
    });
    expect(saved.json()).toMatchObject({ upliftStatus: 'Completed' });
    const refused = await calls.put(seller, { id, upliftStatus: 'Introduction', supplierNotes: 'x' });
    expect(refused.statusCode).toBe(403);
    expect(await calls.stored(id)).toMatchObject({ progress: 'Completed', supplierNotes: null });
  });

  it('accepts the changed flags without storing them R167', async () => {
    const { admin, seller } = people;
    const { id } = await calls.enquiry();
    await calls.put(seller, {
      id,
      statusChanged: true,
      commentsChanged: true,
      revenueChanged: true,
      reply: 'x',
    });
    const answer = (await calls.get(admin, id)).json();
    for (const key of ['statusChanged', 'commentsChanged', 'revenueChanged', 'reply'])
      expect(answer).not.toHaveProperty(key);
  });

  it('stores revenue of a supplier as its own, fills an empty one, and alerts staff A49 R156', async () => {
    const { admin, seller } = people;
    const { id } = await calls.enquiry();
    const first = await calls.put(seller, { id, revenue: '1200', revenueChanged: true });
    expect(first.json()).toMatchObject({ revenue: 1200, supplierInputtedRevenue: 1200 });
    await calls.put(admin, { id, revenue: 1500 });
    const echoed = { ...(await calls.get(seller, id)).json(), supplierNotes: 'n' };
    expect((await calls.put(seller, echoed)).json()).toMatchObject({
      revenue: 1500,
      supplierInputtedRevenue: 1200,
    });
    expect((await calls.put(seller, { id, revenue: 1300 })).json()).toMatchObject({
      revenue: 1500,
      supplierInputtedRevenue: 1300,
    });
    expect(await uplift.app.database.manager.countBy(ActionItem, { refId: id })).toBe(1);
    const refused = await calls.put(seller, { id, revenue: 'abc' });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      [{ field: 'revenue', message: 'This must be a number.' }],
    ]);
  });

  it('lets a supplier set the email state only to Viewed, with a server timestamp A143 R169', async () => {
    const { seller } = people;
    const { id } = await calls.enquiry();
    await calls.put(seller, { id, status: 'Reply Sent' });
    expect((await calls.stored(id)).emailState).toBe('Unopened');
    const viewed = await calls.put(seller, { id, status: 'Viewed', enquiryOpened: '2001-01-01T00:00:00Z' });
    expect(viewed.json().status).toBe('Viewed');
    expect(Date.now() - Date.parse(viewed.json().enquiryOpened)).toBeLessThan(60_000);
    const answered = await calls.enquiry({ emailState: 'Reply Sent' });
    await calls.put(seller, { id: answered.id, status: 'Viewed' });
    expect((await calls.stored(answered.id)).emailState).toBe('Reply Sent');
  });

  it('lets a buyer set ibStatus and ibNotes, and no other values and fields R165 R157', async () => {
    const { buyerUser } = people;
    const { id } = await calls.enquiry();
    const saved = await calls.put(buyerUser, {
      id,
      ibStatus: 'Completed',
      ibNotes: 'Great',
      upliftStatus: 'Completed',
    });
    expect(saved.json()).toMatchObject({ ibStatus: 'Completed', ibNotes: 'Great', upliftStatus: 'Enquiry' });
    expect((await calls.put(buyerUser, { id, ibStatus: 'Introduction' })).statusCode).toBe(400);
  });

  it('keeps absent fields, clears null for Admin, and never clears the buyer for a supplier A52 R176', async () => {
    const { buyerId, admin, seller } = people;
    const { id } = await calls.enquiry({ mobile: '021' });
    await calls.put(seller, { id, impactBusiness_id: null, supplierNotes: 'x' });
    expect(await calls.stored(id)).toMatchObject({ impactBuyerId: buyerId, mobile: '021' });
    await calls.put(admin, { id, impactBusiness_id: null, goodCause_id: null, mobile: null, address: '' });
    expect(await calls.stored(id)).toMatchObject({
      impactBuyerId: null,
      goodCauseId: null,
      mobile: null,
      address: null,
    });
  });

  it('clears a text sent as empty text or null, but no field of other roles A146', async () => {
    const { seller } = people;
    const { id } = await calls.enquiry({ supplierNotes: 'kept' });
    await calls.put(seller, { id, fullName: null, adminNotes: '', email: '' });
    expect(await calls.stored(id)).toMatchObject({ ...PRIVATE, supplierNotes: 'kept' });
    for (const empty of ['', null]) {
      await calls.put(seller, { id, supplierNotes: 'Called twice' });
      await calls.put(seller, { id, supplierNotes: empty, fullName: '', adminNotes: null });
      expect(await calls.stored(id)).toMatchObject({ ...PRIVATE, supplierNotes: null });
    }
  });

  it.each(['upliftStatus', 'productStatus', '{product}Status'])(
    'accepts the progress as %s A01',
    async (key) => {
      const { admin } = people;
      const { id } = await calls.enquiry();
      expect((await calls.put(admin, { id, [key]: 'In Progress' })).json().upliftStatus).toBe('In Progress');
    },
  );

  it.each(['upliftContribution', 'productContribution', '{product}Contribution'])(
    'accepts %s A01',
    async (key) => {
      const { admin } = people;
      const { id } = await calls.enquiry();
      expect((await calls.put(admin, { id, [key]: 7 })).json().upliftContribution).toBe(7);
    },
  );

  it('rejects invalid values with a clear 4xx, and changes nothing', async () => {
    const { admin } = people;
    const before = await calls.enquiry();
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
      [{ id, dateOfEnquiry: '2026-02-31' }, 400],
      [{ id, dateOfEnquiry: '2026-02-31T00:00:00Z' }, 400],
      [{ id, dateOfEnquiry: '2026-02-20T10:00:00+99:99' }, 400],
      [{ id, followUpAction: '2026-02-30' }, 400],
      [{ id, followUpAction: '2026-02-20 and so on' }, 400],
      [{ id, version: 1.5 }, 400],
      [{ id, version: 'x' }, 400],
      [{ id, version: 0 }, 400],
      [{ id, email: 'a@[127.0.0.1]' }, 400],
      [{ id, email: 'a@b..nz' }, 400],
      [{ id, adminNotes: '\ud800' }, 400],
      [{ id, fullName: 'Ana\nBcc' }, 400],
      [{ id, business_id: 'x' }, 400],
      [{ id, business_id: 999_999 }, 400],
      [{ id, upliftStatus: null }, 400],
      [{ id, hack: 1 }, 400],
      [{ id, message: 'x'.repeat(1_000_000) }, 413],
      [{ id: null, fullName: 'x' }, 400],
      [{ fullName: 'x' }, 400],
      [{ id: 'abc' }, 400],
      [{ id: 2 ** 40 }, 404],
      [{ id: 999_999, fullName: 'x' }, 404],
      [{ id, version: 99, fullName: 'x' }, 409],
    ];
    for (const [body, status] of bad) {
      const answer = await calls.put(admin, body);
      expect([body, answer.statusCode]).toEqual([body, status]);
      expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
    for (const body of ['[]', '"x"', 'null', '{'])
      expect(
        (
          await uplift.rest('PUT', ENQUIRIES, {
            as: admin,
            body,
            headers: { 'content-type': 'application/json' },
          })
        ).statusCode,
      ).toBe(400);
    expect(await calls.stored(id)).toEqual(before);
  });

  it('returns the version, and rejects an outdated version with 409 and the current record', async () => {
    const { admin, seller } = people;
    const { id } = await calls.enquiry({ supplierNotes: 'first' });
    const read = (await calls.get(seller, id)).json();
    expect(read.version).toBe(1);
    const byStaff = await calls.put(admin, { id, version: read.version, supplierNotes: 'by staff' });
    expect(byStaff.json().version).toBe(2);
    const refused = await calls.put(seller, { ...read, supplierNotes: 'mine' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONFLICT']);
    expect(refused.json().current).toEqual((await calls.get(seller, id)).json());
    expect(refused.json().current).toMatchObject({
      version: 2,
      supplierNotes: 'by staff',
      business_id: read.business_id,
    });
    const again = await calls.put(seller, { id, version: 2, supplierNotes: 'mine' });
    expect(again.json()).toMatchObject({ version: 3, supplierNotes: 'mine' });
    // Without a version, the fields are changed whatever else has changed.
    const { version: _, ...stale } = read;
    expect((await calls.put(seller, { ...stale, supplierNotes: 'last' })).statusCode).toBe(200);
    expect((await calls.stored(id)).supplierNotes).toBe('last');
  });

  it('saves one of several concurrent changes of one version', async () => {
    const { admin } = people;
    const { id } = await calls.enquiry();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((note) => calls.put(admin, { id, version: 1, adminNotes: note })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await calls.stored(id)).version).toBe(2);
  });

  it('reports a rejected field under its wire name', async () => {
    const { admin, seller } = people;
    const { id } = await calls.enquiry();
    const answer = await calls.put(admin, { id, personResponsible_user_id: seller.id });
    expect(answer.json().fields).toEqual([
      { field: 'personResponsible_user_id', message: 'Please choose a member of staff.' },
    ]);
  });
});
