import { inLanguage, type Language } from '../platform/language.js';
import { Email } from '../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../platform/mail/email-layout.js';

const WORDS = {
  en: {
    subject: 'You have an Uplift account already',
    words:
      'Somebody tried to register with this address, which has an Uplift account already. If it was you, sign in, or choose a new password if you have lost the old one.',
    signIn: 'Sign in',
    notYou: 'If it was not you, nothing has changed and you can forget this mail.',
  },
  mi: {
    subject: 'He pūkete Uplift kē tōu',
    words:
      'I ngana tētahi ki te hanga pūkete mō tēnei wāhitau īmēra, engari he pūkete Uplift kē tōu. Mēnā ko koe tērā, takiuru mai; mēnā kua wareware tō kupuhipa, kōwhiria he mea hou.',
    signIn: 'Takiuru',
    notYou: 'Mēnā ehara ko koe, kāore he mea kua panonihia; waiho noa tēnei īmēra.',
  },
} satisfies Record<Language, object>;

/** Tells the owner of an address what the registration form may not tell a stranger. */
export class AccountExistsEmail extends Email {
  readonly kind = 'account.exists';
  override readonly toTypedAddress = true;

  constructor(
    private readonly publicUrl: string,
    private readonly language: Language,
  ) {
    super();
  }

  subject(): string {
    return WORDS[this.language].subject;
  }

  html() {
    const { words, signIn, notYou } = WORDS[this.language];
    return (
      <EmailLayout
        preview={words}
        heading={this.subject()}
        action={{ label: signIn, url: this.link() }}
        footnote={notYou}
        language={this.language}
      >
        <Paragraph>{words}</Paragraph>
      </EmailLayout>
    );
  }

  private link(): string {
    return this.publicUrl + inLanguage(this.language, '/login');
  }
}
