import { darker, INK, lighter } from '../palette.js';
import { at, circle, dropShadow, ellipse, line, rect, shape } from '../svg.js';

/**
 * Tools and materials. Each stands on y = 0 with its middle at x = 0, in pixels of the stage of 600 pixels.
 */

export const wrench = (length = 120, colour: string = INK.slate): string =>
  line(`M0 0 L${length} 0`, colour, 11) +
  line(`M4 -2 L${length - 6} -2`, lighter(colour, 0.35), 2.5) +
  shape(`M${length - 4} -9 l16 -12 l12 4 l-12 11 l2 8 l13 3 l-4 11 l-18 1 l-12 -12 Z`, colour) +
  circle(-2, 0, 12, colour) +
  circle(-2, 0, 5, INK.paper);

export const toolbox = (colour: string = INK.blossom): string =>
  dropShadow(0, 0, 76) +
  line('M-30 -62 v-22 h60 v22', INK.charcoal, 8) +
  rect(-74, -64, 148, 64, colour, 6) +
  rect(-74, -64, 148, 20, lighter(colour, 0.18), 6) +
  rect(-74, -47, 148, 4, darker(colour, 0.35)) +
  rect(-12, -54, 24, 18, INK.honey, 3) +
  rect(34, -44, 40, 44, darker(colour, 0.3), 6, 0.35);

/** Draws copper pipes up a wall, with valves. */
export const copperPipes = (height = 210): string => {
  const pipe = (x: number, colour: string) =>
    line(`M${x} 0 V${-height + 44} q0 -22 22 -22 h90`, colour, 13) +
    line(`M${x - 3} 0 V${-height + 44} q0 -25 25 -25 h87`, lighter(colour, 0.45), 3, 0.8);
  const valve = (x: number, y: number) =>
    rect(x - 11, y - 10, 22, 20, INK.kowhai, 4) + rect(x - 22, y - 5, 44, 6, INK.blossom, 3);
  return (
    pipe(0, INK.terracotta) +
    pipe(38, INK.clay) +
    valve(0, -86) +
    valve(38, -120) +
    [-30, -150].map((y) => rect(-12, y, 62, 7, INK.slate, 3)).join('')
  );
};

/** Draws a basin on a stand with a tall tap and a falling drop. */
export const basin = (): string =>
  dropShadow(0, 0, 92) +
  shape('M-24 0 L-18 -70 H18 L24 0 Z', INK.linen) +
  shape('M4 0 L4 -70 H18 L24 0 Z', INK.stone, 0.6) +
  shape('M-100 -112 H100 Q96 -58 40 -56 H-40 Q-96 -58 -100 -112 Z', INK.white) +
  shape('M30 -112 H100 Q96 -58 40 -56 H10 Q40 -76 30 -112 Z', INK.stone, 0.5) +
  ellipse(0, -112, 100, 10, lighter(INK.stone, 0.4)) +
  ellipse(0, -111, 84, 7, darker(INK.mist, 0.1)) +
  line('M44 -114 V-182 q0 -24 -24 -24 q-24 0 -24 22', INK.kowhai, 11) +
  line('M41 -116 V-180', lighter(INK.kowhai, 0.5), 3) +
  rect(30, -124, 28, 12, darker(INK.kowhai, 0.15), 4) +
  line('M44 -150 h24', INK.kowhai, 7) +
  shape('M-4 -168 q-7 13 0 18 q7 -5 0 -18 Z', INK.sea) +
  ellipse(-4, -112, 14, 2.5, INK.white, 0.8);

export const ladder = (height = 220): string => {
  const rungs = Array.from({ length: 7 }, (_, index) =>
    line(
      `M${-34 + index * 4.4} ${-16 - (index * (height - 30)) / 7} H${34 - index * 2.4}`,
      lighter(INK.timber, 0.1),
      6,
    ),
  );
  return (
    dropShadow(6, 0, 60, 6) +
    line(`M64 0 L10 ${-height}`, darker(INK.timber, 0.35), 6) +
    rungs.join('') +
    line(`M-40 0 L-6 ${-height} M40 0 L16 ${-height}`, INK.timber, 8) +
    rect(-14, -height - 6, 38, 9, INK.darkTimber, 2)
  );
};

