import PDFDocument from 'pdfkit';
import { LANGUAGE_TAGS, type Language } from '../../platform/language.js';
import { TRUST } from '../../platform/product.js';
import { escapeMetadata } from './pdf-metadata.js';

export type Pdf = InstanceType<typeof PDFDocument>;
/** A part of the structure tree that screen readers use. */
export type PdfPart = ReturnType<Pdf['struct']>;

/** The types of pdfkit do not include this subset, nor the box of a figure. */
const NAMED_ACCESSIBLE: object = { subset: 'PDF/UA' };

interface Wanted {
  title: string;
  language: Language;
  layout: 'portrait' | 'landscape';
  /** The day as YYYY-MM-DD. A document that is drawn again for the same day is the same file. */
  drawnOn: string;
}

/** Returns an A4 document that declares itself accessible (PDF/UA). The caller tags its contents. */
export function accessiblePdf({ title, language, layout, drawnOn }: Wanted): Pdf {
  const day = new Date(`${drawnOn}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    // None of the built-in fonts: reading one takes as long as drawing all the text.
    font: '',
    pdfVersion: '1.7',
    ...NAMED_ACCESSIBLE,
    lang: LANGUAGE_TAGS[language],
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: TRUST, CreationDate: day, ModDate: day },
  });
  escapeMetadata(pdf);
  return pdf;
}

/** Draws decoration that screen readers skip. */
export function artifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** Ends the document and returns its bytes. */
export const bytesOf = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => parts.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
