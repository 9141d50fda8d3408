import type { YearlyReportTexts } from '../../../shared/yearly-report-texts.js';
import { drawLandscape, drawMark } from '../../kits/pdf/landscape.js';
import { PRINT_COLORS } from '../../kits/pdf/print-colors.js';
import { SHEET, SHEET_WIDTH, type Sheets } from '../../kits/pdf/sheets.js';
import type { TextStyle } from '../../kits/pdf/type-setter.js';
import { CHARITY, PRODUCT_NAME, TRUST } from '../../platform/product.js';
import { type Figure, figuresOf, statementOf } from './report-figures.js';
import type { YearlyReport } from './yearly-report.type.js';

const { width: WIDTH, height: HEIGHT, margin: MARGIN } = SHEET;
const LANDSCAPE = HEIGHT - 184;
const BAND = 164;

/** Draws the decoration of the first sheet: background, coast and logo. */
export function drawCoverBackground({ pdf }: Sheets): void {
  pdf.rect(0, 0, WIDTH, HEIGHT).fill(PRINT_COLORS.paper);
  drawLandscape(pdf, WIDTH, LANDSCAPE);
  drawMark(pdf, MARGIN - 2, 38, 28);
}

/** Draws the owner, the year and the summary of the report, and below them the most important figures. */
export function drawCover(sheets: Sheets, report: YearlyReport, words: YearlyReportTexts): void {
  const { type } = sheets;
  const product: TextStyle = { cut: 'heading', size: 21, color: PRINT_COLORS.pounamu, spacing: -0.5 };
  sheets.part('P', () => type.line(PRODUCT_NAME, MARGIN + 32, 60, product));
  sheets.part('P', () =>
    type.line(`${words.title} ${report.year}`, MARGIN, 112, {
      cut: 'strong',
      size: 13,
      color: PRINT_COLORS.goldInk,
      spacing: 0.2,
    }),
  );
  const name = type.fitting(report.name, SHEET_WIDTH, 2, [36, 31, 27, 23, 19, 16], 'heading');
  sheets.y = 118;
  sheets.part('H1', () => {
    for (const line of name.lines.slice(0, 3)) {
      sheets.y += name.size * 1.08;
      const look: TextStyle = {
        cut: 'heading',
        size: name.size,
        color: PRINT_COLORS.pounamu,
        spacing: name.size * -0.02,
      };
      type.line(line, MARGIN, sheets.y, look);
    }
  });
  sheets.y += 12;
  sheets.paragraph(
    statementOf(report, words),
    { cut: 'text', size: 11.5, color: PRINT_COLORS.ink },
    SHEET_WIDTH - 30,
  );
  drawBand(sheets, figuresOf(report, words));
}

/** The figures on a deep green band, two above and three below. */
function drawBand(sheets: Sheets, figures: readonly Figure[]): void {
  const top = sheets.y + 20;
  sheets.shown(() => sheets.pdf.rect(0, top, WIDTH, BAND).fill(PRINT_COLORS.deep));
  figures.forEach((figure, at) => {
    const above = at < 2;
    const across = SHEET_WIDTH / (above ? 2 : 3);
    const x = MARGIN + (above ? at : at - 2) * across;
    sheets.part('P', () => drawFigure(sheets, figure, { x, y: above ? top + 14 : top + 94, across, at }));
  });
  sheets.y = top + BAND + 2;
}

function drawFigure(
  { type }: Sheets,
  { figure, label, beside }: Figure,
  { x, y, across, at }: { x: number; y: number; across: number; at: number },
): void {
  const sizes = at < 2 ? [30, 26, 22, 18] : [20, 17, 14];
  const width = across - 14;
  const { size } = type.fitting(figure, width, 1, sizes, 'heading');
  const color = at === 0 ? PRINT_COLORS.gold : PRINT_COLORS.onDeep;
  const baseline = y + (sizes[0] ?? size);
  type.line(figure, x, baseline, { cut: 'heading', size, color, spacing: size * -0.02 });
  const small: TextStyle = { cut: 'text', size: 9.5, color: PRINT_COLORS.onDeep };
  const lines = [label, beside].flatMap((text) => (text ? type.broken(text, width, small) : []));
  lines.slice(0, 3).forEach((line, row) => {
    type.line(line, x, baseline + 16 + row * 12.5, small);
  });
}

/** Draws the footer of the first sheet, on the background of its coast. */
export function drawCoverFoot(sheets: Sheets, words: YearlyReportTexts): void {
  const look: TextStyle = { cut: 'text', size: 9, color: PRINT_COLORS.onDeep };
  sheets.part('P', () => sheets.type.line(words.registered(TRUST, CHARITY), MARGIN, HEIGHT - 16, look));
}
