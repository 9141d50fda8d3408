import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipText = promisify(gzip);
const brotliText = promisify(brotliCompress);
const BROTLI_QUALITY = 4;

/** A finished page, compressed once for all who ask for it within its few seconds. */
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

/**
 * Pages by address, each for a few seconds. Pages are rendered for a visitor who is not signed in, so
 * everyone may be given the same one; requests that come while a page is being made wait for it.
 */
export class PageCache {
  private readonly pages = new Map<string, { page: Promise<FinishedPage>; until: number }>();

  constructor(
    private readonly lifetimeMs: number,
    private readonly maxPages: number,
  ) {}

  get(address: string, make: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const now = Date.now();
    const known = this.pages.get(address);
    if (known && known.until > now) return known.page;
    this.letGo(now);
    const page = make();
    this.pages.set(address, { page, until: now + this.lifetimeMs });
    // A page that failed is made again for the next who asks.
    page.then(
      ({ status }) => status >= 500 && this.pages.delete(address),
      () => this.pages.delete(address),
    );
    return page;
  }

  /** Forgets pages that are over, and the oldest when there are too many. They stand in the order they came in. */
  private letGo(now: number): void {
    for (const [address, { until }] of this.pages) {
      if (until > now && this.pages.size < this.maxPages) return;
      this.pages.delete(address);
    }
  }
}
