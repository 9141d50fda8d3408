import sharp from 'sharp';
import { Random } from '../random.js';

const GRAIN_SIZE = 256;

/** Returns a tile of fine grain, which covers every picture so that flat colours look printed. */
export async function grainTile(): Promise<Buffer> {
  const random = new Random('grain');
  const pixels = Buffer.alloc(GRAIN_SIZE * GRAIN_SIZE * 4);
  for (let index = 0; index < pixels.length; index += 4) {
    const tone = random.chance(0.5) ? 255 : 0;
    pixels.fill(tone, index, index + 3);
    pixels[index + 3] = Math.floor(random.next() ** 2 * 16);
  }
  return sharp(pixels, { raw: { width: GRAIN_SIZE, height: GRAIN_SIZE, channels: 4 } })
    .png()
    .toBuffer();
}

/** Returns an SVG as WebP, with grain. */
export function render(svg: string, grain: Buffer): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, tile: true }])
    .webp({ quality: 78, effort: 1 })
    .toBuffer();
}
