import type { MarkupToken } from './markup-tokens.js';

/** The separator of the cells of a row. */
const BETWEEN_CELLS = ' | ';

const CELLS = /^(td|th)$/;
const LINES = /^(p|div|h[1-6]|ul|ol|li|blockquote|pre|dl|dt|dd|table|tbody|thead|tfoot|tr|br|hr|caption)$/;
const BLOCK_FIRST = /^<(?:p|div|h[1-6]|ul|ol|table)\b/i;
const MARKS = /^(a|b|strong|i|em|span)$/;

type Cell = MarkupToken[];

/**
 * Returns the end of the table that begins at `start`: the index after its closing tag, or the end of the
 * tokens.
 */
export function endOfTable(tokens: readonly MarkupToken[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    const { name, closes } = tokens[at] as MarkupToken;
    if (name !== 'table') continue;
    depth += closes ? -1 : 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

/** Returns the cells of each row. Content outside of cells, such as a caption, is a separate row. */
function rowsOf(tokens: readonly MarkupToken[]): Cell[][] {
  const rows: Cell[][] = [];
  let depth = 0;
  let inCell = false;
  const cellOf = (isNew: boolean): Cell => {
    const row = rows.at(-1) ?? [];
    if (rows.length === 0) rows.push(row);
    if (isNew || row.length === 0) row.push([]);
    return row.at(-1) as Cell;
  };
  for (const token of tokens) {
    if (token.name === 'table') depth += token.closes ? -1 : 1;
    const outermost = depth === 0 && token.name !== 'table';
    if (outermost && (token.name === 'tr' || token.name === 'caption')) {
      if (!token.closes) rows.push([]);
      inCell = token.name === 'caption' && !token.closes;
    } else if (outermost && CELLS.test(token.name)) {
      if (!token.closes) cellOf(true);
      inCell = !token.closes;
    } else if (inCell || (!token.name && token.text.trim() !== '')) cellOf(false).push(token);
  }
  return rows;
}

/** Returns the content of a cell as lines divided by breaks, with emphasis and links only. */
function flattened(cell: Cell): string {
  const parts = cell.map(({ name, text, silent }) => {
    if (silent) return '';
    if (!name) return text.replace(/\s+/g, ' ');
    if (LINES.test(name)) return '\n';
    if (CELLS.test(name)) return '\t';
    return MARKS.test(name) ? text : '';
  });
  return parts
    .join('')
    .replace(/(?:[ \u00a0]*\t[ \t\u00a0]*)+/g, (between, at: number) =>
      at === 0 ? '' : /\t.*\t/.test(between) ? BETWEEN_CELLS : '',
    )
    .replace(/[ \u00a0]*\n[\s\u00a0]*/g, '\n')
    .trim()
    .replaceAll('\n', '<br>');
}

/** Returns the content in a paragraph, unless it already has blocks. */
const inParagraph = (inner: string) =>
  isEmpty(inner) || BLOCK_FIRST.test(inner) ? inner : `<p>${inner}</p>`;

const isEmpty = (cell: string) => cell.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '';

/** Returns a row as a paragraph of its cells, without empty cells at the end. */
function asParagraph(row: Cell[]): string {
  const cells = row.map(flattened);
  while (cells.length > 0 && isEmpty(cells.at(-1) ?? '')) cells.pop();
  return cells.length === 0 ? '' : `<p>${cells.join(BETWEEN_CELLS)}</p>`;
}

/**
 * Returns a table, given without its own tags, with a paragraph per row, since rich texts have no tables. A
 * table with a single column is only a frame, whose content is converted by `inner`.
 */
export function flattenTable(
  tokens: readonly MarkupToken[],
  inner: (tokens: readonly MarkupToken[]) => string,
): string {
  const rows = rowsOf(tokens);
  if (rows.every((row) => row.length <= 1))
    return rows.map(([cell = []]) => inParagraph(inner(cell).trim())).join('');
  return rows.map(asParagraph).join('');
}
