import { Activity } from '../platform/activity/activity.entity.js';
import { deliverMail } from '../platform/mail/deliver-mail.js';
import type { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { BOUNCE_DOMAIN, startBouncing } from '../testing/bounced-mails.js';
import { bulkActions } from '../testing/bulk-actions.js';
import type { NoticeName } from '../testing/delivery-notices.js';
import { factories } from '../testing/factories.js';

const MAIL = 'query ($id: ID!) { mailDelivery(id: $id) { status error bouncedAt } }';
const BOUNCED = '{ mailDeliveries(status: BOUNCED) { nodes { id } } }';
const TIMELINE = `query ($id: Int!) { timeline(recordType: SALES_ENQUIRY, id: $id) {
  nodes { mail { subject status error } } } }`;

describe('bounced mail', () => {
  let bouncing: Awaited<ReturnType<typeof startBouncing>>;

  beforeAll(async () => {
    bouncing = await startBouncing();
  });
  afterAll(() => bouncing.stop());

  const read = async ({ id }: MailDelivery) =>
    (await bouncing.uplift.graphql(MAIL, { id }, { as: bouncing.admin })).data.mailDelivery;

  it('is sent from its own bounce address, hidden from all its recipients', async () => {
    const copies = { alsoTo: ['mere@rimu.example'], cc: ['tui@rimu.example'], bcc: ['awa@rimu.example'] };
    const { mail, to, returnPath } = await bouncing.sent(copies);
    expect(returnPath).toMatch(/^bounces\+[\w-]+@mail\.uplift\.example$/);
    expect(returnPath.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(bouncing.receivedBy(to)).toMatchObject({
      recipients: [to, 'mere@rimu.example', 'tui@rimu.example', 'awa@rimu.example'],
      mail: { from: { address: 'hello@uplift.example' }, messageId: mail.messageId },
    });
    const headers = bouncing.receivedBy(to)?.mail.headers.map(({ key }) => key);
    expect(headers).not.toEqual(expect.arrayContaining(['sender']));
    expect((await bouncing.sent()).returnPath).not.toBe(returnPath);
  });

  it('is sent from the visible sender without a bounce domain', async () => {
    const domain = jest.replaceProperty(bouncing.uplift.app.config, 'mailBounceDomain', undefined);
    const { mail, to, returnPath } = await bouncing.sent();
    const token = bouncing.uplift.app.bounceTokens.issue({ mailId: mail.id, attempt: 1 });
    const taken = await bouncing.back('postfix', { returnPath: `bounces+${token}@${BOUNCE_DOMAIN}`, to });
    domain.restore();
    expect([returnPath, taken.statusCode]).toEqual(['hello@uplift.example', 204]);
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'sent' });
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
    'is recorded from a notice of %s: the ledger has the reason, and staff get an action item',
    async (name, reason) => {
      const { mail, ...values } = await bouncing.sent();
      const { statusCode, headers, body } = await bouncing.back(name, values);
      expect([statusCode, headers['cache-control'], body]).toEqual([204, 'no-store', '']);
      expect(await read(mail)).toMatchObject({ status: 'BOUNCED', error: expect.stringMatching(reason) });
      expect(Date.now() - Date.parse((await read(mail)).bouncedAt)).toBeLessThan(60_000);
      const words = expect.stringMatching(`“${mail.subject}” to ${mail.toAddress}: The email bounced: 550`);
      expect(await bouncing.waitingAbout(mail)).toMatchObject([{ status: 'New', value: words }]);
      const { data } = await bouncing.uplift.graphql(BOUNCED, {}, { as: bouncing.admin });
      expect(data.mailDeliveries.nodes).toContainEqual({ id: mail.id });
    },
  );

  it('appears in the timeline of its record and in the notifications of staff', async () => {
    const { id: subjectId } = await factories(bouncing.uplift.app.database).salesEnquiry();
    const { mail, ...values } = await bouncing.sent({ subjectType: 'sales-enquiry', subjectId });
    await bouncing.back('exchange', values);
    const { data } = await bouncing.uplift.graphql(TIMELINE, { id: subjectId }, { as: bouncing.admin });
    const error = expect.stringContaining('RecipientNotFound');
    expect(data.timeline.nodes).toContainEqual({ mail: { subject: mail.subject, status: 'BOUNCED', error } });
    const notices = await bouncing.uplift.graphql(
      '{ notifications { nodes { kind mailId detail } } }',
      {},
      { as: bouncing.admin },
    );
    expect(notices.data.notifications.nodes).toContainEqual({ kind: 'MAIL', mailId: mail.id, detail: error });
  });

  it('is recorded once for repeated notices, and not for a notice of an earlier attempt', async () => {
    const { mail, ...values } = await bouncing.sent();
    await Promise.all([1, 2, 3].map(() => bouncing.back('gmail', values)));
    const { bouncedAt } = await bouncing.stored(mail);
    await bouncing.back('gmail', values);
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'bounced', bouncedAt });
    expect(await bouncing.waitingAbout(mail)).toMatchObject([{ status: 'New', version: 1 }]);
    const noted = { subjectType: 'mail', subjectId: Number(mail.id), action: 'mail.bounced' };
    expect(await bouncing.ledger().countBy(Activity, noted)).toBe(1);

    expect((await bouncing.again(mail)).data.sendMailAgain).toEqual({
      status: 'QUEUED',
      error: null,
      sentAt: null,
      bouncedAt: null,
    });
    expect(await bouncing.waitingAbout(mail)).toMatchObject([{ status: 'Done' }]);
    await bouncing.back('gmail', values);
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'queued' });
    const returnPath = await bouncing.deliver(mail);
    await bouncing.back('gmail', values);
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'sent', bouncedAt: null });
    await bouncing.back('gmail', { ...values, returnPath });
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'bounced' });
    expect(await bouncing.waitingAbout(mail)).toMatchObject([{ status: 'Done' }, { status: 'New' }]);
  });

  it('is sent again by a bulk action with a filter', async () => {
    const { mail, ...values } = await bouncing.sent({ subject: 'Kererū in the mānuka' });
    await bouncing.back('postfix', values);
    const many = bulkActions(bouncing.uplift, bouncing.admin, 'Mail');
    const { task } = await many.done('sendMailsAgain', { filter: { search: 'kereru in the manuka' } });
    expect(task).toMatchObject({ total: 1, failed: 0 });
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'queued' });
  });

  it('stays sent after a bounce of a copy, with one note', async () => {
    const { mail, returnPath } = await bouncing.sent({ cc: ['mere@rimu.example'] });
    for (const _ of [1, 2]) await bouncing.back('exchange', { returnPath, to: 'mere@rimu.example' });
    const { status, error } = await bouncing.stored(mail);
    expect([status, error]).toEqual([
      'sent',
      'mere@rimu.example: 550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient mere@rimu.example not found by SMTP address lookup',
    ]);
    expect(await bouncing.waitingAbout(mail)).toEqual([]);
    await bouncing.back('exchange', { returnPath, to: mail.toAddress });
    expect(await bouncing.stored(mail)).toMatchObject({ status: 'bounced' });
    const { errors } = await bouncing.again(mail);
    expect(errors?.[0]?.message).toBe('The people copied in may already have received this email.');
  });

  it('counts as bounced when the bounce precedes the delivery record, and releases the next mail', async () => {
    const about = { subjectType: 'lead', subjectId: 77, toAddress: 'quick@kowhai.example' };
    const [mail, next] = [await bouncing.written(about), await bouncing.written(about)];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answered = bouncing.smtp.answer;
    bouncing.smtp.answer = () => ({ after: held });
    const delivery = deliverMail(bouncing.uplift.app, mail.id).catch(() => undefined);
    const count = bouncing.smtp.received.length;
    await bouncing.smtp.until(count + 1);
    await bouncing.back('postfix', {
      returnPath: bouncing.receivedBy(about.toAddress)?.returnPath ?? '',
      to: about.toAddress,
    });
    release();
    bouncing.smtp.answer = answered;
    await delivery;
    expect(await bouncing.stored(mail)).toMatchObject({
      status: 'bounced',
      claimedUntil: null,
      transport: 'smtp',
    });
    expect((await bouncing.stored(mail)).sentAt).not.toBeNull();
    await bouncing.uplift.work('mail.deliver');
    expect(await bouncing.stored(next)).toMatchObject({ status: 'sent' });
  });
});
