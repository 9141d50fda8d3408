import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipText = promisify(gzip);
const brotliText = promisify(brotliCompress);
const BROTLI_QUALITY = 4;

const compressors = {
  br: (plain: Buffer) => brotliText(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (plain: Buffer) => gzipText(plain),
};
type Compression = keyof typeof compressors;

/** A rendered page. It is compressed on the first request for an encoding, and reused for further ones. */
export interface RenderedResponse {
  status: number;
  redirect: string | null;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  compressed(compression: Compression): Promise<Buffer>;
}

export function toRenderedResponse(
  html: string,
  answer: Pick<RenderedResponse, 'status' | 'redirect' | 'headers'>,
): RenderedResponse {
  const plain = Buffer.from(html);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const made = new Map<Compression, Promise<Buffer>>();
  const compressed = (compression: Compression) => {
    const known = made.get(compression);
    if (known) return known;
    const making = compressors[compression](plain);
    made.set(compression, making);
    return making;
  };
  return { ...answer, etag, plain, compressed };
}
