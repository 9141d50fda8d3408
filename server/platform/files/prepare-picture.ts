import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { halfOf } from '../../../shared/picture-address.js';
import { badInput } from '../errors.js';
import { type FileKind, formatKinds, type PictureKind } from './file-kinds.js';
import type { ArrivedFile } from './incoming-file.js';
import { isAnimatedPng } from './is-animated-png.js';
import { Mutex } from './mutex.js';

/**
 * The stored shape of a picture. `cover`: cropped to exactly this size. `inside`: scaled down to fit, if
 * larger. With `either`, width and height are swapped for portrait pictures.
 */
export type PictureShape =
  | {
      fit: 'cover';
      width: number;
      height: number;
      either?: boolean;
    }
  | { fit: 'inside'; width: number; height: number };

/** A stored file of a picture. */
export interface PictureFile {
  path: string;
  kind: PictureKind;
  width: number;
  height: number;
  sizeBytes: number;
}

/** The stored files of a picture: the picture itself and its variants for pages. */
export interface PreparedPicture {
  main: PictureFile;
  /** WebP variants in full and half size, without any that equals `main`. */
  variants: PictureFile[];
}

const MAX_PIXELS = 25_000_000;
const SECONDS = 20;
const QUALITY = { jpeg: 90, webp: 84 };
const CHANNELS = 4;

/** Pictures are decoded one at a time, since each may take a hundred megabytes. */
const decoding = new Mutex();

/**
 * Decodes the picture and draws it again, upright and in the given shape. Only pixels of the original remain:
 * no location, no camera data and no second file after the first (A41, R081).
 * @throws AppError BAD_USER_INPUT for a file that is not a complete, still picture of this kind, or has too
 * many pixels; for an animated picture the message names the accepted kinds
 */
export function preparePicture(
  file: ArrivedFile,
  kind: PictureKind,
  { kinds, shape }: { kinds: readonly FileKind[]; shape: PictureShape },
): Promise<PreparedPicture> {
  return decoding.run(async () => {
    const facts = await readFacts(file.path);
    if (facts.format !== kind) throw damaged();
    if ((facts.pages ?? 1) > 1 || (kind === 'png' && (await isAnimatedPng(file.path))))
      throw badInput(
        `This is an animated ${formatKinds([kind])}, which cannot be used. Please choose a still picture: ${formatKinds(kinds)}.`,
      );
    const drawn = await draw(file.path, shape, facts);
    const make = (as: PictureKind, size: Size) => encode(drawn, file.folder, as, size);
    const main = await make(kind, drawn);
    const sameAsWebp = kind === 'webp' ? [] : [await make('webp', drawn)];
    const half = { width: halfOf(drawn.width), height: halfOf(drawn.height) };
    return { main, variants: [...sameAsWebp, await make('webp', half)] };
  });
}

const damaged = () => badInput('This image can’t be opened. Please choose another one.');

const reading = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;

async function readFacts(file: string): Promise<Metadata> {
  sharp.cache(false);
  // Only the header is read here, to distinguish too many pixels from a damaged picture.
  const facts = await sharp(file, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts?.width || !facts.height) throw damaged();
  if (facts.width * facts.height > MAX_PIXELS)
    throw badInput(
      `This picture has more than ${MAX_PIXELS / 1e6} million pixels. Please choose a smaller one.`,
    );
  return facts;
}

interface Size {
  width: number;
  height: number;
}

/** Decoded pixels in the stored size. */
interface Drawn extends Size {
  pixels: Buffer;
  hasAlpha: boolean;
}

async function draw(file: string, shape: PictureShape, facts: Metadata): Promise<Drawn> {
  const { autoOrient: upright } = facts;
  const turned = shape.fit === 'cover' && shape.either && upright.height > upright.width;
  const [width, height] = turned ? [shape.height, shape.width] : [shape.width, shape.height];
  try {
    const { data, info } = await sharp(file, reading)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width, height, fit: shape.fit, withoutEnlargement: shape.fit === 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height, hasAlpha: facts.hasAlpha ?? false };
  } catch {
    throw damaged();
  }
}

async function encode(
  drawn: Drawn,
  folder: string,
  kind: PictureKind,
  { width, height }: Size,
): Promise<PictureFile> {
  const raw = { width: drawn.width, height: drawn.height, channels: CHANNELS } as const;
  const sized = sharp(drawn.pixels, { raw }).resize({ width, height, fit: 'fill' });
  const target = path.join(folder, `${width}.${kind}`);
  const bytes = await as(drawn.hasAlpha ? sized : sized.removeAlpha(), kind).toBuffer();
  // Not written by sharp, whose errors do not say that a disk is full.
  await writeFile(target, bytes);
  return { path: target, kind, width, height, sizeBytes: bytes.length };
}

function as(picture: Sharp, kind: PictureKind): Sharp {
  if (kind === 'jpeg') return picture.jpeg({ quality: QUALITY.jpeg, progressive: true });
  return kind === 'png' ? picture.png({ compressionLevel: 9 }) : picture.webp({ quality: QUALITY.webp });
}
