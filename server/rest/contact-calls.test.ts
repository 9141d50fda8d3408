import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';
import { ContactMessage } from '../staff/contact-messages/contact-message.entity.js';
import { factories } from '../testing/factories.js';
import { TestSmtpServer } from '../testing/smtp-server.js';
import { TestUplift } from '../testing/test-uplift.js';

describe('public mailing calls C080 C084', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());

  const manager = () => uplift.app.database.manager;
  const post = async (path: string, body: object) => {
    const response = await uplift.rest('POST', path, { body });
    return { status: response.statusCode, json: response.json(), text: response.body };
  };
  const newest = async () =>
    (await manager().find(ContactMessage, { order: { id: 'DESC' }, take: 1 }))[0] as ContactMessage;
  const mailed = async ({ id }: ContactMessage) =>
    (await manager().findBy(MailDelivery, { subjectType: 'contact-message', subjectId: id }))
      .flatMap(({ toAddress, cc, bcc }) => [toAddress, ...cc, ...bcc])
      .sort();

  const EVIL = { to: 'evil@example.com', toCC: ['evil@example.com'], staffMail: 'evil@example.com' };

  it('send a general enquiry to staff and the sender, never to addresses of the caller R256 R343 A60 C080', async () => {
    const body = { fullName: 'Ana', email: 'ana@example.nz', mobile: '', message: 'Kia ora', ...EVIL };
    expect(await post('mailing/sendGeneralEnquiry', body)).toMatchObject({
      status: 200,
      json: { Result: 'Success' },
    });
    const message = await newest();
    expect(message).toMatchObject({ kind: 'General', mobile: null, message: 'Kia ora' });
    expect(await mailed(message)).toEqual(['ana@example.nz', uplift.app.config.staffMail]);
  });

  it.each([
    ['C081', 'sendSupplierJoinEnquiry', 'supplierJoin', 'Supplier join'],
    ['C082', 'sendGoodCauseJoinEnquiry', 'goodCauseJoin', 'Good cause join'],
    ['C083', 'sendImpactBusinessJoinEnquiry', 'impactBusinessJoin', 'Impact buyer join'],
  ])('%s %s stores and mails; functions/%s does the same R256 C086', async (_, path, alias, kind) => {
    for (const address of [`mailing/${path}`, `functions/${alias}`]) {
      const body = {
        name: `Rātā Print ${address}`,
        contact: 'Rāwiri',
        email: 'rawiri@rata.example',
        phone: '04 555 1',
        website: 'rata.example',
        ...EVIL,
      };
      expect((await post(address, body)).json).toEqual({ Result: 'Success' });
      const message = await newest();
      expect(message).toMatchObject({
        kind,
        organisation: body.name,
        fullName: 'Rāwiri',
        mobile: '04 555 1',
        website: 'rata.example',
      });
      expect(await mailed(message)).toEqual(['rawiri@rata.example', uplift.app.config.staffMail]);
    }
    const { status, json } = await post(`mailing/${path}`, { email: 'x' });
    expect(status).toBe(400);
    expect(json.fields.map(({ field }: { field: string }) => field)).toEqual(['contact', 'name', 'email']);
  });

  it('notify the supplier on record of a followed link, with the link on record C084 R343', async () => {
    const supplier = await make.supplier({
      enquiryEmail: 'shop@kowhai.example',
      affiliateButtonLink: 'https://kowhai.example/shop',
    });
    const body = { business_id: supplier.id, url: 'https://phish.example/login', ...EVIL };
    const answers = await Promise.all([1, 2].map(() => post('mailing/sendAffiliateLinkNotice', body)));
    for (const { status, json, text } of answers) {
      expect([status, json]).toEqual([200, { Result: 'Success' }]);
      expect(text).not.toContain('kowhai.example');
    }
    const messages = await manager().findBy(ContactMessage, { supplierId: supplier.id });
    expect(messages).toMatchObject([
      { kind: 'Affiliate link', url: 'https://phish.example/login', email: null },
    ]);
    expect(await mailed(messages[0] as ContactMessage)).toEqual(['shop@kowhai.example']);
    const [mail] = await manager().findBy(MailDelivery, { toAddress: 'shop@kowhai.example' });
    expect(`${mail?.bodyText} ${mail?.bodyHtml}`).not.toContain('phish.example');
    expect(mail?.bodyText).toContain('https://kowhai.example/shop');
  });

  it('count another link that a visitor follows within a minute as another click C084', async () => {
    const { id } = await make.supplier();
    const sent = ['https://kea.example/a', 'https://kea.example/b', undefined, 'https://kea.example/a'];
    for (const url of sent)
      expect((await post('mailing/sendAffiliateLinkNotice', { business_id: id, url })).status).toBe(200);
    const messages = await manager().find(ContactMessage, {
      where: { supplierId: id },
      order: { id: 'ASC' },
    });
    expect(messages.map(({ url }) => url)).toEqual(['https://kea.example/a', 'https://kea.example/b', null]);
  });

  it('send no mail to suppliers that are not listed or that disabled notifications C084 R257 R001', async () => {
    const quiet = await make.supplier({ emailNotificationsDisabled: true });
    expect((await post('functions/affiliateNotice', { business_id: quiet.id })).status).toBe(200);
    expect(await mailed(await newest())).toEqual([]);
    const hidden = await make.supplier({ status: 'Drafting' });
    for (const business_id of [hidden.id, 999_999])
      expect((await post('mailing/sendAffiliateLinkNotice', { business_id })).status).toBe(404);
    const url = 'javascript:alert(1)';
    expect((await post('mailing/sendAffiliateLinkNotice', { business_id: quiet.id, url })).status).toBe(400);
    expect((await post('mailing/sendAffiliateLinkNotice', {})).status).toBe(400);
  });

  it('functions/sales, general and contact are aliases of the mailing calls C086 A118', async () => {
    const supplier = await make.supplier();
    const person = { fullName: 'Ana', email: 'ana@example.nz' };
    const sale = await post('functions/sales', { ...person, business_id: supplier.id, message: 'Tap' });
    expect(await manager().countBy(SalesEnquiry, { id: sale.json.salesEnquiry_id })).toBe(1);
    for (const name of ['general', 'contact']) {
      expect((await post(`functions/${name}`, { ...person, message: name })).status).toBe(200);
      expect(await newest()).toMatchObject({ kind: 'General', message: name });
    }
  });
});

