import { Random } from '../random.js';
import type { Scene } from './motifs/scene.js';
import { INK, MOODS } from './palette.js';
import { type Frame, hall, room, type Setting, studio } from './settings.js';
import { at, glow, gradient, picture, rect } from './svg.js';

/** The shapes of pictures, with the position of the stage in each. */
export const SHAPES = {
  profile: { width: 600, height: 400, scale: 1, ground: 300, middle: 0.5 },
  tile: { width: 480, height: 360, scale: 0.8, ground: 272, middle: 0.5 },
  landscape: { width: 800, height: 600, scale: 1.3, ground: 456, middle: 0.5 },
  portrait: { width: 600, height: 800, scale: 1.14, ground: 606, middle: 0.5 },
  banner: { width: 1600, height: 600, scale: 1.44, ground: 456, middle: 0.7 },
  square: { width: 800, height: 800, scale: 1.28, ground: 590, middle: 0.5 },
} as const;

export type Shape = keyof typeof SHAPES;

const STAGE_GROUND = 300;

/** The zoom of indoor settings around a point on the stage, as the viewer is nearer. */
const ZOOMS = new Map<Setting, { by: number; x: number }>([
  [room, { by: 1.17, x: 390 }],
  [studio, { by: 1.1, x: 300 }],
  [hall, { by: 1.06, x: 300 }],
]);

/** Returns the scene as SVG in one of the shapes. The name is the seed of its random parts. */
export function sceneSvg(scene: Scene, shapeName: Shape, name: string): string {
  const { width, height, scale, ground, middle } = SHAPES[shapeName];
  const frame: Frame = { width, height, ground, scale };
  const random = new Random(`picture ${name}`);
  const mood = MOODS[scene.mood];
  const backdrop = scene.setting(random, mood, frame);
  const zoom = ZOOMS.get(scene.setting) ?? { by: 1, x: 300 };
  const stage = at(zoom.x * (1 - zoom.by), STAGE_GROUND * (1 - zoom.by), scene.things(random), zoom.by);
  const things = at(width * middle - 300 * scale, ground - STAGE_GROUND * scale, stage, scale);
  const light = [
    glow('light', 0.2, 0.05, 0.95, mood.light, mood.glow),
    rect(0, 0, width, height, 'url(#light)'),
    gradient('shade', [
      [0, INK.deep, 0],
      [0.6, INK.deep, 0],
      [1, INK.deep, 0.16],
    ]),
    rect(0, 0, width, height, 'url(#shade)'),
  ].join('');
  return picture(width, height, backdrop + things + light);
}
