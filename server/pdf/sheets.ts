import { LANGUAGE_TAGS, type Language } from '../platform/language.js';
import { artifact, type Pdf, type PdfPart } from './accessible-pdf.js';
import { PAINT } from './paint.js';
import { type Look, TypeSetter } from './type-setter.js';

/** A4, upright, in points. */
export const SHEET = { width: 595.28, height: 841.89, margin: 48 } as const;
const BOTTOM = SHEET.height - 52;
const RIGHT = SHEET.width - SHEET.margin;
export const SHEET_WIDTH = RIGHT - SHEET.margin;

const BODY: Look = { cut: 'text', size: 10.5, color: PAINT.ink };
const HEADING: Look = { cut: 'heading', size: 15, color: PAINT.pounamu, spacing: -0.2 };

interface PartOptions {
  alt?: string;
  /** Left, top, right, bottom. */
  bbox?: number[];
  scope?: 'Row' | 'Column';
  /** Where it differs from the document's. */
  language?: Language;
}

/** Upright sheets that are filled from top to bottom; what has no room begins the next one. */
export class Sheets {
  readonly type: TypeSetter;
  private readonly document: PdfPart;
  /** Where the next thing begins. */
  y = 0;

  constructor(
    readonly pdf: Pdf,
    /** Paints the ground of each further sheet, head and foot; answers where there is room from. */
    private readonly ground: (sheet: number) => number,
  ) {
    this.type = new TypeSetter(pdf);
    this.document = pdf.struct('Document');
    pdf.addStructure(this.document);
  }

  private sheet = 1;

  /** Begins a sheet. */
  next(): void {
    this.pdf.addPage();
    this.sheet++;
    this.shown(() => {
      this.y = this.ground(this.sheet);
    });
  }

  /** Begins a sheet unless this one has so much room left; whether it did. */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.next();
    return true;
  }

  /** Draws what is only shown. */
  shown(draw: () => void): void {
    artifact(this.pdf, draw);
  }

  /** Draws what is told as well, below `parent` or at the end of the document. */
  part(kind: string, draw: () => void, options: PartOptions = {}, parent: PdfPart = this.document): void {
    parent.add(this.pdf.struct(kind, optionsOf(options), draw));
  }

  /** A part that has others. */
  branch(kind: string, parent: PdfPart = this.document): PdfPart {
    const part = this.pdf.struct(kind);
    parent.add(part);
    return part;
  }

  /** A heading, with room for what begins below it. */
  heading(text: string, room: number): void {
    this.need(room + 40);
    this.y += 32;
    this.part('H2', () => this.type.line(text, SHEET.margin, this.y, HEADING));
    this.y += 10;
  }

  paragraph(text: string, look: Look = BODY, width = SHEET_WIDTH): void {
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

  /** Nothing follows. */
  end(): void {
    this.document.end();
  }
}

/** The types of pdfkit do not know the box of a figure, nor what a header heads. */
function optionsOf({ language, ...options }: PartOptions): object {
  return { ...options, ...(language && { lang: LANGUAGE_TAGS[language] }) };
}
