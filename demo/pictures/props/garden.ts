import { darker, INK, lighter } from '../palette.js';
import { at, circle, dropShadow, ellipse, line, rect, shape } from '../svg.js';

/** Things for garden, track and water. Each stands on y = 0 around x = 0. */

const leafBunch = (colour: string, size: number): string =>
  [-70, -42, -16, 12, 40, 68]
    .map((turn, i) =>
      at(
        0,
        0,
        shape(
          `M0 0 q${size * 0.3} ${-size * 0.45} 0 ${-size} q${-size * 0.3} ${size * 0.45} 0 ${size} Z`,
          i % 2 ? colour : lighter(colour, 0.16),
        ),
        1,
        turn,
      ),
    )
    .join('');

/** Draws a timber bed with three rows of vegetables. */
export const raisedBed = (width = 220): string => {
  const plants = Array.from({ length: 6 }, (_, i) =>
    at(
      -width / 2 + 22 + (i * (width - 44)) / 5,
      -44,
      leafBunch(i % 3 === 1 ? INK.moss : INK.fern, 30 + (i % 3) * 8) +
        (i % 3 === 2 ? circle(4, -14, 7, INK.blossom) + circle(-8, -22, 6, INK.blossom) : ''),
    ),
  );
  return (
    dropShadow(0, 0, width * 0.54) +
    ellipse(0, -46, width * 0.48, 8, INK.darkTimber) +
    plants.join('') +
    rect(-width / 2, -46, width, 46, INK.timber, 3) +
    rect(-width / 2, -46, width, 6, lighter(INK.timber, 0.3), 3) +
    rect(-width / 2, -24, width, 3, INK.darkTimber, 0, 0.6) +
    rect(-width / 2, -46, 12, 46, darker(INK.timber, 0.2), 2) +
    rect(width / 2 - 12, -46, 12, 46, darker(INK.timber, 0.3), 2)
  );
};

export const spade = (): string =>
  line('M0 -34 V-150', INK.timber, 7) +
  line('M-16 -156 H16 M-12 -150 L0 -136 M12 -150 L0 -136', INK.darkTimber, 7) +
  shape('M-19 -46 H19 V-14 Q16 -2 0 6 Q-16 -2 -19 -14 Z', INK.slate) +
  shape('M0 -46 H19 V-14 Q16 -2 0 6 Z', INK.charcoal, 0.35);

export const wheelbarrow = (): string =>
  dropShadow(0, 0, 96) +
  line('M96 -56 L-48 -18 M30 -38 L40 0', INK.darkTimber, 7) +
  circle(-56, -20, 20, INK.charcoal) +
  circle(-56, -20, 9, INK.stone) +
  shape('M-70 -76 H66 L40 -32 H-34 Z', INK.bush) +
  shape('M10 -76 H66 L40 -32 H10 Z', INK.deep, 0.3) +
  shape('M-62 -76 q20 -30 44 -18 q26 -22 50 0 q16 -4 24 18 Z', INK.fern) +
  [-36, -4, 30].map((x) => circle(x, -86, 8, INK.honey) + circle(x, -86, 3, INK.clay)).join('');

export const pot = (size = 1, colour: string = INK.terracotta, leaf: string = INK.fern): string =>
  at(
    0,
    0,
    dropShadow(0, 0, 32) +
      at(0, -46, leafBunch(leaf, 78)) +
      shape('M-32 -50 H32 L24 0 H-24 Z', colour) +
      shape('M6 -50 H32 L24 0 H6 Z', darker(colour, 0.3), 0.4) +
      rect(-36, -56, 72, 14, lighter(colour, 0.14), 3),
    size,
  );

export const wateringCan = (colour: string = INK.sea): string =>
  dropShadow(0, 0, 46) +
  shape('M38 -30 L96 -78 l8 8 L44 -8 Z', colour) +
  at(102, -78, shape('M-14 -6 L14 -6 L8 8 H-8 Z', darker(colour, 0.2)), 1, 40) +
  line('M-36 -58 q-44 4 -34 40 q6 16 34 12', darker(colour, 0.2), 8) +
  rect(-42, -66, 86, 66, colour, 8) +
  rect(10, -66, 34, 66, darker(colour, 0.3), 8, 0.35) +
  line('M-30 -66 q32 -34 62 0', darker(colour, 0.2), 7);

