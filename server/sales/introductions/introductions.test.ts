import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import type { OutgoingMail } from '../../platform/outgoing-mail.js';
import { factories } from '../../testing/factories.js';
import { outOrQueued, untilMailed } from '../../testing/sent-mail.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { SalesEnquiry } from '../sales-enquiries/sales-enquiry.entity.js';

const DRAFT =
  'query ($id: Int!) { introductionDraft(salesEnquiryId: $id) { to subject message introducedAt } }';
const SEND = `mutation ($input: IntroductionInput!) {
  sendIntroduction(input: $input) { mailId status salesEnquiry { progress version } } }`;
const CALL = 'business/sendIntroduction';

describe('introductions', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  const outbox: OutgoingMail[] = [];

  beforeAll(async () => {
    uplift = await TestUplift.start({}, 'all');
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
    uplift.app.mail.send = async (mail) => {
      outbox.push(mail);
      return null;
    };
  });
  beforeEach(() => {
    outbox.length = 0;
  });
  afterAll(() => uplift.stop());

  const enquiry = async (
    fields: Partial<SalesEnquiry> = {},
    introsEmail: string | null = 'meet@kowhai.example',
  ) => {
    const supplier = await make.supplier({
      name: 'Kōwhai',
      enquiryEmail: 'jobs@kowhai.example',
      introsEmail,
    });
    const contact = {
      fullName: 'Ana',
      email: 'ana@example.nz',
      mobile: '021 7',
      enquiryAbout: '<b>Taps</b>',
    };
    return make.salesEnquiry({ supplierId: supplier.id, ...contact, ...fields });
  };
  const send = (input: object, as = admin) => uplift.graphql(SEND, { input }, { as });
  const stored = (id: number) => uplift.app.database.manager.findOneByOrFail(SalesEnquiry, { id });
  const mails = () => uplift.app.database.manager.countBy(MailDelivery, { kind: 'introduction.to-supplier' });

  it('mails the supplier at its introductions address, and sets the enquiry to Introduction C014 A58', async () => {
    const { id } = await enquiry();
    const message = '<p>Please meet <strong>Ana</strong>.<script>x</script></p>';
    const { data } = await send({ salesEnquiryId: id, message });
    expect(data.sendIntroduction).toMatchObject({
      status: outOrQueued(),
      salesEnquiry: { progress: 'INTRODUCTION', version: 2 },
    });
    await untilMailed(uplift);
    expect(outbox).toMatchObject([
      { to: 'meet@kowhai.example', replyTo: 'ana@example.nz', subject: 'Introducing Ana to Kōwhai' },
    ]);
    for (const said of ['Please meet Ana.', '021 7', 'ana@example.nz'])
      expect(outbox[0]?.text).toContain(said);
    expect(outbox[0]?.html).not.toContain('<script>');
  });

  it('falls back to the enquiries address of a supplier without one for introductions A58', async () => {
    const { id } = await enquiry({}, null);
    await send({ salesEnquiryId: id, message: 'Meet Ana.' });
    expect(outbox.map(({ to }) => to)).toEqual(['jobs@kowhai.example']);
  });

  it('introduces a supplier and an impact buyer without an enquiry, with the documented field names C014', async () => {
    const supplier = await make.supplier({ name: 'Rata', introsEmail: 'hi@rata.example' });
    const buyer = await make.impactBuyer({ name: 'Kura', contactName: 'Mere', email: 'mere@kura.example' });
    const body = {
      business_id: supplier.id,
      impactBusiness_id: buyer.id,
      message: 'Kia ora',
      subject: 'Meet\r\nBcc: x',
    };
    const refused = await uplift.rest('POST', CALL, { as: admin, body });
    expect(refused.statusCode).toBe(400);
    const answer = await uplift.rest('POST', CALL, {
      as: admin,
      body: { ...body, subject: 'Meet the Kura' },
    });
    expect(answer.json()).toEqual({ Result: 'Success' });
    expect(outbox).toMatchObject([
      { to: 'hi@rata.example', subject: 'Meet the Kura', replyTo: 'mere@kura.example' },
    ]);
  });

  it('sends and changes nothing if the recipient or the content is missing C014', async () => {
    const { id, supplierId } = await enquiry();
    const before = await mails();
    const wrong = [
      { message: 'Hello' },
      { salesEnquiryId: id, message: '  ' },
      { salesEnquiryId: id, supplierId, message: 'Hello' },
      { salesEnquiryId: 999_999, message: 'Hello' },
      { supplierId, impactBuyerId: 999_999, message: 'Hello' },
    ];
    const codes = [];
    for (const input of wrong) codes.push((await send(input)).errors?.[0]?.extensions?.code);
    expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'NOT_FOUND', 'NOT_FOUND']);
    expect([await mails(), (await stored(id)).progress]).toEqual([before, 'Enquiry']);
  });

  it('fills in the record’s values as plain text C014', async () => {
    const { id } = await enquiry();
    const { data } = await uplift.graphql(DRAFT, { id }, { as: admin });
    expect(data.introductionDraft).toMatchObject({
      to: 'meet@kowhai.example',
      subject: 'Introducing Ana to Kōwhai',
    });
    expect(data.introductionDraft.message).toContain('&lt;b&gt;Taps&lt;/b&gt;');
  });

  it('shows when the customer was introduced when the record is opened again C014', async () => {
    const { id } = await enquiry();
    const when = async () =>
      (await uplift.graphql(DRAFT, { id }, { as: admin })).data.introductionDraft.introducedAt;
    expect(await when()).toBeNull();
    await send({ salesEnquiryId: id, message: 'Meet Ana.' });
    expect(Date.now() - Date.parse(await when())).toBeLessThan(60_000);
  });

  it('sends one email for repeated requests with the same key C014', async () => {
    const { id } = await enquiry();
    const options = { as: admin, headers: { 'idempotency-key': 'introduce-once' } };
    const input = { salesEnquiryId: id, message: 'Meet Ana.' };
    await Promise.all([1, 2, 3].map(() => uplift.graphql(SEND, { input }, options)));
    expect(outbox).toHaveLength(1);
  });
});
