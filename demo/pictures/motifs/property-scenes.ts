import { INK } from '../palette.js';
import * as buildings from '../props/buildings.js';
import * as garden from '../props/garden.js';
import * as kitchen from '../props/kitchen.js';
import * as office from '../props/office.js';
import * as things from '../props/things.js';
import * as workshop from '../props/workshop.js';
import { alps, bush, country, hall, harbour, room, studio, town } from '../settings.js';
import { at, rect } from '../svg.js';
import type { TradeScenes } from './scene.js';

/** The scenes of house and garden trades. */
export const PROPERTY_SCENES: Readonly<Record<string, TradeScenes>> = {
  plumbing: [
    {
      setting: hall,
      mood: 0,
      things: () =>
        at(210, 296, kitchen.bucket(INK.sea), 0.8) +
        at(356, 300, workshop.basin(), 1.25) +
        at(98, 270, workshop.copperPipes(200)) +
        at(506, 308, workshop.toolbox(), 0.8),
    },
    {
      setting: room,
      mood: 1,
      things: () =>
        at(426, 306, workshop.toolbox(), 1.2) +
        at(200, 318, workshop.wrench(150), 1.05, -8) +
        at(546, 302, garden.pot(0.75)),
    },
    {
      setting: studio,
      mood: 2,
      things: () =>
        at(300, 302, workshop.basin(), 1.3) +
        at(452, 316, workshop.wrench(100, INK.stone), 0.9, -6) +
        at(142, 306, kitchen.towels(), 0.8),
    },
  ],
  electrical: [
    {
      setting: country,
      mood: 0,
      things: () =>
        at(300, 312, buildings.cottage(INK.linen, INK.slate, true), 1.12) + at(520, 318, garden.pot(0.8)),
    },
    {
      setting: room,
      mood: 1,
      things: () =>
        at(360, 0, office.pendantLamp(116)) +
        at(490, 0, office.pendantLamp(84, INK.pounamu)) +
        at(400, 304, office.mug()) +
        at(500, 304, garden.pot(0.8, INK.sea)) +
        at(300, 312, workshop.wrench(80, INK.blossom), 0.8, -4),
    },
    {
      setting: studio,
      mood: 2,
      things: () =>
        at(190, 0, office.pendantLamp(80, INK.clay)) +
        at(300, 0, office.pendantLamp(122)) +
        at(410, 0, office.pendantLamp(64, INK.sea)) +
        at(300, 304, office.books(), 0.9) +
        at(424, 304, office.mug(INK.white)),
    },
  ],
  building: [
    {
      setting: country,
      mood: 0,
      things: () =>
        at(330, 310, buildings.houseFrame(), 1.1) +
        at(112, 322, workshop.timberStack(5, 130)) +
        at(546, 320, workshop.ladder(150), 0.9),
    },
    {
      setting: room,
      mood: 1,
      things: () =>
        at(452, 306, workshop.plane(), 1.1) +
        at(252, 304, workshop.timberStack(4, 160)) +
        at(372, 326, workshop.rulerSet(), 1, -3),
    },
    {
      setting: harbour,
      mood: 2,
      things: () =>
        at(340, 310, buildings.cottage(INK.linen, INK.pounamu), 1.1) +
        rect(190, 304, 330, 14, INK.timber, 2) +
        at(206, 306, office.chair(INK.kowhai), 0.6) +
        at(556, 316, garden.pot(0.85)),
    },
  ],
  painting: [
    {
      setting: hall,
      mood: 0,
      things: () =>
        rect(318, 40, 240, 220, INK.fern, 3, 0.95) +
        rect(300, 96, 30, 120, INK.fern, 12, 0.95) +
        rect(344, 240, 190, 22, INK.fern, 10, 0.95) +
        at(228, 300, workshop.ladder(246)) +
        at(408, 314, workshop.paintTin(INK.fern), 1.15) +
        at(496, 318, workshop.paintTin(INK.kowhai), 0.95) +
        at(392, 206, workshop.roller(INK.bush), 0.9, 10),
    },
    {
      setting: room,
      mood: 1,
      things: () =>
        at(352, 304, workshop.paintTin(INK.terracotta), 1.2) +
        at(452, 306, workshop.paintTin(INK.deepSea), 1.05) +
        at(530, 306, workshop.paintTin(INK.honey), 0.85) +
        at(150, 322, workshop.brush(INK.terracotta, 120), 1, 78),
    },
    {
      setting: studio,
      mood: 2,
      things: () =>
        at(300, 300, office.swatches(), 1.6) +
        at(160, 308, workshop.paintTin(INK.blossom), 1.05) +
        at(452, 308, workshop.paintTin(INK.fern), 1.05),
    },
  ],
  gardening: [
    {
      setting: country,
      mood: 0,
      things: () =>
        at(356, 322, garden.raisedBed(270), 1.05) +
        at(150, 318, garden.wheelbarrow(), 1) +
        at(520, 316, garden.spade()),
    },
    {
      setting: room,
      mood: 1,
      things: () =>
        at(340, 304, garden.pot(1, INK.terracotta)) +
        at(430, 306, garden.pot(1.25, INK.sea, INK.moss)) +
        at(524, 304, garden.pot(0.9, INK.linen, INK.bush)) +
        at(180, 308, garden.wateringCan(INK.kowhai)),
    },
    {
      setting: bush,
      mood: 2,
      things: () =>
        at(300, 322, garden.raisedBed(230)) +
        at(462, 330, garden.wateringCan(INK.clay)) +
        at(142, 322, garden.spade(), 0.95),
    },
  ],
  cleaning: [
    {
      setting: hall,
      mood: 1,
      things: () =>
        at(260, 308, kitchen.bucket(), 1.3) +
        at(350, 310, kitchen.mop(), 1.05) +
        at(452, 312, kitchen.sprayBottle(), 1) +
        at(132, 304, garden.pot(1.3, INK.linen)),
    },
    {
      setting: room,
      mood: 0,
      things: () =>
        at(372, 304, kitchen.towels(), 1.1) +
        at(484, 306, kitchen.sprayBottle(INK.fern), 1.05) +
        at(190, 306, kitchen.bucket(INK.sea), 0.9),
    },
    {
      setting: studio,
      mood: 2,
      things: () =>
        at(232, 306, kitchen.sprayBottle(INK.sea), 1.25) +
        at(316, 308, kitchen.sprayBottle(INK.kowhai), 1.05) +
        at(426, 306, kitchen.towels(), 1.05),
    },
  ],
  'pest-control': [
    { setting: bush, mood: 0, things: () => at(320, 322, garden.trapBox(), 1.3) },
    {
      setting: country,
      mood: 1,
      things: () =>
        at(320, 312, buildings.cottage(INK.mist, INK.clay), 1.1) +
        at(112, 324, garden.trapBox(), 0.62) +
        at(536, 318, garden.pot(0.8)),
    },
    { setting: bush, mood: 2, things: () => at(310, 226, garden.bird(), 1.35) },
  ],
  security: [
    {
      setting: hall,
      mood: 1,
      things: () =>
        at(300, 292, buildings.frontDoor(), 1.08) +
        at(160, 92, buildings.camera360(), 1.3) +
        at(452, 304, garden.pot(1.25, INK.terracotta)),
    },
    {
      setting: town,
      mood: 2,
      things: () =>
        at(250, 306, buildings.cottage(INK.linen, INK.slate), 0.98) +
        at(474, 318, things.van(INK.white, INK.pounamu), 0.72),
    },
    {
      setting: studio,
      mood: 0,
      things: () => at(270, 304, things.padlock(), 1.25) + at(410, 316, things.keys(), 1.05),
    },
  ],
  furniture: [
    {
      setting: hall,
      mood: 0,
      things: () =>
        at(232, 310, office.armchair(), 1.25) +
        at(420, 306, office.floorLamp(), 1.05) +
        at(520, 312, garden.pot(1.1, INK.sea)),
    },
    {
      setting: room,
      mood: 1,
      things: () =>
        at(452, 306, workshop.plane(), 1.15) +
        at(240, 322, workshop.saw(), 1.05) +
        at(318, 304, workshop.timberStack(2, 120)),
    },
    {
      setting: studio,
      mood: 2,
      things: () =>
        at(300, 330, office.roundTable(), 1.1) +
        at(160, 344, office.chair(INK.terracotta), 1.05) +
        at(448, 344, office.chair(INK.sea), 1.05, 0, true) +
        at(300, 236, garden.pot(0.7, INK.honey)),
    },
  ],
  transport: [
    { setting: country, mood: 0, things: () => at(330, 330, things.van(), 1.15) },
    {
      setting: hall,
      mood: 1,
      things: () => at(352, 308, things.boxes(), 1.2) + at(160, 306, things.trolley(), 1),
    },
    { setting: alps, mood: 2, things: () => at(286, 330, things.van(INK.linen, INK.blossom), 1.1) },
  ],
  automotive: [
    { setting: country, mood: 2, things: () => at(310, 328, things.ute(INK.kowhai), 1.15) },
    {
      setting: hall,
      mood: 1,
      things: () => at(300, 318, things.ute(INK.deepSea), 1.02) + at(506, 312, things.tyres(), 0.85),
    },
    {
      setting: studio,
      mood: 0,
      things: () => at(244, 306, things.tyres(), 1.3) + at(414, 306, workshop.toolbox(INK.deepSea), 1.1),
    },
  ],
  travel: [
    {
      setting: harbour,
      mood: 0,
      things: () =>
        at(396, 306, buildings.cottage(INK.sea, INK.blossom), 0.8) +
        at(200, 338, garden.kayak(), 0.85, -4) +
        at(546, 322, things.surfboard(), 0.8, 6),
    },
    {
      setting: alps,
      mood: 1,
      things: () =>
        at(350, 322, buildings.tent(), 1.25) +
        at(140, 330, garden.person(INK.kowhai, 112, true, '#c99b76')) +
        at(190, 336, garden.person(INK.deepSea, 100)),
    },
    {
      setting: harbour,
      mood: 2,
      things: () =>
        at(330, 316, garden.kayak(INK.blossom), 1.15, -3) + at(486, 312, garden.person(INK.honey, 92, true)),
    },
  ],
};