/** Draws a strong wooden trap box beside a track. */
export const trapBox = (): string =>
  dropShadow(0, 0, 84) +
  rect(-80, -54, 160, 54, INK.timber, 3) +
  [-36, -18].map((y) => rect(-80, y, 160, 2, INK.darkTimber, 0, 0.6)).join('') +
  rect(-84, -62, 168, 12, INK.darkTimber, 3) +
  rect(48, -44, 32, 44, INK.charcoal, 2) +
  line('M54 -44 v44 M62 -44 v44 M70 -44 v44 M48 -30 h32 M48 -15 h32', INK.stone, 1.4) +
  rect(-58, -42, 50, 22, INK.kowhai, 3) +
  line('M-50 -31 h34', INK.charcoal, 3);

/** Draws a plump bird on a branch. */
export const bird = (): string =>
  line('M-150 40 Q-30 20 150 4', INK.darkTimber, 10) +
  line('M60 14 q30 -20 60 -22 M-70 30 q-20 14 -46 10', INK.darkTimber, 5) +
  [-120, -60, 70, 110]
    .map((x) => shape(`M${x} ${34 - (x + 150) * 0.11} q14 -24 34 -20 q-6 20 -34 20 Z`, INK.fern))
    .join('') +
  shape('M58 30 q40 34 66 76 l-26 2 q-34 -34 -52 -62 Z', INK.deep) +
  shape('M-52 -46 q8 -40 46 -40 q60 8 74 84 q4 26 -24 32 q-58 6 -82 -28 q-14 -22 -14 -48 Z', INK.pounamu) +
  shape('M-10 -20 q54 -6 66 44 q-44 20 -66 -44 Z', INK.deep) +
  shape('M-50 -10 q6 30 30 40 q-16 8 -26 -6 Z', INK.bush) +
  circle(-30, -54, 5, INK.white) +
  circle(-31, -54, 3, INK.charcoal) +
  shape('M-52 -54 l-36 8 l36 6 Z', INK.charcoal) +
  circle(-41, -20, 6, INK.white) +
  circle(-35, -14, 4.5, INK.white) +
  line('M10 34 v10 M26 32 v10', INK.charcoal, 4);

export const kayak = (colour: string = INK.kowhai): string =>
  shape('M-170 -8 Q-90 -40 0 -40 Q90 -40 170 -8 Q90 16 0 16 Q-90 16 -170 -8 Z', colour) +
  shape('M-170 -8 Q-90 6 0 6 Q90 6 170 -8 Q90 16 0 16 Q-90 16 -170 -8 Z', darker(colour, 0.3), 0.6) +
  ellipse(0, -24, 42, 10, INK.charcoal) +
  ellipse(0, -22, 34, 6, INK.slate) +
  line('M-124 -72 L120 6', INK.timber, 5) +
  shape('M-140 -84 q-12 8 2 18 l20 2 l-8 -20 Z', INK.pounamu) +
  shape('M116 4 l24 -2 q12 12 0 20 Z', INK.pounamu);

/** Draws a distant person, standing or with a raised arm. */
export const person = (top: string, height = 90, armUp = false, skin = '#8a5a3c'): string => {
  const h = height / 90;
  return at(
    0,
    0,
    ellipse(0, 1, 18, 3, '#06201c', 0.2) +
      line('M-6 -2 L-4 -36 M7 -2 L4 -36', INK.charcoal, 8) +
      shape('M-13 -34 Q-15 -64 0 -68 Q15 -64 13 -34 Z', top) +
      line(armUp ? 'M11 -60 L24 -84' : 'M11 -60 L17 -36', top, 7) +
      line('M-11 -60 L-16 -36', top, 7) +
      circle(armUp ? 25 : 17, armUp ? -87 : -33, 4, skin) +
      circle(-16, -33, 4, skin) +
      circle(0, -78, 10.5, skin) +
      shape('M-11 -79 q0 -13 11 -13 q11 0 11 12 q-10 -7 -22 1 Z', INK.charcoal),
    h,
  );
};

export const kite = (): string =>
  shape('M0 -40 L26 0 L0 44 L-26 0 Z', INK.blossom) +
  shape('M0 -40 L26 0 L0 0 Z', INK.kowhai) +
  shape('M-26 0 L0 0 L0 44 Z', INK.sea) +
  line('M0 44 q-18 24 4 40 q18 18 -6 40', INK.charcoal, 2) +
  [60, 88, 112]
    .map((y, i) => shape(`M${i % 2 ? 4 : -6} ${y} l10 -5 v10 Z m0 0 l-10 -5 v10 Z`, INK.honey))
    .join('');
