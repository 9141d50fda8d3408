import type { Random } from '../random.js';
import { darker, INK, lighter, type Mood, mix } from './palette.js';
import { at, circle, ellipse, glow, gradient, line, rect, shape } from './svg.js';

/** Draws a rolling ridge from left to right at about `y`, filled down to `bottom`. */
function ridge(random: Random, width: number, y: number, rise: number, bottom: number, fill: string): string {
  const steps = 5;
  const points = Array.from({ length: steps + 1 }, (_, index) => ({
    x: (index / steps) * width,
    y: y - random.next() * rise,
  }));
  let d = `M0 ${bottom} L0 ${points[0]?.y ?? y}`;
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (from === undefined || to === undefined) continue;
    const middle = (from.x + to.x) / 2;
    d += ` C${middle.toFixed(1)} ${from.y.toFixed(1)} ${middle.toFixed(1)} ${to.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  }
  return shape(`${d} L${width} ${bottom} Z`, fill);
}

/** Draws a sky with a low sun and thin clouds. `id` makes the names of gradients unique within a picture. */
export function sky(random: Random, mood: Mood, width: number, height: number, id: string): string {
  const x = width * random.between(0.58, 0.82);
  const y = height * random.between(0.34, 0.5);
  const r = Math.min(width, height) * 0.085;
  const clouds = Array.from({ length: 4 }, () => {
    const [cx, cy, w] = [
      random.next() * width,
      height * random.between(0.08, 0.5),
      width * random.between(0.08, 0.2),
    ];
    return (
      ellipse(cx, cy, w, w * 0.035, INK.white, 0.4) +
      ellipse(cx + w * 0.4, cy - w * 0.045, w * 0.55, w * 0.035, INK.white, 0.34)
    );
  });
  return [
    gradient(`${id}-sky`, [
      [0, mood.skyTop],
      [0.62, mood.skyMiddle],
      [1, mood.skyLow],
    ]),
    rect(0, 0, width, height, `url(#${id}-sky)`),
    glow(`${id}-sun`, 0.5, 0.5, 0.5, mood.sun, 0.9),
    circle(x, y, r * 3.6, `url(#${id}-sun)`),
    circle(x, y, r, lighter(mood.sun, 0.3)),
    ...clouds,
  ].join('');
}

/** Draws layers of hills, the nearest last, with mist between them. The nearest ends at `ground`. */
export function hills(
  random: Random,
  mood: Mood,
  width: number,
  ground: number,
  id: string,
  peaks = false,
): string {
  // The height of hills depends on the height of the picture, not on its width, so that a banner keeps its
  // sky.
  const size = Math.min(900, 1.35 * ground + 190);
  const layer = (index: 0 | 1 | 2 | 3, up: number, rise: number) =>
    ridge(random, width, ground - up * size, rise * size, ground + 40, mood.land[index]);
  const mist = [
    gradient(`${id}-mist`, [
      [0, mood.skyLow, 0],
      [1, mood.skyLow, 0.55],
    ]),
    rect(0, ground - size * 0.2, width, size * 0.14, `url(#${id}-mist)`),
  ].join('');
  const far = peaks ? mountains(random, mood, width, ground, size) : layer(0, 0.13, 0.12);
  return far + layer(1, 0.085, 0.08) + mist + layer(2, 0.04, 0.06) + layer(3, 0.005, 0.045);
}

/** Draws alps with snow on the lit side. */
function mountains(random: Random, mood: Mood, width: number, ground: number, size: number): string {
  let out = '';
  for (let index = 0; index < 6; index += 1) {
    const x = width * (index / 5) + random.between(-0.05, 0.05) * width;
    const h = size * random.between(0.24, 0.4);
    const w = h * random.between(1.0, 1.35);
    const top = ground - h;
    const base = mix(mood.land[0], mood.skyTop, 0.25);
    out += shape(`M${x - w} ${ground} L${x} ${top} L${x + w} ${ground} Z`, base);
    out += shape(
      `M${x} ${top} L${x + w} ${ground} L${x + w * 0.16} ${ground} L${x + w * 0.1} ${top + h * 0.5} Z`,
      darker(base, 0.14),
    );
    out += shape(
      `M${x} ${top} L${x - w * 0.3} ${top + h * 0.3} L${x - w * 0.15} ${top + h * 0.26} L${x - w * 0.05} ${top + h * 0.38} L${x + w * 0.08} ${top + h * 0.27} L${x + w * 0.3} ${top + h * 0.3} Z`,
      INK.white,
      0.85,
    );
  }
  return out;
}

/** Draws water from `top` to `bottom` with streaks of light. */
export function water(
  random: Random,
  mood: Mood,
  width: number,
  top: number,
  bottom: number,
  id: string,
): string {
  const streaks = Array.from({ length: 16 }, (_, index) => {
    const y = top + 4 + ((bottom - top) * index) / 16;
    const w = width * random.between(0.04, 0.16);
    return rect(random.next() * width - w / 2, y, w, 1.6 + index * 0.12, mood.waterLight, 1, 0.42);
  });
  return [
    gradient(`${id}-water`, [
      [0, lighter(mood.water, 0.28)],
      [1, darker(mood.water, 0.22)],
    ]),
    rect(0, top, width, bottom - top, `url(#${id}-water)`),
    ...streaks,
  ].join('');
}

