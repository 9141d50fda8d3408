import type { Language } from '../platform/language.js';
import { AccountEmail, type AccountEmailTexts } from './account.email.js';

const WORDS: Record<Language, AccountEmailTexts> = {
  en: {
    subject: 'Choose a new password',
    words:
      'Someone, probably you, asked for a new password for your Uplift account. The link works once and expires in 10 minutes.',
    act: 'Choose a new password',
    notYou: 'If it wasn’t you, you can ignore this email. Nothing has changed.',
  },
  mi: {
    subject: 'Kōwhiria he kupuhipa hou',
    words:
      'Kua tono tētahi, ko koe pea, i tētahi kupuhipa hou mō tō pūkete Uplift. Kotahi noa te whakamahinga o te hononga, i roto i te tekau meneti.',
    act: 'Kōwhiria he kupuhipa hou',
    notYou: 'Mēnā ehara ko koe, kāore he mea kua panonihia; waiho noa tēnei īmēra.',
  },
};

/** The mail to choose a new password. Its link has a single-use token. */
export class ResetPasswordEmail extends AccountEmail {
  readonly kind = 'account.reset-password';
  protected readonly page = '/reset-password';
  protected readonly inLanguages = WORDS;
}
