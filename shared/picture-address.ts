/**
 * Uploaded pictures say their size in their address, /files/workItemImages/<random>-800x600.jpg, and stand beside WebP
 * files of the same picture: one of the same size, one of half of it.
 */
const UPLOADED = /^(\/files\/[A-Za-z0-9]+\/[0-9a-f]{32})-(\d{1,5})x(\d{1,5})\.(?:jpg|png|webp)$/;

/** How the name of a picture ends. */
export const pictureEnding = (width: number, height: number, extension: string): string =>
  `-${width}x${height}.${extension}`;

/** Half of a length, as pictures are drawn. */
export const halfOf = (length: number): number => Math.max(1, Math.round(length / 2));

/** The smaller files that browsers may load in place of an uploaded picture, as `srcset`; undefined for other pictures. */
export function pictureSources(address: string): string | undefined {
  const [, base, width, height] = UPLOADED.exec(address) ?? [];
  if (!base) return undefined;
  const [wide, high] = [Number(width), Number(height)];
  const half = `${base}${pictureEnding(halfOf(wide), halfOf(high), 'webp')} ${halfOf(wide)}w`;
  return `${half}, ${base}${pictureEnding(wide, high, 'webp')} ${wide}w`;
}
