import { Email, type MailSubject } from '../../platform/mail/email.js';
import { EmailLayout, Fact } from '../../platform/mail/email-layout.js';
import { EmailRichText, previewOf } from '../../platform/mail/email-rich-text.js';
import type { IntroductionFacts } from './introduction-facts.read-model.js';

export interface Introduction {
  subject: string;
  /** The sanitised message as HTML with headings, lists, links and emphasis. */
  message: string;
  /** The person and the organisation that are introduced. */
  introduced: Pick<IntroductionFacts, 'buyerName' | 'fullName' | 'email' | 'phone' | 'about'>;
  /** The address for replies: the introduced person's, or the staff address if it is missing or invalid. */
  replyTo: string;
}

/** The mail that introduces a customer or an impact buyer to a supplier, with a message by staff (C014). */
export class IntroductionEmail extends Email {
  readonly kind = 'introduction.to-supplier';

  constructor(
    private readonly introduction: Introduction,
    private readonly subjectRecord: MailSubject,
  ) {
    super();
  }

  subject() {
    return this.introduction.subject;
  }

  override replyTo() {
    return this.introduction.replyTo;
  }

  override about() {
    return this.subjectRecord;
  }

  html() {
    const { message } = this.introduction;
    return (
      <EmailLayout preview={previewOf(message)} heading="An introduction">
        <EmailRichText text={message} />
        {this.facts().map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </EmailLayout>
    );
  }

  private facts(): [string, string | null][] {
    const { buyerName, fullName, email, phone, about } = this.introduction.introduced;
    return [
      ['Organisation', buyerName],
      ['Name', fullName],
      ['Email', email],
      ['Phone', phone],
      ['About', about],
    ];
  }
}
