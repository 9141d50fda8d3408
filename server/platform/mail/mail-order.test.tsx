import { TestSmtpServer } from '../../testing/smtp-server.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { recordActivity } from '../activity/record-activity.js';
import { systemContext } from '../request-context.js';
import { Email, queueEmail } from './email.js';
import { MailDelivery } from './mail-delivery.entity.js';

const RECORDS = 20;
const MAILS_EACH = 6;

class Numbered extends Email {
  readonly kind = 'test.numbered';
  constructor(
    private readonly recordId: number,
    private readonly place: number,
  ) {
    super();
  }
  subject() {
    return `${this.recordId}/${this.place}`;
  }
  override about() {
    return { type: 'test', id: this.recordId };
  }
  html() {
    return <p>Words</p>;
  }
}

const addressOf = (recordId: number) => `record${recordId}@example.nz`;

it('mails queued while the mail server was down arrive once, in order per record', async () => {
  const smtp = new TestSmtpServer();
  await smtp.start();
  await smtp.stop();
  const uplift = await TestUplift.start({ SMTP_URL: smtp.url }, 'all');
  const context = systemContext(uplift.app);
  const { manager } = uplift.app.database;
  const records = Array.from({ length: RECORDS }, (_, index) => index + 1);
  for (let place = 0; place < MAILS_EACH; place++)
    await uplift.app.database.transaction(async () => {
      const followUps = [];
      for (const id of records)
        followUps.push(await queueEmail(context, new Numbered(id, place), addressOf(id)));
      await recordActivity(context, {
        action: 'test.mails',
        subjectType: 'test',
        subjectId: null,
        followUps,
      });
    });
  await until(async () => (await manager.countBy(MailDelivery, { attempts: 0 })) < RECORDS * MAILS_EACH);
  await smtp.start();
  await until(async () => (await manager.countBy(MailDelivery, { status: 'queued' })) === 0);
  await uplift.stop();
  await smtp.stop();
  const arrived = new Map<string, string[]>(records.map((id) => [addressOf(id), []]));
  for (const { recipients, mail } of smtp.received)
    arrived.get(recipients[0] ?? '')?.push(mail.subject ?? '');
  for (const id of records)
    expect(arrived.get(addressOf(id))).toEqual(
      Array.from({ length: MAILS_EACH }, (_, place) => `${id}/${place}`),
    );
  expect(smtp.received).toHaveLength(RECORDS * MAILS_EACH);
});
