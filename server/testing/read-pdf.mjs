// Reads a PDF from standard input and writes its contents for people and programs as JSON. pdf.js is an ES
// module, which tests cannot load themselves.
import { buffer } from 'node:stream/consumers';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

const document = await getDocument({ data: new Uint8Array(await buffer(process.stdin)), verbosity: 0 })
  .promise;
/** Operators that paint on the page. */
const PAINTS = [
  'showText',
  'showSpacedText',
  'nextLineShowText',
  'nextLineSetSpacingShowText',
  'constructPath',
  'shadingFill',
  'paintImageXObject',
  'paintInlineImageXObject',
  'paintImageMaskXObject',
  'paintFormXObjectBegin',
];
const paintOf = new Map(PAINTS.map((name) => [OPS[name], name]));

/** Returns painted content with its enclosing tags, and the number that the structure refers to. */
async function paintedOn(page) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const tags = [];
  const painted = [];
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
      const [tag, number] = argsArray[at];
      tags.push({ tag: tag?.name ?? tag, number: number ?? null });
    } else if (operator === OPS.endMarkedContent) tags.pop();
    else if (paintOf.has(operator)) painted.push({ operator: paintOf.get(operator), within: [...tags] });
  }
  if (tags.length > 0) throw new Error('A tag of the content is never closed.');
  return painted;
}

async function read(number) {
  const page = await document.getPage(number);
  const { items, lang } = await page.getTextContent();
  return {
    lang,
    text: items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''),
    structure: await page.getStructTree(),
    annotations: (await page.getAnnotations()).length,
    painted: await paintedOn(page),
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
    metadata: metadata?.getRaw() ?? '',
  }),
);
