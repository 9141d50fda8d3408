import { type MarkupToken, markupTokens } from './markup-tokens.js';
import { endOfTable, flattenTable } from './pasted-table.js';
import { WordLists } from './word-lists.js';

/** Only these need a closer look; all other markup stays letter by letter. */
const SPECIAL = /<table|mso-list|<!\[|<\?xml/i;
/** Elements whose content is dropped. */
const SILENT = /^(style|script|title|xml|template)$/;

/**
 * Markup as it comes from a spreadsheet, a word processor or a mail program, in the elements that a rich text has:
 * tables become a paragraph for each row, and the paragraphs that Word makes of the entries of a list become entries.
 */
export function tidyPasted(markup: string): string {
  return SPECIAL.test(markup) ? tidied(markupTokens(markup)) : markup;
}

function tidied(tokens: readonly MarkupToken[]): string {
  const lists = new WordLists();
  let written = '';
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as MarkupToken;
    if (token.silent) at += 1;
    else if (SILENT.test(token.name) && !token.closes) at = afterClosing(tokens, at);
    else if (token.name === 'table' && !token.closes) {
      const end = endOfTable(tokens, at);
      written += lists.end() + flattenTable(tokens.slice(at + 1, end), tidied);
      at = end;
    } else {
      const entry = lists.entryAt(tokens, at);
      written += entry ? entry.markup : lists.around(token) + token.text;
      at = entry ? entry.end : at + 1;
    }
  }
  return written + lists.end();
}

function afterClosing(tokens: readonly MarkupToken[], start: number): number {
  const { name } = tokens[start] as MarkupToken;
  const end = tokens.findIndex((token, at) => at > start && token.closes && token.name === name);
  return end < 0 ? tokens.length : end + 1;
}
