import type { Language } from '../platform/language.js';
import { AccountEmail, type AccountEmailTexts } from './account.email.js';

const WORDS: Record<Language, AccountEmailTexts> = {
  en: {
    subject: 'You can now sign in with Google',
    words:
      'Someone signed in to your Uplift account with the Google account for this address. You can now sign in with Google. Your password still works.',
    act: 'Choose a new password',
    notYou:
      'If it was you, you don’t need to do anything. If it wasn’t, choose a new password. Choosing a new password signs you out on every device and turns off sign-in with Google.',
  },
  mi: {
    subject: 'Ka taea ināianei te takiuru mā Google',
    words:
      'I takiuru tētahi ki tō pūkete Uplift mā te pūkete Google o tēnei wāhitau. Mai i nāianei ka taea e koe te takiuru mā Google; kei te mahi tonu tō kupuhipa.',
    act: 'Kōwhiria he kupuhipa hou',
    notYou:
      'Mēnā ko koe tērā, kāore he mahi māu. Mēnā ehara, kōwhiria he kupuhipa hou: ka takiputa ngā tāngata katoa, ka mutu hoki te takiuru mā Google.',
  },
};

/** The mail to the owner of an account that has been linked to Google. It says how to end that. */
export class GoogleLinkedEmail extends AccountEmail {
  readonly kind = 'account.google-linked';
  protected readonly page = '/forgot-password';
  protected readonly inLanguages = WORDS;
}
