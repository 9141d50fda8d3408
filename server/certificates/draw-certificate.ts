import PDFDocument from 'pdfkit';
import { PRODUCT_NAME } from '../platform/product.js';
import { DOLLARS_PER_HOUR, equivalentHours } from '../statistics/equivalent-hours.js';
import type { Certified } from './certificate.read-model.js';
import { drawLandscape, drawMark, PAINT } from './certificate-landscape.js';
import { type Look, TypeSetter } from './certificate-type.js';

type Pdf = InstanceType<typeof PDFDocument>;

/** What is printed; `on` is the day of issue, YYYY-MM-DD. */
export type Certificate = Pick<
  Certified,
  'name' | 'causeName' | 'contribution' | 'firstYear' | 'lastYear'
> & { on: string };

const [WIDTH, HEIGHT] = [841.89, 595.28];
const MARGIN = 60;
const RIGHT = WIDTH - MARGIN;
const TRUST = `${PRODUCT_NAME} Charitable Trust`;

const eyebrow: Look = { cut: 'strong', size: 11, color: PAINT.goldInk, spacing: 0.3 };
const body: Look = { cut: 'text', size: 13.5, color: PAINT.ink };
const small: Look = { cut: 'text', size: 10, color: PAINT.quiet };

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US');
const longDay = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long', timeZone: 'UTC' });

/** '2024', or 'between 2018 and 2026'. */
function period({ firstYear, lastYear }: Certificate): string {
  if (firstYear === null || lastYear === null) return '';
  return firstYear === lastYear ? ` in ${firstYear}` : ` between ${firstYear} and ${lastYear}`;
}

function statement(certificate: Certificate): string {
  const cause = certificate.causeName ?? 'good causes';
  if (certificate.contribution <= 0)
    return `has chosen to buy with purpose through ${PRODUCT_NAME}. A share of every sale goes to ${cause}, for children and young people in Aotearoa New Zealand.`;
  return `has bought with purpose through ${PRODUCT_NAME}${period(certificate)}. Its suppliers gave a share of those sales to ${cause}, for children and young people in Aotearoa New Zealand.`;
}

/** Parts of the page in reading order; each draws itself below `y` and answers where it ended. */
class Page {
  private readonly type: TypeSetter;

  constructor(
    private readonly pdf: Pdf,
    private readonly certificate: Certificate,
  ) {
    this.type = new TypeSetter(pdf);
  }

  /** Paints what says nothing: ground, coast and mark. */
  ground(): void {
    this.pdf.rect(0, 0, WIDTH, HEIGHT).fill(PAINT.paper);
    drawLandscape(this.pdf, WIDTH, 412);
    drawMark(this.pdf, MARGIN - 3, 44, 34);
  }

  head(): void {
    this.type.line(PRODUCT_NAME, MARGIN + 38, 71, {
      cut: 'heading',
      size: 25,
      color: PAINT.pounamu,
      spacing: -0.6,
    });
    this.type.lineEnding('Impact certificate', RIGHT, 60, { ...eyebrow, size: 13 });
    this.type.lineEnding('Tiwhikete whaitake', RIGHT, 77, { ...small, size: 11 });
  }

  name(): number {
    this.type.line('This certifies that', MARGIN, 122, body);
    const width = WIDTH - 2 * MARGIN;
    const { size, lines } = this.type.fitting(
      this.certificate.name,
      width,
      2,
      [46, 40, 34, 28, 22, 18],
      'heading',
    );
    const shown = lines.slice(0, 3);
    let baseline = 130;
    for (const line of shown) {
      baseline += size * 1.06;
      this.type.line(line, MARGIN, baseline, {
        cut: 'heading',
        size,
        color: PAINT.pounamu,
        spacing: size * -0.022,
      });
    }
    return baseline;
  }

  statement(above: number): number {
    let baseline = above + 10;
    for (const line of this.type.broken(statement(this.certificate), 600, body)) {
      baseline += 20;
      this.type.line(line, MARGIN, baseline, body);
    }
    return baseline;
  }

  figures(above: number): void {
    const top = Math.max(above + 28, 270);
    const { contribution, causeName } = this.certificate;
    const columns = [
      { x: MARGIN, width: 190, figure: dollars.format(contribution), label: 'contributed' },
      {
        x: MARGIN + 214,
        width: 190,
        figure: count.format(equivalentHours(contribution)),
        label: `equivalent hours of community work, at $${DOLLARS_PER_HOUR} an hour`,
      },
      ...(causeName
        ? [{ x: MARGIN + 428, width: RIGHT - MARGIN - 428, figure: causeName, label: 'good cause' }]
        : []),
    ];
    for (const { x, width, figure, label } of columns) {
      this.pdf.rect(x, top, width, 2.5).fill(PAINT.gold);
      const { size, lines } = this.type.fitting(
        figure,
        width,
        figure === causeName ? 2 : 1,
        [28, 24, 20, 17, 14],
        'heading',
      );
      let baseline = top + 8;
      for (const line of lines.slice(0, 2)) {
        baseline += size * 1.08;
        this.type.line(line, x, baseline, { cut: 'heading', size, color: PAINT.ink, spacing: size * -0.02 });
      }
      baseline += 5;
      for (const line of this.type.broken(label, width, small)) {
        baseline += 13;
        this.type.line(line, x, baseline, small);
      }
    }
  }

  signature(): void {
    const baseline = 410;
    const line = (from: number, to: number) =>
      this.pdf.moveTo(from, baseline).lineTo(to, baseline).lineWidth(0.8).strokeColor(PAINT.quiet).stroke();
    line(MARGIN, MARGIN + 190);
    line(MARGIN + 214, MARGIN + 404);
    this.type.line(longDay.format(new Date(`${this.certificate.on}T00:00:00Z`)), MARGIN, baseline - 7, body);
    this.type.line('Date', MARGIN, baseline + 14, small);
    this.type.line(`For the trustees of ${TRUST}`, MARGIN + 214, baseline + 14, small);
  }

  foot(): void {
    const look: Look = { cut: 'text', size: 9, color: PAINT.onDeep };
    this.type.line(`${TRUST}, registered charity CC00000`, MARGIN, HEIGHT - 16, look);
    this.type.lineEnding(
      'Contributions exclude GST and are counted up to the date above.',
      RIGHT,
      HEIGHT - 16,
      look,
    );
  }
}

/** Draws the certificate of an impact buyer: one A4 page, tagged for screen readers (R151). */
export function drawCertificate(certificate: Certificate): Promise<Buffer> {
  const issued = new Date(`${certificate.on}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-NZ',
    tagged: true,
    displayTitle: true,
    info: {
      Title: `Impact certificate of ${certificate.name}`,
      Author: TRUST,
      CreationDate: issued,
      ModDate: issued,
    },
  });
  const page = new Page(pdf, certificate);
  pdf.markContent('Artifact', { type: 'Layout' });
  page.ground();
  pdf.endMarkedContent();
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const part = (kind: string, draw: () => void) => document.add(pdf.struct(kind, {}, draw));
  let y = 0;
  part('P', () => page.head());
  part('H1', () => {
    y = page.name();
  });
  part('P', () => {
    y = page.statement(y);
  });
  part('P', () => page.figures(y));
  part('P', () => page.signature());
  part('P', () => page.foot());
  document.end();
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => parts.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
}
