/** A safe estimate of the width of a 12 px letter, in pixels: drawings cannot measure a text beforehand. */
const LETTER = 6.7;

/** Returns the approximate width of a 12 px text, in pixels. */
export const textWidth = (text: string): number => text.length * LETTER;

/** Returns the text with non-breaking spaces in brackets and ranges, such as `( 2 - 20 )`. */
export const keepTogether = (text: string): string =>
  text.replace(/(?<=\() | (?=\))|(?<=\d) (?=[-–] \d)|(?<=\d [-–]) (?=\d)/g, '\u00a0');

/**
 * Breaks a text into at most this number of lines of this width in pixels; if it does not fit, it ends with an
 * ellipsis.
 */
export function wrapText(text: string, width: number, lines: number): string[] {
  const most = Math.max(3, Math.floor(width / LETTER));
  const made: string[] = [];
  let rest = keepTogether(text.trim());
  while (rest.length > most && made.length < lines - 1) {
    const space = rest.lastIndexOf(' ', most);
    const end = space > most / 3 ? space : most;
    made.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...made, rest.length > most ? `${rest.slice(0, most - 1).trim()}…` : rest];
}
