import type { Language } from '../platform/language.js';
import { AccountEmail, type AccountEmailTexts } from './account.email.js';

const WORDS: Record<Language, AccountEmailTexts> = {
  en: {
    subject: 'Confirm your email address',
    words: 'Kia ora, and welcome to Uplift. Please confirm that this email address is yours.',
    act: 'Confirm email address',
    notYou:
      'If you didn’t register with Uplift, you can ignore this email. If you would like an account, use the link to choose your own password.',
  },
  mi: {
    subject: 'Whakaūngia tō wāhitau īmēra',
    words: 'Kia ora, nau mai ki Uplift. Tēnā, whakaūngia mai nōu tēnei wāhitau īmēra.',
    act: 'Whakaūngia te wāhitau',
    notYou:
      'Ehara nāu te pūkete i hanga? Waiho noa tēnei īmēra, tangohia mai rānei te pūkete mā te hononga: ka tonoa he kupuhipa nōu ake.',
  },
};

/** The mail to confirm an email address. Its link has a single-use token. */
export class ConfirmEmailEmail extends AccountEmail {
  readonly kind = 'account.confirm-email';
  protected readonly page = '/confirm-email';
  protected readonly inLanguages = WORDS;
}
