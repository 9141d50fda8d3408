import { darker, INK, lighter } from '../palette.js';
import { at, circle, dropShadow, ellipse, line, rect, shape } from '../svg.js';

/** Things for office, studio, shop and classroom. Each stands on y = 0 around x = 0. */

export const laptop = (screen: string = INK.deepSea): string =>
  dropShadow(0, 2, 96, 6) +
  rect(-84, -112, 168, 108, INK.charcoal, 7) +
  rect(-76, -104, 152, 92, screen, 3) +
  shape('M-76 -34 Q-40 -66 -8 -42 T76 -56 V-12 H-76 Z', lighter(screen, 0.25)) +
  shape('M-76 -22 Q-30 -40 20 -24 T76 -30 V-12 H-76 Z', INK.honey, 0.85) +
  circle(44, -80, 12, INK.honey) +
  shape('M-104 -4 H104 L96 6 H-96 Z', INK.stone) +
  rect(-22, -4, 44, 4, INK.slate, 2);

export const monitor = (): string =>
  dropShadow(0, 0, 56) +
  rect(-50, -8, 100, 8, INK.slate, 4) +
  rect(-9, -40, 18, 34, INK.slate) +
  rect(-124, -178, 248, 142, INK.charcoal, 8) +
  rect(-114, -168, 228, 122, INK.paper, 3) +
  rect(-114, -168, 228, 18, INK.pounamu, 3) +
  [-104, -94, -84].map((x) => circle(x, -159, 3, INK.honey)).join('') +
  rect(-100, -138, 84, 60, INK.mist, 3) +
  shape('M-100 -90 L-74 -118 L-52 -96 L-38 -108 L-16 -84 V-78 H-100 Z', INK.fern) +
  [0, 1, 2, 3]
    .map((i) => rect(0, -136 + i * 15, [92, 74, 84, 50][i] ?? 60, 6, i === 0 ? INK.pounamu : INK.stone, 3))
    .join('') +
  rect(0, -74, 52, 16, INK.kowhai, 8) +
  [-100, -72, -44].map((x, i) => rect(x, -70 + i * 4, 20, 14 - i * 4, INK.terracotta)).join('');

export const mug = (colour: string = INK.terracotta): string =>
  dropShadow(0, 0, 22) +
  line('M20 -36 q20 -2 18 14 q-2 12 -20 10', darker(colour, 0.1), 6) +
  rect(-24, -46, 48, 46, colour, 6) +
  rect(6, -46, 18, 46, darker(colour, 0.3), 6, 0.4) +
  ellipse(0, -45, 24, 5, darker(colour, 0.25)) +
  ellipse(0, -44, 20, 3.6, '#6b4630');

export const pencils = (): string =>
  [
    [-10, -16, INK.blossom],
    [2, -4, INK.kowhai],
    [10, 12, INK.sea],
    [-3, -9, INK.fern],
  ]
    .map(([x, lean, colour]) => line(`M${x} -30 l${lean} -62`, String(colour), 7))
    .join('') +
  dropShadow(0, 0, 26) +
  shape('M-24 -58 H24 L20 0 H-20 Z', INK.pounamu) +
  shape('M6 -58 H24 L20 0 H6 Z', INK.deep, 0.35);

export const books = (colours: readonly string[] = [INK.clay, INK.pounamu, INK.honey, INK.deepSea]): string =>
  dropShadow(0, 0, 64) +
  colours
    .map(
      (colour, i) =>
        rect(-62 + (i % 2) * 9, -22 * (i + 1), 116, 21, colour, 3) +
        rect(-62 + (i % 2) * 9 + 98, -22 * (i + 1) + 3, 18, 15, INK.paper, 1) +
        rect(-50 + (i % 2) * 9, -22 * (i + 1) + 8, 40, 4, lighter(colour, 0.5), 2, 0.7),
    )
    .join('');

