import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { halfOf } from '../../../shared/picture-address.js';
import { badInput } from '../errors.js';
import { type FileKind, inWords, type PictureKind } from './file-kinds.js';
import { InTurn } from './in-turn.js';
import type { ArrivedFile } from './incoming-file.js';
import { isAnimatedPng } from './is-animated-png.js';

/** How a picture is stored. `cover`: cut to exactly these sizes; `inside`: as it is, no larger than these. */
export type PictureShape =
  | {
      fit: 'cover';
      width: number;
      height: number /** Turned when the picture is higher than wide. */;
      either?: boolean;
    }
  | { fit: 'inside'; width: number; height: number };

/** One file of a picture. */
export interface PictureFile {
  path: string;
  kind: PictureKind;
  width: number;
  height: number;
  sizeBytes: number;
}

/** What is kept of a picture: itself, and what pages show of it. */
export interface PreparedPicture {
  main: PictureFile;
  /** WebP, in its own size and half of it; none that `main` is already. */
  variants: PictureFile[];
}

const MOST_PIXELS = 25_000_000;
const SECONDS = 20;
const QUALITY = { jpeg: 90, webp: 84 };
const CHANNELS = 4;

/** One picture is decoded at a time: each may take a hundred megabytes meanwhile. */
const decoding = new InTurn();

/**
 * Decodes the picture and draws it anew, upright and in the shape that is wanted. Nothing of the original but its
 * pixels remains: no position, no camera, no second file behind the first (A41, R081).
 * @throws AppError BAD_USER_INPUT for what is no whole, still picture of this kind, or has too many pixels; of an animated
 *   one the message names the kinds that are accepted
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
        `This is an animated ${inWords([kind])}, which cannot be used. Please choose a still picture: ${inWords(kinds)}.`,
      );
    const drawn = await draw(file.path, shape, facts);
    const make = (as: PictureKind, size: Size) => encode(drawn, file.folder, as, size);
    const main = await make(kind, drawn);
    const sameAsWebp = kind === 'webp' ? [] : [await make('webp', drawn)];
    const half = { width: halfOf(drawn.width), height: halfOf(drawn.height) };
    return { main, variants: [...sameAsWebp, await make('webp', half)] };
  });
}

const damaged = () =>
  badInput('This picture is damaged, or is not what it claims to be. Please choose another one.');

const reading = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;

async function readFacts(file: string): Promise<Metadata> {
  sharp.cache(false);
  // The header alone is read here, so that too many pixels can be told from a damaged picture.
  const facts = await sharp(file, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts?.width || !facts.height) throw damaged();
  if (facts.width * facts.height > MOST_PIXELS)
    throw badInput(
      `This picture has more than ${MOST_PIXELS / 1e6} million pixels. Please choose a smaller one.`,
    );
  return facts;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels in the size in which they are kept. */
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
  // Not by sharp, whose errors do not say that a disk is full.
  await writeFile(target, bytes);
  return { path: target, kind, width, height, sizeBytes: bytes.length };
}

function as(picture: Sharp, kind: PictureKind): Sharp {
  if (kind === 'jpeg') return picture.jpeg({ quality: QUALITY.jpeg, progressive: true });
  return kind === 'png' ? picture.png({ compressionLevel: 9 }) : picture.webp({ quality: QUALITY.webp });
}
