import { cleanSearchText } from '../../lib/search-text';

/** Where this browser keeps them; they are sent nowhere. */
const KEY = 'uplift-last-searches';
const MOST = 5;

/** The texts that were searched for in this browser, the last one first; none where storage is closed. */
export function lastSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((text) => (typeof text === 'string' && cleanSearchText(text)) || []).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Keeps a text that was searched for. */
export function keepSearch(searched: string): void {
  const text = cleanSearchText(searched);
  const same = (kept: string) => kept.toLowerCase() === text.toLowerCase();
  if (!text) return;
  try {
    const others = lastSearches().filter((kept) => !same(kept));
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // A browser that forbids storage searches all the same.
  }
}

/** Forgets them all. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There are none then.
  }
}
