import { cleanSearchText } from '../../lib/search-text';

/** The key in this browser's storage; recent searches are not sent anywhere. */
const KEY = 'uplift-last-searches';
const MOST = 5;

/** Returns the recent searches of this browser, latest first; none if storage is not available. */
export function lastSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((text) => (typeof text === 'string' && cleanSearchText(text)) || []).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Saves a text that was searched for. */
export function keepSearch(searched: string): void {
  const text = cleanSearchText(searched);
  const same = (kept: string) => kept.toLowerCase() === text.toLowerCase();
  if (!text) return;
  try {
    const others = lastSearches().filter((kept) => !same(kept));
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // Searching works without storage, too.
  }
}

/** Deletes all recent searches. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there are no recent searches.
  }
}
