import { createContext, use } from 'react';

/** The languages of the public site. */
export type Language = 'en' | 'mi';

/** Codes of the languages for `lang` attributes and hreflang. */
export const languageTag: Record<Language, string> = { en: 'en-NZ', mi: 'mi-NZ' };

/** The languages' own names for themselves. */
export const languageName: Record<Language, string> = { en: 'English', mi: 'Te reo Māori' };

const MAORI = /^\/mi(?=[/?#]|$)/i;

/**
 * First segments of addresses that exist only in English: the screens behind the sign-in, and the pages with a secret
 * key.
 */
export const ENGLISH_ONLY = ['admin', 'entitylink', 'prospectingbuyers'];
const ENGLISH = new RegExp(`^/(${ENGLISH_ONLY.join('|')})(?=[/?#]|$)`, 'i');

/** Returns the language of an address: te reo Māori below /mi, English everywhere else. */
export const languageOf = (path: string): Language => (MAORI.test(path) ? 'mi' : 'en');

/** Returns the language part of addresses as the router's basename. */
export const basenameOf = (language: Language): string => (language === 'mi' ? '/mi' : '/');

/**
 * Returns the address without its language. It begins with exactly one slash, since browsers read two as the name of
 * another host.
 */
export const withoutLanguage = (path: string): string => path.replace(MAORI, '').replace(/^\/*/, '/');

/** Returns the address of the same page in `language`, or in English if it exists in no other. */
export function inLanguage(language: Language, path: string): string {
  const bare = withoutLanguage(path);
  if (language === 'en' || ENGLISH.test(bare)) return bare;
  return bare === '/' ? '/mi' : `/mi${bare.replace(/^\/(?=[?#])/, '')}`;
}

/** The key of the chosen language in this browser's storage; there is no cookie. */
const LANGUAGE_KEY = 'uplift-language';

/** Saves the choice for the next visit. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage only the address says the language.
  }
}

/** Returns the language chosen in this browser; null if none is chosen or storage is not available. */
export function rememberedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return stored === 'en' || stored === 'mi' ? stored : null;
  } catch {
    return null;
  }
}

const leaving = new Set<() => void>();

/** Calls `keep` before the page is loaded in the other language; returns a function that unsubscribes. */
export function onLanguageSwitch(keep: () => void): () => void {
  leaving.add(keep);
  return () => void leaving.delete(keep);
}

function keepAll(): void {
  for (const keep of leaving) keep();
}

/** Must be called before a page is left for the same one in the other language. */
export function announceLanguageSwitch(): void {
  keepAll();
  // A form may be hydrated, or typed into, before the page is gone.
  addEventListener('pagehide', keepAll, { once: true });
}

export const LanguageContext = /* @__PURE__ */ createContext<Language>('en');

/** Returns the language of the page. */
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

/**
 * Returns the `lang` of texts that people have written about themselves, which is English; undefined if the page is in
 * English, too.
 */
export const useContentLang = (): string | undefined => (useLanguage() === 'en' ? undefined : languageTag.en);
