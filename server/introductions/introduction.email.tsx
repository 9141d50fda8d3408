import { Email, type MailSubject } from '../platform/mail/email.js';
import { EmailLayout, Fact } from '../platform/mail/email-layout.js';
import { EmailRichText, previewOf } from '../platform/mail/email-rich-text.js';
import type { IntroductionFacts } from './introduction-facts.read-model.js';

export interface Introduction {
  subject: string;
  /** HTML of headings, lists, links and emphasis, cleaned. */
  message: string;
  /** Who is introduced. */
  introduced: Pick<IntroductionFacts, 'buyerName' | 'fullName' | 'email' | 'phone' | 'about'>;
  /** Where answers go: to the one who is introduced, where that is an address. */
  replyTo: string;
}

/** Introduces a customer or an impact buyer to a supplier, in the words of staff (C014). */
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
      ['E-mail', email],
      ['Phone', phone],
      ['About', about],
    ];
  }
}
