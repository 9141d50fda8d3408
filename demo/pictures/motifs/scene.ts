import type { Random } from '../../random.js';
import type { Setting } from '../settings.js';

/**
 * What a picture shows: a place, and the things in it, drawn on a stage of 600 by 400 pixels whose ground
 * (or bench) lies at y = 300 and whose middle is x = 300.
 */
export interface Scene {
  readonly setting: Setting;
  /** Time of day: 0 morning, 1 noon, 2 dusk. */
  readonly mood: 0 | 1 | 2;
  readonly things: (random: Random) => string;
}

export type TradeScenes = readonly [Scene, Scene, Scene];
