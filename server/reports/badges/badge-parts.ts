import { MARK } from '../../../shared/mark.js';
import { xmlText } from '../../platform/xml-text.js';
import type { Paint } from './badge-colors.js';
import { fitText, isRightToLeft } from './fit-text.js';

interface Line {
  x: number;
  /** The baseline in pixels. */
  y: number;
  size: number;
  /** The maximum width in pixels. */
  width: number;
  paint: Paint;
  heavy?: boolean;
}

/** Returns a line of text that is shortened to its width, and clipped there in any font. */
export function textLine(whole: string, { x, y, size, width, paint, heavy }: Line): string {
  const { text, exactly } = fitText(whole, size, width);
  const turned = isRightToLeft(text) ? ' direction="rtl" text-anchor="end"' : '';
  const fixed = exactly === null ? '' : ` textLength="${exactly}" lengthAdjust="spacingAndGlyphs"`;
  const above = Math.ceil(size * 1.2);
  return `<svg x="${x}" y="${y - above}" width="${width}" height="${Math.ceil(size * 1.6)}"><text y="${above}" class="${paint}" font-size="${size}" font-weight="${heavy ? 700 : 500}"${turned}${fixed}>${xmlText(text)}</text></svg>`;
}

/** Returns the logo of the product, `size` pixels high. */
export const mark = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / MARK.size})"><path class="leaf" d="${MARK.leaf}"/><path class="small" d="${MARK.smallLeaf}"/><circle class="sun" cx="${MARK.seed.x}" cy="${MARK.seed.y}" r="${MARK.seed.radius}"/></g>`;

/**
 * Returns the signature shape of the site, as in the logo: two opposite corners are pointed, two are rounded.
 */
export function leafShape(width: number, height: number, tip: number, round: number): string {
  const [right, foot] = [width - 0.5, height - 0.5];
  const corner = (radius: number, x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return [
    `M${0.5 + tip} .5H${right - round}`,
    corner(round, round, round),
    `V${foot - tip}`,
    corner(tip, -tip, tip),
    `H${0.5 + round}`,
    corner(round, -round, -round),
    `V${0.5 + tip}`,
    corner(tip, tip, -tip),
    'Z',
  ].join('');
}
