/**
 * Uploaded pictures say their size in their address, /files/workItemImages/<random>-800x600.jpg, and stand beside WebP
 * files of the same picture: one of the same size, one of half of it.
 */
const UPLOADED = /^(\/files\/\w+\/[\da-f]{32})-(\d+)x(\d+)\./;

/** How the name of a picture ends. */
export const pictureEnding = (width: number, height: number, extension: string): string =>
  `-${width}x${height}.${extension}`;

/** Half of a length, as pictures are drawn. */
export const halfOf = (length: number): number => Math.max(1, Math.round(length / 2));

/** Whether an uploaded picture is higher than wide; null for other pictures. */
export function isUpright(address: string): boolean | null {
  const [, , width, height] = UPLOADED.exec(address) ?? [];
  return width ? Number(height) > Number(width) : null;
}

/** The smaller files that browsers may load in place of an uploaded picture, as `srcset`; undefined for other pictures. */
export function pictureSources(address: string): string | undefined {
  const [, base, width, height] = UPLOADED.exec(address) ?? [];
  const source = (part: (length: number) => number) => {
    const wide = part(Number(width));
    return `${base}${pictureEnding(wide, part(Number(height)), 'webp')} ${wide}w`;
  };
  return base && `${source(halfOf)}, ${source((length) => length)}`;
}
