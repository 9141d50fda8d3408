/** The three modes of the site (R017), remembered in this browser under the key `type`. */
export const audienceModes = ['General', 'Commercial', 'Consumer'] as const;
export type AudienceMode = (typeof audienceModes)[number];

const KEY = 'type';
const listeners = new Set<() => void>();

const isMode = (value: string | null): value is AudienceMode => audienceModes.some((mode) => mode === value);

/** The mode chosen in this browser; General when none is, or when storage is closed. */
export function currentAudienceMode(): AudienceMode {
  try {
    const stored = localStorage.getItem(KEY);
    return isMode(stored) ? stored : 'General';
  } catch {
    return 'General';
  }
}

/** Remembers the mode and tells everything that shows it. */
export function setAudienceMode(mode: AudienceMode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // A browser that forbids storage still gets the page, in General.
  }
  for (const listener of [...listeners]) listener();
}

export function subscribeAudienceMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
