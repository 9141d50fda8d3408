import { execFile } from 'node:child_process';
import path from 'node:path';

/** A node of the structure tree for screen readers. */
interface StructurePart {
  role?: string;
  alt?: string;
  lang?: string;
  /** The id of painted content, `p6R_mc3`, by which the content refers to the node. */
  id?: string;
  children?: StructurePart[];
}

interface SheetFacts {
  lang: string;
  /** The text, line by line. */
  text: string;
  structure: StructurePart;
  annotations: number;
  /** Painted content with its enclosing tags, the innermost last. */
  painted: { operator: string; within: { tag: string; number: number | null }[] }[];
}

/** The contents of a PDF for people and programs, on its first page and on each page. */
export interface PdfFacts extends SheetFacts {
  pages: number;
  sheets: SheetFacts[];
  markInfo: { Marked: boolean };
  viewer: { DisplayDocTitle: boolean };
  info: { Title: string; Language: string; PDFFormatVersion: string };
  partOfUa: string | null;
  /** The XMP metadata. */
  metadata: string;
}

/** Returns the output of a script in this folder for a PDF. */
const readBy = (script: string, pdf: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = execFile(
      process.execPath,
      [path.resolve('server', 'testing', script)],
      { maxBuffer: 10_000_000 },
      (error, output) => (error ? reject(error) : resolve(output)),
    );
    reader.stdin?.end(pdf);
  });

/** Reads a PDF with pdf.js in a separate process. */
export const pdfFacts = async (pdf: Buffer): Promise<PdfFacts> =>
  JSON.parse(await readBy('read-pdf.mjs', pdf));

/** Returns the content of the QR code on the first page, as rendered by pdf.js. */
export const codeOn = (pdf: Buffer): Promise<string> => readBy('read-code.mjs', pdf);

/** Returns all nodes of the tree, the root first. */
export const partsOf = (part: StructurePart): StructurePart[] => [
  part,
  ...(part.children ?? []).flatMap(partsOf),
];
