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

/** What was typed about a lead on this device and is not known to be saved; null where there is nothing. */
export function wordsOf(leadId: number): string | null {
  const words = readAll()[leadId];
  return typeof words === 'string' ? words : null;
}

/** Keeps on this device what is being typed about a lead, until it is saved: null lets go of it. */
export function keepWords(leadId: number, words: string | null): void {
  const { [leadId]: _, ...others } = readAll();
  const kept = words === null ? others : { ...others, [leadId]: words };
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the text is on the page alone.
  }
}
