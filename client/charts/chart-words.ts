/** Pixels of a letter of 12 px, on the safe side: drawings cannot ask how wide a text will be. */
const LETTER = 6.7;

/** About how wide a text of 12 px is. */
export const wordWidth = (text: string): number => text.length * LETTER;

/** The text with brackets and ranges that stay together, `( 2 - 20 )`, wherever its lines end. */
export const kept = (text: string): string =>
  text.replace(/(?<=\() | (?=\))|(?<=\d) (?=[-–] \d)|(?<=\d [-–]) (?=\d)/g, '\u00a0');

/** A text in at most so many lines of so many pixels; what does not fit ends with an ellipsis. */
export function wordLines(text: string, width: number, lines: number): string[] {
  const most = Math.max(3, Math.floor(width / LETTER));
  const made: string[] = [];
  let rest = kept(text.trim());
  while (rest.length > most && made.length < lines - 1) {
    const space = rest.lastIndexOf(' ', most);
    const end = space > most / 3 ? space : most;
    made.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...made, rest.length > most ? `${rest.slice(0, most - 1).trim()}…` : rest];
}
