import { JOBS } from '../../app/job-registry.js';
import type { Supplier } from '../../directory/suppliers/supplier.entity.js';
import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import { PermanentMailError } from '../../platform/mail/mail-errors.js';
import type { OutgoingMail } from '../../platform/outgoing-mail.js';
import { ActionItem } from '../../staff/action-centre/action-item.entity.js';
import { ContactMessage } from '../../staff/contact-messages/contact-message.entity.js';
import { factories } from '../../testing/factories.js';
import { untilMailed } from '../../testing/sent-mail.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';

const REPLY = `mutation Reply($id: Int!, $reply: String!, $copySelf: Boolean!) {
  replyToSalesEnquiry(id: $id, reply: $reply, copySelf: $copySelf) {
    emailState replies { kind toAddress status error sentAt } } }`;

describe('replying to a customer', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let supplier: Supplier;
  let seller: TestUser;
  let outbox: OutgoingMail[];
  let failure: Error | null;

  beforeAll(async () => {
    uplift = await TestUplift.start({}, 'all');
    make = factories(uplift.app.database);
    supplier = await make.supplier({ name: 'Kōwhai Plumbing', enquiryEmail: 'jobs@kowhai.example' });
    seller = await uplift.user({ roles: ['Business'], supplierId: supplier.id, email: 'sup@kowhai.example' });
    // The worker sends mails through this function.
    uplift.app.mail.send = async (mail) => {
      if (failure) throw failure;
      outbox.push(mail);
      return null;
    };
  });
  beforeEach(() => {
    outbox = [];
    failure = null;
  });
  afterAll(() => uplift.stop());

  const enquiry = (fields: Partial<SalesEnquiry> = {}) =>
    make.salesEnquiry({ supplierId: supplier.id, email: 'ana@example.nz', emailState: 'Viewed', ...fields });
  const stored = (id: number) => uplift.app.database.manager.findOneByOrFail(SalesEnquiry, { id });
  const reply = (as: TestUser, id: number, copySelf = false, text = 'We can come on Tuesday.') =>
    uplift.graphql(REPLY, { id, reply: text, copySelf }, { as });

  it('goes to the stored address, and sets the enquiry to Reply Sent after delivery R170 R171', async () => {
    const { id } = await enquiry();
    await reply(seller, id);
    await untilMailed(uplift);
    const { data } = await uplift.graphql(
      `{ salesEnquiry(id: ${id}) { emailState replies { kind toAddress status error } } }`,
      {},
      { as: seller },
    );
    expect(data.salesEnquiry).toMatchObject({
      emailState: 'REPLY_SENT',
      replies: [{ kind: 'sales-enquiry.reply', toAddress: 'ana@example.nz', status: 'SENT', error: null }],
    });
    expect(outbox).toMatchObject([{ to: 'ana@example.nz', cc: [], bcc: [], replyTo: 'jobs@kowhai.example' }]);
    expect(outbox[0]?.text).toContain('We can come on Tuesday.');
  });

  it('is visible to the supplier and to staff, and not to the buyer R188', async () => {
    const buyer = await make.impactBuyer();
    const { id } = await enquiry({ impactBuyerId: buyer.id });
    await reply(seller, id);
    const buyerUser = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id });
    const admin = await uplift.user({ roles: ['Admin'] });
    const seen = async (as: TestUser) => {
      const query = 'query($id: Int!) { salesEnquiry(id: $id) { replies { subject } } }';
      return (await uplift.graphql(query, { id }, { as })).data.salesEnquiry.replies.length;
    };
    expect([await seen(seller), await seen(admin), await seen(buyerUser)]).toEqual([1, 1, 0]);
  });

  it('copySelf sends a copy to the sender only, hidden from the customer R171', async () => {
    const { id } = await enquiry();
    await reply(seller, id, true);
    const copies = () => outbox.filter((mail) => mail.to === 'sup@kowhai.example');
    await until(() => copies().length > 0);
    expect(copies()).toHaveLength(1);
    expect(outbox.filter((mail) => mail.to === 'ana@example.nz')).toHaveLength(1);
    expect(JSON.stringify(outbox.find((mail) => mail.to === 'ana@example.nz'))).not.toContain(
      'sup@kowhai.example',
    );
  });

  it('reports a permanently refused email, and leaves the status unchanged R170', async () => {
    failure = new PermanentMailError('550 no such person');
    const { id } = await enquiry();
    const answer = await reply(seller, id);
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect((await stored(id)).emailState).toBe('Viewed');
    const read = await uplift.graphql(
      `{ salesEnquiry(id: ${id}) { emailState replies { status error } } }`,
      {},
      { as: seller },
    );
    expect(read.data.salesEnquiry).toEqual({
      emailState: 'VIEWED',
      replies: [{ status: 'FAILED', error: '550 no such person' }],
    });
  });

  it('sets the status once, after delivery, if the mail server was down R170', async () => {
    failure = new Error('connect ECONNREFUSED');
    const { id } = await enquiry();
    const { data } = await reply(seller, id);
    expect(data.replyToSalesEnquiry).toMatchObject({ emailState: 'VIEWED', replies: [{ status: 'QUEUED' }] });
    failure = null;
    const [mail] = await uplift.app.database.manager.findBy(MailDelivery, {
      subjectId: id,
      kind: 'sales-enquiry.reply',
    });
    await until(async () => (await stored(id)).emailState === 'Reply Sent');
    await JOBS['mail.deliver'].run(uplift.app, { mailId: String(mail?.id) });
    expect((await stored(id)).emailState).toBe('Reply Sent');
    expect(outbox.filter((sent) => sent.to === 'ana@example.nz')).toHaveLength(1);
  });

  it('does not send a reply again if recording its result fails', async () => {
    const { id } = await enquiry();
    const { manager } = uplift.app.database;
    const insert = await manager.insert(MailDelivery, {
      kind: 'sales-enquiry.reply',
      messageId: `<broken-${id}@test>`,
      toAddress: 'ana@example.nz',
      subject: 'x',
      bodyText: 'x',
      bodyHtml: 'x',
      subjectType: 'sales-enquiry',
      subjectId: id,
    });
    await manager.query(
      `ALTER TABLE sales_enquiry ADD CONSTRAINT no_reply CHECK (email_state <> 'Reply Sent') NOT VALID`,
    );
    try {
      await JOBS['mail.deliver'].run(uplift.app, { mailId: String(insert.identifiers[0]?.id) });
      expect(await manager.findOneByOrFail(MailDelivery, { subjectId: id })).toMatchObject({
        status: 'sent',
      });
      expect(outbox).toHaveLength(1);
    } finally {
      await manager.query('ALTER TABLE sales_enquiry DROP CONSTRAINT no_reply');
    }
  });

  it('refuses other users: another supplier 404, the buyer 403, a visitor 401 R179', async () => {
    const buyer = await make.impactBuyer();
    const { id } = await enquiry({ impactBuyerId: buyer.id });
    const other = await uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id });
    const buyerAndSeller = await uplift.user({
      roles: ['Business', 'ImpactBusiness'],
      supplierId: (await make.supplier()).id,
      impactBuyerId: buyer.id,
    });
    const buyerOnly = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id });
    expect((await reply(other, id)).status).toBe(404);
    expect((await reply(buyerAndSeller, id)).status).toBe(403);
    expect((await reply(buyerOnly, id)).status).toBe(403);
    expect((await uplift.graphql(REPLY, { id: 'x' })).status).toBe(401);
    expect(outbox).toEqual([]);
  });

  it('refuses an empty reply, and an enquiry without a reply address', async () => {
    const { id } = await enquiry({ email: null });
    expect((await reply(seller, id)).errors?.[0]?.message).toBe(
      'This enquiry has no email address to reply to.',
    );
    expect((await reply(seller, (await enquiry()).id, false, '  ')).errors?.[0]?.message).toBe(
      'This cannot be empty',
    );
    expect(outbox).toEqual([]);
  });

  it('an issue is mailed to staff, stored as a message, and raised as an action item R181 A162', async () => {
    const { id } = await enquiry();
    const REPORT = `mutation Report($id: Int!, $input: ReportIssueInput!) { reportSalesEnquiryIssue(id: $id, input: $input) }`;
    const report = (input: object, as: TestUser = seller) => uplift.graphql(REPORT, { id, input }, { as });
    const { data } = await report({ issueType: 'OTHER', otherIssue: 'Spam', message: 'Sent five times' });
    expect(data).toEqual({ reportSalesEnquiryIssue: true });
    const { manager } = uplift.app.database;
    const message = await manager.findOneByOrFail(ContactMessage, { salesEnquiryId: id });
    const [mail] = await manager.findBy(MailDelivery, {
      subjectType: 'contact-message',
      subjectId: message.id,
    });
    expect(mail).toMatchObject({
      toAddress: uplift.app.config.staffMail,
      replyTo: seller.email,
      subject: `Message ${message.id}: Issue with enquiry ${id}: Other: Spam`,
    });
    expect(mail?.bodyText).toContain(`/admin/salesEnquiry/${id}`);
    expect(await manager.findBy(ActionItem, { refId: message.id })).toMatchObject([
      { type: 'Issue with a sales enquiry', value: 'Other: Spam. Sent five times' },
    ]);
    expect((await report({ issueType: 'OTHER', message: 'x' })).errors?.[0]?.extensions.fields).toEqual([
      { field: 'otherIssue', message: 'This cannot be empty' },
    ]);
    expect((await report({ issueType: 'WRONG_CUSTOMER', message: ' ' })).errors?.[0]?.message).toBe(
      'This cannot be empty',
    );
    const stranger = await uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id });
    expect((await report({ issueType: 'WRONG_CUSTOMER', message: 'x' }, stranger)).status).toBe(404);
  });
});
