import { inLanguage, type Language } from '../platform/language.js';
import { Email } from '../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../platform/mail/email-layout.js';

const WORDS = {
  en: {
    subject: 'Choose a new password',
    words:
      'Somebody, probably you, asked for a new password for your Uplift account. The link works once, for ten minutes.',
    act: 'Choose a new password',
    notYou: 'If it was not you, nothing has changed and you can forget this mail.',
  },
  mi: {
    subject: 'Kōwhiria he kupuhipa hou',
    words:
      'Kua tono tētahi, ko koe pea, i tētahi kupuhipa hou mō tō pūkete Uplift. Kotahi noa te whakamahinga o te hononga, i roto i te tekau meneti.',
    act: 'Kōwhiria he kupuhipa hou',
    notYou: 'Mēnā ehara ko koe, kāore he mea kua panonihia; waiho noa tēnei īmēra.',
  },
} satisfies Record<Language, object>;

/** Choose a new password: the link carries a single-use token. */
export class ResetPasswordEmail extends Email {
  readonly kind = 'account.reset-password';
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
    return `${this.publicUrl}${inLanguage(this.language, '/reset-password')}?token=${this.token}`;
  }
}
