import { registerEnumType } from 'type-graphql';
import { z } from 'zod';

/** The languages of the public site, and of mails to its visitors and users. */
export const LanguageEnum = { EN: 'en', MI: 'mi' } as const;
export type Language = (typeof LanguageEnum)[keyof typeof LanguageEnum];
registerEnumType(LanguageEnum, {
  name: 'Language',
  description: 'A language of the site.',
  valuesConfig: {
    EN: { description: 'New Zealand English.' },
    MI: { description: 'Te reo Māori.' },
  },
});

/** The language of a form. The default is English. */
export const languageGiven = z.enum(Object.values(LanguageEnum)).nullish();

/** Returns the path of a page in `language`. Pages in te reo Māori are below /mi (ADR 0018). */
export const inLanguage = (language: Language, path: string): string =>
  language === 'en' ? path : `/mi${path === '/' ? '' : path}`;

/** The language tags for `lang` attributes. */
export const LANGUAGE_TAGS: Record<Language, string> = { en: 'en-NZ', mi: 'mi-NZ' };