export const paintTin = (colour: string, size = 1): string =>
  at(
    0,
    0,
    dropShadow(0, 0, 34) +
      line('M-30 -52 q30 -44 60 0', INK.slate, 2.5) +
      rect(-32, -56, 64, 56, INK.mist, 4) +
      rect(-32, -42, 64, 30, colour) +
      rect(10, -56, 22, 56, '#06201c', 4, 0.13) +
      ellipse(0, -56, 32, 7, INK.stone) +
      ellipse(0, -56, 27, 5, colour) +
      shape('M-24 -55 q3 30 -3 34 q-6 -6 -3 -34 Z', colour),
    size,
  );

export const brush = (colour: string, length = 110): string =>
  line(`M0 0 L0 ${-length * 0.55}`, INK.darkTimber, 9) +
  rect(-14, -length * 0.72, 28, length * 0.2, INK.stone, 2) +
  shape(
    `M-13 ${-length * 0.72} L-10 ${-length} Q0 ${-length * 1.06} 10 ${-length} L13 ${-length * 0.72} Z`,
    colour,
  );

export const roller = (colour: string): string =>
  line('M0 0 V-70 q0 -10 10 -10 h44 v-18', INK.slate, 5) +
  line('M0 0 V-40', INK.blossom, 11) +
  rect(-2, -128, 104, 32, colour, 8) +
  rect(-2, -128, 104, 11, lighter(colour, 0.25), 8);

export const timberStack = (rows = 4, length = 150): string => {
  let out = dropShadow(0, 0, length * 0.55);
  for (let row = 0; row < rows; row += 1) {
    const shift = (row % 2) * 8 - row * 3;
    out +=
      rect(
        -length / 2 + shift,
        -16 * (row + 1),
        length,
        14,
        row % 2 ? INK.timber : lighter(INK.timber, 0.14),
        2,
      ) +
      rect(-length / 2 + shift, -16 * (row + 1), length, 4, lighter(INK.timber, 0.4), 2, 0.5) +
      rect(length / 2 - 14 + shift, -16 * (row + 1), 14, 14, INK.darkTimber, 2);
  }
  return out;
};

/** Draws a carpenter’s plane with a curl of timber. */
export const plane = (): string =>
  dropShadow(0, 0, 66) +
  rect(-66, -28, 132, 28, INK.timber, 5) +
  rect(-66, -10, 132, 10, INK.slate, 3) +
  shape('M30 -28 q2 -40 22 -40 q16 2 10 16 q-8 6 -8 24 Z', INK.darkTimber) +
  circle(-46, -36, 12, INK.darkTimber) +
  shape('M-14 -28 l10 -34 l10 0 l-4 34 Z', INK.mist) +
  line('M-70 -8 q-22 -2 -26 -18 q0 -14 12 -14 q10 2 6 12', lighter(INK.timber, 0.4), 5);

export const saw = (): string =>
  shape('M0 0 L150 -26 L152 -40 L0 -44 Z', INK.mist) +
  shape('M0 0 L150 -26 l-2 3 L2 6 Z', INK.slate) +
  shape('M-6 -52 q-40 0 -44 28 q0 30 34 30 h22 Z', INK.darkTimber) +
  ellipse(-22, -22, 11, 9, INK.timber);

export const rulerSet = (): string =>
  at(
    0,
    0,
    rect(0, -9, 150, 18, INK.honey, 2) +
      Array.from({ length: 14 }, (_, i) =>
        rect(8 + i * 10, -9, 1.5, i % 5 === 0 ? 10 : 6, INK.charcoal),
      ).join(''),
  );
