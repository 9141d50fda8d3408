import { darker, INK, lighter } from '../palette.js';
import { at, circle, dropShadow, line, rect, shape } from '../svg.js';

/** Buildings and their parts. Each stands on y = 0 around x = 0. */

const pane = (x: number, y: number, w: number, h: number): string =>
  rect(x - 4, y - 4, w + 8, h + 8, INK.white) +
  rect(x, y, w, h, INK.deepSea) +
  shape(`M${x} ${y + h} L${x} ${y + h * 0.45} L${x + w * 0.6} ${y} L${x + w} ${y} Z`, INK.mist, 0.4) +
  line(`M${x + w / 2} ${y} v${h}`, INK.white, 3);

/** Draws a weatherboard cottage. With panels, the lit side of the roof has solar panels. */
export const cottage = (wall: string = INK.linen, roof: string = INK.clay, panels = false): string => {
  const boards = Array.from({ length: 8 }, (_, index) =>
    rect(-130, -110 + index * 14, 260, 1.6, darker(wall, 0.25), 0, 0.5),
  );
  const cells = Array.from({ length: 8 }, (_, i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    return at(
      -108 + column * 46 - row * 14 + 22,
      -186 + row * 30 + 6,
      `<g transform="skewX(-25)">${rect(0, 0, 42, 26, INK.deepSea, 2)}${line('M14 0 v26 M28 0 v26 M0 13 h42', INK.sea, 1.2)}${shape('M0 0 h20 l-14 26 h-6 Z', INK.white, 0.16)}</g>`,
    );
  });
  return (
    dropShadow(0, 0, 160, 9) +
    rect(-130, -112, 260, 112, wall) +
    boards.join('') +
    rect(70, -112, 60, 112, '#06201c', 0, 0.08) +
    rect(58, -196, 26, 44, darker(INK.clay, 0.25)) +
    shape('M-160 -108 L-104 -196 H104 L160 -108 Z', roof) +
    shape('M104 -196 L160 -108 H96 L60 -196 Z', darker(roof, 0.25), 0.6) +
    rect(-162, -112, 324, 8, lighter(roof, 0.35), 2) +
    (panels ? cells.join('') : '') +
    pane(-104, -84, 56, 46) +
    pane(48, -84, 56, 46) +
    rect(-22, -84, 44, 84, INK.pounamu, 2) +
    circle(14, -40, 3, INK.kowhai) +
    rect(-34, -6, 68, 6, INK.stone)
  );
};

/** Draws a timber house frame under construction. */
export const houseFrame = (): string => {
  const timber = lighter(INK.timber, 0.22);
  const studs = Array.from({ length: 9 }, (_, index) => line(`M${-136 + index * 34} 0 V-112`, timber, 7));
  const rafters = Array.from({ length: 5 }, (_, index) =>
    line(
      `M${-136 + index * 34} -112 L${-68 + index * 34} -190 L${0 + index * 34} -112`,
      index % 2 ? timber : INK.timber,
      6,
    ),
  );
  return (
    dropShadow(0, 0, 170, 8) +
    rafters.join('') +
    studs.join('') +
    line('M-140 -112 H140 M-140 -58 H140 M-140 -3 H140 M-68 -190 H68', INK.timber, 8) +
    line('M-136 -4 L-102 -110 M136 -4 L102 -110', INK.darkTimber, 5) +
    shape('M-140 -3 h108 v-54 h-108 Z', INK.linen, 0.85) +
    line('M-140 -20 h108 M-140 -38 h108', INK.stone, 1.5)
  );
};

export const marquee = (): string => {
  const stripes = [-150, -90, -30, 30, 90].map((x, i) =>
    shape(`M0 -214 L${x} -116 L${x + 60} -116 Z`, i % 2 ? INK.linen : INK.white),
  );
  const valance = [-150, -90, -30, 30, 90].map((x, i) =>
    shape(`M${x} -116 h60 v14 q-15 14 -30 0 q-15 14 -30 0 Z`, i % 2 ? INK.pounamu : INK.kowhai),
  );
  return (
    dropShadow(0, 0, 168, 8) +
    line('M-144 0 V-112 M144 0 V-112 M0 -214 V-236', INK.darkTimber, 6) +
    shape('M-140 0 V-104 H-60 Q-96 -50 -104 0 Z', INK.white, 0.92) +
    shape('M140 0 V-104 H60 Q96 -50 104 0 Z', INK.linen, 0.95) +
    stripes.join('') +
    valance.join('') +
    shape('M0 -236 l26 8 l-26 8 Z', INK.blossom)
  );
};

