import type { BadgeTheme } from './badge.input.js';

/**
 * The colours of a badge by purpose, as on the site: paper in the light theme, deep pounamu in the dark one.
 */
const PAINT = {
  ground: ['#FFFEFA', '#0C3A2B'],
  edge: ['#DDD4C3', '#2A5A49'],
  ink: ['#1D221E', '#F8F3E7'],
  quiet: ['#4F554C', '#C6D6CA'],
  brand: ['#14573F', '#F8F3E7'],
  money: ['#14573F', '#F6CB52'],
  accent: ['#754F00', '#F6CB52'],
  leaf: ['#14573F', '#8AD2B2'],
  small: ['#3B7D61', '#5FAE8B'],
  sun: ['#F4BC22', '#F3C64B'],
  far: ['#B9D2C0', '#24604C'],
  middle: ['#7FB097', '#1B4D3B'],
  near: ['#14573F', '#092B20'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Paint = keyof typeof PAINT;

const rules = (mode: 0 | 1) =>
  Object.entries(PAINT)
    .map(([name, pair]) => `.${name}{${name === 'edge' ? 'stroke' : 'fill'}:${pair[mode]}}`)
    .join('');

/** Returns the rules that give every `class` of a badge its colour. */
export function paintCss(theme: BadgeTheme): string {
  if (theme === 'light') return rules(0);
  if (theme === 'dark') return rules(1);
  return `${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}`;
}
