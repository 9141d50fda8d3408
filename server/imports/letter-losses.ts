import { asWindows1252 } from '../../shared/windows-1252.js';

/** All characters that Windows-1252 has, in the order of their bytes. */
const CHARACTERS = [...asWindows1252(String.fromCharCode(...Array(256).keys()))];
const BYTES = new Map(CHARACTERS.map((character, byte) => [character, byte]));

/**
 * Returns true if the cell is the stored text without what Windows-1252 lacks: Excel writes a letter with a macron as the
 * plain letter, and others as a question mark, when it saves a file as CSV that is not UTF-8.
 */
export function differsByLostLetters(cell: string, stored: string): boolean {
  const kept = [...stored.normalize('NFC')];
  if (kept.every((character) => BYTES.has(character))) return false;
  const lost = cell.normalize('NFC');
  return lost === kept.map(plainLetter).join('') || lost === kept.map(orQuestionMark).join('');
}

const orQuestionMark = (character: string) => (BYTES.has(character) ? character : '?');

const plainLetter = (character: string) =>
  BYTES.has(character) ? character : orQuestionMark(character.normalize('NFD')[0] ?? '');

/** Letters and signs of English and Māori whose bytes nobody writes as Windows-1252. */
const TELLING = /[\u00c0-\u00ffĀāĒēĪīŌōŪūʻ\u2010-\u2026€™]/;

/** The text that was meant by one of UTF-8 that was opened as Windows-1252, `MÄori` for `Māori`; null for any other. */
export function meantByGarbled(cell: string): string | null {
  const bytes = [...cell].map(
    (character) => BYTES.get(character) ?? (character.charCodeAt(0) < 0x100 ? character.charCodeAt(0) : -1),
  );
  if (bytes.includes(-1)) return null;
  try {
    const meant = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return meant !== cell && TELLING.test(meant) ? meant : null;
  } catch {
    return null;
  }
}
