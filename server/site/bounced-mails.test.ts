import { tellOfFailedMail } from '../action-centre/tell-of-failed-mail';
import { Activity } from '../platform/activity/activity.entity';
import { deliverMail } from '../platform/mail/deliver-mail';
import { MailDelivery } from '../platform/mail/mail-delivery.entity';
import { bulkActs } from '../testing/bulk-acts';
import { deliveryNotice, type NoticeName } from '../testing/delivery-notices';
import { factories } from '../testing/factories';
import { TestSmtpServer } from '../testing/smtp-server';
import { TestUplift, type TestUser } from '../testing/test-uplift';

const DOMAIN = 'mail.uplift.example';
const DAY_MS = 86_400_000;
const AGAIN = 'mutation ($id: Int!) { sendMailAgain(id: $id) { status error sentAt bouncedAt } }';
const MAIL = 'query ($id: ID!) { mailDelivery(id: $id) { status error bouncedAt } }';
const BOUNCED = '{ mailDeliveries(status: BOUNCED) { nodes { id } } }';
const TIMELINE = `query ($id: Int!) { timeline(recordType: SALES_ENQUIRY, id: $id) {
  nodes { mail { subject status error } } } }`;

let mails = 0;

describe('a mail that comes back', () => {
  let smtp: TestSmtpServer;
  let uplift: TestUplift;
  let admin: TestUser;

  beforeAll(async () => {
    smtp = new TestSmtpServer();
    await smtp.start();
    uplift = await TestUplift.start({ SMTP_URL: smtp.url, MAIL_BOUNCE_DOMAIN: DOMAIN });
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(async () => {
    await uplift.stop();
    await smtp.stop();
  });

  const ledger = () => uplift.app.database.manager;
  const stored = ({ id }: MailDelivery) => ledger().findOneByOrFail(MailDelivery, { id });
  const written = (more: Partial<MailDelivery> = {}) =>
    ledger().save(MailDelivery, {
      kind: 'sales-enquiry.confirmation',
      messageId: `<bounced-${++mails}@uplift.example>`,
      toAddress: `hemi${mails}@kowhai.example`,
      subject: `Mail ${mails}`,
      bodyText: 'Kia ora',
      bodyHtml: '<p>Kia ora</p>',
      ...more,
    });
  const receivedBy = (address: string) =>
    smtp.received.filter(({ recipients }) => recipients.includes(address)).at(-1);
  /** Sends it for real; answers where it comes back to. */
  const deliver = async (mail: MailDelivery) => {
    await deliverMail(uplift.app, mail.id, {}, tellOfFailedMail);
    return receivedBy(mail.toAddress)?.returnPath ?? '';
  };
  const sent = async (more: Partial<MailDelivery> = {}) => {
    const mail = await written(more);
    return { mail, to: mail.toAddress, returnPath: await deliver(mail) };
  };
  const post = (payload: string | Buffer, recipient?: string, type = 'message/rfc822') =>
    uplift.http.inject({
      method: 'POST',
      url: '/mail/bounces',
      query: recipient === undefined ? {} : { recipient },
      headers: { 'content-type': type },
      payload,
    });
  const back = (name: NoticeName, values: { returnPath: string; to: string }, recipient?: string) =>
    post(deliveryNotice(name, values), recipient);
  const waitingAbout = ({
    id,
  }: MailDelivery): Promise<{ status: string; value: string; version: number }[]> =>
    ledger().query(
      `SELECT status, value, version FROM action_item WHERE type = 'Mail failed' AND ref_id = $1 ORDER BY id`,
      [id],
    );
  const read = async ({ id }: MailDelivery) =>
    (await uplift.graphql(MAIL, { id }, { as: admin })).data.mailDelivery;
  const again = ({ id }: MailDelivery) => uplift.graphql(AGAIN, { id: Number(id) }, { as: admin });

  it('leaves from an address of its own, shown to nobody, with all its recipients', async () => {
    const copies = { alsoTo: ['mere@rimu.example'], cc: ['tui@rimu.example'], bcc: ['awa@rimu.example'] };
    const { mail, to, returnPath } = await sent(copies);
    expect(returnPath).toMatch(/^bounces\+[\w-]+@mail\.uplift\.example$/);
    expect(returnPath.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(receivedBy(to)).toMatchObject({
      recipients: [to, 'mere@rimu.example', 'tui@rimu.example', 'awa@rimu.example'],
      mail: { from: { address: 'hello@uplift.example' }, messageId: mail.messageId },
    });
    const headers = receivedBy(to)?.mail.headers.map(({ key }) => key);
    expect(headers).not.toEqual(expect.arrayContaining(['sender']));
    expect((await sent()).returnPath).not.toBe(returnPath);
  });

  it('leaves from the sender that it shows where no domain takes those that come back', async () => {
    const domain = jest.replaceProperty(uplift.app.config, 'mailBounceDomain', undefined);
    const { mail, to, returnPath } = await sent();
    const token = uplift.app.bounceTokens.issue({ mailId: mail.id, attempt: 1 });
    const taken = await back('postfix', { returnPath: `bounces+${token}@${DOMAIN}`, to });
    domain.restore();
    expect([returnPath, taken.statusCode]).toEqual(['hello@uplift.example', 204]);
    expect(await stored(mail)).toMatchObject({ status: 'sent' });
  });

  it.each<[NoticeName, RegExp]>([
    [
      'postfix',
      /^550 5\.1\.1 <hemi\d+@kowhai\.example>: Recipient address rejected: User unknown in virtual/,
    ],
    [
      'exchange',
      /^550 5\.1\.10 RESOLVER\.ADR\.RecipientNotFound; Recipient hemi\d+@kowhai\.example not found/,
    ],
    ['gmail', /^550-5\.1\.1 The email account that you tried to reach does not exist\. Please try 550-5/],
  ])(
    'is told so by %s: it stands in the ledger with the reason, and waits before staff',
    async (name, reason) => {
      const { mail, ...values } = await sent();
      const { statusCode, headers, body } = await back(name, values);
      expect([statusCode, headers['cache-control'], body]).toEqual([204, 'no-store', '']);
      expect(await read(mail)).toMatchObject({ status: 'BOUNCED', error: expect.stringMatching(reason) });
      expect(Date.now() - Date.parse((await read(mail)).bouncedAt)).toBeLessThan(60_000);
      const words = expect.stringMatching(`“${mail.subject}” to ${mail.toAddress}: It came back: 550`);
      expect(await waitingAbout(mail)).toMatchObject([{ status: 'New', value: words }]);
      const { data } = await uplift.graphql(BOUNCED, {}, { as: admin });
      expect(data.mailDeliveries.nodes).toContainEqual({ id: mail.id });
    },
  );

  it('stands in the timeline of its record, and among the notifications of staff', async () => {
    const { id: subjectId } = await factories(uplift.app.database).salesEnquiry();
    const { mail, ...values } = await sent({ subjectType: 'sales-enquiry', subjectId });
    await back('exchange', values);
    const { data } = await uplift.graphql(TIMELINE, { id: subjectId }, { as: admin });
    const error = expect.stringContaining('RecipientNotFound');
    expect(data.timeline.nodes).toContainEqual({ mail: { subject: mail.subject, status: 'BOUNCED', error } });
    const told = await uplift.graphql(
      '{ notifications { nodes { kind mailId detail } } }',
      {},
      { as: admin },
    );
    expect(told.data.notifications.nodes).toContainEqual({ kind: 'MAIL', mailId: mail.id, detail: error });
  });

  it('is known by the recipient that the mail server names, in whatever letters, or by the head of the notice', async () => {
    for (const recipient of ['as-it-is', 'LOUD'] as const) {
      const { mail, to, returnPath } = await sent();
      const named = recipient === 'LOUD' ? returnPath.toUpperCase() : returnPath;
      await back('postfix', { returnPath: 'postmaster@uplift.example', to }, named);
      expect(await stored(mail)).toMatchObject({ status: 'bounced' });
    }
    const { mail, to, returnPath } = await sent();
    const notice = deliveryNotice('postfix', { returnPath: 'postmaster@uplift.example', to });
    await post(
      `X-Original-To: <${returnPath}>\r\n${notice}`.replaceAll('\r\n', '\n'),
      'somebody@else.example',
    );
    expect(await stored(mail)).toMatchObject({ status: 'bounced' });
  });

  it.each<[string, (values: { returnPath: string; to: string }) => string | Buffer]>([
    ['takes longer', (values) => deliveryNotice('postfix-delayed', values)],
    ['finds nobody in the office', (values) => deliveryNotice('out-of-office', values)],
    [
      'was refused for now',
      (values) => deliveryNotice('postfix', values).replace('Status: 5.1.1', 'Status: 4.2.2'),
    ],
    [
      'was delivered',
      (values) => deliveryNotice('postfix', values).replace('Action: failed', 'Action: delivered'),
    ],
    [
      'brings the notice of another mail along',
      (values) =>
        [
          `To: ${values.returnPath}`,
          'Content-Type: multipart/report; report-type=delivery-status; boundary="out"',
          '',
          '--out',
          'Content-Type: message/rfc822',
          '',
          deliveryNotice('postfix', values),
          '--out--',
        ].join('\r\n'),
    ],
    ['is answered with no mail', ({ returnPath }) => `To: ${returnPath}\r\n\r\n\0\u0001{"a":1}`],
    ['is answered with nothing', () => ''],
  ])('and that %s, is none: nothing changes, and the answer is the same', async (_, noticeOf) => {
    const { mail, ...values } = await sent();
    const { statusCode, body } = await post(noticeOf(values), values.returnPath);
    expect([statusCode, body]).toEqual([204, '']);
    expect(await stored(mail)).toMatchObject({ status: 'sent', error: null, bouncedAt: null });
    expect(await waitingAbout(mail)).toEqual([]);
  });

  it('is noted once, however often it is told, and not when it is told of an earlier try', async () => {
    const { mail, ...values } = await sent();
    await Promise.all([1, 2, 3].map(() => back('gmail', values)));
    const { bouncedAt } = await stored(mail);
    await back('gmail', values);
    expect(await stored(mail)).toMatchObject({ status: 'bounced', bouncedAt });
    expect(await waitingAbout(mail)).toMatchObject([{ status: 'New', version: 1 }]);
    const noted = { subjectType: 'mail', subjectId: Number(mail.id), action: 'mail.bounced' };
    expect(await ledger().countBy(Activity, noted)).toBe(1);

    expect((await again(mail)).data.sendMailAgain).toEqual({
      status: 'QUEUED',
      error: null,
      sentAt: null,
      bouncedAt: null,
    });
    expect(await waitingAbout(mail)).toMatchObject([{ status: 'Done' }]);
    await back('gmail', values);
    expect(await stored(mail)).toMatchObject({ status: 'queued' });
    const returnPath = await deliver(mail);
    await back('gmail', values);
    expect(await stored(mail)).toMatchObject({ status: 'sent', bouncedAt: null });
    await back('gmail', { ...values, returnPath });
    expect(await stored(mail)).toMatchObject({ status: 'bounced' });
    expect(await waitingAbout(mail)).toMatchObject([{ status: 'Done' }, { status: 'New' }]);
  });

  it('is sent again with all that match a filter', async () => {
    const { mail, ...values } = await sent({ subject: 'Kererū in the mānuka' });
    await back('postfix', values);
    const many = bulkActs(uplift, admin, 'Mail');
    const { task } = await many.done('sendMailsAgain', { filter: { search: 'kereru in the manuka' } });
    expect(task).toMatchObject({ total: 1, failed: 0 });
    expect(await stored(mail)).toMatchObject({ status: 'queued' });
  });

  it('is believed by no token that is forged, of another purpose, of another mail, or older than 30 days', async () => {
    const { mail, to, returnPath } = await sent();
    const { bounceTokens, mailTokens } = uplift.app;
    const tried = { mailId: mail.id, attempt: 1 };
    const daysAgo = (days: number) => bounceTokens.issue(tried, new Date(Date.now() - days * DAY_MS));
    const token = returnPath.slice('bounces+'.length, returnPath.indexOf('@'));
    const [, ...rest] = token.split('-');
    const wrong = [
      `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
      [Number(mail.id) + 1, ...rest].join('-'),
      daysAgo(31),
      mailTokens.issue('opened', mail.id),
      `${mail.id}-1-20000`,
      '',
    ];
    for (const each of wrong) {
      const values = { returnPath: `bounces+${each}@${DOMAIN}`, to };
      expect((await back('postfix', values, values.returnPath)).statusCode).toBe(204);
    }
    await back('postfix', { returnPath: returnPath.replace(DOMAIN, 'else.example'), to });
    expect(await stored(mail)).toMatchObject({ status: 'sent', error: null });
    await back('postfix', { returnPath: `bounces+${daysAgo(29)}@${DOMAIN}`, to });
    expect(await stored(mail)).toMatchObject({ status: 'bounced' });
  });

  it('to one of those who were to get a copy, stays sent and says so once', async () => {
    const { mail, returnPath } = await sent({ cc: ['mere@rimu.example'] });
    for (const _ of [1, 2]) await back('exchange', { returnPath, to: 'mere@rimu.example' });
    const { status, error } = await stored(mail);
    expect([status, error]).toEqual([
      'sent',
      'mere@rimu.example: 550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient mere@rimu.example not found by SMTP address lookup',
    ]);
    expect(await waitingAbout(mail)).toEqual([]);
    await back('exchange', { returnPath, to: mail.toAddress });
    expect(await stored(mail)).toMatchObject({ status: 'bounced' });
    const { errors } = await again(mail);
    expect(errors?.[0]?.message).toBe('Those who were to get a copy may have got it.');
  });

  it('before the worker has noted that it was taken, has come back, and lets the next one of its record go', async () => {
    const about = { subjectType: 'lead', subjectId: 77, toAddress: 'quick@kowhai.example' };
    const [mail, next] = [await written(about), await written(about)];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answered = smtp.answer;
    smtp.answer = () => ({ after: held });
    const delivery = deliverMail(uplift.app, mail.id).catch(() => undefined);
    const count = smtp.received.length;
    await smtp.until(count + 1);
    await back('postfix', { returnPath: receivedBy(about.toAddress)?.returnPath ?? '', to: about.toAddress });
    release();
    smtp.answer = answered;
    await delivery;
    expect(await stored(mail)).toMatchObject({ status: 'bounced', claimedUntil: null, transport: 'smtp' });
    expect((await stored(mail)).sentAt).not.toBeNull();
    await uplift.work('mail.deliver');
    expect(await stored(next)).toMatchObject({ status: 'sent' });
  });

  it('keeps of foreign words one plain line, cut', async () => {
    const { mail, ...values } = await sent();
    const words = `550 5.1.1 <script>alert(1)</script>\u202e\u0007 ${'no '.repeat(300)}`;
    const notice = deliveryNotice('gmail', values).replace(
      /Diagnostic-Code: .*?gsmtp/s,
      () => `Diagnostic-Code: smtp; ${words}`,
    );
    await post(notice);
    const { error } = await stored(mail);
    expect(error).toMatch(/^550 5\.1\.1 <script>alert\(1\)<\/script> no no/);
    expect([error?.length, /[\p{C}]/u.test(error ?? '')]).toEqual([300, false]);
  });

  it('is read as whatever it is called, up to a megabyte', async () => {
    const { mail, returnPath, to } = await sent();
    const notice = deliveryNotice('postfix', { returnPath, to });
    expect((await post(`${notice}${'x'.repeat(1024 * 1024)}`, returnPath)).statusCode).toBe(413);
    expect(await stored(mail)).toMatchObject({ status: 'sent' });
    expect((await post(notice, undefined, 'application/octet-stream')).statusCode).toBe(204);
    expect(await stored(mail)).toMatchObject({ status: 'bounced' });
  });
});

describe('notices without a genuine token', () => {
  it('are limited by network; those with one are not, however many there are', async () => {
    const uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '5', MAIL_BOUNCE_DOMAIN: DOMAIN });
    const send = async (token: string) => {
      const url = `/mail/bounces?recipient=${encodeURIComponent(`bounces+${token}@${DOMAIN}`)}`;
      const headers = { 'content-type': 'message/rfc822' };
      return (await uplift.http.inject({ method: 'POST', url, headers, payload: 'To: x\r\n\r\nx' }))
        .statusCode;
    };
    const genuine = uplift.app.bounceTokens.issue({ mailId: '1', attempt: 1 });
    for (let i = 0; i < 12; i++) expect(await send(genuine)).toBe(204);
    const told = [];
    // A minute may end in between.
    for (let i = 0; i < 11; i++) told.push(await send('1-1-20000-forged'));
    await uplift.stop();
    expect(new Set(told)).toEqual(new Set([204, 429]));
  });
});
