/**
 * Matches addresses of uploaded pictures, which contain the size: /files/workItemImages/<random>-800x600.jpg.
 * WebP files of the same picture are next to it, in the same size and in half of it.
 */
const UPLOADED = /^(\/files\/\w+\/[\da-f]{32})-(\d+)x(\d+)\./;

/** Returns the end of the name of a picture. */
export const pictureEnding = (width: number, height: number, extension: string): string =>
  `-${width}x${height}.${extension}`;

/** Returns half of a length, rounded like the sizes of pictures. */
export const halfOf = (length: number): number => Math.max(1, Math.round(length / 2));

/** Returns true if an uploaded picture is taller than wide. Null for other pictures. */
export function isUpright(address: string): boolean | null {
  const [, , width, height] = UPLOADED.exec(address) ?? [];
  return width ? Number(height) > Number(width) : null;
}

/**
 * Returns the `srcset` of an uploaded picture, with smaller files for browsers. Undefined for other pictures.
 */
export function pictureSources(address: string): string | undefined {
  const [, base, width, height] = UPLOADED.exec(address) ?? [];
  const source = (part: (length: number) => number) => {
    const wide = part(Number(width));
    return `${base}${pictureEnding(wide, part(Number(height)), 'webp')} ${wide}w`;
  };
  return base && `${source(halfOf)}, ${source((length) => length)}`;
}
