import type { Supplier } from '../directory/suppliers/supplier.entity.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';
import { ContactMessage } from '../staff/contact-messages/contact-message.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

describe('mailing calls for sales enquiries C078 C079 C085', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let supplier: Supplier;
  let seller: TestUser;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    supplier = await make.supplier({ enquiryEmail: 'jobs@kowhai.example' });
    seller = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
  });
  afterAll(() => uplift.stop());

  const mailsAbout = (subjectId: number) => uplift.app.database.manager.findBy(MailDelivery, { subjectId });
  const post = (path: string, body: object, as?: TestUser) =>
    uplift.rest('POST', `mailing/${path}`, { body, as });

  it('sendSalesEnquiry stores and mails, never to addresses of the caller R186 R343 R349', async () => {
    const answer = await post('sendSalesEnquiry', {
      business_id: supplier.id,
      fullName: 'Ana',
      email: 'ana@example.nz',
      mobile: '',
      message: 'Leaking tap',
      reference: 'Radio',
      permission: 1,
      to: 'evil@example.com',
      bcc: ['evil@example.com'],
      businessEmail: 'evil@example.com',
      via: 'Other',
      upliftStatus: 'Completed',
    });
    expect(answer.json()).toMatchObject({ Result: 'Success', businessName: supplier.name });
    const id = answer.json().salesEnquiry_id;
    expect(await uplift.app.database.manager.findOneByOrFail(SalesEnquiry, { id })).toMatchObject({
      via: 'Email off Website',
      progress: 'Enquiry',
      heardFrom: 'Radio',
      joinEmailList: true,
      mobile: null,
    });
    const addresses = (await mailsAbout(id)).flatMap((mail) => [mail.toAddress, ...mail.cc, ...mail.bcc]);
    expect(addresses.sort()).toEqual(['ana@example.nz', 'jobs@kowhai.example']);
    expect(answer.body).not.toContain('kowhai.example');
  });

  it('report invalid fields under their wire names', async () => {
    const answer = await post('sendSalesEnquiry', { business_id: supplier.id, email: 'x', message: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.map(({ field }: { field: string }) => field)).toEqual([
      'fullName',
      'email',
      'message',
    ]);
    const wrongCause = {
      business_id: supplier.id,
      fullName: 'A',
      email: 'a@b.nz',
      message: 'x',
      goodCause_id: 9999,
    };
    expect((await post('sendSalesEnquiry', wrongCause)).json().fields).toMatchObject([
      { field: 'goodCause_id' },
    ]);
    expect((await post('sendSalesEnquiry', { ...wrongCause, business_id: null })).statusCode).toBe(400);
    expect((await post('sendSalesEnquiry', { ...wrongCause, business_id: 9999 })).statusCode).toBe(404);
  });

  it('require a sign-in for the reply and the report before validating the input R256', async () => {
    for (const path of ['salesEnquiryReply', 'sendReportIssue']) {
      const answer = await post(path, { nonsense: true });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  it('send the reply to the stored address and ignore other addresses R171 A34', async () => {
    const { id } = await make.salesEnquiry({ supplierId: supplier.id, email: 'ana@example.nz' });
    const body = {
      id,
      business_id: 999,
      reply: 'On Tuesday',
      copySelf: 1,
      customerEmail: 'evil@example.com',
      customerName: 'Eve',
      businessEmail: 'evil@example.com',
      businessName: 'Evil',
    };
    const answer = await post('salesEnquiryReply', body, seller);
    expect([answer.statusCode, answer.json()]).toEqual([200, { Result: 'Success' }]);
    const mails = await mailsAbout(id);
    expect(mails.map((mail) => mail.toAddress).sort()).toEqual(['ana@example.nz', seller.email].sort());
    expect(JSON.stringify(mails)).not.toMatch(/evil/i);
    const [enquiry] = await uplift.app.database.manager.findBy(SalesEnquiry, { id });
    expect(enquiry?.emailState).toBe('Unopened');
    const other = await uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id });
    expect((await post('salesEnquiryReply', body, other)).statusCode).toBe(404);
    expect((await post('salesEnquiryReply', { ...body, reply: '' }, seller)).statusCode).toBe(400);
    expect((await post('salesEnquiryReply', { reply: 'x' }, seller)).statusCode).toBe(400);
  });

  it('require the type and the message of a report, and a description for Other R181', async () => {
    const { id } = await make.salesEnquiry({ supplierId: supplier.id });
    const message = async (body: object) =>
      (await post('sendReportIssue', { salesEnquiry_id: id, ...body }, seller)).json().fields;
    expect(await message({ message: 'x' })).toEqual([
      { field: 'issueType', message: 'Please select an issue type' },
    ]);
    expect(await message({ issueType: 'Wrong customer' })).toEqual([
      { field: 'message', message: 'This cannot be empty' },
    ]);
    expect(await message({ issueType: 'Other', message: 'x' })).toEqual([
      { field: 'otherIssue', message: 'This cannot be empty' },
    ]);
    const sent = await post(
      'sendReportIssue',
      { salesEnquiry_id: id, issueType: 'Accidental enquiry', message: 'x' },
      seller,
    );
    expect([sent.statusCode, sent.json()]).toEqual([200, { Result: 'Success' }]);
    const { manager } = uplift.app.database;
    // The report is among the messages of staff (A162), as is the mail.
    const reported = await manager.findOneByOrFail(ContactMessage, { salesEnquiryId: id });
    const subject = { subjectType: 'contact-message', subjectId: reported.id };
    expect(await manager.findBy(MailDelivery, subject)).toMatchObject([
      { toAddress: uplift.app.config.staffMail },
    ]);
  });
});
