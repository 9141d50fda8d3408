import type { Random } from '../random.js';
import { fern, hills, meadow, sky, tree, treeFern, water } from './land.js';
import { darker, INK, lighter, type Mood, mix } from './palette.js';
import { circle, clipped, gradient, line, rect, shape } from './svg.js';

/** The size of a picture of any shape, with the height `ground` on which things stand. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly ground: number;
  /** The scale of things, in relation to the stage of 600 pixels that they were drawn for. */
  readonly scale: number;
}

export type Setting = (random: Random, mood: Mood, frame: Frame) => string;

/** Draws rolling country with trees. */
export const country: Setting = (random, mood, { width, height, ground }) => {
  const line1 = ground - height * 0.06;
  const trees = Array.from({ length: 5 }, () =>
    tree(random, random.next() * width, line1 + 6, width * random.between(0.04, 0.08), mood.land[3]),
  );
  return (
    sky(random, mood, width, ground, 'a') +
    hills(random, mood, width, line1, 'a') +
    trees.join('') +
    meadow(random, mood, width, line1, height, 'a')
  );
};

/** Draws high country below the alps. */
export const alps: Setting = (random, mood, { width, height, ground }) => {
  const line1 = ground - height * 0.05;
  return (
    sky(random, mood, width, ground, 'b') +
    hills(random, mood, width, line1, 'b', true) +
    meadow(random, mood, width, line1, height, 'b')
  );
};

/** Draws a harbour with headlands, and a pōhutukawa on the near shore. */
export const harbour: Setting = (random, mood, { width, height, ground, scale }) => {
  const shore = ground - 16 * scale;
  const far = ground - height * 0.16;
  const sand =
    gradient('c-sand', [
      [0, mix(mood.waterLight, INK.linen, 0.5)],
      [1, INK.stone],
    ]) +
    shape(
      `M0 ${shore + 10} Q${width * 0.3} ${shore - 8} ${width * 0.6} ${shore + 4} T${width} ${shore} L${width} ${height} L0 ${height} Z`,
      'url(#c-sand)',
    );
  return (
    sky(random, mood, width, ground, 'c') +
    hills(random, mood, width, far, 'c') +
    water(random, mood, width, far, shore + 12, 'c') +
    sand +
    tree(random, width * 0.06, shore + 14 * scale, 130 * scale, mood.land[4], true)
  );
};

/** Draws the edge of the bush with tree ferns. */
export const bush: Setting = (random, mood, { width, height, ground, scale }) => {
  const palms = Array.from({ length: 9 }, (_, index) =>
    treeFern(
      random,
      width * (index / 8) + random.between(-30, 30),
      ground - 6,
      scale * random.between(130, 250),
      mix(mood.land[2], mood.land[4], random.next()),
    ),
  );
  const ferns = Array.from({ length: 5 }, (_, index) =>
    fern(
      random,
      width * (index < 3 ? random.between(-0.02, 0.16) : random.between(0.86, 1.02)),
      ground + 26 * scale,
      scale * random.between(60, 95),
      mood.land[3],
    ),
  );
  return (
    sky(random, mood, width, ground, 'd') +
    hills(random, mood, width, ground - height * 0.1, 'd') +
    palms.join('') +
    meadow(random, mood, width, ground - 14, height, 'd') +
    ferns.join('')
  );
};

/** Draws a street of small houses below a hill. */
export const town: Setting = (random, mood, { width, height, ground, scale }) => {
  const roofs: string[] = [];
  for (let x = -20; x < width; x += 62 * scale) {
    const [w, h] = [52 * scale, random.between(30, 62) * scale];
    const wall = mix(random.pick([INK.linen, INK.mist, INK.terracotta, INK.stone]), mood.land[1], 0.35);
    roofs.push(
      rect(x, ground - h, w, h + 4, wall) +
        shape(
          `M${x - 5} ${ground - h} L${x + w / 2} ${ground - h - 24 * scale} L${x + w + 5} ${ground - h} Z`,
          mix(random.pick([INK.clay, INK.slate, INK.bush]), mood.land[2], 0.35),
        ),
    );
    roofs.push(
      rect(x + w * 0.2, ground - h + 10 * scale, 10 * scale, 12 * scale, lighter(mood.sun, 0.2), 1, 0.8),
      rect(x + w * 0.58, ground - h + 10 * scale, 10 * scale, 12 * scale, lighter(mood.sun, 0.2), 1, 0.65),
    );
  }
  const road =
    gradient('e-road', [
      [0, mix(INK.stone, mood.land[1], 0.3)],
      [1, mix(INK.stone, mood.land[3], 0.45)],
    ]) + rect(0, ground - 4, width, height - ground + 4, 'url(#e-road)');
  return (
    sky(random, mood, width, ground, 'e') +
    hills(random, mood, width, ground - 20 * scale, 'e') +
    roofs.join('') +
    road
  );
};

