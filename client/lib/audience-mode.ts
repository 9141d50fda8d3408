/** The three modes of the site (R017). */
const audienceModes = ['General', 'Commercial', 'Consumer'] as const;
export type AudienceMode = (typeof audienceModes)[number];

/** The key under which the mode is remembered in this browser, and stands in the addresses of results. */
export const MODE_KEY = 'type';
const listeners = new Set<() => void>();

/** The mode that a text names; General for anything else. */
export const readAudienceMode = (text: string | null): AudienceMode =>
  audienceModes.find((mode) => mode === text) ?? 'General';

/** Puts the mode into the query of an address; General is the one that is not named. */
export function setModeIn(query: URLSearchParams, mode: AudienceMode): void {
  if (mode === 'General') query.delete(MODE_KEY);
  else query.set(MODE_KEY, mode);
}

/** The mode chosen in this browser; General when none is, or when storage is closed. */
export function currentAudienceMode(): AudienceMode {
  try {
    return readAudienceMode(localStorage.getItem(MODE_KEY));
  } catch {
    return 'General';
  }
}

/** Remembers the mode and tells everything that shows it. */
export function setAudienceMode(mode: AudienceMode): void {
  try {
    localStorage.setItem(MODE_KEY, mode);
  } catch {
    // A browser that forbids storage still gets the page, in General.
  }
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` when another mode is chosen, in another tab too. Answers how to stop. */
export function subscribeAudienceMode(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
