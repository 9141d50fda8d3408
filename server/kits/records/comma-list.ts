const QUOTED = /\s*"((?:[^"]|"")*)"\s*(?=,|$)/y;
/** A comma before a quoted item, which always separates items. */
const BEFORE_QUOTED = /,(?=\s*")/;

/** Returns the end of an unquoted item: the index of the comma after it, or the length of the text. */
function endOfItem(text: string, start: number, separator: RegExp): number {
  const anywhere = new RegExp(`${separator.source}|${BEFORE_QUOTED.source}`, 'g');
  anywhere.lastIndex = start;
  return anywhere.exec(text)?.index ?? text.length;
}

/**
 * Returns the trimmed, non-empty items of a comma-separated text. As in CSV, an item in double quotes may
 * contain commas, and a doubled quote in it is one quote. `separator` matches the commas that separate
 * unquoted items.
 */
export function readCommaList(text: string, separator = /,/): string[] {
  const items: string[] = [];
  for (let start = 0; start <= text.length; ) {
    QUOTED.lastIndex = start;
    const quoted = QUOTED.exec(text)?.[1];
    const end = quoted === undefined ? endOfItem(text, start, separator) : QUOTED.lastIndex;
    items.push(quoted?.replaceAll('""', '"') ?? text.slice(start, end));
    start = end + 1;
  }
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/** Returns the items as text that `readCommaList` reads back. Items with separators or quotes are quoted. */
export const writeCommaList = (items: readonly string[], separator = /,/): string =>
  items
    .map((item) => (item.includes('"') || separator.test(item) ? `"${item.replaceAll('"', '""')}"` : item))
    .join(',');
