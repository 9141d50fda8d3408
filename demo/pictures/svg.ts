/** Small builders of SVG text. Lengths are in pixels of the picture or of the surrounding group. */
const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  round = 0,
  opacity = 1,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(round)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Returns a filled outline in path notation. */
export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Returns a stroke with round ends. */
export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Moves its content to a point, scaled, rotated (in degrees) or mirrored. */
export function at(x: number, y: number, inside: string, scale = 1, turn = 0, mirrored = false): string {
  const size = mirrored ? `scale(${-scale} ${scale})` : `scale(${scale})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''} ${size}">${inside}</g>`;
}

/** Returns the soft shadow below a thing. */
export const dropShadow = (x: number, y: number, rx: number, ry = rx * 0.11): string =>
  ellipse(x, y, rx * 1.12, ry * 1.5, '#06201c', 0.1) + ellipse(x, y, rx * 0.92, ry, '#06201c', 0.2);

/**
 * Returns a gradient from top to bottom (or left to right). It must come before its first use in the picture.
 */
export function gradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  sideways = false,
): string {
  const marks = stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  const direction = sideways ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"';
  return `<defs><linearGradient id="${id}" ${direction}>${marks}</linearGradient></defs>`;
}

/** Returns a round gradient around a point, in shares of the filled box. */
export function glow(id: string, x: number, y: number, r: number, colour: string, strength: number): string {
  return `<defs><radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>`;
}

/** Shows only the content inside a rectangle. */
export function clipped(
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  inside: string,
  round = 0,
): string {
  return `<defs><clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(round)}"/></clipPath></defs><g clip-path="url(#${id})">${inside}</g>`;
}

export const picture = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
