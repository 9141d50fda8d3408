import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { PREVIEW_SIZE } from '../../../shared/preview-address.js';
import { contentTypeOf, type FileStore } from './file-store.js';
import { Mutex } from './mutex.js';

/** The background colour of the site, next to pictures of another shape. */
const PAPER = '#FBF8F1';
const QUALITY = 84;
const MAX_PIXELS = 25_000_000;
const SECONDS = 20;
const CACHE_BYTES = 16 * 1024 * 1024;

/**
 * Previews of stored pictures for shared links: a JPEG of a fixed size that contains the whole picture.
 * Pictures never change, so the latest previews are cached in memory. One is drawn at a time.
 */
export class PreviewPictures {
  private readonly drawing = new Mutex();
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });

  constructor(private readonly files: FileStore) {}

  /** Returns the JPEG, or null if there is no such picture. */
  async of(folder: string, name: string): Promise<Buffer | null> {
    if (!contentTypeOf(name).startsWith('image/')) return null;
    const address = `${folder}/${name}`;
    const known = this.cache.get(address);
    if (known) return known;
    const file = await this.files.read(folder, name);
    if (!file) return null;
    const drawn = await this.drawing.run(() => draw(file.stream));
    this.cache.set(address, drawn);
    return drawn;
  }
}

const draw = async (picture: Readable): Promise<Buffer> =>
  sharp(await buffer(picture), { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: SECONDS })
    .resize({ ...PREVIEW_SIZE, fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .jpeg({ quality: QUALITY, progressive: true })
    .toBuffer();
