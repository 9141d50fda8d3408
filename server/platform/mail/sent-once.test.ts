import { JOBS } from '../../app/job-registry.js';
import { ActionItem } from '../../staff/action-centre/action-item.entity.js';
import { alertUndeliverableMail } from '../../staff/action-centre/alert-failed-mail.js';
import { TestSmtpServer } from '../../testing/smtp-server.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { deliverMail } from './deliver-mail.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { sweepMailOnce } from './mail-sweeper.js';

describe('sending a mail once', () => {
  let smtp: TestSmtpServer;
  let uplift: TestUplift;
  const start = async (role: 'web' | 'all') => {
    uplift = await TestUplift.start({ SMTP_URL: smtp.url }, role);
  };
  const ledger = () => uplift.app.database.manager.find(MailDelivery);
  const mail = async () => (await ledger())[0] as MailDelivery;
  const untilMail = (wanted: (row: MailDelivery) => boolean) =>
    until(
      async () => {
        const row = await mail();
        return wanted(row) && row;
      },
      () => String(wanted),
    );
  const ask = async () => {
    const user = await uplift.user();
    await uplift.rest('POST', 'auth/resetPassword', { body: { email: user.email } });
    await uplift.work('account.mail-reset-link');
    return mail();
  };
  const expire = () =>
    uplift.app.database.manager.query(`UPDATE mail_delivery SET claimed_until = now() - interval '1 second'`);

  beforeEach(async () => {
    smtp = new TestSmtpServer();
    await smtp.start();
  });
  afterEach(async () => {
    await uplift.stop();
    await smtp.stop();
  });

  it('opens no transaction while the mail server responds, however long it takes', async () => {
    await start('web');
    const { id } = await ask();
    const open = jest.fn(() =>
      uplift.app.database.manager.query(
        `SELECT state, query FROM pg_stat_activity
         WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
      ),
    );
    smtp.answer = () => ({ after: open() });
    await deliverMail(uplift.app, id);
    await expect(open.mock.results[0]?.value).resolves.toEqual([]);
    expect(await mail()).toMatchObject({ status: 'sent', attempts: 1, error: null });
    expect(smtp.received).toHaveLength(1);
  });

  it('keeps other workers and the sweeper from taking a mail during its SMTP dialogue', async () => {
    await start('web');
    let answer = () => {};
    smtp.answer = () => ({ after: new Promise<void>((resolve) => (answer = resolve)) });
    const { id } = await ask();
    const first = deliverMail(uplift.app, id);
    await smtp.until(1);
    expect(await mail()).toMatchObject({ status: 'queued', attempts: 1 });
    await deliverMail(uplift.app, id);
    await uplift.app.database.manager.query(
      `UPDATE mail_delivery SET last_attempt_at = now() - interval '1 hour'`,
    );
    await sweepMailOnce(uplift.app, alertUndeliverableMail);
    expect((await mail()).lastAttemptAt?.getTime()).toBeLessThan(Date.now() - 1_800_000);
    answer();
    await first;
    expect(await mail()).toMatchObject({ status: 'sent', attempts: 1, claimedUntil: null });
    expect(smtp.received).toHaveLength(1);
  });

  it('retries a temporary refusal, fails on a permanent one, and reports both', async () => {
    await start('web');
    const { id } = await ask();
    smtp.answer = (count) => ({ refuse: count === 1 ? 451 : 550 });
    // The queue and the log have only the code, since the text of the server may contain personal data.
    await expect(deliverMail(uplift.app, id)).rejects.toThrow(
      new Error(`Email ${id} is waiting: the mail server answered 451`),
    );
    expect(await mail()).toMatchObject({
      status: 'queued',
      attempts: 1,
      error: expect.stringContaining('451'),
    });
    await deliverMail(uplift.app, id);
    expect(await mail()).toMatchObject({
      status: 'failed',
      attempts: 2,
      error: expect.stringContaining('550'),
    });
    await deliverMail(uplift.app, id);
    expect(smtp.received).toHaveLength(2);
  });

  it('resends under the same Message-ID a few times after the server hangs up at the end', async () => {
    await start('web');
    const { id } = await ask();
    smtp.answer = () => ({ hangUp: true });
    await until(async () => {
      await deliverMail(uplift.app, id).catch(() => undefined);
      return (await mail()).status !== 'queued';
    });
    expect(await mail()).toMatchObject({
      status: 'failed',
      attempts: 8,
      error: expect.stringMatching(/may have arrived/),
    });
    expect(smtp.received).toHaveLength(8);
    expect(new Set(smtp.received.map((one) => one.mail.messageId)).size).toBe(1);
  });

  it('does not count an unreachable mail server as a possible delivery', async () => {
    await start('web');
    const { id } = await ask();
    await smtp.stop();
    for (let count = 0; count < 10; count++) await expect(deliverMail(uplift.app, id)).rejects.toThrow();
    expect(await mail()).toMatchObject({ status: 'queued', attempts: 10, unanswered: 0 });
  });

  it('leaves the mail of a crashed worker to the sweeper after its claim expires', async () => {
    await start('all');
    const { manager } = uplift.app.database;
    const run = jest.spyOn(JOBS['mail.deliver'], 'run').mockResolvedValueOnce();
    await ask();
    await until(() => run.mock.calls.length > 0);
    await manager.query(`UPDATE mail_delivery SET attempts = 1, claimed_until = now() + interval '1 minute'`);
    await sweepMailOnce(uplift.app, alertUndeliverableMail);
    expect(run).toHaveBeenCalledTimes(1);
    await expire();
    await sweepMailOnce(uplift.app, alertUndeliverableMail);
    expect(await untilMail(({ status }) => status === 'sent')).toMatchObject({ attempts: 2, unanswered: 1 });
    expect(smtp.received.map((one) => one.mail.messageId)).toEqual([(await mail()).messageId]);
    run.mockRestore();
  });

  it('fails a mail that repeatedly crashes workers, notes the reason, and alerts staff', async () => {
    await start('web');
    await ask();
    const { manager } = uplift.app.database;
    await manager.query(`UPDATE mail_delivery SET attempts = 8, unanswered = 7`);
    await expire();
    await sweepMailOnce(uplift.app, alertUndeliverableMail);
    expect(await mail()).toMatchObject({
      status: 'failed',
      claimedUntil: null,
      error: expect.stringMatching(/may have arrived/),
    });
    expect(await manager.find(ActionItem)).toMatchObject([
      { type: 'Email undeliverable', redirectUrl: '/admin/mailbox?status=FAILED', status: 'New' },
    ]);
  });

  it('survives a long database outage after the server has accepted the mail', async () => {
    await start('web');
    const { id } = await ask();
    const away = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
    const transaction = jest.spyOn(uplift.app.database, 'transaction');
    for (let tries = 0; tries < 10; tries++) transaction.mockRejectedValueOnce(away);
    await deliverMail(uplift.app, id);
    expect(await mail()).toMatchObject({ status: 'sent', attempts: 1 });
    expect(smtp.received).toHaveLength(1);
  });

  it('ends the dialogue when it loses its claim', async () => {
    await start('web');
    const { id } = await ask();
    let answer = () => {};
    smtp.answer = () => ({ after: new Promise<void>((resolve) => (answer = resolve)) });
    uplift.app.config.mailClaimSeconds = 1;
    const first = deliverMail(uplift.app, id).catch((error: Error) => error.message);
    await smtp.until(1);
    await uplift.app.database.manager.query(`UPDATE mail_delivery SET attempts = 2`);
    expect(await first).toMatch(/took too long/);
    answer();
    expect(await mail()).toMatchObject({ status: 'queued', attempts: 2 });
  });
});