/** Draws open ground in the foreground. */
export function meadow(
  random: Random,
  mood: Mood,
  width: number,
  top: number,
  bottom: number,
  id: string,
): string {
  const tufts = Array.from({ length: 26 }, () => {
    const [x, y] = [random.next() * width, random.between(top + 8, bottom)];
    const h = 5 + (y - top) * 0.06;
    return line(
      `M${x} ${y} q${-h * 0.3} ${-h * 0.6} ${-h * 0.5} ${-h} M${x} ${y} q0 ${-h * 0.7} ${h * 0.1} ${-h * 1.2} M${x} ${y} q${h * 0.3} ${-h * 0.6} ${h * 0.6} ${-h * 0.9}`,
      lighter(mood.land[3], 0.2),
      1.4,
      0.7,
    );
  });
  return [
    gradient(`${id}-meadow`, [
      [0, lighter(mood.land[3], 0.22)],
      [1, mood.land[4]],
    ]),
    rect(0, top, width, bottom - top, `url(#${id}-meadow)`),
    ...tufts,
  ].join('');
}

/** Draws a round native tree. With `flowers` it is a pōhutukawa in bloom. */
export function tree(
  random: Random,
  x: number,
  y: number,
  size: number,
  leaf: string,
  flowers = false,
): string {
  const blobs = Array.from({ length: 13 }, () => ({
    x: random.between(-0.5, 0.5),
    y: random.between(-1, -0.55),
    r: random.between(0.16, 0.27),
  }));
  const crown = blobs.map((b) => circle(b.x * size, b.y * size, b.r * size, leaf)).join('');
  const lit = blobs
    .slice(0, 8)
    .map((b) => circle((b.x - 0.05) * size, (b.y - 0.06) * size, b.r * size * 0.62, lighter(leaf, 0.13)))
    .join('');
  const bloom = flowers
    ? Array.from({ length: 34 }, () =>
        circle(
          random.between(-0.6, 0.6) * size,
          random.between(-1.1, -0.5) * size,
          size * random.between(0.02, 0.042),
          random.pick([INK.blossom, '#c4514a', '#8e2d2c']),
          0.95,
        ),
      ).join('')
    : '';
  const trunk = line(
    `M0 0 q${size * 0.04} ${-size * 0.3} ${-size * 0.02} ${-size * 0.6} M${size * 0.01} ${-size * 0.3} q${size * 0.14} ${-size * 0.12} ${size * 0.22} ${-size * 0.32}`,
    INK.darkTimber,
    size * 0.07,
  );
  return at(x, y, ellipse(0, 2, size * 0.5, size * 0.05, '#06201c', 0.2) + trunk + crown + lit + bloom);
}

/** Draws a fern frond that bends to one side. */
function frond(length: number, bend: number, colour: string): string {
  let out = line(
    `M0 0 Q${bend * 0.2} ${-length * 0.7} ${bend} ${-length}`,
    darker(colour, 0.15),
    length * 0.018,
  );
  for (let step = 1; step <= 13; step += 1) {
    const t = step / 14;
    const x = 2 * (1 - t) * t * bend * 0.2 + t * t * bend;
    const y = -(2 * (1 - t) * t * length * 0.7 + t * t * length);
    const leaf = length * 0.2 * (1 - t * 0.78);
    for (const side of [-1, 1]) {
      out += shape(
        `M${x} ${y} q${side * leaf * 0.55} ${-leaf * 0.5} ${side * leaf} ${-leaf * 0.08} q${-side * leaf * 0.45} ${leaf * 0.28} ${-side * leaf} ${leaf * 0.08} Z`,
        colour,
      );
    }
  }
  return out;
}

/** Draws a clump of ferns. */
export function fern(random: Random, x: number, y: number, size: number, colour: string): string {
  const fronds = [-0.85, -0.45, 0, 0.45, 0.85].map((lean) =>
    at(
      0,
      0,
      frond(size * random.between(0.8, 1), lean * size * 0.35, mix(colour, INK.moss, random.next() * 0.35)),
      1,
      lean * 42,
    ),
  );
  return at(x, y, fronds.join(''));
}

/** Draws a nīkau palm or tree fern against the light. */
export function treeFern(random: Random, x: number, y: number, size: number, colour: string): string {
  const crown = Array.from({ length: 9 }, (_, index) =>
    at(
      0,
      -size * 0.62,
      frond(size * 0.46, (index - 4) * size * 0.03, mix(colour, INK.fern, random.next() * 0.3)),
      1,
      (index - 4) * 25,
    ),
  );
  return at(
    x,
    y,
    line(`M0 0 Q${size * 0.03} ${-size * 0.3} 0 ${-size * 0.64}`, darker(colour, 0.25), size * 0.045) +
      crown.join(''),
  );
}
