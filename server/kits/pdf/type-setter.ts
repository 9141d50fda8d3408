import type { Pdf } from './accessible-pdf.js';
import { type Cut, type PrintedFont, runsOf } from './fonts.js';

export interface TextStyle {
  cut: Cut;
  size: number;
  color: string;
  /** The letter spacing in points. */
  spacing?: number;
}

/** Sets text in fonts with several files: measures, breaks and prints it run by run. */
export class TypeSetter {
  private readonly known = new Set<string>();

  constructor(private readonly pdf: Pdf) {}

  /** Selects a font by name. Otherwise pdfkit would prepare it again each time. */
  private use({ name, font }: PrintedFont, size: number): Pdf {
    // pdfkit also accepts a font that fontkit has opened, which its types do not declare.
    if (!this.known.has(name)) this.pdf.registerFont(name, font as unknown as Buffer);
    this.known.add(name);
    return this.pdf.font(name).fontSize(size);
  }

  widthOf(text: string, { cut, size, spacing = 0 }: Omit<TextStyle, 'color'>): number {
    return runsOf(text, cut).reduce(
      (width, run) => width + this.use(run.font, size).widthOfString(run.text, { characterSpacing: spacing }),
      0,
    );
  }

  /** Prints one line from `x` on, at `baseline`. */
  line(text: string, x: number, baseline: number, look: TextStyle): void {
    const { cut, size, color, spacing = 0 } = look;
    let left = x;
    for (const run of runsOf(text, cut)) {
      this.use(run.font, size).fillColor(color);
      this.pdf.text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: spacing,
      });
      left += this.pdf.widthOfString(run.text, { characterSpacing: spacing });
    }
  }

  /** Prints one line that ends at `right`. */
  lineEnding(text: string, right: number, baseline: number, look: TextStyle): void {
    this.line(text, right - this.widthOf(text, look), baseline, look);
  }

  /** Returns text in lines of at most `width`. A wider word is split. */
  broken(text: string, width: number, look: Omit<TextStyle, 'color'>): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (this.widthOf(longer, look) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      for (const letter of word) {
        if (line && this.widthOf(line + letter, look) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return line ? [...lines, line] : lines;
  }

  /** Returns the largest of `sizes` in which the text takes at most `most` lines, or else the smallest. */
  fitting(text: string, width: number, most: number, sizes: readonly number[], cut: Cut) {
    const last = sizes.at(-1) ?? 12;
    const size = sizes.find((each) => this.broken(text, width, { cut, size: each }).length <= most) ?? last;
    return { size, lines: this.broken(text, width, { cut, size }) };
  }
}
