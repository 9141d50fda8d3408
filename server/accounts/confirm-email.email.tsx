import { Email } from '../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../platform/mail/email-layout.js';

const WORDS = 'Kia ora, and welcome to Uplift. Please confirm that this address is yours.';
const FOOTNOTE = 'If you did not register with Uplift, you can forget this mail.';

/** Confirm your e-mail address: the link carries a single-use token. */
export class ConfirmEmailEmail extends Email {
  readonly kind = 'account.confirm-email';

  constructor(
    private readonly publicUrl: string,
    private readonly token: string,
  ) {
    super();
  }

  subject(): string {
    return 'Confirm your e-mail address';
  }

  text(): string {
    return [WORDS, this.link(), FOOTNOTE].join('\n\n');
  }

  html() {
    return (
      <EmailLayout
        preview={WORDS}
        heading={this.subject()}
        action={{ label: 'Confirm address', url: this.link() }}
        footnote={FOOTNOTE}
      >
        <Paragraph>{WORDS}</Paragraph>
      </EmailLayout>
    );
  }

  private link(): string {
    return `${this.publicUrl}/confirm-email?token=${this.token}`;
  }
}
