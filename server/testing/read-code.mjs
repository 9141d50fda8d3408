// Reads a PDF from standard input, draws its first page as a reader for people does, and writes what the square code on
// it says to a camera.
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';

/** About what a camera sees of a sheet of paper. */
const SCALE = 2;
/** Milliseconds: a camera looks again and again, too. */
const PATIENCE = 5000;

const document = await getDocument({ data: new Uint8Array(await buffer(process.stdin)), verbosity: 0 })
  .promise;
const page = await document.getPage(1);
const viewport = page.getViewport({ scale: SCALE });
const { canvas, context } = document.canvasFactory.create(viewport.width, viewport.height);
await page.render({ canvas, canvasContext: context, viewport }).promise;
const { width, height } = canvas;
const { data } = context.getImageData(0, 0, width, height);
process.stdout.write(decodeQR({ width, height, data }, { timeLimit: PATIENCE }));
