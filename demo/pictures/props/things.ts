import { darker, INK, lighter } from '../palette.js';
import { at, circle, dropShadow, ellipse, line, rect, shape } from '../svg.js';

/** Vehicles, clothes, cameras and toys; each stands on y = 0 around x = 0. */

const wheel = (r: number): string =>
  circle(0, -r, r, INK.charcoal) + circle(0, -r, r * 0.55, INK.stone) + circle(0, -r, r * 0.2, INK.slate);

export const van = (colour: string = INK.white, stripe: string = INK.pounamu): string =>
  dropShadow(0, 0, 150, 9) +
  shape(
    'M-150 -18 V-116 Q-150 -130 -136 -130 H56 Q72 -130 82 -116 L112 -70 Q146 -64 148 -46 V-18 Z',
    colour,
  ) +
  shape('M-150 -18 V-44 H148 V-18 Z', darker(colour, 0.2), 0.5) +
  shape('M60 -118 Q70 -118 76 -108 L100 -70 H60 Z', INK.deepSea) +
  shape('M62 -70 L84 -98 L92 -84 L80 -70 Z', INK.white, 0.35) +
  rect(-150, -76, 200, 20, stripe) +
  circle(-96, -94, 16, INK.kowhai) +
  line('M50 -124 V-22', darker(colour, 0.25), 2) +
  rect(36, -62, 10, 4, INK.charcoal, 2) +
  rect(136, -56, 12, 12, INK.honey, 4) +
  rect(-152, -24, 302, 8, INK.charcoal, 3) +
  at(-92, 0, wheel(25)) +
  at(94, 0, wheel(25));

export const ute = (colour: string = INK.blossom): string =>
  dropShadow(0, 0, 150, 9) +
  shape(
    'M-150 -24 V-70 H-16 L0 -112 Q4 -120 14 -120 H66 Q76 -120 82 -112 L106 -74 Q146 -68 148 -48 V-24 Z',
    colour,
  ) +
  shape('M-150 -24 V-42 H148 V-24 Z', darker(colour, 0.3), 0.6) +
  shape('M6 -78 L16 -108 H44 V-78 Z', INK.deepSea) +
  shape('M50 -78 V-108 H66 L86 -78 Z', INK.deepSea) +
  shape('M14 -78 L26 -108 H34 L22 -78 Z', INK.white, 0.3) +
  rect(-150, -78, 132, 8, darker(colour, 0.25), 2) +
  line('M47 -74 V-30', darker(colour, 0.3), 2) +
  rect(134, -62, 14, 12, INK.honey, 4) +
  rect(-154, -30, 306, 8, INK.charcoal, 3) +
  at(-92, 0, wheel(28)) +
  at(94, 0, wheel(28));

export const tyres = (): string =>
  dropShadow(0, 0, 54) +
  [0, 1, 2]
    .map(
      (i) =>
        rect(-54 + i * 3, -30 * (i + 1), 108, 28, INK.charcoal, 13) +
        rect(-44 + i * 3, -30 * (i + 1) + 11, 88, 4, INK.slate, 2),
    )
    .join('') +
  ellipse(6, -90, 50, 10, INK.slate) +
  ellipse(6, -90, 24, 5, INK.deep);

export const boxes = (): string => {
  const box = (x: number, y: number, w: number, h: number, colour: string) =>
    rect(x, y - h, w, h, colour, 2) +
    rect(x + w * 0.68, y - h, w * 0.32, h, darker(colour, 0.25), 2, 0.35) +
    rect(x + w * 0.42, y - h, w * 0.14, h, lighter(colour, 0.35), 0, 0.8) +
    rect(x + w * 0.1, y - 20, w * 0.22, 10, INK.white, 1, 0.8);
  return (
    dropShadow(0, 0, 116) +
    box(-112, 0, 108, 84, '#c39a66') +
    box(2, 0, 104, 66, '#b58a58') +
    box(-66, -84, 92, 62, '#cfa876') +
    box(30, -66, 62, 48, '#c39a66')
  );
};

export const trolley = (): string =>
  line('M-36 0 L36 0 M28 0 L52 -170 q4 -14 -12 -14', INK.blossom, 8) +
  line('M34 -40 H-4 M42 -90 H8', INK.blossom, 5) +
  at(32, 10, wheel(16));

export const cameraTripod = (): string =>
  line('M0 -110 L-54 0 M0 -110 L54 0 M0 -110 V-10', INK.charcoal, 7) +
  ellipse(0, 2, 66, 6, '#06201c', 0.18) +
  at(
    0,
    -112,
    rect(-62, -78, 124, 78, INK.charcoal, 10) +
      rect(-62, -78, 124, 18, INK.slate, 8) +
      rect(-30, -94, 52, 18, INK.charcoal, 5) +
      rect(36, -88, 16, 10, INK.kowhai, 3) +
      circle(-2, -34, 32, INK.slate) +
      circle(-2, -34, 24, INK.deepSea) +
      circle(-2, -34, 13, INK.deep) +
      circle(-10, -42, 6, INK.white, 0.7),
  );

