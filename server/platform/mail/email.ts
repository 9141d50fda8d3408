import { randomUUID } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FollowUp } from '../../activity/record-activity.js';
import type { RequestContext } from '../request-context.js';
import { MailDelivery } from './mail-delivery.entity.js';

/** What a mail is about, so that its record can show what became of it. */
export interface MailSubject {
  type: string;
  id: number;
}

/** A mail of the product: one class a kind, with its words in text and in HTML. */
export abstract class Email {
  /** Stored in the ledger, such as 'sales-enquiry.to-supplier'. */
  abstract readonly kind: string;
  abstract subject(): string;
  /** The words without any mark-up. */
  abstract text(): string;
  abstract html(): ReactElement;
  /** Address that an answer goes to; absent: the product's own. */
  replyTo(): string | undefined {
    return undefined;
  }
  about(): MailSubject | undefined {
    return undefined;
  }
}

/**
 * Writes the mail into the ledger and answers the job that delivers it, to be recorded with the
 * activity of the same transaction. `to` is one address, already checked.
 */
export async function queueEmail(
  context: RequestContext,
  email: Email,
  to: string,
  copies: { cc?: string[]; bcc?: string[] } = {},
): Promise<FollowUp> {
  const { database, config } = context.app;
  const about = email.about();
  const inserted = await database.manager.insert(MailDelivery, {
    kind: email.kind,
    messageId: `<${randomUUID()}@${mailDomain(config.mailFrom)}>`,
    toAddress: to,
    cc: copies.cc ?? [],
    bcc: copies.bcc ?? [],
    replyTo: email.replyTo() ?? null,
    subject: oneLine(email.subject()),
    bodyText: email.text(),
    bodyHtml: `<!DOCTYPE html>${renderToStaticMarkup(email.html())}`,
    subjectType: about?.type ?? null,
    subjectId: about?.id ?? null,
  });
  return { job: 'mail.deliver', payload: { mailId: String(inserted.identifiers[0]?.id) } };
}

/** A line break in a header would start another header. */
const oneLine = (value: string) => value.replace(/[\r\n]+/g, ' ').slice(0, 250);

const mailDomain = (from: string) => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
