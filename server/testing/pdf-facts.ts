import { execFile } from 'node:child_process';
import path from 'node:path';

/** A piece of the tree that tells screen readers what is what. */
interface StructurePart {
  role?: string;
  alt?: string;
  children?: StructurePart[];
}

interface SheetFacts {
  lang: string;
  /** Line by line. */
  text: string;
  structure: StructurePart;
}

/** What a reader for people or for machines finds in a PDF, on its first page and on each. */
export interface PdfFacts extends SheetFacts {
  pages: number;
  sheets: SheetFacts[];
  markInfo: { Marked: boolean };
  viewer: { DisplayDocTitle: boolean };
  info: { Title: string; Language: string; PDFFormatVersion: string };
  partOfUa: string | null;
}

/** Reads a PDF with pdf.js, in a process of its own. */
export const pdfFacts = (pdf: Buffer): Promise<PdfFacts> =>
  new Promise((resolve, reject) => {
    const reader = execFile(
      process.execPath,
      [path.resolve('server', 'testing', 'read-pdf.mjs')],
      { maxBuffer: 10_000_000 },
      (error, output) => (error ? reject(error) : resolve(JSON.parse(output))),
    );
    reader.stdin?.end(pdf);
  });

/** All parts of the tree, the root first. */
export const partsOf = (part: StructurePart): StructurePart[] => [
  part,
  ...(part.children ?? []).flatMap(partsOf),
];
