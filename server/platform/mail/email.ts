import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { firstCharacters } from '../../../shared/text-length.js';
import type { FollowUp } from '../activity/record-activity.js';
import { countInHour } from '../rate-limit.js';
import type { RequestContext } from '../request-context.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { plainTextOf } from './plain-text.js';

/** The record that a mail is about, which shows the delivery status of the mail. */
export interface MailSubject {
  type: string;
  id: number;
}

/** The job that delivers a mail of the ledger. */
export type MailJob = Extract<FollowUp, { job: 'mail.deliver' }>;

/** A mail of the product, with one class per kind. Its plain text is derived from its HTML. */
export abstract class Email {
  /** The kind in the ledger, such as 'sales-enquiry.to-supplier'. */
  abstract readonly kind: string;
  abstract subject(): string;
  abstract html(): ReactElement;
  /** Returns the reply address. If undefined, replies go to the sender address of the product. */
  replyTo(): string | undefined {
    return undefined;
  }
  /**
   * True if the address may have been typed into a form by anyone. The number of such mails per mailbox and
   * hour is limited.
   */
  readonly toTypedAddress: boolean = false;
  about(): MailSubject | undefined {
    return undefined;
  }
  /**
   * Returns the id of the supplier that the mail notifies, who can unsubscribe with one click. Undefined if
   * the mail is not a notification.
   */
  notifies(): number | undefined {
    return undefined;
  }
}

/**
 * Additional recipients, copies, and the network that requested the mail, if it is not that of the context.
 */
export interface QueueOptions {
  alsoTo?: string[];
  cc?: string[];
  bcc?: string[];
  requestedFrom?: string;
}

/** The share of a mailbox’s limit that one network can use up with mails of one kind. */
const PART_OF_A_NETWORK = 0.25;
/**
 * The factor of the limit for all networks together, so that nobody can block mails to a mailbox by
 * requesting many.
 */
const NETWORKS_TOGETHER = 5;

const MAILBOX_FULL = 'Not sent: this email address has reached its hourly limit for emails from web forms.';

/**
 * Writes the mail to the ledger and returns its delivery job, to be recorded with the activity of the same
 * transaction. `to` is one validated address. A mail above the limit of a mailbox is recorded as failed,
 * without its text, and is not sent.
 */
export async function queueEmail(
  context: RequestContext,
  email: Email,
  to: string,
  { alsoTo, cc, bcc, requestedFrom }: QueueOptions = {},
): Promise<MailJob> {
  const { database, config } = context.app;
  const about = email.about();
  const refused = email.toTypedAddress && !(await mailboxHasRoom(context, email, to, requestedFrom));
  const { subject, html, text } = mailTextOf(email);
  const inserted = await database.manager.insert(MailDelivery, {
    kind: email.kind,
    messageId: `<${randomUUID()}@${mailDomain(config.mailFrom)}>`,
    toAddress: to,
    alsoTo: alsoTo ?? [],
    cc: cc ?? [],
    bcc: bcc ?? [],
    replyTo: email.replyTo() ?? null,
    subject,
    bodyText: refused ? '' : text,
    bodyHtml: refused ? '' : html,
    ...(refused && { status: 'failed', error: MAILBOX_FULL }),
    subjectType: about?.type ?? null,
    subjectId: about?.id ?? null,
    notifiesSupplierId: email.notifies() ?? null,
  });
  return { job: 'mail.deliver', payload: { mailId: String(inserted.identifiers[0]?.id) } };
}

/**
 * Returns true if the mailbox may get another mail. Requests of a network beyond its share do not count for
 * the mailbox.
 */
async function mailboxHasRoom(
  context: RequestContext,
  { kind }: Email,
  to: string,
  requestedFrom = context.clientAddress,
): Promise<boolean> {
  const most = context.app.config.mailsPerMailboxPerHour;
  const key = `mail:${to.toLowerCase()}`;
  const ofNetwork = { key: `${key}:${kind}:${requestedFrom}`, most: Math.ceil(most * PART_OF_A_NETWORK) };
  if ((await countInHour(context, ofNetwork.key)) > ofNetwork.most) return false;
  return (await countInHour(context, key)) <= most * NETWORKS_TOGETHER;
}

/** Returns the texts of a mail as they are sent. */
export function mailTextOf(email: Email): { subject: string; html: string; text: string } {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(email.html())}`;
  return { subject: oneLine(email.subject()), html, text: plainTextOf(html) };
}

/**
 * Makes a header value safe. A line break would start another header, and readers would decode text that
 * looks like encoded words.
 */
const oneLine = (value: string) =>
  firstCharacters(value.replace(/[\r\n\u2028\u2029]+/g, ' ').replace(/=(?=\?)/g, '= '), 250);

const mailDomain = (from: string) => domainToASCII(/@([^>\s]+)/.exec(from)?.[1] ?? '') || 'localhost';
