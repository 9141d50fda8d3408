import type { Language } from '../platform/language.js';
import { AccountEmail, type AccountEmailTexts } from './account.email.js';

const WORDS: AccountEmailTexts = {
  subject: 'Your Uplift sign-in link',
  words: 'Here’s your sign-in link. It opens your good cause page, works once and expires in 30 minutes.',
  act: 'Open the page',
  notYou: 'If you didn’t ask for this link, you can ignore this email. Nothing has changed.',
};

/**
 * The mail with a link that opens the prospecting page of a good cause and signs the user in. The link has a
 * single-use token. The page is in English.
 */
export class SignInLinkEmail extends AccountEmail {
  readonly kind = 'account.sign-in-link';
  protected readonly page: string;
  protected readonly inLanguages: Record<Language, AccountEmailTexts> = { en: WORDS, mi: WORDS };

  constructor(publicUrl: string, linkKey: string, token: string) {
    super(publicUrl, 'en', token);
    this.page = `/ProspectingBuyers/${linkKey}`;
  }
}
