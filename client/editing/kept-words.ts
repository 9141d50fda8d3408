const KEY = 'uplift-link-words';

type Words = Record<string, string>;

function readAll(): Words {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof words === 'object' && words !== null ? (words as Words) : {};
  } catch {
    // Without storage nothing is kept.
    return {};
  }
}

/** What was typed about something (`about`, such as 'lead-7') on this device and is not known to be saved; or null. */
export function wordsOf(about: string): string | null {
  const words = readAll()[about];
  return typeof words === 'string' ? words : null;
}

/** Keeps on this device what is being typed about something, until it is saved: null lets go of it. */
export function keepWords(about: string, words: string | null): void {
  const { [about]: _, ...others } = readAll();
  const kept = words === null ? others : { ...others, [about]: words };
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the text is on the page alone.
  }
}

/** Forgets on this device all that was typed about things whose names begin so, such as 'buyer-'. */
export function forgetWords(beginning: string): void {
  for (const about of Object.keys(readAll())) if (about.startsWith(beginning)) keepWords(about, null);
}
