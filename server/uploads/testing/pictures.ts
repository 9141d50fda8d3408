import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const GREEN = { r: 20, g: 90, b: 70 };

type Kind = 'png' | 'jpeg' | 'webp' | 'gif';

/** A picture of one colour. */
export const picture = (kind: Kind, width = 900, height = 700): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: GREEN } })
    .toFormat(kind)
    .toBuffer();

/** One that hides nothing in its noise, and so is as large as it can be. */
export const noise = (width: number, height: number, quality = 100): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  } as never)
    .jpeg({ quality })
    .toBuffer();

/** As a phone takes it: lying on its side, and knowing where it was taken and by what. */
export const photographWithPlace = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: GREEN } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '36/1 50/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>SecretPlace</note></x:xmpmeta>')
    .jpeg()
    .toBuffer();

/** Two frames, one above the other. */
export const moving = (kind: 'webp' | 'gif'): Promise<Buffer> => {
  const pixels = Buffer.concat([Buffer.alloc(40 * 40 * 3, 10), Buffer.alloc(40 * 40 * 3, 200)]);
  return sharp(pixels, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } } as never)
    .toFormat(kind)
    .toBuffer();
};

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named) >>> 0);
  return Buffer.concat([length, named, sum]);
}

/** A PNG that says before its picture that it has so many of them. */
export function animated(png: Buffer, frames: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames);
  const at = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, at), chunk('acTL', control), png.subarray(at)]);
}

/** A sound PNG of 16,384 by 16,384 black pixels in some 33 kB: 256 megapixels. */
export function pictureOf256Megapixels(): Buffer {
  const side = 16_384;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, greys.
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
