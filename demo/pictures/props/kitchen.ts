import { darker, INK, lighter } from '../palette.js';
import { at, circle, dropShadow, ellipse, line, rect, shape } from '../svg.js';

/** Things for kitchen, table and laundry. Each stands on y = 0 around x = 0. */

export const steam = (): string =>
  line('M0 0 q-12 -16 0 -32 q12 -16 0 -34 M18 -2 q-10 -14 0 -28 q10 -12 0 -26', INK.white, 4, 0.55);

export const teapot = (colour: string = INK.pounamu): string =>
  dropShadow(0, 0, 66) +
  line('M58 -64 q44 -4 40 34 q-6 24 -46 16', darker(colour, 0.15), 10) +
  shape('M-52 -36 Q-88 -44 -96 -88 l16 -4 Q-72 -62 -48 -60 Z', darker(colour, 0.1)) +
  shape('M-64 -46 Q-60 -94 0 -94 Q60 -94 64 -46 Q62 -4 30 0 H-30 Q-62 -4 -64 -46 Z', colour) +
  shape('M16 -92 Q60 -90 64 -46 Q62 -4 30 0 H0 Q40 -30 16 -92 Z', darker(colour, 0.4), 0.4) +
  shape('M-50 -62 q8 -24 34 -26 q-20 14 -24 34 Z', lighter(colour, 0.4), 0.5) +
  ellipse(0, -92, 34, 7, darker(colour, 0.2)) +
  circle(0, -104, 9, INK.kowhai);

export const cup = (colour: string = INK.white, tea = '#8a5a3c'): string =>
  ellipse(0, 0, 44, 7, darker(INK.linen, 0.1)) +
  ellipse(0, -3, 40, 6, lighter(colour, 0.1)) +
  line('M26 -38 q22 -2 18 14 q-4 12 -24 10', darker(colour, 0.12), 6) +
  shape('M-30 -46 H30 Q30 -4 10 -3 H-10 Q-30 -4 -30 -46 Z', colour) +
  shape('M8 -46 H30 Q30 -4 10 -3 H4 Q16 -20 8 -46 Z', darker(colour, 0.3), 0.25) +
  ellipse(0, -46, 30, 6, darker(colour, 0.1)) +
  ellipse(0, -45, 25, 4.4, tea);

export const cakeStand = (): string =>
  dropShadow(0, 0, 42) +
  shape('M-34 0 q28 -6 28 -40 h12 q0 34 28 40 Z', INK.white) +
  ellipse(0, -42, 78, 9, INK.linen) +
  rect(-56, -98, 112, 54, INK.honey, 8) +
  rect(-56, -74, 112, 7, INK.blossom, 0, 0.75) +
  shape(
    'M-58 -98 q0 -14 16 -14 h84 q16 0 16 14 q-4 16 -14 4 q-10 14 -20 2 q-12 16 -22 0 q-12 14 -22 0 q-14 16 -22 -2 q-10 10 -16 -4 Z',
    INK.white,
  ) +
  [-34, -12, 12, 36].map((x, i) => circle(x, -116, 6, i % 2 ? INK.blossom : INK.deepSea)).join('') +
  rect(24, -98, 32, 54, '#06201c', 8, 0.08);

export const loaf = (): string =>
  dropShadow(0, 0, 62) +
  rect(-76, -10, 152, 12, INK.darkTimber, 4) +
  shape('M-60 -10 Q-70 -58 -20 -60 H26 Q68 -58 60 -10 Z', '#b87a42') +
  shape('M10 -60 H26 Q68 -58 60 -10 H20 Q44 -40 10 -60 Z', darker('#b87a42', 0.3), 0.45) +
  [-30, -6, 18].map((x) => line(`M${x} -54 q8 12 4 26`, '#e8c894', 6)).join('');

export const bowl = (colour: string = INK.deepSea, food: string = INK.fern): string =>
  dropShadow(0, 0, 42) +
  [-30, -12, 8, 26]
    .map((x, i) => circle(x, -50 - (i % 2) * 8, 17, i % 2 ? lighter(food, 0.15) : food))
    .join('') +
  circle(-4, -60, 8, INK.blossom) +
  circle(18, -62, 6, INK.honey) +
  shape('M-58 -48 H58 Q52 -4 16 0 H-16 Q-52 -4 -58 -48 Z', colour) +
  shape('M14 -48 H58 Q52 -4 16 0 H4 Q34 -18 14 -48 Z', darker(colour, 0.4), 0.4) +
  rect(-60, -51, 120, 6, lighter(colour, 0.3), 3);

export const platter = (): string =>
  ellipse(0, -4, 84, 10, INK.darkTimber) +
  ellipse(0, -7, 80, 9, INK.timber) +
  [-56, -30, -4, 22, 48]
    .map((x, i) =>
      at(
        x,
        -10,
        i % 2
          ? circle(0, -9, 12, INK.honey) + circle(0, -12, 5, INK.blossom)
          : rect(-12, -18, 24, 16, INK.linen, 3) + rect(-12, -12, 24, 4, INK.fern),
      ),
    )
    .join('');

/** Draws a long table with a cloth, wide enough for a crowd. */
export const longTable = (width = 400): string =>
  dropShadow(0, 0, width * 0.5, 7) +
  line(`M${-width / 2 + 24} 0 V-60 M${width / 2 - 24} 0 V-60`, INK.darkTimber, 9) +
  rect(-width / 2, -84, width, 16, INK.white, 3) +
  shape(
    `M${-width / 2} -72 H${width / 2} l-6 34 ${Array.from({ length: 8 }, (_, i) => `q${-(width - 12) / 32} ${i % 2 ? 10 : 14} ${-(width - 12) / 8} 0`).join(' ')} Z`,
    INK.linen,
  ) +
  rect(-width / 2, -84, width, 4, '#ffffff', 2, 0.6);

