import { INK } from '../palette.js';
import * as buildings from '../props/buildings.js';
import * as garden from '../props/garden.js';
import * as kitchen from '../props/kitchen.js';
import * as office from '../props/office.js';
import * as things from '../props/things.js';
import { alps, bush, country, hall, harbour, room, town } from '../settings.js';
import { at } from '../svg.js';
import type { Scene } from './scene.js';

/** Draws a row of people of different heights between two positions. */
function people(from: number, to: number, y: number, count: number): string {
  const tops = [INK.kowhai, INK.sea, INK.blossom, INK.pounamu, INK.linen, INK.terracotta, INK.fern];
  const skins = ['#8a5a3c', '#c99b76', '#6f452c', '#b07a54'];
  return Array.from({ length: count }, (_, index) =>
    at(
      from + ((to - from) * index) / Math.max(1, count - 1),
      y + (index % 2) * 7,
      garden.person(tops[index % 7] ?? INK.sea, 74 + ((index * 29) % 34), index % 3 === 1, skins[index % 4]),
    ),
  ).join('');
}

/** The pictures of the good causes, in the order of their ids. */
export const CAUSE_SCENES: readonly Scene[] = [
  { setting: country, mood: 0, things: () => people(150, 470, 326, 6) + at(540, 330, things.ball(), 0.62) },
  {
    setting: town,
    mood: 0,
    things: () =>
      at(40, 66, buildings.bunting(520, 36)) +
      at(336, 330, garden.raisedBed(220)) +
      people(96, 210, 328, 3) +
      at(520, 326, garden.wheelbarrow(), 0.85),
  },
  {
    setting: hall,
    mood: 0,
    things: () =>
      at(300, 322, kitchen.longTable(420)) +
      at(170, 238, kitchen.loaf(), 0.7) +
      at(262, 238, kitchen.bowl(INK.sea), 0.75) +
      at(352, 238, kitchen.bowl(INK.clay, INK.moss), 0.75) +
      at(440, 238, kitchen.bottle(), 0.7) +
      at(480, 238, kitchen.bottle(INK.deepSea), 0.6),
  },
  {
    setting: room,
    mood: 0,
    things: () =>
      at(330, 296, office.bookRow(10)) +
      at(186, 306, office.books([INK.kowhai, INK.sea, INK.terracotta, INK.fern]), 0.95),
  },
  { setting: bush, mood: 1, things: () => at(310, 216, garden.bird(), 1.2) },
  {
    setting: harbour,
    mood: 1,
    things: () =>
      at(300, 326, garden.kayak(INK.kowhai), 0.95, -2) +
      at(420, 350, garden.kayak(INK.blossom), 0.85, 3) +
      people(510, 560, 318, 2),
  },
  { setting: alps, mood: 2, things: () => at(310, 316, buildings.cottage(INK.linen, INK.clay), 1.12) },
  {
    setting: town,
    mood: 1,
    things: () => at(220, 328, things.bicycle(), 1.1) + at(420, 330, things.bicycle(INK.blossom), 0.95),
  },
  {
    setting: hall,
    mood: 2,
    things: () =>
      at(40, 40, buildings.festoon(520, 32)) +
      at(150, 306, things.ukulele(), 1) +
      at(300, 312, buildings.microphone(), 1.1) +
      at(420, 306, things.ukulele(), 1, 0, true) +
      at(520, 306, buildings.speaker(120)),
  },
  {
    setting: room,
    mood: 1,
    things: () =>
      at(352, 304, kitchen.teapot(INK.clay), 0.95) +
      at(470, 306, kitchen.cup(INK.honey)) +
      at(538, 306, kitchen.cup(INK.white), 0.9) +
      at(190, 306, garden.pot(0.9, INK.linen)),
  },
  {
    setting: harbour,
    mood: 0,
    things: () =>
      at(190, 330, things.surfboard(INK.blossom), 0.85, -7) +
      at(228, 332, things.surfboard(INK.honey), 0.9, 3) +
      at(264, 330, things.surfboard(INK.white), 0.85, 9) +
      people(350, 520, 330, 4),
  },
  {
    setting: alps,
    mood: 1,
    things: () => at(430, 322, buildings.tent(INK.blossom), 0.95) + people(150, 290, 328, 3),
  },
];
