import { asWindows1252 } from '../../../shared/windows-1252.js';

/** All characters of Windows-1252, in the order of their bytes. */
const CHARACTERS = [...asWindows1252(String.fromCharCode(...Array(256).keys()))];
const BYTES = new Map(CHARACTERS.map((character, byte) => [character, byte]));

/**
 * Returns true if the cell is the stored text as Excel saves it in Windows-1252: a letter with a macron
 * becomes the plain letter, and any other character that is missing there becomes a question mark.
 */
export function differsByEncoding(cell: string, stored: string): boolean {
  const characters = [...stored.normalize('NFC')];
  if (characters.every((character) => BYTES.has(character))) return false;
  const lost = cell.normalize('NFC');
  return lost === characters.map(plainLetter).join('') || lost === characters.map(orQuestionMark).join('');
}

const orQuestionMark = (character: string) => (BYTES.has(character) ? character : '?');

const plainLetter = (character: string) =>
  BYTES.has(character) ? character : orQuestionMark(character.normalize('NFD')[0] ?? '');

/**
 * The letters and signs of English and Māori. Their UTF-8 bytes, read as Windows-1252, make up text that
 * nobody would write.
 */
const PLAUSIBLE = /[\u00c0-\u00ffĀāĒēĪīŌōŪūʻ\u2010-\u2026€™]/;

/**
 * Returns the original of a UTF-8 text that was opened as Windows-1252, such as `Māori` for `MÄ\u0081ori`, or
 * null for other texts.
 */
export function repairGarbled(cell: string): string | null {
  const bytes = [...cell].map(
    (character) => BYTES.get(character) ?? (character.charCodeAt(0) < 0x100 ? character.charCodeAt(0) : -1),
  );
  if (bytes.includes(-1)) return null;
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return decoded !== cell && PLAUSIBLE.test(decoded) ? decoded : null;
  } catch {
    return null;
  }
}
