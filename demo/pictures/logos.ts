import { INK } from './palette.js';
import { circle, line, picture, rect } from './svg.js';

/** The letters as strokes on a square of 100, which need no font. */
const STROKES: Readonly<Record<string, string>> = {
  a: 'M22 86 L50 14 L78 86 M32 60 H68',
  b: 'M28 14 V86 H54 q22 0 22 -19 q0 -19 -22 -19 H28 M54 48 q18 0 18 -17 q0 -17 -18 -17 H28',
  c: 'M78 28 a36 36 0 1 0 0 44',
  d: 'M28 14 V86 H44 a34 36 0 0 0 0 -72 Z',
  e: 'M74 14 H28 V86 H74 M28 50 H66',
  f: 'M74 14 H28 V86 M28 50 H64',
  g: 'M76 26 a36 36 0 1 0 4 34 V54 H54',
  h: 'M26 14 V86 M74 14 V86 M26 50 H74',
  i: 'M50 14 V86',
  j: 'M64 14 V64 a20 20 0 0 1 -40 0',
  k: 'M28 14 V86 M74 14 L30 54 M44 44 L76 86',
  l: 'M30 14 V86 H74',
  m: 'M20 86 V14 L50 58 L80 14 V86',
  n: 'M26 86 V14 L74 86 V14',
  o: 'M50 14 a36 36 0 1 0 0.1 0',
  p: 'M28 86 V14 H54 q22 0 22 21 q0 21 -22 21 H28',
  q: 'M50 14 a36 36 0 1 0 0.1 0 M60 64 L80 86',
  r: 'M28 86 V14 H54 q22 0 22 20 q0 20 -22 20 H28 M52 54 L76 86',
  s: 'M74 26 q-8 -12 -24 -12 q-22 0 -22 18 q0 14 22 18 q24 4 24 19 q0 17 -24 17 q-18 0 -26 -13',
  t: 'M20 14 H80 M50 14 V86',
  u: 'M26 14 V60 a24 24 0 0 0 48 0 V14',
  v: 'M22 14 L50 86 L78 14',
  w: 'M14 14 L32 86 L50 32 L68 86 L86 14',
  x: 'M24 14 L76 86 M76 14 L24 86',
  y: 'M22 14 L50 52 L78 14 M50 52 V86',
  z: 'M24 14 H76 L24 86 H76',
};

export const LOGO_LETTERS = Object.keys(STROKES);

const SCHEMES = [
  { back: INK.pounamu, front: INK.paper, accent: INK.kowhai },
  { back: INK.paper, front: INK.deepSea, accent: INK.terracotta },
  { back: INK.clay, front: INK.white, accent: INK.honey },
] as const;

/** Returns a letter mark of 320 pixels. The scheme counts from 1. */
export function logoSvg(letter: string, scheme: number): string {
  const { back, front, accent } = SCHEMES[(scheme - 1) % SCHEMES.length] ?? SCHEMES[0];
  const mark = `<g transform="translate(85 76) scale(1.5)">${line(STROKES[letter] ?? '', front, 12)}</g>`;
  return picture(320, 320, rect(0, 0, 320, 320, back) + circle(254, 254, 26, accent) + mark);
}
