import { enquiryCalls, READ_ENQUIRY, VIEW_ENQUIRY } from '../../testing/enquiry-calls.js';
import { type EnquiryPeople, enquiryPeople } from '../../testing/enquiry-people.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';
import { ENQUIRY_PROGRESS, EnquiryProgressEnum, EnquiryViaEnum } from './sales-enquiry.states.js';

describe('permissions on a sales enquiry', () => {
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

  it('Admin can set any progress from any other R163', async () => {
    const { admin } = people;
    const { id } = await calls.enquiryWith();
    for (const [name] of Object.entries(EnquiryProgressEnum))
      expect(await calls.saved(admin, id, { progress: name })).toMatchObject({ progress: name });
    expect((await calls.stored(id)).progress).toBe(ENQUIRY_PROGRESS.at(-1));
  });

  it('refuses an unknown progress and changes nothing R163', async () => {
    const { admin } = people;
    const { id, version } = await calls.enquiryWith();
    const answer = await calls.update(admin, id, { progress: 'DONE' });
    expect([answer.status, calls.codeOf(answer)]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await calls.stored(id)).toMatchObject({ progress: 'Enquiry', version });
  });

  it('Admin can set any of nine sources, and no other R172', async () => {
    const { admin } = people;
    const { id } = await calls.enquiryWith();
    expect(Object.values(EnquiryViaEnum)).toEqual([
      'Email off Website',
      'Call Tracking',
      'Repeat Sale',
      'Affiliate',
      'Brokered Lead',
      'Connection',
      'Backdoor Sale',
      'Alias Email',
      'Other',
    ]);
    for (const [name, via] of Object.entries(EnquiryViaEnum)) {
      await calls.saved(admin, id, { via: name });
      expect((await calls.stored(id)).via).toBe(via);
    }
    expect(calls.codeOf(await calls.update(admin, id, { via: 'SMOKE_SIGNAL' }))).toBe('BAD_USER_INPUT');
    expect((await calls.stored(id)).via).toBe('Other');
  });

  it('a supplier sets its own four progress values, its revenue, special field and notes R164 R155', async () => {
    const { seller } = people;
    const { id } = await calls.enquiryWith();
    for (const progress of ['IN_PROGRESS', 'COMPLETED', 'FALLEN_THROUGH', 'ENQUIRY'])
      expect(await calls.saved(seller, id, { progress })).toMatchObject({ progress });
    const own = { supplierRevenue: 1200, specialField: 'J-77', supplierNotes: 'Booked in' };
    expect(await calls.saved(seller, id, own)).toMatchObject({
      ...own,
      viewedAs: 'SUPPLIER',
      specialFieldLabel: 'Job no.',
    });
  });

  it('a supplier cannot set Introduction, but can change it A55 R164', async () => {
    const { seller } = people;
    const { id } = await calls.enquiryWith();
    expect(calls.codeOf(await calls.update(seller, id, { progress: 'INTRODUCTION' }))).toBe('FORBIDDEN');
    const introduced = await calls.enquiryWith({ progress: 'Introduction' });
    expect(await calls.saved(seller, introduced.id, { progress: 'IN_PROGRESS' })).toMatchObject({
      progress: 'IN_PROGRESS',
    });
  });

  it('a supplier can change no other field; a request with one is refused as a whole R153', async () => {
    const { seller } = people;
    const { id, version } = await calls.enquiryWith({ revenue: 500 });
    const forbidden = {
      fullName: 'Someone else',
      email: 'else@example.nz',
      message: 'x',
      via: 'OTHER',
      goodCauseId: null,
      revenue: 1,
      contribution: 1,
      adminNotes: 'x',
      buyerNotes: 'x',
      buyerFeedback: 'COMPLETED',
      chance: 10,
      paidToGoodCause: true,
      archived: true,
      supplierId: null,
      impactBuyerId: null,
      emailState: 'REPLY_SENT',
    };
    for (const [field, value] of Object.entries(forbidden)) {
      const answer = await calls.update(seller, id, { supplierNotes: 'mine', [field]: value });
      expect([field, calls.codeOf(answer)]).toEqual([field, 'FORBIDDEN']);
    }
    expect(await calls.stored(id)).toMatchObject({ version, supplierNotes: null });
  });

  it('a buyer can change feedback and notes only R157 R165', async () => {
    const { supplier, buyerId, buyerUser } = people;
    const { id } = await calls.enquiryWith({ impactBuyerId: buyerId });
    const answer = await calls.saved(buyerUser, id, { buyerFeedback: 'COMPLETED', buyerNotes: 'Great' });
    expect(answer).toMatchObject({
      viewedAs: 'IMPACT_BUYER',
      buyerFeedback: 'COMPLETED',
      buyerNotes: 'Great',
      supplier: { id: supplier.id, enquiryEmail: null, contributionType: null },
    });
    for (const input of [{ progress: 'COMPLETED' }, { fullName: 'x' }, { supplierNotes: 'x' }])
      expect(calls.codeOf(await calls.update(buyerUser, id, input))).toBe('FORBIDDEN');
    expect((await calls.update(buyerUser, id, { buyerFeedback: 'INTRODUCTION' })).status).toBe(400);
    expect(await calls.saved(buyerUser, id, { buyerFeedback: null })).toMatchObject({ buyerFeedback: null });
  });

  it('another supplier and another buyer get the response for a missing enquiry R179', async () => {
    const { buyerId, otherSeller } = people;
    const { id } = await calls.enquiryWith({ impactBuyerId: buyerId });
    const stranger = await uplift.user({
      roles: ['ImpactBusiness'],
      impactBuyerId: (await make.impactBuyer()).id,
    });
    const missing = await calls.update(otherSeller, 999_999, { supplierNotes: 'x' });
    for (const as of [otherSeller, stranger]) {
      const answer = await calls.update(
        as,
        id,
        as === stranger ? { buyerNotes: 'x' } : { supplierNotes: 'x' },
      );
      expect([answer.status, answer.errors?.[0]?.message]).toEqual([
        missing.status,
        missing.errors?.[0]?.message,
      ]);
      expect((await uplift.graphql(READ_ENQUIRY, { id }, { as })).data).toEqual({ salesEnquiry: null });
    }
    expect(missing.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await calls.stored(id)).toMatchObject({ supplierNotes: null, buyerNotes: null });
  });

  it('ignores the supplier of an ImpactBusiness user and the buyer of a Business user R344', async () => {
    const { supplier, buyerId } = people;
    const { id } = await calls.enquiryWith({ impactBuyerId: buyerId });
    const notSeller = await uplift.user({ roles: ['ImpactBusiness'], supplierId: supplier.id });
    const notBuyer = await uplift.user({ roles: ['Business'], impactBuyerId: buyerId });
    for (const as of [notSeller, notBuyer])
      expect((await uplift.graphql(READ_ENQUIRY, { id }, { as })).data).toEqual({ salesEnquiry: null });
  });

  it('a user with both roles gets the supplier’s view before the buyer’s A129', async () => {
    const { supplier, buyerId } = people;
    const both = await uplift.user({
      roles: ['Business', 'ImpactBusiness'],
      supplierId: supplier.id,
      impactBuyerId: buyerId,
    });
    const viewedAs = async (fields: Partial<SalesEnquiry>) => {
      const { id } = await make.salesEnquiry(fields);
      return (await uplift.graphql(READ_ENQUIRY, { id }, { as: both })).data.salesEnquiry?.viewedAs;
    };
    expect(await viewedAs({ supplierId: supplier.id, impactBuyerId: buyerId })).toBe('SUPPLIER');
    expect(await viewedAs({ impactBuyerId: buyerId })).toBe('IMPACT_BUYER');
    expect(await viewedAs({})).toBeUndefined();
  });

  it('notes are visible to their author and Admin only R188', async () => {
    const { buyerId, admin, seller, buyerUser } = people;
    const { id } = await calls.enquiryWith({ impactBuyerId: buyerId, supplierNotes: 'S', buyerNotes: 'B' });
    const seen = async (as: TestUser) =>
      (await uplift.graphql(READ_ENQUIRY, { id }, { as })).data.salesEnquiry;
    expect(await seen(admin)).toMatchObject({
      supplierNotes: 'S',
      buyerNotes: 'B',
      staff: { adminNotes: 'for staff' },
    });
    expect(await seen(seller)).toMatchObject({ supplierNotes: 'S', buyerNotes: null, staff: null });
    expect(await seen(buyerUser)).toMatchObject({ supplierNotes: null, buyerNotes: 'B', staff: null });
  });

  it('sets Viewed and its time when the supplier opens it, not for Admin and others R169', async () => {
    const { buyerId, admin, seller, buyerUser } = people;
    for (const emailState of ['Unopened', 'Opened'] as const) {
      const { id } = await calls.enquiryWith({ emailState, impactBuyerId: buyerId });
      for (const as of [admin, buyerUser]) {
        const { data } = await uplift.graphql(VIEW_ENQUIRY, { id }, { as });
        expect(data.markSalesEnquiryViewed.openedAt).toBeNull();
      }
      expect((await calls.stored(id)).emailState).toBe(emailState);
      const { data } = await uplift.graphql(VIEW_ENQUIRY, { id }, { as: seller });
      expect(data.markSalesEnquiryViewed.emailState).toBe('VIEWED');
      expect(Date.now() - Date.parse(data.markSalesEnquiryViewed.openedAt)).toBeLessThan(60_000);
    }
  });

  it('opening leaves Reply Sent unchanged, and gives another supplier NOT_FOUND R169', async () => {
    const { seller, otherSeller } = people;
    const { id, version } = await calls.enquiryWith({ emailState: 'Reply Sent' });
    const { data } = await uplift.graphql(VIEW_ENQUIRY, { id }, { as: seller });
    expect(data.markSalesEnquiryViewed).toEqual({ emailState: 'REPLY_SENT', openedAt: null });
    expect(calls.codeOf(await uplift.graphql(VIEW_ENQUIRY, { id }, { as: otherSeller }))).toBe('NOT_FOUND');
    expect((await calls.stored(id)).version).toBe(version);
  });

  it('reading an enquiry through queries changes nothing A143', async () => {
    const { seller } = people;
    const before = await calls.enquiryWith();
    await uplift.graphql(READ_ENQUIRY, { id: before.id }, { as: seller });
    expect(await calls.stored(before.id)).toEqual(before);
  });
});
