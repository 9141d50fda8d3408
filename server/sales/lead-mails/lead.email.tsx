import { Email } from '../../platform/mail/email.js';
import { EmailLayout } from '../../platform/mail/email-layout.js';
import { EmailRichText, previewOf } from '../../platform/mail/email-rich-text.js';
import { LEAD_SUBJECT } from '../leads/lead.fields.js';
import type { LeadMailInput } from './lead-mail.input.js';
import type { LeadMailKind } from './lead-mail.kinds.js';

/** A mail by staff about a lead, to its buyer or to its supplier. */
export class LeadEmail extends Email {
  constructor(
    readonly kind: LeadMailKind,
    private readonly leadId: number,
    private readonly mail: Pick<LeadMailInput, 'subject' | 'body' | 'replyTo'>,
  ) {
    super();
  }

  subject() {
    return this.mail.subject;
  }

  override replyTo() {
    return this.mail.replyTo ?? undefined;
  }

  override about() {
    return { type: LEAD_SUBJECT, id: this.leadId };
  }

  html() {
    const { body } = this.mail;
    return (
      <EmailLayout preview={previewOf(body)}>
        <EmailRichText text={body} />
      </EmailLayout>
    );
  }
}
