import type { Language } from '../platform/language.js';
import { AccountEmail, type AccountEmailTexts } from './account.email.js';

const WORDS: Record<Language, AccountEmailTexts> = {
  en: {
    subject: 'You can now sign in to Uplift with Google',
    words:
      'Someone registered an account with this email address but never confirmed the address. You have now confirmed it by signing in with Google. To be safe, we’ve removed the name and password from that registration and signed out every device.',
    act: 'Choose a password',
    notYou:
      'You don’t need a password if you sign in with Google. If someone else signed in to your account with Google, choose a password. That turns off sign-in with Google.',
  },
  mi: {
    subject: 'Mā Google tō pūkete Uplift e takiuru ināianei',
    words:
      'I rēhitatia tētahi pūkete ki tēnei wāhitau, kāore i whakaūngia e tētahi. Nāu ināianei i whakaū, nā tō takiuru mā Google. Kia haumaru ai, kua tangohia te ingoa me te kupuhipa i rēhitatia ai, kua takiputa hoki ngā pūrere katoa.',
    act: 'Kōwhiria he kupuhipa',
    notYou:
      'Kāore he take o te kupuhipa mēnā ka takiuru koe mā Google. Mēnā ehara nāu i takiuru, kōwhiria tētahi: ka mutu te takiuru mā Google.',
  },
};

/**
 * The mail to the owner of an address about an unconfirmed registration with it, which ended when the owner
 * signed in with Google.
 */
export class GoogleTookOverEmail extends AccountEmail {
  readonly kind = 'account.google-took-over';
  protected readonly page = '/forgot-password';
  protected readonly inLanguages = WORDS;
}
