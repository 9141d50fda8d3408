import type { Language } from '../platform/language.js';
import { AccountEmail, type AccountEmailTexts } from './account.email.js';

const WORDS: Record<Language, AccountEmailTexts> = {
  en: {
    subject: 'You already have an Uplift account',
    words:
      'Someone tried to register with this email address, but it already has an Uplift account. If it was you, sign in. If you’ve forgotten your password, choose a new one.',
    act: 'Sign in',
    notYou: 'If it wasn’t you, you can ignore this email. Nothing has changed.',
  },
  mi: {
    subject: 'He pūkete Uplift kē tōu',
    words:
      'I ngana tētahi ki te hanga pūkete mō tēnei wāhitau īmēra, engari he pūkete Uplift kē tōu. Mēnā ko koe tērā, takiuru mai; mēnā kua wareware tō kupuhipa, kōwhiria he mea hou.',
    act: 'Takiuru',
    notYou: 'Mēnā ehara ko koe, kāore he mea kua panonihia; waiho noa tēnei īmēra.',
  },
};

/**
 * The mail to the owner of an address that somebody tried to register again. The registration form must not
 * reveal that the account exists.
 */
export class AccountExistsEmail extends AccountEmail {
  readonly kind = 'account.exists';
  protected readonly page = '/login';
  protected readonly inLanguages = WORDS;
}