export const bookRow = (count = 8): string =>
  Array.from({ length: count }, (_, i) => {
    const h = 70 + ((i * 37) % 34);
    const colour =
      [INK.clay, INK.deepSea, INK.kowhai, INK.pounamu, INK.stone, INK.fern, INK.terracotta][i % 7] ??
      INK.clay;
    return (
      rect(i * 21, -h, 19, h, colour, 2) +
      rect(i * 21 + 4, -h + 12, 11, 4, lighter(colour, 0.5), 1, 0.8) +
      rect(i * 21 + 4, -18, 11, 4, lighter(colour, 0.5), 1, 0.8)
    );
  }).join('');

export const calculator = (): string =>
  dropShadow(0, 0, 40, 5) +
  rect(-38, -104, 76, 104, INK.charcoal, 8) +
  rect(-30, -96, 60, 24, INK.moss, 3) +
  Array.from({ length: 12 }, (_, i) =>
    rect(-30 + (i % 3) * 21, -64 + Math.floor(i / 3) * 15, 17, 11, i === 11 ? INK.kowhai : INK.stone, 3),
  ).join('');

export const ledger = (): string =>
  shape('M-120 -6 Q-60 -26 0 -8 Q60 -26 120 -6 L126 6 Q60 -12 0 8 Q-60 -12 -126 6 Z', INK.clay) +
  shape('M-114 -12 Q-58 -32 0 -14 V4 Q-58 -14 -114 6 Z', INK.white) +
  shape('M114 -12 Q58 -32 0 -14 V4 Q58 -14 114 6 Z', INK.linen);

/** Draws a board with rising bars. */
export const chartBoard = (): string =>
  rect(-120, -150, 240, 150, INK.white, 5) +
  rect(-120, -150, 240, 150, INK.linen, 5, 0.4) +
  [0, 1, 2, 3].map((i) => line(`M-102 ${-30 - i * 28} H102`, INK.stone, 1.5)).join('') +
  [36, 54, 48, 74, 92]
    .map((h, i) =>
      rect(
        -94 + i * 40,
        -24 - h,
        26,
        h,
        i === 4 ? INK.kowhai : ([INK.pounamu, INK.bush][i % 2] ?? INK.bush),
        3,
      ),
    )
    .join('') +
  line('M-82 -72 L-42 -92 L-2 -84 L38 -112 L78 -130', INK.clay, 4);

export const coinJar = (): string =>
  dropShadow(0, 0, 36) +
  rect(-36, -86, 72, 86, INK.mist, 14, 0.75) +
  Array.from({ length: 11 }, (_, i) =>
    ellipse(-20 + (i % 3) * 20, -10 - Math.floor(i / 3) * 13, 15, 6, i % 2 ? INK.kowhai : INK.honey),
  ).join('') +
  rect(-28, -98, 56, 14, INK.slate, 4) +
  rect(-30, -80, 8, 66, INK.white, 4, 0.5);

export const clipboard = (): string =>
  rect(-50, -136, 100, 136, INK.darkTimber, 6) +
  rect(-42, -122, 84, 116, INK.white, 2) +
  rect(-18, -144, 36, 18, INK.stone, 4) +
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        line(`M-14 ${-104 + i * 20} h44`, INK.stone, 4) +
        line(`M-32 ${-106 + i * 20} l4 5 l8 -9`, i < 3 ? INK.fern : INK.stone, 3),
    )
    .join('');

export const firstAid = (): string =>
  dropShadow(0, 0, 54) +
  line('M-18 -76 v-12 h36 v12', INK.charcoal, 6) +
  rect(-56, -76, 112, 76, INK.bush, 10) +
  rect(16, -76, 40, 76, INK.deep, 10, 0.3) +
  circle(0, -38, 24, INK.white) +
  rect(-5, -52, 10, 28, INK.bush, 2) +
  rect(-14, -43, 28, 10, INK.bush, 2);

