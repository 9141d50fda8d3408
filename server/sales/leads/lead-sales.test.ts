import { startLeadFixture } from '../../testing/lead-fixture.js';
import { SalesEnquiry } from '../sales-enquiries/sales-enquiry.entity.js';

describe('leads that become enquiries', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  beforeAll(async () => {
    fixture = await startLeadFixture();
  });
  afterAll(() => fixture.uplift.stop());

  const enquiry = (id: number) => fixture.uplift.app.database.manager.findOneByOrFail(SalesEnquiry, { id });
  const convert = (id: number, contact: object = {}) => fixture.ask('convert', { id, contact });

  it('the enquiry has the values of the lead and of the confirmed contact R190 R197 R198 R199 A74', async () => {
    const cause = await fixture.make.goodCause();
    const buyer = await fixture.make.impactBuyer({ goodCauseId: cause.id });
    const { id, supplierId } = await fixture.lead({
      impactBuyerId: buyer.id,
      status: 'Sounding Positive',
      fromName: 'Mere',
      fromPhone: '021 1',
      fromEmail: 'mere@kura.example',
      opportunitySummary: 'New toilets',
      summary: 'Fixes taps.',
      notes: 'Ring first.',
      chance: 60,
      personResponsibleId: fixture.admin.id,
    });
    const contact = { fullName: 'Ben', mobile: '021 2', email: 'ben@kura.example' };
    const { record } = await convert(id, contact);
    expect(record).toMatchObject({
      status: 'ENQUIRY_CREATED',
      chance: 60,
      salesEnquiryId: expect.any(Number),
      fromName: 'Mere',
    });
    const made = await enquiry(record.salesEnquiryId);
    expect(made).toMatchObject({
      ...contact,
      leadId: id,
      impactBuyerId: buyer.id,
      supplierId,
      goodCauseId: cause.id,
      progress: 'In Progress',
      via: 'Brokered Lead',
      actionNeeded: true,
      enquiryAbout: 'New toilets',
      adminNotes: 'Ring first.',
      personResponsibleId: fixture.admin.id,
      paidToGoodCause: false,
      repeatSale: false,
      emailState: 'Unopened',
      openedAt: null,
    });
    expect(Math.abs(made.enquiredAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('missing values come from the lead, and the topic from what the supplier offers A74', async () => {
    const { id } = await fixture.lead({
      fromName: 'Mere',
      fromPhone: '021 1',
      fromEmail: 'mere@kura.example',
      summary: 'x'.repeat(600),
    });
    const made = await enquiry((await convert(id)).record.salesEnquiryId);
    expect(made).toMatchObject({ fullName: 'Mere', mobile: '021 1', email: 'mere@kura.example' });
    expect(made.enquiryAbout).toHaveLength(500);
  });

  it('refuses a second enquiry for a lead R200', async () => {
    const { id } = await fixture.lead();
    const { record } = await convert(id);
    const again = await convert(id);
    expect([again.code, again.current]).toEqual(['CONFLICT', { salesEnquiryId: record.salesEnquiryId }]);
  });

  it('refuses to convert an archived lead until it is unarchived R198 A62', async () => {
    const { id } = await fixture.lead({ archivedAt: new Date() });
    expect((await convert(id)).code).toBe('BAD_USER_INPUT');
    expect((await fixture.stored(id)).salesEnquiryId).toBeNull();
    await fixture.update(id, { archived: false });
    expect((await convert(id)).record.status).toBe('ENQUIRY_CREATED');
    // A second request names the enquiry, even if the lead is archived by then.
    await fixture.update(id, { archived: true });
    expect((await convert(id)).code).toBe('CONFLICT');
  });

  it('creates one enquiry when fifty users convert a lead at once R198', async () => {
    const { id } = await fixture.lead();
    const before = await fixture.count('sales_enquiry');
    const made = await Promise.all(Array.from({ length: 50 }, () => convert(id)));
    expect(made.filter(({ code }) => !code)).toHaveLength(1);
    expect(new Set(made.flatMap(({ code }) => code ?? []))).toEqual(new Set(['CONFLICT']));
    expect(await fixture.count('sales_enquiry')).toBe(before + 1);
  });

  it('refuses a contact with an invalid address, and creates nothing R197', async () => {
    const { id } = await fixture.lead();
    const before = await fixture.count('sales_enquiry');
    expect((await convert(id, { email: 'nobody' })).fields?.[0]?.field).toBe('email');
    expect([await fixture.count('sales_enquiry'), (await fixture.stored(id)).status]).toEqual([
      before,
      'Card Created',
    ]);
  });

  it('linking sets both sides and the status, through GraphQL and REST R162 C092 A80', async () => {
    const [lead, other] = [await fixture.lead(), await fixture.lead()];
    const [first, second] = [await fixture.make.salesEnquiry(), await fixture.make.salesEnquiry()];
    const linked = await fixture.ask('link', { leadId: lead.id, salesEnquiryId: first.id });
    expect(linked.record).toMatchObject({ status: 'ENQUIRY_CREATED', salesEnquiryId: first.id });
    const sent = { leadID: other.id, salesEnquiryID: second.id };
    const answer = await fixture.rest('POST', 'leads/linkSalesEnquiryToLead', sent);
    expect(answer.json()).toMatchObject({ status: 'Enquiry Created', salesEnquiry_id: second.id });
    expect([(await enquiry(first.id)).leadId, (await enquiry(second.id)).leadId]).toEqual([
      lead.id,
      other.id,
    ]);
  });

  it('refuses a link if either side has another one; repeating the same link is accepted A80', async () => {
    const [lead, other] = [await fixture.lead(), await fixture.lead()];
    const [first, second] = [await fixture.make.salesEnquiry(), await fixture.make.salesEnquiry()];
    const link = (leadId: number, salesEnquiryId: number) => fixture.ask('link', { leadId, salesEnquiryId });
    await link(lead.id, first.id);
    expect((await link(lead.id, second.id)).code).toBe('CONFLICT');
    expect((await link(other.id, first.id)).code).toBe('CONFLICT');
    expect([(await enquiry(second.id)).leadId, (await fixture.stored(other.id)).salesEnquiryId]).toEqual([
      null,
      null,
    ]);
    const { record } = await link(lead.id, first.id);
    expect(record.version).toBe(2);
    expect((await link(lead.id, 999_999)).code).toBe('CONFLICT');
    expect((await link(other.id, 999_999)).code).toBe('NOT_FOUND');
  });
});
