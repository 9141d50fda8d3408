import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { App } from '../platform/app.js';
import { causeOf } from '../platform/errors.js';
import { putWithRow } from '../platform/files/stored-files.js';

/** Where certificates are kept. No upload goes there, and nobody is told the addresses of what is in it. */
export const CERTIFICATES = 'certificates';
const PDF = 'application/pdf';

/** Keeps the PDF under a name that nobody can guess; answers its address. What no certificate has is removed after a day. */
export async function storeCertificate(app: App, number: string, pdf: Buffer): Promise<string> {
  const name = `${number}-${randomBytes(16).toString('hex')}.pdf`;
  const row = { folder: CERTIFICATES, name, contentType: PDF, sizeBytes: pdf.length };
  return putWithRow(app, row, () => put(app, name, pdf));
}

const put = (app: App, name: string, pdf: Buffer) =>
  app.files.put(CERTIFICATES, name, Readable.from([pdf], { objectMode: false }), {
    contentType: PDF,
    sizeBytes: pdf.length,
  });

/** The PDF as it is kept. Where the store has lost it, it is drawn again and kept: its number and figures stay. */
export async function readCertificate(
  app: App,
  address: string,
  drawAgain: () => Promise<Buffer>,
): Promise<Buffer> {
  const name = address.split('/').at(-1) ?? '';
  const kept = await app.files.read(CERTIFICATES, name);
  if (kept) return buffer(kept.stream);
  const pdf = await drawAgain();
  await put(app, name, pdf).catch((error: Error) =>
    app.log.warn(
      { err: error.message, cause: causeOf(error) },
      'A certificate that was drawn again is not kept',
    ),
  );
  return pdf;
}
