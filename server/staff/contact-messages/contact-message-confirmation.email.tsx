import type { Language } from '../../platform/language.js';
import { Email } from '../../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../../platform/mail/email-layout.js';
import { CLOSING, greeting } from '../../platform/mail/greeting.js';
import { type ContactMessageKind, MESSAGE_SUBJECT } from './contact-message.kinds.js';
import { CONFIRMATION_TEXTS } from './contact-message-confirmation.texts.js';

/**
 * The mail that confirms a message to its sender. It quotes nothing from the message, so that the form cannot
 * be used to send text to others.
 */
export class ContactMessageConfirmationEmail extends Email {
  readonly kind = 'contact-message.confirmation';
  override readonly toTypedAddress = true;

  constructor(
    private readonly message: { id: number; kind: ContactMessageKind; fullName: string },
    private readonly language: Language,
  ) {
    super();
  }

  subject() {
    return this.words().kinds[this.message.kind].subject;
  }

  override about() {
    return { type: MESSAGE_SUBJECT, id: this.message.id };
  }

  html() {
    const { answer } = this.words().kinds[this.message.kind];
    return (
      <EmailLayout preview={answer} heading={this.subject()} language={this.language}>
        {this.paragraphs().map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </EmailLayout>
    );
  }

  private words() {
    return CONFIRMATION_TEXTS[this.language];
  }

  private paragraphs() {
    const { kinds, notYou } = this.words();
    return [greeting(this.message.fullName), kinds[this.message.kind].answer, notYou, CLOSING[this.language]];
  }
}
