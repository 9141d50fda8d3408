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

/** What a mail is about, so that its record can show what became of it. */
export interface MailSubject {
  type: string;
  id: number;
}

/** The job that delivers a mail of the ledger. */
export type MailJob = Extract<FollowUp, { job: 'mail.deliver' }>;

/** A mail of the product: one class a kind. Its plain text is made of its HTML. */
export abstract class Email {
  /** Stored in the ledger, such as 'sales-enquiry.to-supplier'. */
  abstract readonly kind: string;
  abstract subject(): string;
  abstract html(): ReactElement;
  /** Address that an answer goes to; absent: the product's own. */
  replyTo(): string | undefined {
    return undefined;
  }
  /** Whether it goes to an address that anybody may have typed into a form: a mailbox gets so many an hour. */
  readonly toTypedAddress: boolean = false;
  about(): MailSubject | undefined {
    return undefined;
  }
  /** The supplier that it notifies, and that may have such mails stopped by one press; absent: it is no notification. */
  notifies(): number | undefined {
    return undefined;
  }
}

/** Further addressees, copies, and the network that asked for the mail where the context is not that of its request. */
export interface QueueOptions {
  alsoTo?: string[];
  cc?: string[];
  bcc?: string[];
  askedFrom?: string;
}

/** One network fills this part of what a mailbox is meant to get, with mails of one kind. */
const PART_OF_A_NETWORK = 0.25;
/** All networks together fill so many times of it: one cannot keep mails from somebody by asking for many. */
const NETWORKS_TOGETHER = 5;

const MAILBOX_FULL = 'Not sent: forms have had enough mails sent to this mailbox within the hour.';

/**
 * Writes the mail into the ledger and answers the job that delivers it, to be recorded with the
 * activity of the same transaction. `to` is one address, already checked. A mail too many for a mailbox stands in the
 * ledger as failed, without its words, and is not sent.
 */
export async function queueEmail(
  context: RequestContext,
  email: Email,
  to: string,
  { alsoTo, cc, bcc, askedFrom }: QueueOptions = {},
): Promise<MailJob> {
  const { database, config } = context.app;
  const about = email.about();
  const refused = email.toTypedAddress && !(await mailboxHasRoom(context, email, to, askedFrom));
  const { subject, html, text } = wordsOf(email);
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

/** What one network asks for beyond its part does not count for the mailbox. */
async function mailboxHasRoom(
  context: RequestContext,
  { kind }: Email,
  to: string,
  askedFrom = context.clientAddress,
): Promise<boolean> {
  const most = context.app.config.mailsPerMailboxPerHour;
  const key = `mail:${to.toLowerCase()}`;
  const ofNetwork = { key: `${key}:${kind}:${askedFrom}`, most: Math.ceil(most * PART_OF_A_NETWORK) };
  if (!(await countInHour(context, ofNetwork))) return false;
  return countInHour(context, { key, most: most * NETWORKS_TOGETHER });
}

/** What a mail says, as it leaves. */
export function wordsOf(email: Email): { subject: string; html: string; text: string } {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(email.html())}`;
  return { subject: oneLine(email.subject()), html, text: plainTextOf(html) };
}

/**
 * A line break in a header would start another header; what looks like the start of encoded words would be decoded by
 * whoever reads it, into whatever its writer hid in there.
 */
const oneLine = (value: string) =>
  firstCharacters(value.replace(/[\r\n\u2028\u2029]+/g, ' ').replace(/=(?=\?)/g, '= '), 250);

const mailDomain = (from: string) => domainToASCII(/@([^>\s]+)/.exec(from)?.[1] ?? '') || 'localhost';
