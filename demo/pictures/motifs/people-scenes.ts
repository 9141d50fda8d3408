import { INK } from '../palette.js';
import * as buildings from '../props/buildings.js';
import * as garden from '../props/garden.js';
import * as kitchen from '../props/kitchen.js';
import * as office from '../props/office.js';
import * as things from '../props/things.js';
import { alps, country, hall, harbour, room, studio } from '../settings.js';
import { at } from '../svg.js';
import type { TradeScenes } from './scene.js';

const laidTable = () =>
  at(300, 322, kitchen.longTable(430)) +
  at(170, 238, kitchen.platter(), 0.7) +
  at(300, 238, kitchen.bowl(), 0.8) +
  at(420, 238, kitchen.platter(), 0.7) +
  at(236, 238, kitchen.bottle(), 0.6) +
  at(364, 238, kitchen.bottle(INK.blossom), 0.6);

/** The scenes of trades in food, events, clothing and care. */
export const PEOPLE_SCENES: Readonly<Record<string, TradeScenes>> = {
  catering: [
    { setting: country, mood: 0, things: () => at(30, 60, buildings.bunting(540, 34)) + laidTable() },
    {
      setting: room,
      mood: 1,
      things: () =>
        at(350, 304, kitchen.cakeStand(), 1) +
        at(482, 304, kitchen.loaf(), 0.95) +
        at(178, 306, kitchen.bowl(INK.clay), 1),
    },
    { setting: harbour, mood: 2, things: () => at(40, 70, buildings.festoon(520, 34)) + laidTable() },
  ],
  coffee: [
    {
      setting: room,
      mood: 0,
      things: () =>
        at(380, 304, kitchen.teapot(), 1.05) +
        at(500, 306, kitchen.cup()) +
        at(496, 246, kitchen.steam(), 0.7) +
        at(196, 306, kitchen.cup(INK.honey), 0.95),
    },
    {
      setting: hall,
      mood: 1,
      things: () =>
        at(290, 306, kitchen.espressoMachine(), 1.3) +
        at(474, 308, kitchen.sack(), 1.05) +
        at(110, 308, garden.pot(1.1, INK.linen)),
    },
    {
      setting: studio,
      mood: 2,
      things: () =>
        at(270, 304, kitchen.teapot(INK.terracotta), 1.3) +
        at(428, 308, kitchen.cup(INK.linen), 1.15) +
        at(426, 238, kitchen.steam(), 0.8),
    },
  ],
  events: [
    {
      setting: country,
      mood: 0,
      things: () =>
        at(300, 320, buildings.marquee(), 1.15) +
        at(92, 328, garden.person(INK.terracotta, 96, true, '#c99b76')) +
        at(504, 328, garden.person(INK.sea, 100)) +
        at(536, 332, garden.person(INK.honey, 88, false, '#b07a54')),
    },
    {
      setting: hall,
      mood: 2,
      things: () =>
        at(40, 34, buildings.festoon(520, 36)) +
        at(300, 320, buildings.stage(), 1.05) +
        at(130, 286, buildings.speaker(150)) +
        at(470, 286, buildings.speaker(150)) +
        at(290, 286, buildings.microphone()),
    },
    {
      setting: harbour,
      mood: 2,
      things: () => at(40, 50, buildings.festoon(520, 40)) + at(310, 318, buildings.marquee(), 1),
    },
  ],
  photography: [
    { setting: alps, mood: 2, things: () => at(310, 330, things.cameraTripod(), 1.25) },
    {
      setting: hall,
      mood: 0,
      things: () =>
        at(64, 70, things.framed(0, 132, 104)) +
        at(66, 190, things.framed(2, 86, 66)) +
        at(404, 60, things.framed(1, 112, 132)) +
        at(300, 308, things.cameraTripod(), 1.02),
    },
    {
      setting: harbour,
      mood: 1,
      things: () =>
        at(214, 332, things.cameraTripod(), 0.82) +
        at(420, 324, garden.person(INK.honey, 128, true, '#b07a54')) +
        at(470, 326, garden.person(INK.blossom, 112)),
    },
  ],
  clothing: [
    { setting: hall, mood: 0, things: () => at(300, 308, things.rack(), 1.15) },
    {
      setting: room,
      mood: 1,
      things: () =>
        at(372, 304, things.shirtStack(), 1.1) +
        at(496, 304, things.cap()) +
        at(186, 308, things.tote(), 0.95),
    },
    {
      setting: studio,
      mood: 2,
      things: () =>
        at(212, 308, things.tote(), 1.25) +
        at(380, 304, things.shirtStack(), 1.15) +
        at(384, 192, things.cap(INK.blossom), 0.85),
    },
  ],
  health: [
    {
      setting: room,
      mood: 0,
      things: () =>
        at(356, 304, kitchen.towels(), 1) +
        at(456, 304, kitchen.candle(), 1) +
        at(530, 304, garden.pot(0.85, INK.sea)) +
        at(184, 306, things.yogaMat(), 0.85),
    },
    {
      setting: harbour,
      mood: 1,
      things: () =>
        at(200, 336, things.yogaMat(), 0.7) +
        at(350, 322, garden.person(INK.kowhai, 126, true, '#b07a54')) +
        at(440, 326, garden.person(INK.terracotta, 120, true)) +
        at(520, 320, garden.person(INK.linen, 112, true, '#c99b76')),
    },
    {
      setting: studio,
      mood: 2,
      things: () =>
        at(300, 304, kitchen.stones(), 1.5) +
        at(426, 306, kitchen.candle(), 1.2) +
        at(168, 306, garden.pot(1, INK.linen)),
    },
  ],
  childcare: [
    {
      setting: room,
      mood: 0,
      things: () =>
        at(392, 304, things.blocks(), 1.1) +
        at(540, 306, things.ball(), 0.85) +
        at(186, 306, office.books([INK.kowhai, INK.sea, INK.terracotta]), 0.9),
    },
    {
      setting: country,
      mood: 1,
      things: () =>
        at(430, 92, garden.kite(), 1.15, 14) +
        at(180, 332, garden.person(INK.kowhai, 104, true, '#b07a54')) +
        at(262, 338, garden.person(INK.blossom, 88)) +
        at(338, 334, garden.person(INK.sea, 96, true, '#c99b76')) +
        at(480, 334, things.ball(), 0.72),
    },
    {
      setting: hall,
      mood: 2,
      things: () =>
        at(250, 310, things.easel(), 1.15) +
        at(430, 310, things.blocks(), 0.95) +
        at(116, 312, things.ukulele(), 0.9),
    },
  ],
};