export const roundTable = (): string =>
  dropShadow(0, 0, 100, 8) +
  shape('M-30 0 L-8 -20 V-78 H8 V-20 L30 0 Z', INK.darkTimber) +
  ellipse(0, -78, 130, 17, darker(INK.timber, 0.3)) +
  ellipse(0, -84, 130, 17, INK.timber) +
  ellipse(-20, -87, 86, 9, lighter(INK.timber, 0.3), 0.6);

export const chair = (colour: string = INK.pounamu): string =>
  dropShadow(0, 0, 34) +
  line('M-26 0 L-20 -60 M28 0 L22 -60 M-22 -60 L-28 -136', INK.darkTimber, 6) +
  shape('M-34 -68 H30 l-4 14 H-28 Z', colour) +
  shape('M-40 -150 q14 -10 24 0 l8 78 h-22 Z', colour) +
  line('M-18 -30 H20', INK.darkTimber, 4);

export const armchair = (colour: string = INK.terracotta): string =>
  dropShadow(0, 0, 76) +
  line('M-54 0 V-16 M54 0 V-16', INK.darkTimber, 8) +
  rect(-58, -126, 116, 100, colour, 26) +
  rect(-58, -60, 116, 48, lighter(colour, 0.12), 14) +
  rect(-76, -84, 30, 72, darker(colour, 0.12), 14) +
  rect(46, -84, 30, 72, darker(colour, 0.25), 14) +
  line('M0 -118 V-64', darker(colour, 0.25), 2, 0.6);

export const floorLamp = (): string =>
  dropShadow(0, 0, 30) +
  ellipse(0, -2, 28, 5, INK.charcoal) +
  line('M0 -2 V-190', INK.charcoal, 4) +
  circle(0, -196, 74, INK.honey, 0.16) +
  shape('M-40 -180 L-24 -232 H24 L40 -180 Z', INK.honey) +
  shape('M8 -232 H24 L40 -180 H14 Z', darker(INK.honey, 0.2), 0.5);

export const pendantLamp = (drop: number, colour: string = INK.kowhai): string =>
  line(`M0 0 V${drop}`, INK.charcoal, 2.5) +
  circle(0, drop + 36, 60, INK.honey, 0.2) +
  shape(`M-44 ${drop + 40} Q-38 ${drop} 0 ${drop - 4} Q38 ${drop} 44 ${drop + 40} Z`, colour) +
  shape(
    `M8 ${drop - 4} Q38 ${drop} 44 ${drop + 40} H20 Q30 ${drop + 14} 8 ${drop - 4} Z`,
    darker(colour, 0.3),
    0.4,
  ) +
  ellipse(0, drop + 40, 44, 7, lighter(INK.honey, 0.5));

/** Draws a press with two rollers and a sheet between them. */
export const press = (): string =>
  dropShadow(0, 0, 150) +
  rect(-150, -44, 300, 44, INK.slate, 5) +
  rect(-150, -44, 300, 10, lighter(INK.slate, 0.25), 5) +
  rect(-134, -150, 30, 108, INK.charcoal, 4) +
  rect(104, -150, 30, 108, INK.charcoal, 4) +
  rect(-134, -168, 268, 22, INK.pounamu, 5) +
  shape('M-190 -74 L-60 -84 L60 -70 L190 -46 l0 5 L60 -64 L-60 -78 L-190 -68 Z', INK.white) +
  [-50, 34]
    .map(
      (x, i) =>
        circle(x, i ? -96 : -112, 32, i ? INK.terracotta : INK.stone) +
        circle(x, i ? -96 : -112, 22, i ? INK.clay : INK.linen) +
        circle(x, i ? -96 : -112, 6, INK.charcoal),
    )
    .join('') +
  circle(150, -108, 34, INK.kowhai) +
  circle(150, -108, 24, INK.slate) +
  line('M150 -140 V-76 M118 -108 H182', INK.kowhai, 6) +
  circle(150, -108, 7, INK.charcoal) +
  at(168, -44, shape('M0 0 l40 8 l-4 4 l-38 -6 Z', INK.honey));

