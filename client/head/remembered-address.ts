import { type AudienceMode, currentAudienceMode, MODE_KEY } from '../lib/audience-mode';
import { inLanguage, type Language, languageOf, rememberedLanguage } from '../lib/language';
import { RESULTS_ADDRESS } from '../navigation/paths';

/**
 * Returns the address (path and query) that matches the browser's stored preferences; the same address if it already
 * does.
 */
export function rememberedAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  language: Language | null,
  mode: AudienceMode,
): string {
  const path = language === 'mi' && languageOf(pathname) === 'en' ? inLanguage(language, pathname) : pathname;
  const named = new URLSearchParams(search).has(MODE_KEY);
  if (mode === 'General' || named || !RESULTS_ADDRESS.test(path)) return path + search;
  return `${path}${search}${search ? '&' : '?'}${MODE_KEY}=${mode}`;
}

/**
 * Redirects to the address that matches this browser's stored preferences, before anything is painted: te reo Māori to
 * its page, and a mode other than General to the results in that mode (R017).
 */
export function redirectToRemembered(): void {
  const address = rememberedAddress(location, rememberedLanguage(), currentAudienceMode());
  if (address !== location.pathname + location.search) location.replace(address + location.hash);
}