/** Draws a framed landscape with its top at y = 0. */
export const framed = (kind: number, w = 96, h = 76): string =>
  rect(4, 5, w, h, '#06201c', 0, 0.2) +
  rect(0, 0, w, h, INK.darkTimber, 2) +
  rect(5, 5, w - 10, h - 10, INK.white) +
  rect(12, 12, w - 24, h - 24, [INK.mist, INK.honey, INK.sea][kind % 3] ?? INK.mist) +
  shape(
    `M12 ${h - 12} V${h * 0.55} Q${w * 0.35} ${h * 0.3} ${w * 0.55} ${h * 0.55} T${w - 12} ${h * 0.5} V${h - 12} Z`,
    [INK.bush, INK.clay, INK.pounamu][kind % 3] ?? INK.bush,
  ) +
  circle(w * 0.68, h * 0.34, 7, [INK.honey, INK.white, INK.paper][kind % 3] ?? INK.white);

const shirt = (colour: string): string =>
  shape(
    'M-10 0 L-34 12 L-44 44 L-28 50 L-24 38 V104 H24 V38 L28 50 L44 44 L34 12 L10 0 Q0 12 -10 0 Z',
    colour,
  ) + shape('M4 6 L10 0 L34 12 L44 44 L28 50 L24 38 V104 H8 Z', darker(colour, 0.35), 0.3);

/** Draws a rail with clothes on hangers. */
export const rack = (): string =>
  dropShadow(0, 0, 150, 7) +
  line('M-150 0 V-196 H150 V0 M-172 0 H-128 M128 0 H172', INK.charcoal, 6) +
  [INK.pounamu, INK.linen, INK.terracotta, INK.kowhai, INK.deepSea]
    .map((colour, i) =>
      at(-108 + i * 54, -172, line('M0 -22 q8 -2 4 8 L-26 14 M4 -14 L30 12', INK.slate, 3) + shirt(colour)),
    )
    .join('');

export const shirtStack = (): string =>
  dropShadow(0, 0, 60) +
  [INK.white, INK.moss, INK.pounamu, INK.honey, INK.terracotta]
    .map(
      (colour, i) =>
        rect(-58, -20 * (i + 1), 116, 19, colour, 7) +
        rect(30, -20 * (i + 1), 28, 19, darker(colour, 0.25), 7, 0.3) +
        line(`M-46 ${-20 * i - 9} h70`, darker(colour, 0.2), 1.5, 0.5),
    )
    .join('') +
  shape('M-16 -100 q16 14 32 0', INK.darkTimber, 0.35);

export const cap = (colour: string = INK.clay): string =>
  dropShadow(6, 0, 54) +
  shape('M-46 -6 Q-46 -54 0 -56 Q46 -54 46 -6 Z', colour) +
  shape('M8 -56 Q46 -54 46 -6 H18 Q26 -34 8 -56 Z', darker(colour, 0.3), 0.4) +
  shape('M30 -14 Q84 -12 88 -2 Q56 4 26 0 Z', darker(colour, 0.15)) +
  circle(0, -56, 5, darker(colour, 0.2)) +
  circle(-8, -28, 11, INK.honey);

export const tote = (): string =>
  dropShadow(0, 0, 48) +
  line('M-24 -94 q0 -48 24 -48 q24 0 24 48', INK.darkTimber, 5) +
  shape('M-46 -98 H46 L52 0 H-52 Z', INK.linen) +
  shape('M14 -98 H46 L52 0 H18 Z', INK.stone, 0.5) +
  circle(0, -50, 22, INK.pounamu) +
  shape('M-14 -46 q14 -20 28 0 q-14 10 -28 0 Z', INK.honey);

export const padlock = (): string =>
  dropShadow(0, 0, 60) +
  line('M-34 -86 V-126 q0 -36 34 -36 q34 0 34 36 V-86', INK.slate, 16) +
  line('M-37 -88 V-126 q0 -38 37 -38', INK.mist, 4) +
  rect(-60, -96, 120, 96, INK.kowhai, 14) +
  rect(20, -96, 40, 96, darker(INK.kowhai, 0.3), 14, 0.35) +
  circle(0, -54, 13, INK.charcoal) +
  shape('M-6 -50 L6 -50 L10 -22 H-10 Z', INK.charcoal);