/** Draws a poster of plain shapes on a wall with its top at y = 0. */
export const poster = (kind: number, w = 84, h = 116): string => {
  const [paper, first, second] = [
    [INK.paper, INK.blossom, INK.pounamu],
    [INK.kowhai, INK.pounamu, INK.paper],
    [INK.sea, INK.honey, INK.pounamu],
    [INK.terracotta, INK.paper, INK.deep],
  ][kind % 4] ?? [INK.paper, INK.clay, INK.bush];
  const art = [
    circle(w / 2, h * 0.4, w * 0.3, first ?? INK.clay) +
      shape(`M0 ${h * 0.66} Q${w * 0.5} ${h * 0.4} ${w} ${h * 0.62} V${h * 0.8} H0 Z`, second ?? INK.bush),
    shape(
      `M0 ${h * 0.8} L${w * 0.4} ${h * 0.2} L${w * 0.62} ${h * 0.5} L${w * 0.76} ${h * 0.34} L${w} ${h * 0.8} Z`,
      first ?? INK.bush,
    ) + circle(w * 0.76, h * 0.2, w * 0.1, second ?? INK.paper),
    shape(
      `M${w * 0.2} ${h * 0.76} Q${w * 0.1} ${h * 0.2} ${w * 0.5} ${h * 0.16} Q${w * 0.9} ${h * 0.2} ${w * 0.8} ${h * 0.76} Z`,
      first ?? INK.honey,
    ) + rect(w * 0.42, h * 0.4, w * 0.16, h * 0.36, second ?? INK.bush),
    [0, 1, 2]
      .map((i) =>
        rect(
          w * 0.14,
          h * (0.14 + i * 0.22),
          w * (0.72 - i * 0.16),
          h * 0.13,
          i === 1 ? (second ?? INK.deep) : (first ?? INK.paper),
          3,
        ),
      )
      .join(''),
  ][kind % 4];
  return (
    rect(3, 4, w, h, '#06201c', 0, 0.18) +
    rect(0, 0, w, h, paper ?? INK.paper) +
    art +
    [0.86, 0.91].map((y, i) => rect(w * 0.14, h * y, w * (i ? 0.4 : 0.72), 3, second ?? INK.bush, 1)).join('')
  );
};

export const paperStack = (): string =>
  dropShadow(0, 0, 70) +
  Array.from(
    { length: 9 },
    (_, i) =>
      rect(
        -66 + ((i * 5) % 7) - 3,
        -7 * (i + 1),
        132,
        7,
        [INK.white, INK.linen, INK.white, INK.honey, INK.white, INK.mist][i % 6] ?? INK.white,
        1,
      ) + rect(-66, -7 * (i + 1) + 6, 132, 1, INK.stone),
  ).join('');

export const paperRolls = (): string =>
  [
    [-40, INK.terracotta],
    [0, INK.sea],
    [40, INK.honey],
    [-20, INK.pounamu],
    [20, INK.white],
  ]
    .map(
      ([x, colour], i) =>
        circle(Number(x), i < 3 ? -22 : -58, 22, String(colour)) +
        circle(Number(x), i < 3 ? -22 : -58, 13, lighter(String(colour), 0.35)) +
        circle(Number(x), i < 3 ? -22 : -58, 6, INK.charcoal),
    )
    .join('');

export const swatches = (): string =>
  [INK.pounamu, INK.fern, INK.kowhai, INK.terracotta, INK.clay]
    .map((colour, i) =>
      at(0, 0, rect(-15, -104, 30, 104, INK.white, 3) + rect(-15, -104, 30, 76, colour, 3), 1, -44 + i * 22),
    )
    .join('') + circle(0, -8, 4, INK.charcoal);
