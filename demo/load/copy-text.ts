import { type Cell, Json, type Row } from '../row.js';

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escapeText(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}

function arrayLiteral(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}

function cellText(cell: Cell | undefined, column: string): string {
  if (cell === undefined) throw new Error(`A row lacks the column ${column}`);
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escapeText(cell);
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) throw new Error(`The column ${column} holds ${cell}`);
    return String(cell);
  }
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  if (cell instanceof Date) return cell.toISOString();
  if (cell instanceof Json) return escapeText(JSON.stringify(cell.value));
  return escapeText(arrayLiteral(cell));
}

/**
 * Returns one line of PostgreSQL’s COPY text format, with its newline.
 * @throws Error if a column is missing or a number is not finite
 */
export function copyLine(columns: readonly string[], row: Row): string {
  return `${columns.map((column) => cellText(row[column], column)).join('\t')}\n`;
}
