/** A kind of picture, told by its first bytes: what a file is called says nothing. */
export type PictureKind = 'image/png' | 'image/jpeg';

/** A size as pages show it; pictures are stored at twice that (R081). */
export type PictureShape = { label: string; width: number; height: number };

/** A part of a picture, in its own pixels. */
export type PictureArea = { x: number; y: number; width: number; height: number };

export const MAX_PICTURE_BYTES = 10_000_000;
/** Beyond this browsers on phones give up. */
const MAX_PIXELS = 50_000_000;
/** Of twice, so that it is sharp on fine screens. */
export const STORED_SCALE = 2;
const JPEG_QUALITY = 0.92;

/** Why a file will not do, in words for its field. */
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

/** The kind of a picture; raises `WrongPicture` for what is none, is neither PNG nor JPEG, or is too large (R079). */
export async function kindOfPicture(file: Blob, maxBytes = MAX_PICTURE_BYTES): Promise<PictureKind> {
  const start = await readStart(file);
  const kind = SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0];
  if (!kind) throw new WrongPicture('Choose a picture that is a PNG or a JPEG.');
  if (file.size > maxBytes)
    throw new WrongPicture(
      `This picture is too large. It can have ${Math.floor(maxBytes / 1_000_000)} MB at most.`,
    );
  return kind;
}

/** A picture as the browser draws it, turned the way its camera said. */
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

/** A canvas with so much of the picture, at that size. */
function drawn(picture: CanvasImageSource, area: PictureArea, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new WrongPicture('This browser cannot cut pictures.');
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
}

/** Cuts the area out, at twice the size of its shape, in the kind that the picture came in. */
export async function cutPicture(
  picture: HTMLImageElement,
  area: PictureArea,
  shape: PictureShape,
  kind: PictureKind,
): Promise<Blob> {
  const [width, height] = [shape.width * STORED_SCALE, shape.height * STORED_SCALE];
  let [source, part]: [CanvasImageSource, PictureArea] = [picture, area];
  // By halves: browsers look at few neighbours of each pixel, and much smaller pictures would come out jagged.
  while (part.width > width * 2) {
    const half = { x: 0, y: 0, width: Math.round(part.width / 2), height: Math.round(part.height / 2) };
    source = drawn(source, part, half.width, half.height);
    part = half;
  }
  const canvas = drawn(source, part, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new WrongPicture('This picture could not be cut.'))),
      kind,
      JPEG_QUALITY,
    ),
  );
}
