import type { Language } from '../platform/language.js';
import { AccountEmail, type AccountEmailTexts } from './account.email.js';

const WORDS: Record<Language, AccountEmailTexts> = {
  en: {
    subject: 'You’re invited to Uplift',
    words:
      'Kia ora. The Uplift team has created an account for this email address. Choose a password to get started. The link works once and expires in 7 days. After that, use “Forgot your password?” on the sign-in page to get a new link.',
    act: 'Choose a password',
    notYou: 'If this email isn’t meant for you, you can ignore it. No one can sign in without the link.',
  },
  mi: {
    subject: 'Nau mai ki Uplift',
    words:
      'Kia ora. Kua hangaia e te rōpū o Uplift he pūkete mō tēnei wāhitau. Kōwhiria he kupuhipa nōu ake hei tīmata. Kotahi noa te whakamahinga o te hononga, mō ngā rā e whitu.',
    act: 'Kōwhiria he kupuhipa',
    notYou: 'Mēnā ehara tēnei mōu, waiho noa tēnei īmēra.',
  },
};

/** The mail that invites a user to choose a first password. Its link has a single-use token. */
export class InvitationEmail extends AccountEmail {
  readonly kind = 'account.invitation';
  protected readonly page = '/reset-password';
  protected readonly inLanguages = WORDS;
}
