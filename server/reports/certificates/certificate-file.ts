import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { App } from '../../platform/app.js';
import { causeOf } from '../../platform/errors.js';
import { putWithRow } from '../../platform/files/stored-files.js';

/** The folder of certificates. It accepts no uploads, and the addresses of its files are never disclosed. */
export const CERTIFICATES = 'certificates';
const PDF = 'application/pdf';

/**
 * Stores the PDF under an unguessable name and returns its address. Files without a certificate are removed
 * after a day.
 */
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

/**
 * Returns the stored PDF. If the store has lost it, it is drawn again and stored. Its number and figures stay
 * the same.
 */
export async function readCertificate(
  app: App,
  address: string,
  drawAgain: () => Promise<Buffer>,
): Promise<Buffer> {
  const name = address.split('/').at(-1) ?? '';
  const stored = await app.files.read(CERTIFICATES, name);
  if (stored) return buffer(stored.stream);
  const pdf = await drawAgain();
  await put(app, name, pdf).catch((error: Error) =>
    app.log.warn(
      { err: error.message, cause: causeOf(error) },
      'A certificate that was drawn again could not be stored',
    ),
  );
  return pdf;
}
