/** Matches text that a spreadsheet interprets as a formula, by its first character in half or full width. */
const FORMULA = /^[-=+@\t\r＝＋－＠]/;

/** Returns a text as a cell of a CSV file (RFC 4180); an apostrophe precedes text that a spreadsheet would execute. */
export function csvText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(text) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns lines as a CSV file, with a byte order mark that tells Excel that it is UTF-8. Numbers are not changed. */
export function csvFile(lines: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null) =>
    typeof value === 'string' ? csvText(value) : value === null ? '' : String(value);
  return `\ufeff${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
