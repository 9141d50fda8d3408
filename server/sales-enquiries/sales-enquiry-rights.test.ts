import { type EnquiryPeople, enquiryPeople } from '../testing/enquiry-people';
import { factories } from '../testing/factories';
import { TestUplift, type TestUser } from '../testing/test-uplift';
import { SalesEnquiry } from './sales-enquiry.entity';
import { ENQUIRY_PROGRESS, EnquiryProgressEnum } from './sales-enquiry.states';

const FIELDS = `id version viewedAs fullName email progress buyerFeedback emailState openedAt revenue supplierRevenue
  contribution specialField specialFieldLabel supplierNotes buyerNotes goodCause { id } impactBuyer { id }
  supplier { id enquiryEmail contributionType } staff { adminNotes chance suggestedContribution personResponsible { id name } }`;
const UPDATE = `mutation Update($id: Int!, $version: Int, $input: SalesEnquiryInput!) {
  updateSalesEnquiry(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const READ = `query Read($id: Int!) { salesEnquiry(id: $id) { ${FIELDS} } }`;
const VIEW = `mutation View($id: Int!) { markSalesEnquiryViewed(id: $id) { emailState openedAt } }`;

describe('who may do what with a sales enquiry', () => {
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

  it('R163 Admin sets any progress after any other', async () => {
    const { admin } = people;
    const { id } = await enquiryWith();
    for (const [name] of Object.entries(EnquiryProgressEnum))
      expect(await saved(admin, id, { progress: name })).toMatchObject({ progress: name });
    expect((await stored(id)).progress).toBe(ENQUIRY_PROGRESS.at(-1));
  });

  it('R163 refuses an unknown progress and changes nothing', async () => {
    const { admin } = people;
    const { id, version } = await enquiryWith();
    const answer = await update(admin, id, { progress: 'DONE' });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await stored(id)).toMatchObject({ progress: 'Enquiry', version });
  });

  it('R164 R155 a supplier sets its own four, its revenue, special field and notes', async () => {
    const { seller } = people;
    const { id } = await enquiryWith();
    for (const progress of ['IN_PROGRESS', 'COMPLETED', 'FALLEN_THROUGH', 'ENQUIRY'])
      expect(await saved(seller, id, { progress })).toMatchObject({ progress });
    const own = { supplierRevenue: 1200, specialField: 'J-77', supplierNotes: 'Booked in' };
    expect(await saved(seller, id, own)).toMatchObject({
      ...own,
      viewedAs: 'SUPPLIER',
      specialFieldLabel: 'Job no.',
    });
  });

  it('R164 a supplier may not make an introduction, but may leave one (A55)', async () => {
    const { seller } = people;
    const { id } = await enquiryWith();
    expect(codeOf(await update(seller, id, { progress: 'INTRODUCTION' }))).toBe('FORBIDDEN');
    const introduced = await enquiryWith({ progress: 'Introduction' });
    expect(await saved(seller, introduced.id, { progress: 'IN_PROGRESS' })).toMatchObject({
      progress: 'IN_PROGRESS',
    });
  });

  it('R153 a supplier may change nothing else; the good with the bad is refused whole', async () => {
    const { seller } = people;
    const { id, version } = await enquiryWith({ revenue: 500 });
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
      const answer = await update(seller, id, { supplierNotes: 'mine', [field]: value });
      expect([field, codeOf(answer)]).toEqual([field, 'FORBIDDEN']);
    }
    expect(await stored(id)).toMatchObject({ version, supplierNotes: null });
  });

  it('R157 R165 a buyer gives feedback and notes and nothing else', async () => {
    const { supplier, buyerId, buyerUser } = people;
    const { id } = await enquiryWith({ impactBuyerId: buyerId });
    const answer = await saved(buyerUser, id, { buyerFeedback: 'COMPLETED', buyerNotes: 'Great' });
    expect(answer).toMatchObject({
      viewedAs: 'IMPACT_BUYER',
      buyerFeedback: 'COMPLETED',
      buyerNotes: 'Great',
      supplier: { id: supplier.id, enquiryEmail: null, contributionType: null },
    });
    for (const input of [{ progress: 'COMPLETED' }, { fullName: 'x' }, { supplierNotes: 'x' }])
      expect(codeOf(await update(buyerUser, id, input))).toBe('FORBIDDEN');
    expect((await update(buyerUser, id, { buyerFeedback: 'INTRODUCTION' })).status).toBe(400);
    expect(await saved(buyerUser, id, { buyerFeedback: null })).toMatchObject({ buyerFeedback: null });
  });

  it('R179 another supplier and another buyer get what a missing enquiry answers', async () => {
    const { buyerId, otherSeller } = people;
    const { id } = await enquiryWith({ impactBuyerId: buyerId });
    const stranger = await uplift.user({
      roles: ['ImpactBusiness'],
      impactBuyerId: (await make.impactBuyer()).id,
    });
    const missing = await update(otherSeller, 999_999, { supplierNotes: 'x' });
    for (const as of [otherSeller, stranger]) {
      const answer = await update(as, id, as === stranger ? { buyerNotes: 'x' } : { supplierNotes: 'x' });
      expect([answer.status, answer.errors?.[0]?.message]).toEqual([
        missing.status,
        missing.errors?.[0]?.message,
      ]);
      expect((await uplift.graphql(READ, { id }, { as })).data).toEqual({ salesEnquiry: null });
    }
    expect(missing.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await stored(id)).toMatchObject({ supplierNotes: null, buyerNotes: null });
  });

  it('R344 an ImpactBusiness user with a supplier is no supplier, and a Business user with a buyer no buyer', async () => {
    const { supplier, buyerId } = people;
    const { id } = await enquiryWith({ impactBuyerId: buyerId });
    const notSeller = await uplift.user({ roles: ['ImpactBusiness'], supplierId: supplier.id });
    const notBuyer = await uplift.user({ roles: ['Business'], impactBuyerId: buyerId });
    for (const as of [notSeller, notBuyer])
      expect((await uplift.graphql(READ, { id }, { as })).data).toEqual({ salesEnquiry: null });
  });

  it('A129 a user with both roles sees an enquiry as its supplier before as its buyer', async () => {
    const { supplier, buyerId } = people;
    const both = await uplift.user({
      roles: ['Business', 'ImpactBusiness'],
      supplierId: supplier.id,
      impactBuyerId: buyerId,
    });
    const viewedAs = async (fields: Partial<SalesEnquiry>) => {
      const { id } = await make.salesEnquiry(fields);
      return (await uplift.graphql(READ, { id }, { as: both })).data.salesEnquiry?.viewedAs;
    };
    expect(await viewedAs({ supplierId: supplier.id, impactBuyerId: buyerId })).toBe('SUPPLIER');
    expect(await viewedAs({ impactBuyerId: buyerId })).toBe('IMPACT_BUYER');
    expect(await viewedAs({})).toBeUndefined();
  });

  it('R188 each kind of notes is for its writer and Admin alone', async () => {
    const { buyerId, admin, seller, buyerUser } = people;
    const { id } = await enquiryWith({ impactBuyerId: buyerId, supplierNotes: 'S', buyerNotes: 'B' });
    const seen = async (as: TestUser) => (await uplift.graphql(READ, { id }, { as })).data.salesEnquiry;
    expect(await seen(admin)).toMatchObject({
      supplierNotes: 'S',
      buyerNotes: 'B',
      staff: { adminNotes: 'for staff' },
    });
    expect(await seen(seller)).toMatchObject({ supplierNotes: 'S', buyerNotes: null, staff: null });
    expect(await seen(buyerUser)).toMatchObject({ supplierNotes: null, buyerNotes: 'B', staff: null });
  });

  it('R169 the supplier opening it makes it Viewed and stamps when; Admin and others change nothing', async () => {
    const { buyerId, admin, seller, buyerUser } = people;
    for (const emailState of ['Unopened', 'Opened'] as const) {
      const { id } = await enquiryWith({ emailState, impactBuyerId: buyerId });
      for (const as of [admin, buyerUser]) {
        const { data } = await uplift.graphql(VIEW, { id }, { as });
        expect(data.markSalesEnquiryViewed.openedAt).toBeNull();
      }
      expect((await stored(id)).emailState).toBe(emailState);
      const { data } = await uplift.graphql(VIEW, { id }, { as: seller });
      expect(data.markSalesEnquiryViewed.emailState).toBe('VIEWED');
      expect(Date.now() - Date.parse(data.markSalesEnquiryViewed.openedAt)).toBeLessThan(60_000);
    }
  });

  it('R169 Reply Sent stays, and another supplier gets NOT_FOUND', async () => {
    const { seller, otherSeller } = people;
    const { id, version } = await enquiryWith({ emailState: 'Reply Sent' });
    const { data } = await uplift.graphql(VIEW, { id }, { as: seller });
    expect(data.markSalesEnquiryViewed).toEqual({ emailState: 'REPLY_SENT', openedAt: null });
    expect(codeOf(await uplift.graphql(VIEW, { id }, { as: otherSeller }))).toBe('NOT_FOUND');
    expect((await stored(id)).version).toBe(version);
  });

  it('A143 reading an enquiry changes nothing', async () => {
    const { seller } = people;
    const before = await enquiryWith();
    await uplift.graphql(READ, { id: before.id }, { as: seller });
    expect(await stored(before.id)).toEqual(before);
  });
});
