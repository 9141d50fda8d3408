import { execFile } from 'node:child_process';
import path from 'node:path';

/** A piece of the tree that tells screen readers what is what. */
interface StructurePart {
  role?: string;
  alt?: string;
  lang?: string;
  /** Of what is painted: by which the content knows it, `p6R_mc3`. */
  id?: string;
  children?: StructurePart[];
}

interface SheetFacts {
  lang: string;
  /** Line by line. */
  text: string;
  structure: StructurePart;
  annotations: number;
  /** What is painted on it, each with the tags around it, the inmost last. */
  painted: { operator: string; within: { tag: string; number: number | null }[] }[];
}

/** What a reader for people or for machines finds in a PDF, on its first page and on each. */
export interface PdfFacts extends SheetFacts {
  pages: number;
  sheets: SheetFacts[];
  markInfo: { Marked: boolean };
  viewer: { DisplayDocTitle: boolean };
  info: { Title: string; Language: string; PDFFormatVersion: string };
  partOfUa: string | null;
  /** The XML that tells machines about it. */
  metadata: string;
}

/** What a script beside this one writes of a PDF. */
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

/** Reads a PDF with pdf.js, in a process of its own. */
export const pdfFacts = async (pdf: Buffer): Promise<PdfFacts> =>
  JSON.parse(await readBy('read-pdf.mjs', pdf));

/** What a camera reads in the square code of the first page, as pdf.js draws it. */
export const codeOn = (pdf: Buffer): Promise<string> => readBy('read-code.mjs', pdf);

/** All parts of the tree, the root first. */
export const partsOf = (part: StructurePart): StructurePart[] => [
  part,
  ...(part.children ?? []).flatMap(partsOf),
];
