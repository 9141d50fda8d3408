import { Email } from '../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../platform/mail/email-layout.js';
import { greeting } from '../platform/mail/greeting.js';
import { PRODUCT_NAME } from '../platform/product.js';
import { type ContactMessageKind, KIND_WORDS, MESSAGE_SUBJECT } from './contact-message.kinds.js';

/**
 * Tells whoever wrote that the message has arrived. It repeats nothing of the message, so that the form
 * cannot be used to send words of one's own to others.
 */
export class ContactMessageConfirmationEmail extends Email {
  readonly kind = 'contact-message.confirmation';

  constructor(private readonly message: { id: number; kind: ContactMessageKind; fullName: string }) {
    super();
  }

  subject() {
    return KIND_WORDS[this.message.kind].subject;
  }

  override about() {
    return { type: MESSAGE_SUBJECT, id: this.message.id };
  }

  text() {
    return this.paragraphs().join('\n\n');
  }

  html() {
    return (
      <EmailLayout preview={KIND_WORDS[this.message.kind].answer} heading={this.subject()}>
        {this.paragraphs().map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </EmailLayout>
    );
  }

  private paragraphs() {
    return [
      greeting(this.message.fullName),
      KIND_WORDS[this.message.kind].answer,
      'Was it not you who wrote? Then please ignore this mail.',
      `Ngā mihi nui,\nthe ${PRODUCT_NAME} team`,
    ];
  }
}