export const tent = (colour: string = INK.terracotta): string =>
  dropShadow(0, 0, 104, 8) +
  shape('M-104 0 L0 -116 L104 0 Z', colour) +
  shape('M0 -116 L104 0 H34 Z', darker(colour, 0.28)) +
  shape('M-22 0 L0 -92 L20 0 Z', INK.charcoal) +
  shape('M-22 0 L0 -92 L-6 0 Z', lighter(colour, 0.3)) +
  line('M-104 0 l-22 6 M104 0 l22 6', INK.linen, 2);

/** Draws a front door with a porch lamp and a camera. */
export const frontDoor = (): string =>
  rect(-70, -226, 140, 226, INK.white, 2) +
  rect(-56, -212, 112, 212, INK.pounamu, 2) +
  [
    [-44, -196],
    [6, -196],
    [-44, -104],
    [6, -104],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x, y, 38, 78, darker(INK.pounamu, 0.25), 2) + rect(x, y, 38, 3, lighter(INK.pounamu, 0.25)),
    )
    .join('') +
  circle(42, -108, 6, INK.kowhai) +
  rect(36, -96, 12, 26, INK.kowhai, 3) +
  rect(-84, -6, 168, 8, INK.stone, 1) +
  line('M104 -178 v-18 h14', INK.charcoal, 5) +
  shape('M90 -178 h28 l-5 38 h-18 Z', INK.honey) +
  rect(88, -182, 32, 6, INK.charcoal, 2) +
  circle(104, -158, 42, INK.honey, 0.2);

export const camera360 = (): string =>
  rect(-8, -10, 16, 16, INK.slate, 2) +
  at(
    0,
    4,
    rect(-14, -10, 60, 24, INK.white, 7) +
      rect(38, -8, 12, 20, INK.charcoal, 4) +
      circle(44, 2, 5, INK.deepSea),
    1,
    14,
  );

export const speaker = (height = 150): string =>
  dropShadow(0, 0, 44) +
  rect(-42, -height, 84, height, INK.charcoal, 6) +
  circle(0, -height * 0.32, 30, INK.slate) +
  circle(0, -height * 0.32, 18, INK.deep) +
  circle(0, -height * 0.76, 17, INK.slate) +
  circle(0, -height * 0.76, 8, INK.deep);

export const stage = (): string =>
  rect(-230, -34, 460, 34, INK.darkTimber, 3) +
  rect(-230, -34, 460, 7, INK.timber, 3) +
  Array.from({ length: 11 }, (_, i) => rect(-226 + i * 42, -24, 2, 24, INK.deep, 0, 0.4)).join('');

export const microphone = (): string =>
  line('M-20 0 L0 -12 L20 0 M0 -12 V-130 l16 -14', INK.charcoal, 5) +
  at(18, -148, rect(-7, -20, 14, 26, INK.slate, 6) + circle(0, -20, 9, INK.stone), 1, 40);

/** Draws a string of lamps between two points. */
export function festoon(width: number, sag: number, count = 9): string {
  const lamps = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const y = 4 * sag * t * (1 - t);
    return (
      circle(width * t, y + 10, 14, INK.honey, 0.22) +
      circle(width * t, y + 9, 5.5, INK.honey) +
      rect(width * t - 2, y, 4, 5, INK.charcoal)
    );
  });
  return line(`M0 0 Q${width / 2} ${sag * 2} ${width} 0`, INK.charcoal, 2.2) + lamps.join('');
}

/** Draws little flags between two points. */
export function bunting(width: number, sag: number, count = 10): string {
  const colours = [INK.kowhai, INK.pounamu, INK.terracotta, INK.sea, INK.white];
  const flags = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const y = 4 * sag * t * (1 - t);
    return shape(`M${width * t - 13} ${y} h26 l-13 26 Z`, colours[index % colours.length] ?? INK.kowhai);
  });
  return line(`M0 0 Q${width / 2} ${sag * 2} ${width} 0`, INK.charcoal, 2) + flags.join('');
}
