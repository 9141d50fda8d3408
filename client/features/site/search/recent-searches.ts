import { cleanSearchText } from '../../../lib/search-text';

/** The key in this browser's storage; recent searches are not sent anywhere. */
const KEY = 'uplift-last-searches';
const MAX = 5;

/** Returns the recent searches of this browser, latest first; none if storage is not available. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((text) => (typeof text === 'string' && cleanSearchText(text)) || []).slice(0, MAX);
  } catch {
    return [];
  }
}

/** Saves a text that was searched for. */
export function rememberSearch(searched: string): void {
  const text = cleanSearchText(searched);
  const same = (earlier: string) => earlier.toLowerCase() === text.toLowerCase();
  if (!text) return;
  try {
    const others = recentSearches().filter((earlier) => !same(earlier));
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MAX)));
  } catch {
    // Searching works without storage, too.
  }
}

/** Deletes all recent searches. */
export function clearSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there are no recent searches.
  }
}
