import type { Pdf } from '../../kits/pdf/accessible-pdf.js';
import { drawLandscape, drawMark } from '../../kits/pdf/landscape.js';
import { PRINT_COLORS } from '../../kits/pdf/print-colors.js';
import { type TextStyle, TypeSetter } from '../../kits/pdf/type-setter.js';
import { CHARITY, PRODUCT_NAME, TRUST } from '../../platform/product.js';
import { drawCode } from './certificate-code.js';
import type { Certificate } from './certificate-figures.js';
import { figures, issuedOn, statement } from './certificate-texts.js';

const [WIDTH, HEIGHT] = [841.89, 595.28];
const MARGIN = 60;
const RIGHT = WIDTH - MARGIN;
/** The three columns of the figures, and of the texts above the lines at the bottom. */
const COLUMNS = [
  { x: MARGIN, width: 190 },
  { x: MARGIN + 214, width: 190 },
  { x: MARGIN + 428, width: RIGHT - MARGIN - 428 },
];
const CODE = { size: 84, x: RIGHT - 84, y: 32 };
const SIGNED_AT = 410;

const eyebrow: TextStyle = { cut: 'strong', size: 11, color: PRINT_COLORS.goldInk, spacing: 0.3 };
const body: TextStyle = { cut: 'text', size: 13.5, color: PRINT_COLORS.ink };
const small: TextStyle = { cut: 'text', size: 10, color: PRINT_COLORS.quiet };

/**
 * The parts of the page in reading order. Each draws itself below `above` and returns the position where it
 * ends.
 */
export class CertificatePage {
  private readonly type: TypeSetter;

  constructor(
    private readonly pdf: Pdf,
    private readonly certificate: Certificate,
  ) {
    this.type = new TypeSetter(pdf);
  }

  /** Paints the decoration: background, coast, logo and signature lines. */
  ground(): void {
    this.pdf.rect(0, 0, WIDTH, HEIGHT).fill(PRINT_COLORS.paper);
    drawLandscape(this.pdf, WIDTH, 412);
    drawMark(this.pdf, MARGIN - 3, 44, 34);
    for (const { x, width } of COLUMNS.slice(0, this.certificate.issue ? 3 : 2))
      this.pdf
        .moveTo(x, SIGNED_AT)
        .lineTo(x + width, SIGNED_AT)
        .lineWidth(0.8)
        .strokeColor(PRINT_COLORS.quiet)
        .stroke();
  }

  private get headEnds(): number {
    return this.certificate.issue ? CODE.x - 16 : RIGHT;
  }

  head(): void {
    const product: TextStyle = { cut: 'heading', size: 25, color: PRINT_COLORS.pounamu, spacing: -0.6 };
    this.type.line(PRODUCT_NAME, MARGIN + 38, 71, product);
    this.type.lineEnding('Impact certificate', this.headEnds, 60, { ...eyebrow, size: 13 });
  }

  /** Draws the Māori title, in a part of its own that declares its language to screen readers. */
  titleInMaori(): void {
    this.type.lineEnding('Tiwhikete whaitake', this.headEnds, 77, { ...small, size: 11 });
  }

  headNumber(): void {
    const { issue } = this.certificate;
    this.type.lineEnding(issue ? issue.number : 'Preview: not issued', this.headEnds, 96, {
      ...small,
      cut: 'strong',
      color: issue ? PRINT_COLORS.ink : PRINT_COLORS.goldInk,
    });
  }

  /** Draws the code that leads to the public page of the certificate. */
  code(address: string): void {
    drawCode(this.pdf, address, CODE.x, CODE.y, CODE.size);
  }

  /** The bounding box of the code for the document structure. */
  static readonly codeBox = [CODE.x, CODE.y, CODE.x + CODE.size, CODE.y + CODE.size];

  intro(): void {
    this.type.line('This certifies that', MARGIN, 122, body);
  }

  name(): number {
    const sizes = [46, 40, 34, 28, 22, 18];
    const { size, lines } = this.type.fitting(this.certificate.name, WIDTH - 2 * MARGIN, 2, sizes, 'heading');
    const look: TextStyle = { cut: 'heading', size, color: PRINT_COLORS.pounamu, spacing: size * -0.022 };
    let baseline = 130;
    for (const line of lines.slice(0, 3)) {
      baseline += size * 1.06;
      this.type.line(line, MARGIN, baseline, look);
    }
    return baseline;
  }

  statement(above: number): number {
    let baseline = above + 10;
    for (const line of this.type.broken(statement(this.certificate), 600, body)) {
      baseline += 20;
      this.type.line(line, MARGIN, baseline, body);
    }
    return Math.max(baseline + 28, 270);
  }

  /** Draws the gold bars above the figures. */
  bars(top: number): void {
    for (const [at] of figures(this.certificate).entries()) {
      const { x, width } = COLUMNS[at] ?? { x: MARGIN, width: 0 };
      this.pdf.rect(x, top, width, 2.5).fill(PRINT_COLORS.gold);
    }
  }

  /** Draws each figure with its label. `part` wraps each pair. */
  figures(top: number, part: (draw: () => void) => void): void {
    for (const [at, { figure, label, lines }] of figures(this.certificate).entries())
      part(() => this.figure(top, at, figure, label, lines));
  }

  private figure(top: number, at: number, figure: string, label: string, most: number): void {
    const { x, width } = COLUMNS[at] ?? { x: MARGIN, width: 0 };
    const { size, lines } = this.type.fitting(figure, width, most, [28, 24, 20, 17, 14], 'heading');
    const look: TextStyle = { cut: 'heading', size, color: PRINT_COLORS.ink, spacing: size * -0.02 };
    let baseline = top + 8;
    for (const line of lines.slice(0, most)) {
      baseline += size * 1.08;
      this.type.line(line, x, baseline, look);
    }
    baseline += 5;
    for (const line of this.type.broken(label, width, small)) {
      baseline += 13;
      this.type.line(line, x, baseline, small);
    }
  }

  dated(): void {
    this.signed(0, issuedOn(this.certificate), 'Date of issue', body);
  }

  signature(): void {
    const signature: TextStyle = { cut: 'heading', size: 15, color: PRINT_COLORS.pounamu, spacing: -0.3 };
    this.signed(1, TRUST, 'For the trustees', signature);
  }

  /** Draws the number and the address of the public page. */
  number({ number, version, address }: NonNullable<Certificate['issue']>): void {
    this.signed(2, `${number}, version ${version}`, '', body);
    const { x, width } = COLUMNS[2] ?? { x: MARGIN, width: 0 };
    const { size, lines } = this.type.fitting(`Check it at ${address}`, width, 1, [10, 9, 8, 7], 'text');
    lines.slice(0, 2).forEach((line, at) => {
      this.type.line(line, x, SIGNED_AT + 14 + at * (size + 2), { ...small, size });
    });
  }

  private signed(at: number, text: string, label: string, look: TextStyle): void {
    const { x } = COLUMNS[at] ?? { x: MARGIN };
    this.type.line(text, x, SIGNED_AT - 7, look);
    if (label) this.type.line(label, x, SIGNED_AT + 14, small);
  }

  foot(): void {
    const look: TextStyle = { cut: 'text', size: 9, color: PRINT_COLORS.onDeep };
    this.type.line(`${TRUST}, registered charity ${CHARITY}`, MARGIN, HEIGHT - 16, look);
    this.type.lineEnding(
      'Contributions exclude GST and are counted up to the date of issue.',
      RIGHT,
      HEIGHT - 16,
      look,
    );
  }
}
