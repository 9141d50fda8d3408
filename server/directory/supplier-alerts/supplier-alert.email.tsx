import { inLanguage, type Language } from '../../platform/language.js';
import { Email } from '../../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../../platform/mail/email-layout.js';
import { ALERT_SUBJECT } from './supplier-alert.entity.js';

/** The words of a mail about an alert, in one language. */
export interface AlertTexts {
  subject: string;
  paragraphs: readonly string[];
  act: { label: string; path: string };
  /** The link that cancels the alert; absent once the alert is over. */
  stop?: { label: string; path: string };
}

/** A mail about an alert, with a button, and with a link that cancels the alert while it is open. */
export abstract class SupplierAlertEmail extends Email {
  constructor(
    private readonly alertId: number,
    private readonly publicUrl: string,
    private readonly language: Language,
  ) {
    super();
  }

  protected abstract words(language: Language): AlertTexts;

  subject() {
    return this.words(this.language).subject;
  }

  override about() {
    return { type: ALERT_SUBJECT, id: this.alertId };
  }

  html() {
    const { subject, paragraphs, act, stop } = this.words(this.language);
    return (
      <EmailLayout
        preview={paragraphs[0] ?? ''}
        heading={subject}
        action={{ label: act.label, url: this.address(act.path) }}
        footnote={stop && <a href={this.address(stop.path)}>{stop.label}</a>}
        language={this.language}
      >
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </EmailLayout>
    );
  }

  private address(path: string): string {
    return this.publicUrl + inLanguage(this.language, path);
  }
}
