// Reads a PDF from standard input and writes what a reader for people or for machines finds in it, as JSON. pdf.js is a
// module for imports alone, which tests cannot load themselves.
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const document = await getDocument({ data: new Uint8Array(await buffer(process.stdin)), verbosity: 0 })
  .promise;

async function read(number) {
  const page = await document.getPage(number);
  const { items, lang } = await page.getTextContent();
  return {
    lang,
    text: items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''),
    structure: await page.getStructTree(),
  };
}

const sheets = [];
for (let number = 1; number <= document.numPages; number++) sheets.push(await read(number));
const { info, metadata } = await document.getMetadata();
process.stdout.write(
  JSON.stringify({
    pages: document.numPages,
    ...sheets[0],
    sheets,
    markInfo: await document.getMarkInfo(),
    viewer: await document.getViewerPreferences(),
    info,
    partOfUa: metadata?.get('pdfuaid:part') ?? null,
  }),
);
