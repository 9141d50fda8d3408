import { readFileSync } from 'node:fs';
import { factories } from '../../testing/factories.js';
import { freePort } from '../../testing/launch-product.js';
import { itWithRedis, startRedis } from '../../testing/redis.js';
import { TestSmtpServer } from '../../testing/smtp-server.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { MailDelivery } from './mail-delivery.entity.js';

const SEND = `mutation Send($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id supplierName } }`;

const enquiryTo = (supplierId: number) => ({
  input: {
    supplierId,
    fullName: 'Ana Tamihana',
    email: 'ana@example.nz',
    message: 'Leaking tap,\nplease come.',
  },
});

/** Waits until the mails about the enquiry are sent. */
async function untilSent(uplift: TestUplift, count: number): Promise<MailDelivery[]> {
  return until(async () => {
    const sent = await uplift.app.database.manager.findBy(MailDelivery, { status: 'sent' });
    return sent.length >= count && sent;
  });
}

describe('mail delivery', () => {
  it('sends over SMTP to the address of the supplier on record, in text and HTML R343', async () => {
    const smtp = new TestSmtpServer();
    await smtp.start();
    const uplift = await TestUplift.start({ SMTP_URL: smtp.url }, 'all');
    const supplier = await factories(uplift.app.database).supplier({ enquiryEmail: 'jobs@kowhai.example' });
    await uplift.graphql(SEND, enquiryTo(supplier.id));
    const received = await smtp.until(2);
    await untilSent(uplift, 2);
    await uplift.stop();
    await smtp.stop();
    const toSupplier = received.find(({ recipients }) => recipients.includes('jobs@kowhai.example'));
    expect(toSupplier?.mail.text).toContain('Leaking tap');
    expect(toSupplier?.mail.html).toContain('Leaking tap');
    // The headers of RFC 8058, for the unsubscribe button of mail programs.
    const headers = new Map(toSupplier?.mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toMatch(/^<http\S+\/api\/unsubscribe\/[\w.-]+>$/);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(received.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'ana@example.nz',
      'jobs@kowhai.example',
    ]);
  });

  it('waits while the SMTP server is down, and sends once when it is back', async () => {
    const smtp = new TestSmtpServer();
    await smtp.start();
    await smtp.stop();
    const uplift = await TestUplift.start({ SMTP_URL: smtp.url }, 'all');
    const supplier = await factories(uplift.app.database).supplier();
    const { data } = await uplift.graphql(SEND, enquiryTo(supplier.id));
    expect(data.sendSalesEnquiry.id).toBeGreaterThan(0);
    // Let it fail at least once before the server returns.
    const { manager } = uplift.app.database;
    await until(async () => (await manager.countBy(MailDelivery, { attempts: 0 })) === 0);
    expect(await manager.countBy(MailDelivery, { status: 'queued' })).toBe(2);
    await smtp.start();
    await untilSent(uplift, 2);
    await uplift.stop();
    await smtp.stop();
    expect(smtp.received).toHaveLength(2);
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(2);
  });

  it('marks a mail as failed with the reason when the server rejects it permanently', async () => {
    const smtp = new TestSmtpServer();
    await smtp.start();
    const uplift = await TestUplift.start({ SMTP_URL: smtp.url });
    uplift.app.mail.send = async () => {
      throw new (await import('./mail-errors.js')).PermanentMailError('550 no such mailbox');
    };
    const { deliverMail } = await import('./deliver-mail.js');
    const supplier = await factories(uplift.app.database).supplier();
    await uplift.graphql(SEND, enquiryTo(supplier.id));
    const [mail] = await uplift.app.database.manager.find(MailDelivery);
    await deliverMail(uplift.app, String(mail?.id));
    const after = await uplift.app.database.manager.findOneByOrFail(MailDelivery, { id: mail?.id });
    await uplift.stop();
    await smtp.stop();
    expect(after).toMatchObject({ status: 'failed', error: '550 no such mailbox' });
  });

  it('fails a mail without its text permanently, and excludes it from sending again', async () => {
    const uplift = await TestUplift.start();
    const { manager } = uplift.app.database;
    const send = jest.spyOn(uplift.app.mail, 'send');
    const { deliverMail } = await import('./deliver-mail.js');
    const supplier = await factories(uplift.app.database).supplier();
    await uplift.graphql(SEND, enquiryTo(supplier.id));
    const [first, second] = await manager.find(MailDelivery, { order: { id: 'ASC' } });
    const { id = '' } = first ?? {};
    await manager.update(MailDelivery, id, { bodyText: '', bodyHtml: '' });
    await deliverMail(uplift.app, id);
    expect(send).not.toHaveBeenCalled();
    const after = await manager.findOneByOrFail(MailDelivery, { id });
    expect(after).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/text .* no longer stored/),
    });

    await manager.update(MailDelivery, { id: second?.id }, { status: 'failed' });
    const [sendAgain] = /^UPDATE mail_delivery SET status = 'queued'.*?;$/ms.exec(
      readFileSync('docs/operations.md', 'utf8'),
    ) as RegExpExecArray;
    await manager.query((sendAgain as string).replace('…', `${id}, ${second?.id}`));
    const statuses = (await manager.find(MailDelivery, { order: { id: 'ASC' } })).map(({ status }) => status);
    await uplift.stop();
    expect(statuses).toEqual(['failed', 'queued']);
  });

  it('hides account keys from Admin, and deletes them after the mail is sent over SMTP', async () => {
    const smtp = new TestSmtpServer();
    await smtp.start();
    const uplift = await TestUplift.start({ SMTP_URL: smtp.url }, 'all');
    const admin = await uplift.user({ roles: ['Admin'] });
    await uplift.rest('POST', 'auth/resetPassword', { body: { email: admin.email } });
    await uplift.work('account.mail-reset-link');
    const [received] = await smtp.until(1);
    const [delivery] = await untilSent(uplift, 1);
    const list = '{ mailDeliveries { nodes { bodyText bodyHtml } } }';
    const { response } = await uplift.graphql(list, {}, { as: admin });
    await uplift.stop();
    await smtp.stop();
    expect(received?.mail.text).toContain('token=');
    expect(delivery?.bodyText).not.toContain('token=');
    expect(response.body).not.toContain('token=');
  });

  it('shows the mailbox at /admin/mailbox only to Admin', async () => {
    const uplift = await TestUplift.start({}, 'all');
    const supplier = await factories(uplift.app.database).supplier();
    await uplift.graphql(SEND, enquiryTo(supplier.id));
    await untilSent(uplift, 2);
    const list = '{ mailDeliveries(search: "ana@") { totalCount nodes { toAddress status bodyHtml } } }';
    const admin = await uplift.user({ roles: ['Admin'] });
    const business = await uplift.user({ roles: ['Business'] });
    const { data } = await uplift.graphql(list, {}, { as: admin });
    const refused = await uplift.graphql(list, {}, { as: business });
    await uplift.stop();
    expect(data.mailDeliveries).toMatchObject({
      totalCount: 1,
      nodes: [{ toAddress: 'ana@example.nz', status: 'SENT' }],
    });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  itWithRedis(
    'with Redis down the enquiry is stored and answered at once; when Redis is back the mail arrives once',
    async () => {
      const smtp = new TestSmtpServer();
      await smtp.start();
      const port = await freePort();
      const uplift = await TestUplift.start(
        { SMTP_URL: smtp.url, REDIS_URL: `redis://127.0.0.1:${port}` },
        'all',
      );
      const supplier = await factories(uplift.app.database).supplier();
      const { data } = await uplift.graphql(SEND, enquiryTo(supplier.id));
      expect(data.sendSalesEnquiry.id).toBeGreaterThan(0);
      const stopRedis = startRedis(port);
      await untilSent(uplift, 2);
      await uplift.stop();
      stopRedis();
      await smtp.stop();
      expect(smtp.received).toHaveLength(2);
    },
  );
});
