import { UNUSABLE } from '../../../shared/characters.js';
import { HOSTILE_MARKUP } from '../../../shared/testing/hostile-markup.js';
import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import { startLeadFixture } from '../../testing/lead-fixture.js';
import { outOrQueued, untilMailed } from '../../testing/sent-mail.js';
import { TestSmtpServer } from '../../testing/smtp-server.js';
import { SalesEnquiry } from '../sales-enquiries/sales-enquiry.entity.js';

const LETTER = { subject: 'An offer', body: '<p>Kia ora</p>', to: ['mere@kura.example'] };
const contact = { fullName: 'Ben', mobile: '021 2', email: 'ben@kura.example' };

describe('emails about leads', () => {
  const smtp = new TestSmtpServer();
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  beforeAll(async () => {
    await smtp.start();
    fixture = await startLeadFixture({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://uplift.example' }, 'all');
  });
  afterAll(async () => {
    await fixture.uplift.stop();
    await smtp.stop();
  });

  const mails = () => fixture.count('mail_delivery');
  const ledger = (id: string) => fixture.uplift.app.database.manager.findOneByOrFail(MailDelivery, { id });
  const emailBuyer = (leadId: number, mail: object = {}) =>
    fixture.ask('emailBuyer', { leadId, mail: { ...LETTER, ...mail } });
  const emailSupplier = (leadId: number, mail: object = {}) =>
    fixture.ask('emailSupplier', { leadId, contact, mail: { ...LETTER, ...mail } });
  const received = async (id: string) => {
    await untilMailed(fixture.uplift);
    const { messageId } = await ledger(id);
    return smtp.received.find(({ mail }) => mail.messageId === messageId);
  };
  const aLead = async (fields: object = {}) => {
    const buyer = await fixture.make.impactBuyer({ name: 'Nīkau Kura' });
    const supplier = await fixture.make.supplier({
      name: 'Kōwhai Plumbing',
      listTitle: 'Plumber',
      enquiryEmail: 'jobs@kowhai.example',
      introsEmail: 'intros@kowhai.example',
    });
    const lead = await fixture.lead({
      impactBuyerId: buyer.id,
      supplierId: supplier.id,
      fromName: 'Mere',
      fromPhone: '021 1',
      fromEmail: 'mere@kura.example',
      buyerType: 'School',
      listTitle: 'Plumber',
      ...fields,
    });
    return { lead, buyer, supplier };
  };

  it('fills in the email to the buyer from the lead, with complete links R252 C096', async () => {
    const { lead, buyer, supplier } = await aLead({ opportunitySummary: 'New taps <b>& more</b>\nin May' });
    const { record } = await fixture.ask('draft', { kind: 'TO_BUYER', leadId: lead.id });
    expect(record).toMatchObject({
      subject: 'Would Kōwhai Plumbing be a good fit for you?',
      to: ['mere@kura.example'],
      cc: [],
      bcc: [],
      replyTo: fixture.admin.email,
    });
    for (const part of [
      'Kia ora Mere,',
      'Kōwhai Plumbing (Plumber)',
      'New taps &lt;b&gt;&amp; more&lt;/b&gt;<br>in May',
      `href="https://uplift.example/EntityLink/${buyer.linkKey}/${lead.id}"`,
      `href="https://uplift.example/business/${supplier.id}"`,
      'Aroha Staff',
    ])
      expect(record.body).toContain(part);
    expect(record.body).not.toContain('{{');
  });

  it('addresses the email to the supplier to its introductions address, with the confirmed contact R253 C098', async () => {
    const { lead } = await aLead();
    const { record } = await fixture.ask('draft', {
      kind: 'TO_SUPPLIER',
      leadId: lead.id,
      contact: { fullName: 'Ben', mobile: null },
    });
    expect(record).toMatchObject({
      subject: 'Nīkau Kura would like to hear from you',
      to: ['intros@kowhai.example'],
    });
    expect(record.body).toContain('<li>Contact: Ben</li><li>Email: mere@kura.example</li><li>Organisation');
    expect(record.body).not.toContain('Phone');
  });

  it('sets the lead to Action Taken after emailing the buyer R196 A145', async () => {
    const { lead } = await aLead({ status: 'Sounding Positive', chance: 60 });
    const { record } = await emailBuyer(lead.id, {
      subject: 'Taps for you',
      body: '<h2>Taps</h2><p>Have a <a href="https://a.nz/x">look</a>.</p>',
      to: [' MERE@kura.example', 'ana@kura.example'],
      cc: ['ana@kura.example', 'cc@kura.example'],
      bcc: ['cc@kura.example', 'bcc@kura.example'],
      replyTo: 'aroha.king@uplift.example',
    });
    expect(record).toMatchObject({
      status: outOrQueued(),
      lead: { status: 'ACTION_TAKEN', chance: 20, version: 2 },
    });
    const stamp = new Date(record.lead.actionTakenAt).getTime();
    expect(Math.abs(stamp - Date.now())).toBeLessThan(60_000);
    const { recipients, mail } = (await received(record.mailId)) ?? {};
    expect(recipients).toEqual([
      'mere@kura.example',
      'ana@kura.example',
      'cc@kura.example',
      'bcc@kura.example',
    ]);
    expect(mail).toMatchObject({
      subject: 'Taps for you',
      to: [{ address: 'mere@kura.example' }, { address: 'ana@kura.example' }],
      cc: [{ address: 'cc@kura.example' }],
      replyTo: [{ address: 'aroha.king@uplift.example' }],
    });
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.html).toContain('href="https://a.nz/x"');
    expect(await ledger(record.mailId)).toMatchObject({
      subjectType: 'lead',
      subjectId: lead.id,
      bodyText: expect.stringContaining('Taps\n\nHave a look\nhttps://a.nz/x'),
    });
  });

  it('does not change the status of a lead with an enquiry, and refuses to email about an archived one R196', async () => {
    const { lead } = await aLead();
    await fixture.ask('convert', { id: lead.id, contact });
    expect((await emailBuyer(lead.id)).record.lead).toMatchObject({
      status: 'ENQUIRY_CREATED',
      chance: null,
    });
    const archived = (await aLead({ archivedAt: new Date() })).lead;
    const before = await mails();
    for (const refused of [await emailBuyer(archived.id), await emailSupplier(archived.id)])
      expect(refused.message).toBe('Unarchive this lead before you email about it.');
    expect(await mails()).toBe(before);
  });

  it('refuses to email a buyer if that would open a second lead of the pair A71', async () => {
    const { lead, buyer, supplier } = await aLead({ status: 'No Opportunity' });
    await fixture.lead({ impactBuyerId: buyer.id, supplierId: supplier.id });
    const before = await mails();
    expect((await emailBuyer(lead.id)).code).toBe('CONFLICT');
    expect(await mails()).toBe(before);
  });

  it('emailing the supplier turns the lead into an enquiry with the confirmed contact R197 R198 A141', async () => {
    const { lead, supplier } = await aLead();
    const { record } = await emailSupplier(lead.id, { to: ['jobs@kowhai.example'] });
    expect(record).toMatchObject({ status: outOrQueued(), lead: { status: 'ENQUIRY_CREATED' } });
    const { manager } = fixture.uplift.app.database;
    const made = await manager.findOneByOrFail(SalesEnquiry, { id: record.lead.salesEnquiryId });
    expect(made).toMatchObject({
      ...contact,
      leadId: lead.id,
      supplierId: supplier.id,
      via: 'Brokered Lead',
    });
    expect((await received(record.mailId))?.recipients).toEqual(['jobs@kowhai.example']);
    const { code } = await fixture.ask('draft', { kind: 'TO_SUPPLIER', leadId: lead.id });
    expect(code).toBe('CONFLICT');
  });

  it('sends one email and creates one enquiry when fifty users email the supplier at once R198 R200', async () => {
    const { lead } = await aLead();
    const before = [await fixture.count('sales_enquiry'), await mails()];
    const made = await Promise.all(Array.from({ length: 50 }, () => emailSupplier(lead.id)));
    expect(made.filter(({ code }) => !code)).toHaveLength(1);
    expect(new Set(made.flatMap(({ code }) => code ?? []))).toEqual(new Set(['CONFLICT']));
    expect([await fixture.count('sales_enquiry'), await mails()]).toEqual(before.map((count) => count + 1));
  });

  it('creates no enquiry and sends no email if the contact has an invalid address R197', async () => {
    const { lead } = await aLead();
    const before = [await fixture.count('sales_enquiry'), await mails()];
    const refused = await fixture.ask('emailSupplier', {
      leadId: lead.id,
      mail: LETTER,
      contact: { email: 'nobody' },
    });
    expect(refused.fields?.[0]?.field).toBe('email');
    expect([await fixture.count('sales_enquiry'), await mails()]).toEqual(before);
    expect((await fixture.stored(lead.id)).status).toBe('Card Created');
  });

  it('sends one email per key', async () => {
    const { lead } = await aLead();
    const send = () =>
      fixture.uplift.rest('POST', 'leads/sendIBEmail', {
        as: fixture.admin,
        body: { ...LETTER, leadID: lead.id },
        headers: { 'idempotency-key': 'a-key-of-a-mail-0001' },
      });
    const before = await mails();
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await mails()).toBe(before + 1);
  });

  it('a refused email sends nothing and leaves the lead unchanged R255', async () => {
    const { lead } = await aLead();
    const before = await mails();
    for (const [field, value] of [
      ['to', []],
      ['subject', ''],
      ['bcc', ['a@a.nz\r\nBcc: b@b.nz']],
    ] as const)
      expect((await emailBuyer(lead.id, { [field]: value })).fields?.[0]?.field).toBe(field);
    expect([await mails(), (await fixture.stored(lead.id)).status]).toEqual([before, 'Card Created']);
  });

  it('values of the lead and its buyer cannot inject an email header R343', async () => {
    const word = '=?utf-8?Q?=0D=0ABcc:_evil=40evil.example?=';
    const { lead, buyer } = await aLead({ fromName: `Mere\r\nBcc: evil@evil.example ${word}` });
    const { manager } = fixture.uplift.app.database;
    await manager.query('UPDATE impact_buyer SET name = $2 WHERE id = $1', [
      buyer.id,
      `Kura\r\nX-Evil: 1 ${word}`,
    ]);
    const { record: draft } = await fixture.ask('draft', { kind: 'TO_SUPPLIER', leadId: lead.id });
    expect(draft.subject).toBe(`Kura X-Evil: 1 ${word} would like to hear from you`);
    const { record } = await emailSupplier(lead.id, { ...draft, to: ['jobs@kowhai.example'] });
    const { recipients, mail } = (await received(record.mailId)) ?? {};
    expect(recipients).toEqual(['jobs@kowhai.example']);
    expect(mail?.subject).toBe(`Kura X-Evil: 1 ${word.replaceAll('=?', '= ?')} would like to hear from you`);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect([mail?.bcc ?? [], mail?.cc ?? []]).toEqual([[], []]);
  });

  it('sends plain text only, whatever the input A40', async () => {
    const { lead } = await aLead();
    const body = `<p>Kia ora</p>${HOSTILE_MARKUP.filter((each) => !UNUSABLE.test(each)).join('')}`;
    const { record } = await emailBuyer(lead.id, { body });
    const { bodyHtml, bodyText } = await ledger(record.mailId);
    expect(bodyHtml).not.toMatch(
      /<(script|img|svg|iframe|form|input|object)|\son\w+=|javascript:|vbscript:/i,
    );
    expect(bodyText).toContain('Kia ora');
  });

  it('the timeline shows the email, its delivery status, and its place in the mailbox A156', async () => {
    const { lead } = await aLead();
    const { record } = await emailBuyer(lead.id, { subject: 'Taps for you' });
    await untilMailed(fixture.uplift);
    smtp.answer = () => ({ refuse: 550 });
    const failed = (await emailBuyer(lead.id, { subject: 'Again' })).record;
    smtp.answer = () => ({});
    expect(failed.status).toBe('FAILED');
    const { data } = await fixture.uplift.graphql(
      `query ($id: Int!) { timeline(recordType: LEAD, id: $id, first: 10) {
        nodes { action canUndo mail { id subject toAddress status } } } }`,
      { id: lead.id },
      { as: fixture.admin },
    );
    const { nodes } = data.timeline;
    expect(nodes.flatMap(({ mail }: { mail: object | null }) => mail ?? [])).toEqual([
      { id: failed.mailId, subject: 'Again', toAddress: 'mere@kura.example', status: 'FAILED' },
      { id: record.mailId, subject: 'Taps for you', toAddress: 'mere@kura.example', status: 'SENT' },
    ]);
    expect(nodes.flatMap(({ action }: { action: string | null }) => action ?? [])).toEqual([
      'lead.emailed-buyer',
      'lead.emailed-buyer',
    ]);
    expect(nodes.some(({ canUndo }: { canUndo: boolean }) => canUndo)).toBe(false);
  });
});
