/** The three modes of the site (R017). */
const audienceModes = ['General', 'Commercial', 'Consumer'] as const;
export type AudienceMode = (typeof audienceModes)[number];

/** The key of the mode in this browser's storage and in the addresses of results. */
export const MODE_KEY = 'type';
const listeners = new Set<() => void>();

/** Returns the mode with this name; General for anything else. */
export const readAudienceMode = (text: string | null): AudienceMode =>
  audienceModes.find((mode) => mode === text) ?? 'General';

/** Sets the mode in the query of an address; General is left out. */
export function setModeIn(query: URLSearchParams, mode: AudienceMode): void {
  if (mode === 'General') query.delete(MODE_KEY);
  else query.set(MODE_KEY, mode);
}

/** Returns the mode chosen in this browser; General if none is chosen or storage is not available. */
export function currentAudienceMode(): AudienceMode {
  try {
    return readAudienceMode(localStorage.getItem(MODE_KEY));
  } catch {
    return 'General';
  }
}

/** Saves the mode and informs everything that shows it. */
export function setAudienceMode(mode: AudienceMode): void {
  try {
    localStorage.setItem(MODE_KEY, mode);
  } catch {
    // Without storage the page works nevertheless, in General.
  }
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` when another mode is chosen, also in another tab. Returns a function that unsubscribes. */
export function subscribeAudienceMode(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
