import type { Language } from '../../platform/language.js';
import type { PdfPart } from './accessible-pdf.js';
import { PRINT_COLORS } from './print-colors.js';
import { SHEET, SHEET_WIDTH, type Sheets } from './sheets.js';
import type { TextStyle } from './type-setter.js';

const TEXT: TextStyle = { cut: 'text', size: 10, color: PRINT_COLORS.ink };
const STRONG: TextStyle = { cut: 'strong', size: 10, color: PRINT_COLORS.ink };
const HEADER: TextStyle = { cut: 'strong', size: 9, color: PRINT_COLORS.quiet };
const LINE = 13;
const PADDING = 3.5;
const GAP = 12;

/** A column of a table: its header and its cells. */
interface PrintedColumn<Row> {
  header: string;
  /** The share of the whole width, from 0 to 1. */
  width: number;
  cell: (row: Row) => string;
  /** The language of its texts, if it differs from that of the document. */
  language?: Language;
}

/** A table: the first column contains the row headers, the others figures, which are aligned to the right. */
interface PrintedTable<Row> {
  columns: readonly PrintedColumn<Row>[];
  rows: readonly Row[];
  /** The totals, one for each cell of the last row. */
  total?: readonly string[];
}

interface Place {
  x: number;
  width: number;
}

/** Draws a tagged table. Rows are never split, and each further sheet repeats the headers. */
export function drawTable<Row>(sheets: Sheets, { columns, rows, total }: PrintedTable<Row>): void {
  const places = placesOf(columns.map(({ width }) => width));
  const table = sheets.branch('Table');
  const headers = columns.map(({ header }) => header);
  const head = () => drawHeaders(sheets, headers, places);
  const tr = sheets.branch('TR', table);
  headers.forEach((header, at) => {
    const options = { scope: 'Column' } as const;
    sheets.part('TH', () => drawCell(sheets, header, places[at], at > 0, HEADER), options, tr);
  });
  tr.end();
  ruleOff(sheets, heightOf(sheets, headers, places, HEADER), PRINT_COLORS.quiet);
  for (const row of rows)
    drawRow(sheets, {
      table,
      places,
      cells: columns.map(({ cell }) => cell(row)),
      columns,
      look: TEXT,
      head,
    });
  if (total) drawRow(sheets, { table, places, cells: total, columns, look: STRONG, head });
  table.end();
}

/**
 * Returns the places of columns with these widths, as shares of the sheet. Each column ends before the next
 * one begins.
 */
function placesOf(widths: readonly number[]): Place[] {
  let x: number = SHEET.margin;
  return widths.map((width) => {
    const place = { x, width: width * SHEET_WIDTH - GAP };
    x += width * SHEET_WIDTH;
    return { ...place, width: Math.min(place.width, SHEET.margin + SHEET_WIDTH - place.x) };
  });
}

interface DrawnRow {
  table: PdfPart;
  places: readonly Place[];
  cells: readonly string[];
  columns: readonly { language?: Language }[];
  look: TextStyle;
  head: () => void;
}

function drawRow(sheets: Sheets, { table, places, cells, columns, look, head }: DrawnRow): void {
  const height = heightOf(sheets, cells, places, look);
  if (sheets.need(height)) head();
  const tr = sheets.branch('TR', table);
  cells.forEach((cell, at) => {
    const [kind, scope] = at === 0 ? (['TH', 'Row'] as const) : (['TD', undefined] as const);
    const options = { ...(scope && { scope }), language: columns[at]?.language };
    sheets.part(kind, () => drawCell(sheets, cell, places[at], at > 0, look), options, tr);
  });
  tr.end();
  ruleOff(sheets, height, PRINT_COLORS.line);
}

/** Draws the headers again on a further sheet. They are not tagged again. */
function drawHeaders(sheets: Sheets, headers: readonly string[], places: readonly Place[]): void {
  sheets.shown(() => {
    headers.forEach((header, at) => {
      drawCell(sheets, header, places[at], at > 0, HEADER);
    });
  });
  ruleOff(sheets, heightOf(sheets, headers, places, HEADER), PRINT_COLORS.quiet);
}

function drawCell(
  sheets: Sheets,
  text: string,
  place: Place | undefined,
  toRight: boolean,
  look: TextStyle,
): void {
  if (!place) return;
  const { x, width } = place;
  sheets.type.broken(text, width, look).forEach((line, at) => {
    const baseline = sheets.y + PADDING + 10 + at * LINE;
    if (toRight) sheets.type.lineEnding(line, x + width + GAP, baseline, look);
    else sheets.type.line(line, x, baseline, look);
  });
}

const heightOf = (
  sheets: Sheets,
  cells: readonly string[],
  places: readonly Place[],
  look: TextStyle,
): number =>
  2 * PADDING +
  LINE *
    Math.max(1, ...cells.map((cell, at) => sheets.type.broken(cell, places[at]?.width ?? 0, look).length));

/** Draws a line below the row, where the next one begins. */
function ruleOff(sheets: Sheets, height: number, color: string): void {
  sheets.y += height;
  sheets.shown(() => {
    sheets.pdf
      .moveTo(SHEET.margin, sheets.y)
      .lineTo(SHEET.margin + SHEET_WIDTH, sheets.y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke();
  });
}
