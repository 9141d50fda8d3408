import { INK } from '../palette.js';
import * as garden from '../props/garden.js';
import * as office from '../props/office.js';
import { hall, room, studio } from '../settings.js';
import { at } from '../svg.js';
import type { TradeScenes } from './scene.js';

/** The scenes of office, media and printing trades. */
export const OFFICE_SCENES: Readonly<Record<string, TradeScenes>> = {
  marketing: [
    {
      setting: room,
      mood: 1,
      things: () =>
        at(404, 304, office.laptop(INK.clay), 1.15) +
        at(528, 306, office.pencils(), 0.9) +
        at(186, 308, office.swatches(), 0.9),
    },
    {
      setting: hall,
      mood: 0,
      things: () =>
        at(116, 56, office.poster(3), 1.3) +
        at(252, 56, office.poster(1), 1.3) +
        at(388, 56, office.poster(2), 1.3) +
        at(120, 306, office.chair(INK.kowhai), 0.95) +
        at(500, 306, garden.pot(1.2)),
    },
    {
      setting: studio,
      mood: 2,
      things: () =>
        at(300, 304, office.monitor(), 1.1) +
        at(478, 308, office.pencils()) +
        at(124, 308, office.mug(INK.honey), 1.1),
    },
  ],
  technology: [
    {
      setting: room,
      mood: 0,
      things: () =>
        at(404, 304, office.monitor(), 1) +
        at(552, 306, office.mug(INK.sea)) +
        at(196, 306, garden.pot(0.8, INK.linen)),
    },
    {
      setting: studio,
      mood: 1,
      things: () =>
        at(290, 306, office.laptop(), 1.5) + at(470, 308, office.mug(), 1.1) + at(118, 306, garden.pot(0.95)),
    },
    {
      setting: hall,
      mood: 2,
      things: () =>
        at(300, 330, office.roundTable(), 1.15) +
        at(300, 238, office.laptop(), 0.86) +
        at(404, 236, office.mug(INK.terracotta), 0.8) +
        at(150, 340, office.chair(INK.kowhai), 1.05) +
        at(450, 340, office.chair(INK.sea), 1.05, 0, true),
    },
  ],
  accounting: [
    {
      setting: room,
      mood: 0,
      things: () =>
        at(400, 322, office.ledger(), 1) +
        at(532, 304, office.calculator(), 0.95) +
        at(300, 306, office.coinJar(), 0.9),
    },
    {
      setting: hall,
      mood: 1,
      things: () =>
        at(300, 236, office.chartBoard(), 1.15) +
        at(122, 306, garden.pot(1.2)) +
        at(486, 306, office.chair(INK.terracotta), 0.95, 0, true),
    },
    {
      setting: studio,
      mood: 2,
      things: () =>
        at(214, 306, office.coinJar(), 1.3) +
        at(330, 304, office.books(), 1) +
        at(448, 306, office.calculator(), 1.1),
    },
  ],
  'business-services': [
    {
      setting: hall,
      mood: 1,
      things: () =>
        at(300, 216, office.chartBoard(), 0.9) +
        at(300, 326, office.roundTable(), 1.1) +
        at(150, 334, office.chair(INK.kowhai), 1) +
        at(452, 334, office.chair(INK.terracotta), 1, 0, true),
    },
    {
      setting: room,
      mood: 0,
      things: () =>
        at(420, 306, office.clipboard(), 1.05, 4) +
        at(528, 306, office.mug(INK.fern)) +
        at(200, 306, office.firstAid(), 0.95),
    },
    {
      setting: studio,
      mood: 2,
      things: () =>
        at(220, 306, office.firstAid(), 1.2) +
        at(340, 308, office.clipboard(), 1.15) +
        at(456, 308, office.pencils(), 1.1),
    },
  ],
  printing: [
    {
      setting: hall,
      mood: 0,
      things: () =>
        at(66, 54, office.poster(0)) +
        at(166, 48, office.poster(1)) +
        at(66, 182, office.poster(2, 66, 90)) +
        at(370, 312, office.press(), 1.08),
    },
    {
      setting: room,
      mood: 1,
      things: () =>
        at(360, 304, office.paperStack(), 1.05) +
        at(494, 304, office.paperRolls(), 1) +
        at(190, 318, office.swatches(), 0.7),
    },
    {
      setting: studio,
      mood: 2,
      things: () =>
        at(172, 92, office.poster(0), 1.15) +
        at(296, 80, office.poster(1), 1.15) +
        at(418, 300, office.paperRolls(), 0.9) +
        at(230, 306, office.paperStack(), 0.8),
    },
  ],
};
