import { factories } from '../../testing/factories.js';
import { type ReceivedMail, TestSmtpServer } from '../../testing/smtp-server.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { MailDelivery } from './mail-delivery.entity.js';

const SEND = `mutation Send($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id } }`;
const MAIL = {
  toAddress: 'ana@example.nz',
  subject: 'Kia ora from Ōtāhuhu',
  bodyText: 'Kia ora',
  bodyHtml: '<p>Kia ora</p>',
};
const MAIL_DOMAIN = 'ōtāhuhu.example';
const ASCII_DOMAIN = 'xn--thuhu-fwa44c.example';

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ASCII = /^[\x00-\x7f]*$/;
const headOf = ({ raw }: ReceivedMail) => raw.toString('utf8').split('\r\n\r\n')[0] ?? '';

describe.each([
  ['offers SMTPUTF8', {}],
  ['offers no SMTPUTF8', { hideSMTPUTF8: true }],
])('mail over a server that %s', (_, options) => {
  const utf8 = !('hideSMTPUTF8' in options);
  const smtp = new TestSmtpServer(0, options);
  let uplift: TestUplift;
  beforeAll(async () => {
    await smtp.start();
    uplift = await TestUplift.start({ SMTP_URL: smtp.url, MAIL_FROM: `Māia <kia@${MAIL_DOMAIN}>` });
  });
  afterAll(async () => {
    await uplift.stop();
    await smtp.stop();
  });
  beforeEach(() => smtp.received.splice(0));

  let sent = 0;
  /** Delivers a mail with these columns and returns its row of the ledger. */
  async function delivered(columns: Partial<MailDelivery>): Promise<MailDelivery> {
    const { manager } = uplift.app.database;
    const made = { kind: 'a', messageId: `<${++sent}@example.nz>`, ...MAIL, ...columns };
    const { id } = await manager.save(MailDelivery, made);
    const { deliverMail } = await import('./deliver-mail.js');
    await deliverMail(uplift.app, id);
    return manager.findOneByOrFail(MailDelivery, { id });
  }

  it.each([
    ['zo\u00eb@example.nz', 'zo\u00eb@example.nz'],
    ['用户@例子.example', '用户@例子.example'],
    ['почта@example.nz', 'почта@example.nz'],
  ])(
    '%s, with non-ASCII characters before the @, fails permanently if the server cannot accept it',
    async (toAddress, recipient) => {
      const { status, error } = await delivered({ toAddress });
      if (utf8) {
        expect([status, smtp.received.map(({ recipients }) => recipients)]).toEqual(['sent', [[recipient]]]);
        return;
      }
      expect([status, smtp.received]).toEqual(['failed', []]);
      expect(error).toContain(
        `Not sent to ${toAddress}: the part before the @ has characters other than English`,
      );
    },
  );

  it.each([
    [`ana@${MAIL_DOMAIN}`, `ana@${ASCII_DOMAIN}`],
    ['ana@例子.example', 'ana@xn--fsqu00a.example'],
    ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ])('%s is sent as %s', async (toAddress, recipient) => {
    expect(await delivered({ toAddress })).toMatchObject({ status: 'sent', error: null });
    const head = headOf(smtp.received[0] as ReceivedMail);
    expect(head).toMatch(ASCII);
    expect(head).toContain(`To: ${recipient}\r\n`);
  });

  it('omits a non-ASCII reply address from a mail to ASCII addresses on any server', async () => {
    const mail = await delivered({ replyTo: 'hēmi@example.nz' });
    expect(mail).toMatchObject({
      status: 'sent',
      error: expect.stringContaining('Replies do not go to hēmi@'),
    });
    const head = headOf(smtp.received[0] as ReceivedMail);
    expect(head).toMatch(ASCII);
    expect(head).not.toMatch(/reply-to/i);
  });

  it('omits copies and a reply address that the server cannot accept, and notes it in the ledger', async () => {
    const mail = await delivered({
      cc: ['rewi@example.nz', 'zoë@example.nz'],
      bcc: ['māia@example.nz'],
      replyTo: 'hēmi@example.nz',
    });
    expect(mail.status).toBe('sent');
    const [received] = smtp.received as [ReceivedMail];
    if (utf8) {
      expect([mail.error, received.recipients.length]).toEqual([null, 4]);
      expect(headOf(received)).toContain('Reply-To: hēmi@example.nz');
      return;
    }
    expect(received.recipients).toEqual(['ana@example.nz', 'rewi@example.nz']);
    expect(headOf(received)).toMatch(ASCII);
    expect(headOf(received)).not.toMatch(/reply-to/i);
    for (const notice of [
      'Not sent to zoë@example.nz',
      'Not sent to māia@example.nz',
      'Replies do not go to hēmi@',
    ])
      expect(mail.error).toContain(notice);
  });

  it.each([
    ['sales-enquiry.to-supplier', true],
    ['sales-enquiry.confirmation', true],
    ['sales-enquiry.reply-copy', true],
    ['account.reset', true],
    ['contact-message.to-staff', true],
    ['sales-enquiry.reply', false],
    ['introduction.to-supplier', false],
    ['lead.to-buyer', false],
    ['lead.to-supplier', false],
  ])('%s has the Auto-Submitted header: %s', async (kind, automatic) => {
    await delivered({ kind });
    const [received] = smtp.received as [ReceivedMail];
    expect(/^Auto-Submitted: auto-generated\r?$/m.test(headOf(received))).toBe(automatic);
    expect(headOf(received)).toMatch(ASCII);
  });

  it('encodes all mails of an enquiry as ASCII except the text, and preserves line breaks of the message', async () => {
    const supplier = await factories(uplift.app.database).supplier({ enquiryEmail: `jobs@${MAIL_DOMAIN}` });
    const message = 'Line one\r\nLine two\n\nLine four <b>';
    const input = { supplierId: supplier.id, fullName: 'Zoë', email: 'ana@example.nz', message };
    await uplift.graphql(SEND, { input });
    await uplift.work('mail.deliver');
    const toSupplier = smtp.received.find(({ recipients }) => recipients.includes(`jobs@${MAIL_DOMAIN}`));
    expect(smtp.received.map(headOf).filter((head) => !ASCII.test(head))).toEqual([]);
    expect(toSupplier?.mail.messageId).toMatch(new RegExp(`@${ASCII_DOMAIN}>$`));
    expect(toSupplier?.mail.html).toContain('Line one<br/>Line two<br/><br/>Line four &lt;b&gt;');
    expect(toSupplier?.mail.text).toContain('Line one\nLine two\n\nLine four <b>');
  });
});
