import { Email } from '../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../platform/mail/email-layout.js';

const WORDS =
  'Somebody, probably you, asked for a new password for your Uplift account. The link works once, for ten minutes.';
const FOOTNOTE = 'If it was not you, nothing has changed and you can forget this mail.';

/** Choose a new password: the link carries a single-use token. */
export class ResetPasswordEmail extends Email {
  readonly kind = 'account.reset-password';

  constructor(
    private readonly publicUrl: string,
    private readonly token: string,
  ) {
    super();
  }

  subject(): string {
    return 'Choose a new password';
  }

  text(): string {
    return [WORDS, this.link(), FOOTNOTE].join('\n\n');
  }

  html() {
    return (
      <EmailLayout
        preview={WORDS}
        heading={this.subject()}
        action={{ label: 'Choose a new password', url: this.link() }}
        footnote={FOOTNOTE}
      >
        <Paragraph>{WORDS}</Paragraph>
      </EmailLayout>
    );
  }

  private link(): string {
    return `${this.publicUrl}/reset-password?token=${this.token}`;
  }
}
