import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const GREEN = { r: 20, g: 90, b: 70 };

type Kind = 'png' | 'jpeg' | 'webp' | 'gif';

/** Returns a picture of one colour. */
export const picture = (kind: Kind, width = 900, height = 700): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: GREEN } })
    .toFormat(kind)
    .toBuffer();

/** Returns a picture of random noise, which cannot be compressed and so is as large as possible. */
export const noise = (width: number, height: number, quality = 100): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  } as never)
    .jpeg({ quality })
    .toBuffer();

/** Returns a photograph of a phone: rotated, with its place and camera in the metadata. */
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

/** Returns a picture of two frames. */
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

/** Returns a PNG that declares this number of frames before its picture. */
export function animated(png: Buffer, frames: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames);
  const at = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, at), chunk('acTL', control), png.subarray(at)]);
}

/** Returns a valid PNG of 16,384 by 16,384 black pixels in some 33 kB: 256 megapixels. */
export function pictureOf256Megapixels(): Buffer {
  const side = 16_384;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for each pixel, in greyscale.
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
