import { registerEnumType } from 'type-graphql';
import { z } from 'zod';

/** The languages of the public site, and of the mails to those who write from it or have an account. */
export const LanguageEnum = { EN: 'en', MI: 'mi' } as const;
export type Language = (typeof LanguageEnum)[keyof typeof LanguageEnum];
registerEnumType(LanguageEnum, { name: 'Language', description: 'English or te reo Māori.' });

/** The language that a form was written in; English unless told. */
export const languageGiven = z.enum(Object.values(LanguageEnum)).nullish();

/** The path of a page in `language`: te reo Māori stands below /mi (ADR 0018). */
export const inLanguage = (language: Language, path: string): string =>
  language === 'en' ? path : `/mi${path === '/' ? '' : path}`;

/** As `lang` attributes spell them. */
export const LANGUAGE_TAGS: Record<Language, string> = { en: 'en-NZ', mi: 'mi-NZ' };
