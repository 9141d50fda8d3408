import type { Language } from '../platform/language.js';
import { AccountEmail, type AccountEmailWords } from './account.email.js';

const WORDS: Record<Language, AccountEmailWords> = {
  en: {
    subject: 'You have an Uplift account already',
    words:
      'Somebody tried to register with this address, which has an Uplift account already. If it was you, sign in, or choose a new password if you have lost the old one.',
    act: 'Sign in',
    notYou: 'If it was not you, nothing has changed and you can forget this mail.',
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
