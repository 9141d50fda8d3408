// Reads a PDF from standard input and writes what a reader for people or for machines finds in it, as JSON. pdf.js is a
// module for imports alone, which tests cannot load themselves.
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const document = await getDocument({ data: new Uint8Array(await buffer(process.stdin)), verbosity: 0 })
  .promise;
const page = await document.getPage(1);
const { items, lang } = await page.getTextContent();
const { info, metadata } = await document.getMetadata();
process.stdout.write(
  JSON.stringify({
    pages: document.numPages,
    lang,
    text: items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''),
    structure: await page.getStructTree(),
    markInfo: await document.getMarkInfo(),
    viewer: await document.getViewerPreferences(),
    info,
    partOfUa: metadata?.get('pdfuaid:part') ?? null,
  }),
);
