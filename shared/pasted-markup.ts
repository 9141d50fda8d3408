import { type MarkupToken, markupTokens } from './markup-tokens.js';
import { endOfTable, flattenTable } from './pasted-table.js';
import { WordLists } from './word-lists.js';

/** Matches markup that needs tidying. All other markup stays unchanged. */
const SPECIAL = /<table|mso-list|<!\[|<\?xml/i;
/** Elements whose content is dropped. */
const SILENT = /^(style|script|title|xml|template)$/;

/**
 * Returns markup from a spreadsheet, a word processor or a mail program with the elements of a rich text.
 * Tables become a paragraph per row, and paragraphs that Word uses for list items become list items.
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
