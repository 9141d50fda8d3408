/** What a spreadsheet takes for a formula, by its first character in half or full width. */
const FORMULA = /^[-=+@\t\r＝＋－＠]/;

/** A text as a cell of a CSV file (RFC 4180); one that a spreadsheet would run is preceded by an apostrophe. */
export function csvText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(text) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines as such a file, and before them what tells Excel that it is UTF-8. Numbers are left as they are. */
export function csvFile(lines: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null) =>
    typeof value === 'string' ? csvText(value) : value === null ? '' : String(value);
  return `\ufeff${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
