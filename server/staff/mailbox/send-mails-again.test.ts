import { makeAccountLink } from '../../accounts/account-links.js';
import { Activity } from '../../platform/activity/activity.entity.js';
import { deliverMail } from '../../platform/mail/deliver-mail.js';
import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import { TEXT_NOT_STORED } from '../../platform/mail/mail-secrets.js';
import { sweepMailOnce } from '../../platform/mail/mail-sweeper.js';
import { bulkActions } from '../../testing/bulk-actions.js';
import { TestSmtpServer } from '../../testing/smtp-server.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { alertFailedMail, alertUndeliverableMail } from '../action-centre/alert-failed-mail.js';

const AGAIN = 'mutation ($id: Int!) { sendMailAgain(id: $id) { id status error attempts sentAgainAt } }';

let mails = 0;

describe('a failed email', () => {
  let smtp: TestSmtpServer;
  let uplift: TestUplift;
  let admin: TestUser;
  let many: ReturnType<typeof bulkActions>;

  beforeAll(async () => {
    smtp = new TestSmtpServer();
    await smtp.start();
    uplift = await TestUplift.start({ SMTP_URL: smtp.url });
    admin = await uplift.user({ roles: ['Admin'] });
    many = bulkActions(uplift, admin, 'Mail');
  });
  afterAll(async () => {
    await uplift.stop();
    await smtp.stop();
  });

  const ledger = () => uplift.app.database.manager;
  const failed = (more: Partial<MailDelivery> = {}) =>
    ledger().save(MailDelivery, {
      kind: 'sales-enquiry.confirmation',
      messageId: `<again-${++mails}@uplift.example>`,
      toAddress: `ana${mails}@example.nz`,
      subject: `Mail ${mails}`,
      bodyText: 'Kia ora',
      bodyHtml: '<p>Kia ora</p>',
      status: 'failed',
      attempts: 40,
      error: '550 No such mailbox',
      ...more,
    });
  const stored = ({ id }: MailDelivery) => ledger().findOneByOrFail(MailDelivery, { id });
  const again = async ({ id }: MailDelivery, as: TestUser | null = admin) => {
    const { data, errors } = await uplift.graphql(AGAIN, { id: Number(id) }, { as });
    return { mail: data?.sendMailAgain, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
  };
  const waitingAbout = async ({ id }: MailDelivery) => {
    const rows: { status: string; value: string }[] = await ledger().query(
      `SELECT status, value FROM action_item WHERE type = 'Mail failed' AND ref_id = $1 ORDER BY id`,
      [id],
    );
    return rows;
  };
  /** Waits until this number of statements waits for a locked row. */
  const untilWaiting = (count: number) =>
    until(async () => {
      const [{ waiting }] = await ledger().query(
        `SELECT count(*)::integer AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting >= count;
    });
  const longAgo = (mail: MailDelivery) =>
    ledger().query(
      `UPDATE mail_delivery SET created_at = now() - interval '9 days', last_attempt_at = now() - interval '6 days' WHERE id = $1`,
      [mail.id],
    );

  it('is sent again with the same text and Message-ID, and the activity names the user', async () => {
    const mail = await failed();
    expect((await again(mail)).mail).toMatchObject({ status: 'QUEUED', error: null, attempts: 40 });
    await uplift.work('mail.deliver');
    expect(await stored(mail)).toMatchObject({ status: 'sent', attempts: 41, messageId: mail.messageId });
    const received = smtp.received.filter((one) => one.recipients.includes(mail.toAddress));
    expect(received.map((one) => one.mail.messageId)).toEqual([mail.messageId]);
    const activity = await ledger().findBy(Activity, { subjectType: 'mail', subjectId: Number(mail.id) });
    expect(activity).toMatchObject([
      { action: 'mail.sent-again', actorId: admin.id, changes: { status: ['failed', 'queued'] } },
    ]);
  });

  it('opens an action item with the reason while the server refuses it, and closes it when sent again', async () => {
    const mail = await failed({ status: 'queued', error: null, attempts: 0 });
    const refused = smtp.answer;
    smtp.answer = () => ({ refuse: 550 });
    await deliverMail(uplift.app, mail.id, {}, alertFailedMail);
    smtp.answer = refused;
    expect(await stored(mail)).toMatchObject({ status: 'failed' });
    expect(await waitingAbout(mail)).toEqual([
      {
        status: 'New',
        value: expect.stringMatching(`^“${mail.subject}” to ${mail.toAddress}: .*Not this one`),
      },
    ]);
    await again(mail);
    expect(await waitingAbout(mail)).toMatchObject([{ status: 'Done' }]);
  });

  it('opens an action item after too many failed attempts, and closes it while it is retried', async () => {
    const mail = await failed({ status: 'queued', error: null, attempts: 0, unanswered: 6 });
    const answered = smtp.answer;
    smtp.answer = () => ({ hangUp: true });
    const deliver = () => deliverMail(uplift.app, mail.id, {}, alertFailedMail).catch(() => undefined);
    await deliver();
    expect(await waitingAbout(mail)).toEqual([]);
    await deliver();
    smtp.answer = answered;
    expect(await waitingAbout(mail)).toMatchObject([{ status: 'New' }]);
  });

  it('is retried for three more days, whatever its age, and then given up', async () => {
    const mail = await failed();
    await longAgo(mail);
    await again(mail);
    await sweepMailOnce(uplift.app, alertUndeliverableMail);
    expect(await stored(mail)).toMatchObject({ status: 'queued' });
    await ledger().query('UPDATE mail_delivery SET last_attempt_at = now() WHERE id = $1', [mail.id]);
    await sweepMailOnce(uplift.app, alertUndeliverableMail);
    expect(await stored(mail)).toMatchObject({ status: 'queued' });
    await ledger().query(
      `UPDATE mail_delivery SET sent_again_at = now() - interval '4 days', last_attempt_at = now() WHERE id = $1`,
      [mail.id],
    );
    await sweepMailOnce(uplift.app, alertUndeliverableMail);
    expect(await stored(mail)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/Not delivered/),
    });
  });

  it('is not sent twice if requested twice or by two users at once', async () => {
    const mail = await failed();
    const client = await uplift.app.database.pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM mail_delivery WHERE id = $1 FOR UPDATE', [mail.id]);
    const both = [again(mail), again(mail)];
    await untilWaiting(2);
    await client.query('COMMIT');
    client.release();
    expect((await Promise.all(both)).filter(({ code }) => code !== 'CONFLICT')).toHaveLength(1);
    expect(await ledger().countBy(Activity, { subjectType: 'mail', subjectId: Number(mail.id) })).toBe(1);
    await uplift.work('mail.deliver');
    await deliverMail(uplift.app, mail.id);
    expect(await again(mail)).toMatchObject({
      code: 'CONFLICT',
      message: 'This email has already been sent.',
    });
    expect(smtp.received.filter((one) => one.recipients.includes(mail.toAddress))).toHaveLength(1);
  });

  it.each<[string, Partial<MailDelivery>, RegExp]>([
    ['may have arrived', { unanswered: 2 }, /may have arrived: 2 attempts ended without an answer/],
    ['may have reached the copy recipients', { cc: ['hemi@example.nz'] }, /copied in may already have/],
    ['has been sent', { status: 'sent' }, /already been sent/],
    ['is waiting to be sent', { status: 'queued' }, /already waiting to be sent/],
    ['no longer has a body', { bodyText: '', bodyHtml: '' }, /not stored/],
    ['has had its body deleted', { bodyText: TEXT_NOT_STORED, bodyHtml: TEXT_NOT_STORED }, /not stored/],
  ])('that %s is not sent again, with the reason', async (_, more, reason) => {
    const mail = await failed(more);
    expect(await again(mail)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(reason),
    });
    expect(await stored(mail)).toMatchObject({ status: mail.status, sentAgainAt: null });
  });

  it('with an account link is sent again while the link is valid', async () => {
    const user = await uplift.user();
    const token = await makeAccountLink(uplift.context(), user.id, 'reset-password');
    const words = { bodyText: `Choose a new password\nhttps://uplift.example/reset?token=${token}\n` };
    const good = await failed({ kind: 'account.reset-password', ...words });
    expect((await again(good)).mail).toMatchObject({ status: 'QUEUED' });
    await ledger().query(`UPDATE account_link SET expires_at = now() - interval '1 second'`);
    const spent = await failed({ kind: 'account.reset-password', ...words });
    expect(await again(spent)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/link in this email no longer works/),
    });
  });

  it('can be sent again by Admin only', async () => {
    const mail = await failed();
    for (const as of [await uplift.user(), await uplift.user({ roles: ['Business', 'GoodCause'] })]) {
      expect((await again(mail, as)).code).toBe('FORBIDDEN');
      expect((await many.ask('sendMailsAgain', { ids: [Number(mail.id)] }, undefined, as)).code).toBe(
        'FORBIDDEN',
      );
    }
    expect((await again(mail, null)).code).toBe('UNAUTHENTICATED');
    expect(await stored(mail)).toMatchObject({ status: 'failed' });
  });

  it('is sent again in bulk; each refused email is listed with its subject and the reason', async () => {
    const [one, other] = [await failed(), await failed()];
    const refused = await failed({ unanswered: 1 });
    const sent = await failed({ status: 'sent' });
    const { task, failures } = await many.done('sendMailsAgain', {
      ids: [one, other, refused, sent].map(({ id }) => Number(id)),
    });
    expect(task).toEqual({ state: 'FINISHED', total: 4, done: 4, failed: 2 });
    expect(failures).toEqual([
      {
        recordId: Number(sent.id),
        recordName: sent.subject,
        field: null,
        message: 'This email has already been sent.',
      },
      expect.objectContaining({
        recordName: refused.subject,
        message: expect.stringMatching(/one attempt ended/),
      }),
    ]);
    await uplift.work('mail.deliver');
    expect(await stored(one)).toMatchObject({ status: 'sent' });
    expect(await stored(other)).toMatchObject({ status: 'sent' });
  });

  it('is the only kind that a bulk action on a filter sends again', async () => {
    const subject = 'Kererū in the pūriri';
    const mail = await failed({ subject });
    await failed({ subject, status: 'sent' });
    const filter = { search: 'kereru in' };
    expect((await many.done('sendMailsAgain', { filter })).task).toMatchObject({ total: 1, failed: 0 });
    expect(await stored(mail)).toMatchObject({ status: 'queued' });
    expect(await many.ask('sendMailsAgain', { filter })).toMatchObject({
      problem: 'There is no such email that failed.',
    });
  });
});