export const keys = (): string =>
  [
    [0, INK.stone],
    [34, INK.kowhai],
    [-30, INK.slate],
  ]
    .map(([turn, colour]) =>
      at(
        0,
        -6,
        circle(0, 18, 17, String(colour)) +
          circle(0, 18, 8, INK.darkTimber) +
          rect(-5, 32, 10, 56, String(colour), 2) +
          rect(5, 66, 12, 8, String(colour)) +
          rect(5, 78, 9, 8, String(colour)),
        0.85,
        Number(turn) - 78,
      ),
    )
    .join('') + line('M-8 -4 a14 14 0 1 1 16 0', INK.charcoal, 4);

export const blocks = (): string => {
  const block = (x: number, y: number, colour: string, mark: string) =>
    rect(x, y - 50, 50, 50, colour, 5) + rect(x + 6, y - 44, 38, 38, lighter(colour, 0.25), 3) + mark;
  return (
    dropShadow(0, 0, 90) +
    block(-84, 0, INK.kowhai, circle(-59, -25, 11, INK.white)) +
    block(-30, 0, INK.sea, shape('M-5 -40 L12 -12 H-22 Z', INK.white)) +
    block(24, 0, INK.terracotta, rect(38, -36, 22, 22, INK.white, 3)) +
    block(
      -58,
      -51,
      INK.fern,
      shape('M-33 -90 l6 12 l13 1 l-10 9 l3 13 l-12 -7 l-12 7 l3 -13 l-10 -9 l13 -1 Z', INK.white),
    ) +
    block(-4, -51, INK.blossom, circle(21, -76, 11, INK.white))
  );
};

export const ball = (): string =>
  dropShadow(0, 0, 34) +
  circle(0, -34, 34, INK.blossom) +
  shape('M-34 -34 Q0 -50 34 -34 Q0 -18 -34 -34 Z', INK.white) +
  shape('M0 -68 Q22 -34 0 0 Q-22 -34 0 -68 Z', INK.kowhai) +
  circle(-10, -46, 8, INK.white, 0.35);

export const easel = (): string =>
  line('M-52 0 L-8 -196 M52 0 L8 -196 M0 -180 L0 -12', INK.timber, 7) +
  rect(-72, -170, 144, 104, INK.white, 2) +
  shape('M-72 -92 Q-30 -128 8 -100 T72 -104 V-66 H-72 Z', INK.fern) +
  circle(34, -142, 16, INK.kowhai) +
  shape('M-46 -96 l18 -20 l18 20 v18 h-36 Z', INK.terracotta) +
  rect(-80, -68, 160, 8, INK.darkTimber, 2);

export const ukulele = (): string =>
  at(
    0,
    -40,
    ellipse(0, 0, 46, 40, INK.timber) +
      ellipse(0, -48, 34, 30, INK.timber) +
      circle(0, -16, 15, INK.charcoal) +
      rect(-7, -150, 14, 110, INK.darkTimber, 3) +
      rect(-12, -174, 24, 28, INK.charcoal, 4) +
      line('M-3 -160 V22 M3 -160 V22', INK.linen, 1.2) +
      rect(-16, 20, 32, 6, INK.darkTimber, 2),
    1,
    16,
  );

export const surfboard = (colour: string = INK.honey): string =>
  shape('M0 -190 Q30 -120 24 -30 Q20 0 0 6 Q-20 0 -24 -30 Q-30 -120 0 -190 Z', colour) +
  line('M0 -184 V4', darker(colour, 0.3), 2) +
  shape('M-25 -70 Q0 -56 25 -70 V-50 Q0 -36 -25 -50 Z', INK.pounamu);

export const yogaMat = (): string =>
  dropShadow(0, 0, 80) +
  rect(-70, -40, 140, 40, INK.terracotta, 20) +
  circle(-56, -20, 20, darker(INK.terracotta, 0.12)) +
  circle(-56, -20, 12, INK.terracotta) +
  circle(-56, -20, 5, darker(INK.terracotta, 0.3)) +
  [-12, 34].map((x) => rect(x, -41, 9, 42, INK.deep, 2, 0.7)).join('');

export const bicycle = (colour: string = INK.kowhai): string =>
  [-62, 62]
    .map(
      (x) =>
        `<circle cx="${x}" cy="-42" r="40" fill="none" stroke="${INK.charcoal}" stroke-width="6"/>` +
        circle(x, -42, 4, INK.charcoal),
    )
    .join('') +
  line('M-62 -42 L-22 -98 L40 -98 L0 -42 Z M-22 -98 L0 -42 M-30 -112 L-18 -92 M40 -98 L62 -42', colour, 7) +
  line('M-44 -114 H-18 M36 -98 L32 -118 h24', INK.charcoal, 6);
