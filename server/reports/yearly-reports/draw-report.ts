import { buyerTypeInMaori } from '../../../shared/buyer-type-names.js';
import { centsOf } from '../../../shared/cents.js';
import {
  asHeading,
  formatLongDay,
  type YearlyReportTexts,
  yearlyReportTexts,
} from '../../../shared/yearly-report-texts.js';
import { accessiblePdf, bytesOf } from '../../kits/pdf/accessible-pdf.js';
import { drawMark } from '../../kits/pdf/landscape.js';
import { PRINT_COLORS } from '../../kits/pdf/print-colors.js';
import { drawTable } from '../../kits/pdf/printed-table.js';
import { SHEET, Sheets } from '../../kits/pdf/sheets.js';
import type { TextStyle } from '../../kits/pdf/type-setter.js';
import type { Language } from '../../platform/language.js';
import { percent } from '../../totals/percent.js';
import { drawBars } from './report-bars.js';
import { drawCover, drawCoverBackground, drawCoverFoot } from './report-cover.js';
import { count, dollars } from './report-figures.js';
import type { YearlyReport } from './yearly-report.type.js';

interface Drawn {
  language: Language;
  /** The day up to which sales are counted, as YYYY-MM-DD. */
  drawnOn: string;
}

/**
 * The room for a heading, the headers below it and some rows, so that no table begins at the foot of a sheet.
 */
const ROOM = 90;
const small: TextStyle = { cut: 'text', size: 9, color: PRINT_COLORS.quiet };

/**
 * Draws a yearly report: A4 sheets that declare themselves accessible (PDF/UA), in either language, with
 * tagged content and decoration as artifacts. The same report of the same day is the same file.
 */
export function drawReport(report: YearlyReport, { language, drawnOn }: Drawn): Promise<Buffer> {
  const words = yearlyReportTexts[language];
  const title = words.titleOf(report.name, report.year);
  const pdf = accessiblePdf({ title, language, layout: 'portrait', drawnOn });
  const sheets: Sheets = new Sheets(pdf, (sheet) => drawFurtherGround(sheets, title, words.page(sheet)));
  sheets.shown(() => drawCoverBackground(sheets));
  drawCover(sheets, report, words);
  sheets.heading(words.monthByMonth, 0);
  drawBars(sheets, report, words);
  drawCoverFoot(sheets, words);
  sheets.next();
  drawMonths(sheets, report, words);
  drawParts(sheets, report, words, language);
  drawBuyerTypes(sheets, report, words, language);
  sheets.heading(words.howWeCount, ROOM);
  sheets.paragraph(words.explanation[report.of](formatLongDay(words, drawnOn)));
  sheets.end();
  return bytesOf(pdf);
}

/**
 * Draws the background, header and footer of each sheet but the first. Returns the top of the remaining room.
 */
function drawFurtherGround({ pdf, type }: Sheets, title: string, page: string): number {
  const { width, height, margin } = SHEET;
  pdf.rect(0, 0, width, height).fill(PRINT_COLORS.paper);
  pdf.rect(0, 0, width, 6).fill(PRINT_COLORS.pounamu);
  drawMark(pdf, margin - 1, 26, 16);
  const [line = ''] = type.broken(title, width - 2 * margin - 40, small);
  type.line(line, margin + 22, 38, small);
  type.lineEnding(page, width - margin, height - 26, small);
  return 50;
}

function drawMonths(sheets: Sheets, report: YearlyReport, words: YearlyReportTexts): void {
  const { byMonth, year, of } = report;
  const sum = (value: (month: (typeof byMonth)[number]) => number) =>
    byMonth.reduce((total, month) => total + centsOf(value(month)), 0) / 100;
  sheets.heading(words.monthsInFigures, ROOM);
  drawTable(sheets, {
    columns: [
      { header: words.month, width: 0.31, cell: ({ month }) => words.months[month - 1] ?? '' },
      {
        header: `${words.amounts[of]} ${year}`,
        width: 0.25,
        cell: ({ contribution }) => dollars(contribution),
      },
      {
        header: String(year - 1),
        width: 0.22,
        cell: ({ contributionBefore }) => dollars(contributionBefore),
      },
      { header: asHeading(words.completed), width: 0.22, cell: ({ completed }) => count(completed) },
    ],
    rows: byMonth,
    total: [
      words.total,
      dollars(sum(({ contribution }) => contribution)),
      dollars(sum(({ contributionBefore }) => contributionBefore)),
      count(report.completed),
    ],
  });
}

/**
 * Draws the good causes that a supplier gave to, or the categories that a cause received from. Their names
 * are in English.
 */
function drawParts(
  sheets: Sheets,
  { of, byCause, byCategory, wholeContribution }: YearlyReport,
  words: YearlyReportTexts,
  language: Language,
): void {
  const [heading, header, none] =
    of === 'supplier'
      ? [words.byCause, words.cause, words.noCause]
      : [words.byCategory, words.category, words.noCategory];
  const rows: readonly { name: string | null; contribution: number }[] = byCause ?? byCategory ?? [];
  if (rows.length === 0) return;
  sheets.heading(heading, ROOM);
  drawTable(sheets, {
    columns: [
      { header, width: 0.56, cell: ({ name }) => name ?? none, ...(language === 'mi' && { language: 'en' }) },
      { header: words.amounts[of], width: 0.26, cell: ({ contribution }) => dollars(contribution) },
      {
        header: words.share,
        width: 0.18,
        cell: ({ contribution }) => `${percent(contribution, wholeContribution)}%`,
      },
    ],
    rows,
  });
}

function drawBuyerTypes(
  sheets: Sheets,
  { of, byBuyerType }: YearlyReport,
  words: YearlyReportTexts,
  language: Language,
): void {
  if (byBuyerType.length === 0) return;
  const named = (type: string) => (language === 'mi' ? buyerTypeInMaori(type) : type);
  sheets.heading(words.byBuyerType, ROOM);
  drawTable(sheets, {
    columns: [
      {
        header: words.buyerType,
        width: 0.43,
        cell: ({ buyerType }) => (buyerType === null ? words.consumer : named(buyerType)),
      },
      { header: asHeading(words.enquiries), width: 0.15, cell: ({ enquiries }) => count(enquiries) },
      { header: asHeading(words.completed), width: 0.18, cell: ({ completed }) => count(completed) },
      { header: words.amounts[of], width: 0.24, cell: ({ contribution }) => dollars(contribution) },
    ],
    rows: byBuyerType,
  });
}
