/** Returns the browser's storage for the site; null if it is not available. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
