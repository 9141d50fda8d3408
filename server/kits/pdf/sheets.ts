import { LANGUAGE_TAGS, type Language } from '../../platform/language.js';
import { artifact, type Pdf, type PdfPart } from './accessible-pdf.js';
import { PRINT_COLORS } from './print-colors.js';
import { type TextStyle, TypeSetter } from './type-setter.js';

/** An A4 sheet in portrait format, in points. */
export const SHEET = { width: 595.28, height: 841.89, margin: 48 } as const;
const BOTTOM = SHEET.height - 52;
const RIGHT = SHEET.width - SHEET.margin;
export const SHEET_WIDTH = RIGHT - SHEET.margin;

const BODY: TextStyle = { cut: 'text', size: 10.5, color: PRINT_COLORS.ink };
const HEADING: TextStyle = { cut: 'heading', size: 15, color: PRINT_COLORS.pounamu, spacing: -0.2 };

interface PartOptions {
  alt?: string;
  /** The bounding box: left, top, right and bottom in points. */
  bbox?: number[];
  scope?: 'Row' | 'Column';
  /** The language, if it differs from that of the document. */
  language?: Language;
}

/** Portrait sheets that are filled from top to bottom. Content without room begins the next sheet. */
export class Sheets {
  readonly type: TypeSetter;
  private readonly document: PdfPart;
  /** The distance of the next part from the top, in points. */
  y = 0;

  constructor(
    readonly pdf: Pdf,
    /**
     * Paints the background, header and footer of each further sheet, and returns the top of the remaining
     * room.
     */
    private readonly ground: (sheet: number) => number,
  ) {
    this.type = new TypeSetter(pdf);
    this.document = pdf.struct('Document');
    pdf.addStructure(this.document);
  }

  private sheet = 1;

  /** Begins a new sheet. */
  next(): void {
    this.pdf.addPage();
    this.sheet++;
    this.shown(() => {
      this.y = this.ground(this.sheet);
    });
  }

  /** Begins a new sheet unless this one has the given height left. Returns true if it began one. */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.next();
    return true;
  }

  /** Draws decoration that screen readers skip. */
  shown(draw: () => void): void {
    artifact(this.pdf, draw);
  }

  /** Draws a tagged part, below `parent` or at the end of the document. */
  part(kind: string, draw: () => void, options: PartOptions = {}, parent: PdfPart = this.document): void {
    parent.add(this.pdf.struct(kind, optionsOf(options), draw));
  }

  /** Adds a tagged part that contains other parts. */
  branch(kind: string, parent: PdfPart = this.document): PdfPart {
    const part = this.pdf.struct(kind);
    parent.add(part);
    return part;
  }

  /** Draws a heading, with room for the content below it. */
  heading(text: string, room: number): void {
    this.need(room + 40);
    this.y += 32;
    this.part('H2', () => this.type.line(text, SHEET.margin, this.y, HEADING));
    this.y += 10;
  }

  paragraph(text: string, look: TextStyle = BODY, width = SHEET_WIDTH): void {
    const lines = this.type.broken(text, width, look);
    const height = look.size * 1.5;
    this.need(lines.length * height);
    this.part('P', () => {
      for (const line of lines) {
        this.y += height;
        this.type.line(line, SHEET.margin, this.y, look);
      }
    });
  }

  /** Ends the document structure. */
  end(): void {
    this.document.end();
  }
}

/**
 * Returns the options of a part. The types of pdfkit include neither the box of a figure nor the scope of a
 * header.
 */
function optionsOf({ language, ...options }: PartOptions): object {
  return { ...options, ...(language && { lang: LANGUAGE_TAGS[language] }) };
}
