import type { YearlyReportTexts } from '../../../shared/yearly-report-texts.js';
import { PRINT_COLORS } from '../../kits/pdf/print-colors.js';
import { SHEET, SHEET_WIDTH, type Sheets } from '../../kits/pdf/sheets.js';
import type { TextStyle } from '../../kits/pdf/type-setter.js';
import { dollars, shortDollars } from './report-figures.js';
import type { YearlyReport } from './yearly-report.type.js';

const HEIGHT = 118;
/** The width of the axis, left of the bars, with the amounts of the lines. */
const AXIS = 42;
const small: TextStyle = { cut: 'text', size: 8.5, color: PRINT_COLORS.quiet };

/** Returns a round number that is at least as large as the value. */
function roundUp(value: number): number {
  if (value <= 0) return 0;
  const step = 10 ** Math.floor(Math.log10(value));
  return step * ([1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((times) => times * step >= value) ?? 10);
}

/**
 * Draws the contributions of each month as bars, beside those of the same months a year before. The tagged
 * text is a sentence.
 */
export function drawBars(sheets: Sheets, report: YearlyReport, words: YearlyReportTexts): void {
  const { byMonth, year } = report;
  const top = sheets.y + 22;
  const most = roundUp(
    Math.max(
      0,
      ...byMonth.flatMap(({ contribution, contributionBefore }) => [contribution, contributionBefore]),
    ),
  );
  const best = byMonth.reduce((a, b) => (b.contribution > a.contribution ? b : a));
  const alt =
    best.contribution > 0
      ? words.bars(year, words.months[best.month - 1] ?? '', dollars(best.contribution))
      : words.noBars(year);
  const bbox = [SHEET.margin, sheets.y, SHEET.margin + SHEET_WIDTH, top + HEIGHT + 18];
  sheets.part(
    'Figure',
    () => {
      drawLegend(sheets, report);
      drawLines(sheets, top, most);
      drawMonths(sheets, report, words, { top, most });
    },
    { alt, bbox },
  );
  sheets.y = top + HEIGHT + 22;
}

function drawLegend({ pdf, type, y }: Sheets, { year }: YearlyReport): void {
  let x: number = SHEET.margin + AXIS;
  for (const [label, paint] of [
    [String(year), PRINT_COLORS.pounamu],
    [String(year - 1), PRINT_COLORS.far],
  ] as const) {
    pdf.roundedRect(x, y + 2, 8, 8, 1.5).fill(paint);
    type.line(label, x + 12, y + 9.5, small);
    x += 24 + type.widthOf(label, small);
  }
}

function drawLines({ pdf, type }: Sheets, top: number, most: number): void {
  for (const share of most > 0 ? [0, 0.5, 1] : [0]) {
    const y = top + HEIGHT * (1 - share);
    pdf
      .moveTo(SHEET.margin + AXIS, y)
      .lineTo(SHEET.margin + SHEET_WIDTH, y)
      .lineWidth(0.6)
      .strokeColor(share === 0 ? PRINT_COLORS.quiet : PRINT_COLORS.line)
      .stroke();
    type.lineEnding(shortDollars(most * share), SHEET.margin + AXIS - 8, y + 3, small);
  }
}

function drawMonths(
  { pdf, type }: Sheets,
  { byMonth }: YearlyReport,
  words: YearlyReportTexts,
  { top, most }: { top: number; most: number },
): void {
  const across = (SHEET_WIDTH - AXIS) / 12;
  const bar = across * 0.34;
  for (const { month, contribution, contributionBefore } of byMonth) {
    const left = SHEET.margin + AXIS + (month - 1) * across;
    for (const [at, amount, paint] of [
      [0, contribution, PRINT_COLORS.pounamu],
      [1, contributionBefore, PRINT_COLORS.far],
    ] as const) {
      const height = most > 0 ? (HEIGHT * Math.max(0, amount)) / most : 0;
      if (height > 0)
        pdf.rect(left + across * 0.14 + at * (bar + 1), top + HEIGHT - height, bar, height).fill(paint);
    }
    const label = words.shortMonths[month - 1] ?? '';
    type.line(label, left + (across - type.widthOf(label, small)) / 2, top + HEIGHT + 12, small);
  }
}
