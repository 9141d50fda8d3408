import { fold } from '../../../../shared/fold';

const WORD_START = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

/**
 * Returns the part of the label that was typed as `[start, end]`: at its beginning, or with `anyWord` at the beginning
 * of any word. Null if nothing matches.
 */
export function matchRange(label: string, typed: string, anyWord = false): [number, number] | null {
  const wanted = fold(typed);
  if (!wanted) return null;
  const starts = anyWord ? [...label.matchAll(WORD_START)].map(({ index }) => index) : [0];
  for (const start of starts) {
    for (let end = start + 1; end <= label.length; end++) {
      const read = fold(label.slice(start, end));
      if (read === wanted) return [start, end];
      if (!wanted.startsWith(read)) break;
    }
  }
  return null;
}
