import { inLanguage, type Language } from '../platform/language.js';
import { Email } from '../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../platform/mail/email-layout.js';

/** The texts of a mail about an account in one language. */
export interface AccountEmailTexts {
  subject: string;
  words: string;
  /** The label of the button. */
  act: string;
  /** The small print, for recipients who did not ask for the mail. */
  notYou: string;
}

/**
 * A mail about an account, with a button that opens a page of the site. `token` is the single-use token for
 * that page.
 */
export abstract class AccountEmail extends Email {
  override readonly toTypedAddress = true;
  /** The path of the page in English. */
  protected abstract readonly page: string;
  protected abstract readonly inLanguages: Record<Language, AccountEmailTexts>;

  constructor(
    private readonly publicUrl: string,
    private readonly language: Language,
    private readonly token?: string,
  ) {
    super();
  }

  subject(): string {
    return this.inLanguages[this.language].subject;
  }

  html() {
    const { words, act, notYou } = this.inLanguages[this.language];
    return (
      <EmailLayout
        preview={words}
        heading={this.subject()}
        action={{ label: act, url: this.link() }}
        footnote={notYou}
        language={this.language}
      >
        <Paragraph>{words}</Paragraph>
      </EmailLayout>
    );
  }

  /** Returns the address of the page that the button opens. */
  link(): string {
    const key = this.token === undefined ? '' : `?token=${this.token}`;
    return this.publicUrl + inLanguage(this.language, this.page) + key;
  }
}
