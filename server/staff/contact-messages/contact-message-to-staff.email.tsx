import { Email } from '../../platform/mail/email.js';
import { EmailLayout, Fact, Paragraph } from '../../platform/mail/email-layout.js';
import { type ContactMessageKind, KIND_LABELS, MESSAGE_SUBJECT } from './contact-message.kinds.js';

export interface ContactMessageForStaff {
  id: number;
  kind: ContactMessageKind;
  fullName: string;
  organisation: string | null;
  email: string;
  mobile: string | null;
  website: string | null;
  message: string | null;
}

/** The mail to staff with a message from the site. Replies go to the sender of the message. */
export class ContactMessageToStaffEmail extends Email {
  readonly kind = 'contact-message.to-staff';

  constructor(private readonly message: ContactMessageForStaff) {
    super();
  }

  subject() {
    const { id, kind, organisation, fullName } = this.message;
    return `Message ${id}: ${KIND_LABELS[kind].action}, ${organisation ?? fullName}`;
  }

  override replyTo() {
    return this.message.email;
  }

  override about() {
    return { type: MESSAGE_SUBJECT, id: this.message.id };
  }

  html() {
    return (
      <EmailLayout preview={this.opening()} heading={KIND_LABELS[this.message.kind].action}>
        <Paragraph>{this.opening()}</Paragraph>
        {this.facts().map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
        <Paragraph>{CLOSING}</Paragraph>
      </EmailLayout>
    );
  }

  private opening() {
    return KIND_LABELS[this.message.kind].opening;
  }

  private facts(): [string, string | null][] {
    const { organisation, fullName, email, mobile, website, message } = this.message;
    return [
      ['Organisation', organisation],
      ['Name', fullName],
      ['Email', email],
      ['Phone', mobile],
      ['Website', website],
      ['Message', message],
    ];
  }
}

const CLOSING = 'Reply to this email to contact the person who reported it.';
