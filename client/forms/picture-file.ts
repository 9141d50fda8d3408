/** The type of a picture, detected by its first bytes, since the file's name is not reliable. */
export type PictureKind = 'image/png' | 'image/jpeg';

/** A size in which pages show a picture; it is stored at twice that size (R081). */
export type PictureShape = { label: string; width: number; height: number };

/** A part of a picture, in its own pixels. */
export type PictureArea = { x: number; y: number; width: number; height: number };

export const MAX_PICTURE_BYTES = 10_000_000;
/** The maximum number of pixels: with more, browsers on phones fail. */
const MAX_PIXELS = 50_000_000;
/** The factor between the stored and the shown size, for sharp pictures on high-resolution screens. */
export const STORED_SCALE = 2;
const JPEG_QUALITY = 0.92;

/** Thrown for an unsuitable file, with a message for its field. */
export class WrongPicture extends Error {}

const SIGNATURES: [PictureKind, number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

const readStart = (file: Blob) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(new WrongPicture('This file could not be read.'));
    reader.readAsArrayBuffer(file.slice(0, 8));
  });

/** Returns the type of a picture; throws `WrongPicture` if the file is neither PNG nor JPEG, or is too large (R079). */
export async function kindOfPicture(file: Blob, maxBytes = MAX_PICTURE_BYTES): Promise<PictureKind> {
  const start = await readStart(file);
  const kind = SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0];
  if (!kind) throw new WrongPicture('Choose a PNG or JPEG picture.');
  if (file.size > maxBytes)
    throw new WrongPicture(`This picture is too large. The limit is ${Math.floor(maxBytes / 1_000_000)} MB.`);
  return kind;
}

/** Loads a picture, rotated as its camera recorded. */
export function loadPicture(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => {
      if (picture.naturalWidth * picture.naturalHeight > MAX_PIXELS)
        reject(new WrongPicture('This picture has too many pixels. Choose a smaller one.'));
      else resolve(picture);
    };
    picture.onerror = () => reject(new WrongPicture('This picture is damaged and cannot be shown.'));
    picture.src = address;
  });
}

/** Draws part of a picture on a canvas of that size. */
function drawn(picture: CanvasImageSource, area: PictureArea, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new WrongPicture('This browser cannot crop pictures.');
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
}

/** Cuts out the area, at twice the size of its shape, in the picture's original format. */
export async function cutPicture(
  picture: HTMLImageElement,
  area: PictureArea,
  shape: PictureShape,
  kind: PictureKind,
): Promise<Blob> {
  const [width, height] = [shape.width * STORED_SCALE, shape.height * STORED_SCALE];
  let [source, part]: [CanvasImageSource, PictureArea] = [picture, area];
  // Reduced in halves: browsers consider few neighbouring pixels, so that a strong reduction in one step looks jagged.
  while (part.width > width * 2) {
    const half = { x: 0, y: 0, width: Math.round(part.width / 2), height: Math.round(part.height / 2) };
    source = drawn(source, part, half.width, half.height);
    part = half;
  }
  const canvas = drawn(source, part, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new WrongPicture('This picture could not be cropped.'))),
      kind,
      JPEG_QUALITY,
    ),
  );
}
