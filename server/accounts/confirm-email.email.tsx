import { inLanguage, type Language } from '../platform/language.js';
import { Email } from '../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../platform/mail/email-layout.js';

const WORDS = {
  en: {
    subject: 'Confirm your e-mail address',
    words: 'Kia ora, and welcome to Uplift. Please confirm that this address is yours.',
    act: 'Confirm address',
    notYou:
      'If you did not register with Uplift, you can forget this mail, or take the account over behind the link: it asks for a password of your own.',
  },
  mi: {
    subject: 'Whakaūngia tō wāhitau īmēra',
    words: 'Kia ora, nau mai ki Uplift. Tēnā, whakaūngia mai nōu tēnei wāhitau īmēra.',
    act: 'Whakaūngia te wāhitau',
    notYou:
      'Ehara nāu te pūkete i hanga? Waiho noa tēnei īmēra, tangohia mai rānei te pūkete mā te hononga: ka tonoa he kupuhipa nōu ake.',
  },
} satisfies Record<Language, object>;

/** Confirm your e-mail address: the link carries a single-use token. */
export class ConfirmEmailEmail extends Email {
  readonly kind = 'account.confirm-email';
  override readonly toTypedAddress = true;

  constructor(
    private readonly publicUrl: string,
    private readonly token: string,
    private readonly language: Language,
  ) {
    super();
  }

  subject(): string {
    return WORDS[this.language].subject;
  }

  html() {
    const { words, act, notYou } = WORDS[this.language];
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

  private link(): string {
    return `${this.publicUrl}${inLanguage(this.language, '/confirm-email')}?token=${this.token}`;
  }
}
