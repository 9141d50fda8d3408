// Reads a PDF from standard input, renders its first page, and writes the content of the QR code on it.
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';

/** The approximate resolution of a camera. */
const SCALE = 2;
/** The time-out in milliseconds, since a camera tries repeatedly as well. */
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
