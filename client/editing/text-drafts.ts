const KEY = 'uplift-link-words';

type Words = Record<string, string>;

function readAll(): Words {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof words === 'object' && words !== null ? (words as Words) : {};
  } catch {
    // Without storage nothing is remembered.
    return {};
  }
}

/**
 * Returns the text typed for a record (`about`, such as 'lead-7') on this device that may not be saved; null if there
 * is none.
 */
export function draftOf(about: string): string | null {
  const words = readAll()[about];
  return typeof words === 'string' ? words : null;
}

/** Remembers the text being typed for a record on this device until it is saved; null deletes it. */
export function saveDraft(about: string, words: string | null): void {
  const { [about]: _, ...others } = readAll();
  const drafts = words === null ? others : { ...others, [about]: words };
  try {
    if (Object.keys(drafts).length > 0) localStorage.setItem(KEY, JSON.stringify(drafts));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the text is only on the page.
  }
}

/** Deletes the remembered texts of all records whose keys begin with this prefix, such as 'buyer-'. */
export function clearDrafts(beginning: string): void {
  for (const about of Object.keys(readAll())) if (about.startsWith(beginning)) saveDraft(about, null);
}
