import { createContext, use } from 'react';

/** The languages that the public site is written in. */
export type Language = 'en' | 'mi';

/** As `lang` attributes and hreflang spell them. */
export const languageTag: Record<Language, string> = { en: 'en-NZ', mi: 'mi-NZ' };

/** What each language calls itself. */
export const languageName: Record<Language, string> = { en: 'English', mi: 'Te reo Māori' };

const MAORI = /^\/mi(?=[/?#]|$)/i;

/** How addresses begin that exist in English alone: the screens behind the sign-in, and the pages with a secret key. */
export const ENGLISH_ONLY = ['admin', 'entitylink', 'prospectingbuyers'];
const ENGLISH = new RegExp(`^/(${ENGLISH_ONLY.join('|')})(?=[/?#]|$)`, 'i');

/** The language of an address: te reo Māori below /mi, English everywhere else. */
export const languageOf = (path: string): Language => (MAORI.test(path) ? 'mi' : 'en');

/** The part of every address that says its language, as the router wants it. */
export const basenameOf = (language: Language): string => (language === 'mi' ? '/mi' : '/');

/** The address without its language. One slash leads it, for browsers read two as the name of another host. */
export const withoutLanguage = (path: string): string => path.replace(MAORI, '').replace(/^\/*/, '/');

/** The same page in `language`, or in English where it exists in nothing else. */
export function inLanguage(language: Language, path: string): string {
  const bare = withoutLanguage(path);
  if (language === 'en' || ENGLISH.test(bare)) return bare;
  return bare === '/' ? '/mi' : `/mi${bare.replace(/^\/(?=[?#])/, '')}`;
}

/** Where the choice is kept in this browser; there is no cookie. */
const LANGUAGE_KEY = 'uplift-language';

/** Keeps the choice for the next visit. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage the address alone says the language.
  }
}

/** The language chosen in this browser; null when none is, or when storage is closed. */
export function rememberedLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(LANGUAGE_KEY);
    return kept === 'en' || kept === 'mi' ? kept : null;
  } catch {
    return null;
  }
}

const leaving = new Set<() => void>();

/** Calls `keep` before the page is loaded in the other language; answers how to stop. */
export function onLanguageSwitch(keep: () => void): () => void {
  leaving.add(keep);
  return () => void leaving.delete(keep);
}

function keepAll(): void {
  for (const keep of leaving) keep();
}

/** To be called where a page is about to be left for the same one in the other language. */
export function announceLanguageSwitch(): void {
  keepAll();
  // A form may come to life, or be typed into, before the page is gone.
  addEventListener('pagehide', keepAll, { once: true });
}

export const LanguageContext = /* @__PURE__ */ createContext<Language>('en');

/** The language of the page. */
export const useLanguage = (): Language => use(LanguageContext);

type Entry = string | ((...values: never[]) => string);
type Same<T> = { [Key in keyof T]: T[Key] extends string ? string : T[Key] };

/** One set of texts in each language. */
export type Texts<T> = Record<Language, T>;

/**
 * Texts of a screen or a part of one, in both languages. The second must say everything that the first
 * says: a text without its translation does not compile. Entries with values in them are functions.
 */
export function texts<T extends Record<string, Entry>>(en: T, mi: NoInfer<Same<T>>): Texts<Same<T>> {
  return { en: en as Same<T>, mi: mi as Same<T> };
}

/** The texts in the language of the page. */
export function useTexts<T>(both: Texts<T>): T {
  return both[useLanguage()];
}

/** The `lang` of what people have written about themselves, where it differs from the page's: that is in English. */
export const useContentLang = (): string | undefined => (useLanguage() === 'en' ? undefined : languageTag.en);
