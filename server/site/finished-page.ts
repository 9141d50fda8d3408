import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipText = promisify(gzip);
const brotliText = promisify(brotliCompress);
const BROTLI_QUALITY = 4;

/** A finished page, compressed once for all who ask for it. */
export interface FinishedPage {
  status: number;
  redirect: string | null;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export async function finishPage(
  html: string,
  answer: Pick<FinishedPage, 'status' | 'redirect' | 'headers'>,
): Promise<FinishedPage> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotliText(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzipText(plain),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { ...answer, etag, plain, br, gzip: zipped };
}
