import { deliverMail } from '../platform/mail/deliver-mail.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { alertFailedMail } from '../staff/action-centre/alert-failed-mail.js';
import { deliveryNotice, type NoticeName, type NoticeValues } from './delivery-notices.js';
import { TestSmtpServer } from './smtp-server.js';
import { TestUplift } from './test-uplift.js';

/** The domain that mails of the tested product bounce to. */
export const BOUNCE_DOMAIN = 'mail.uplift.example';
const AGAIN = 'mutation ($id: Int!) { sendMailAgain(id: $id) { status error sentAt bouncedAt } }';

let mails = 0;

/** Starts a product with a real mail server, from which mails bounce. */
export async function startBouncing() {
  const smtp = new TestSmtpServer();
  await smtp.start();
  const uplift = await TestUplift.start({ SMTP_URL: smtp.url, MAIL_BOUNCE_DOMAIN: BOUNCE_DOMAIN });
  const admin = await uplift.user({ roles: ['Admin'] });
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
  /** Sends the mail and returns its bounce address. */
  const deliver = async (mail: MailDelivery) => {
    await deliverMail(uplift.app, mail.id, {}, alertFailedMail);
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
  const back = (name: NoticeName, values: NoticeValues, recipient?: string) =>
    post(deliveryNotice(name, values), recipient);
  const waitingAbout = ({
    id,
  }: MailDelivery): Promise<{ status: string; value: string; version: number }[]> =>
    ledger().query(
      `SELECT status, value, version FROM action_item WHERE type = 'Mail failed' AND ref_id = $1 ORDER BY id`,
      [id],
    );
  const again = ({ id }: MailDelivery) => uplift.graphql(AGAIN, { id: Number(id) }, { as: admin });
  const stop = async () => {
    await uplift.stop();
    await smtp.stop();
  };
  return {
    smtp,
    uplift,
    admin,
    ledger,
    stored,
    written,
    receivedBy,
    deliver,
    sent,
    post,
    back,
    waitingAbout,
    again,
    stop,
  };
}