it('sends the mails of a message to staff and the sender, with one of each header R343', async () => {
  const smtp = new TestSmtpServer();
  await smtp.start();
  const uplift = await TestUplift.start({ SMTP_URL: smtp.url }, 'all');
  try {
    const body = {
      name: 'Rātā & Co <b>',
      contact: 'Rāwiri, Bcc: eve@example.nz',
      email: 'rawiri@rata.example',
      message: 'Bcc: eve@example.nz\n\n<script>alert(1)</script>',
    };
    const answer = await uplift.rest('POST', 'mailing/sendSupplierJoinEnquiry', { body });
    expect(answer.statusCode).toBe(200);
    const received = await smtp.until(2);
    expect(received.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'rawiri@rata.example',
      uplift.app.config.staffMail,
    ]);
    const toStaff = received.find(({ recipients }) => recipients[0] === uplift.app.config.staffMail)?.mail;
    expect(toStaff?.replyTo?.map(({ address }) => address)).toEqual(['rawiri@rata.example']);
    expect([toStaff?.cc, toStaff?.bcc]).toEqual([undefined, undefined]);
    expect(toStaff?.subject).toContain('Rātā & Co <b>');
    expect(toStaff?.html).not.toContain('<script>');
    expect(toStaff?.text).toContain('<script>alert(1)</script>');
  } finally {
    await uplift.stop();
    await smtp.stop();
  }
});