function benchTop(mood: Mood, { width, height, ground }: Frame): string {
  const edge = ground + 10;
  return [
    gradient('bench', [
      [0, lighter(mood.bench, 0.3)],
      [0.25, mood.bench],
      [1, darker(mood.bench, 0.3)],
    ]),
    rect(0, ground - 8, width, height - ground + 8, 'url(#bench)'),
    rect(0, ground - 8, width, 3, lighter(mood.bench, 0.5), 0, 0.7),
    ...Array.from({ length: 4 }, (_, index) =>
      line(
        `M0 ${edge + 18 + index * 24} Q${width * 0.4} ${edge + 12 + index * 26} ${width} ${edge + 20 + index * 23}`,
        darker(mood.bench, 0.3),
        1.2,
        0.3,
      ),
    ),
  ].join('');
}

function lightBeam(mood: Mood, { width, ground }: Frame): string {
  return (
    shape(
      `M${width * 0.16} 0 L${width * 0.44} 0 L${width * 0.86} ${ground} L${width * 0.46} ${ground} Z`,
      mood.light,
      mood.glow * 0.7,
    ) +
    shape(
      `M${width * 0.5} 0 L${width * 0.56} 0 L${width * 1.02} ${ground} L${width * 0.93} ${ground} Z`,
      mood.light,
      mood.glow * 0.5,
    )
  );
}

/** Draws a room with a bench below a window onto the hills. */
export const room: Setting = (random, mood, frame) => {
  const { width, ground, scale } = frame;
  const [w, h] = [216 * scale, Math.max(178 * scale, ground * 0.46)];
  const [x, y] = [width * 0.5 - w / 2 - 120 * scale, ground - h - 66 * scale];
  const view = { width: x + w, ground: y + h * 0.72 };
  const outside =
    sky(random, mood, view.width, view.ground, 'f') +
    hills(random, mood, view.width, view.ground, 'f') +
    meadow(random, mood, view.width, view.ground, y + h, 'f');
  const frameColour = lighter(mood.wall, 0.5);
  return [
    gradient('wall', [
      [0, lighter(mood.wall, 0.12)],
      [1, mood.wallShade],
    ]),
    rect(0, 0, width, ground, 'url(#wall)'),
    clipped('pane', x, y, w, h, outside, 3),
    line(
      `M${x} ${y} h${w} v${h} h${-w} Z M${x + w / 2} ${y} v${h} M${x} ${y + h * 0.46} h${w}`,
      frameColour,
      6 * scale,
    ),
    rect(x - 10 * scale, y + h, w + 20 * scale, 9 * scale, frameColour, 2),
    lightBeam(mood, frame),
    benchTop(mood, frame),
  ].join('');
};

/** Draws a plain wall with a large disc like a low sun, and a bench. */
export const studio: Setting = (_random, mood, frame) => {
  const { width, ground, scale } = frame;
  const disc = mood.wall === '#265a50' ? INK.kowhai : mix(mood.wall, INK.terracotta, 0.5);
  return [
    gradient('wall', [
      [0, mood.wall],
      [1, mood.wallShade],
    ]),
    rect(0, 0, width, ground, 'url(#wall)'),
    circle(width * 0.5, ground - 96 * scale, 158 * scale, disc, 0.9),
    shape(
      `M${width * 0.5 - 158 * scale} ${ground - 96 * scale} a${158 * scale} ${158 * scale} 0 0 0 ${316 * scale} 0 Z`,
      darker(disc, 0.3),
      0.16,
    ),
    lightBeam(mood, frame),
    benchTop(mood, frame),
  ].join('');
};

/** Draws a bare floor and wall, for things that stand on the ground indoors. */
export const hall: Setting = (_random, mood, frame) => {
  const { width, height, ground, scale } = frame;
  const floor = mix(mood.bench, mood.wallShade, 0.45);
  const boards = Array.from({ length: 9 }, (_, index) =>
    line(
      `M${width * (index / 8)} ${ground - 34 * scale} L${width * ((index / 8) * 1.5 - 0.25)} ${height}`,
      darker(floor, 0.25),
      1.2,
      0.35,
    ),
  );
  return [
    gradient('wall', [
      [0, lighter(mood.wall, 0.1)],
      [1, mood.wallShade],
    ]),
    rect(0, 0, width, ground, 'url(#wall)'),
    ...Array.from({ length: Math.ceil(width / (74 * scale)) }, (_, index) =>
      rect(index * 74 * scale, 0, 1.5, ground - 34 * scale, mood.wallShade, 0, 0.7),
    ),
    lightBeam(mood, frame),
    gradient('floor', [
      [0, lighter(floor, 0.12)],
      [1, darker(floor, 0.25)],
    ]),
    rect(0, ground - 34 * scale, width, height - ground + 34 * scale, 'url(#floor)'),
    rect(0, ground - 40 * scale, width, 7 * scale, lighter(mood.wall, 0.4)),
    ...boards,
  ].join('');
};