export const sack = (): string =>
  dropShadow(0, 0, 52) +
  shape('M-50 0 Q-62 -60 -40 -96 Q0 -110 40 -96 Q62 -60 50 0 Z', INK.stone) +
  shape('M10 -104 Q30 -102 40 -96 Q62 -60 50 0 H16 Q34 -50 10 -104 Z', darker(INK.stone, 0.25), 0.5) +
  ellipse(0, -98, 38, 9, darker(INK.stone, 0.3)) +
  ellipse(0, -99, 31, 7, '#5a3b28') +
  shape('M-20 -58 h40 v28 h-40 Z', INK.pounamu) +
  line('M-10 -44 h20', INK.honey, 4);

export const espressoMachine = (): string =>
  dropShadow(0, 0, 92) +
  rect(-92, -116, 184, 30, INK.slate, 6) +
  rect(-92, -116, 184, 10, lighter(INK.slate, 0.35), 6) +
  rect(-84, -88, 168, 88, INK.pounamu, 4) +
  rect(-62, -66, 124, 52, INK.deep, 3) +
  [-30, 30]
    .map(
      (x) =>
        rect(x - 16, -74, 32, 14, INK.stone, 3) +
        line(`M${x} -66 h24`, INK.darkTimber, 7) +
        at(x, -14, cup(INK.white), 0.46),
    )
    .join('') +
  circle(-70, -100, 6, INK.kowhai) +
  circle(-52, -100, 6, INK.blossom) +
  [-40, 0, 40].map((x) => at(x, -116, shape('M-14 -18 h28 l-4 18 h-20 Z', INK.white))).join('') +
  rect(40, -88, 44, 88, '#06201c', 4, 0.14);

export const bottle = (colour: string = INK.bush, label: string = INK.linen): string =>
  dropShadow(0, 0, 18) +
  shape('M-18 0 V-70 q0 -14 10 -22 V-126 H8 V-92 q10 8 10 22 V0 Z', colour) +
  rect(-18, -56, 36, 34, label) +
  rect(-9, -132, 18, 12, INK.kowhai, 2) +
  rect(-13, -86, 5, 84, INK.white, 2, 0.22);

export const bucket = (colour: string = INK.kowhai): string =>
  dropShadow(0, 0, 44) +
  line('M-44 -76 q44 -52 88 0', INK.slate, 3.5) +
  shape('M-48 -78 H48 L36 0 H-36 Z', colour) +
  shape('M8 -78 H48 L36 0 H8 Z', darker(colour, 0.3), 0.35) +
  ellipse(0, -78, 48, 9, darker(colour, 0.25)) +
  ellipse(0, -78, 41, 6, INK.mist) +
  [-24, -4, 18].map((x, i) => circle(x, -84 - i * 3, 11 - i, INK.white, 0.85)).join('');

export const mop = (): string =>
  line('M0 -30 L46 -230', INK.timber, 7) +
  rect(-18, -40, 40, 12, INK.sea, 3) +
  Array.from({ length: 8 }, (_, i) =>
    line(`M${-14 + i * 5} -30 q${-4 + i} 18 ${-10 + i * 3} 32`, i % 2 ? INK.white : INK.mist, 6),
  ).join('');

export const sprayBottle = (colour: string = INK.sea): string =>
  dropShadow(0, 0, 28) +
  shape('M-28 0 V-58 q0 -16 16 -22 V-98 H12 V-80 q16 6 16 22 V0 Z', colour, 0.95) +
  rect(-28, -50, 56, 34, INK.white) +
  line('M-14 -38 h28 M-14 -28 h18', INK.pounamu, 4) +
  shape('M-14 -98 H14 V-112 H34 V-122 H-22 V-110 Z', INK.charcoal) +
  line('M-12 -104 q-16 10 -10 24', INK.charcoal, 5) +
  rect(-22, -56, 6, 50, INK.white, 3, 0.3);

export const towels = (): string =>
  dropShadow(0, 0, 62) +
  [INK.terracotta, INK.linen, INK.sea, INK.white]
    .map(
      (colour, i) =>
        rect(-60 + i * 3, -24 * (i + 1), 120 - i * 6, 23, colour, 10) +
        rect(-60 + i * 3, -24 * (i + 1) + 10, 120 - i * 6, 2.5, darker(colour, 0.25), 1, 0.5),
    )
    .join('');

export const candle = (): string =>
  dropShadow(0, 0, 20) +
  rect(-18, -44, 36, 44, INK.white, 4) +
  rect(4, -44, 14, 44, INK.stone, 4, 0.5) +
  ellipse(0, -44, 18, 4, INK.linen) +
  circle(0, -60, 20, INK.honey, 0.3) +
  shape('M0 -72 q-10 16 0 22 q10 -6 0 -22 Z', INK.kowhai);

export const stones = (): string =>
  dropShadow(0, 0, 50) +
  ellipse(0, -14, 54, 16, INK.slate) +
  ellipse(-6, -17, 36, 8, lighter(INK.slate, 0.2), 0.5) +
  ellipse(4, -40, 40, 13, INK.charcoal) +
  ellipse(-2, -61, 28, 10, INK.stone) +
  ellipse(2, -78, 18, 8, INK.deepSea);
