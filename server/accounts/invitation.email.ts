import type { Language } from '../platform/language.js';
import { AccountEmail, type AccountEmailWords } from './account.email.js';

const WORDS: Record<Language, AccountEmailWords> = {
  en: {
    subject: 'You are invited to Uplift',
    words:
      'Kia ora. The Uplift team has made an account for this address. Choose a password of your own to begin. The link works once, for seven days; later ask for a new one at the sign-in, under Forgot password.',
    act: 'Choose a password',
    notYou: 'If this is not for you, you can forget this mail: nobody signs in without the link.',
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
