import { Email } from '../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../platform/mail/email-layout.js';

const WORDS =
  'Somebody tried to register with this address, which has an Uplift account already. If it was you, sign in, or choose a new password if you have lost the old one.';

/** Tells the owner of an address what the registration form may not tell a stranger. */
export class AccountExistsEmail extends Email {
  readonly kind = 'account.exists';

  constructor(private readonly publicUrl: string) {
    super();
  }

  subject(): string {
    return 'You have an Uplift account already';
  }

  text(): string {
    return [WORDS, `${this.publicUrl}/login`].join('\n\n');
  }

  html() {
    return (
      <EmailLayout
        preview={WORDS}
        heading={this.subject()}
        action={{ label: 'Sign in', url: `${this.publicUrl}/login` }}
        footnote="If it was not you, nothing has changed and you can forget this mail."
      >
        <Paragraph>{WORDS}</Paragraph>
      </EmailLayout>
    );
  }
}
