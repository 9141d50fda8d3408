import type { Random } from '../../random.js';
import type { Setting } from '../settings.js';

/**
 * The content of a picture: a place, and the things in it, drawn on a stage of 600 by 400 pixels. Its ground
 * (or bench) is at y = 300, and its middle at x = 300.
 */
export interface Scene {
  readonly setting: Setting;
  /** The time of day: 0 for morning, 1 for noon, 2 for dusk. */
  readonly mood: 0 | 1 | 2;
  readonly things: (random: Random) => string;
}

export type TradeScenes = readonly [Scene, Scene, Scene];
