import { BUILDING_TRADES } from './building-trades.js';
import { FOOD_AND_EVENT_TRADES } from './food-and-event-trades.js';
import { OFFICE_TRADES } from './office-trades.js';
import { OUTDOOR_TRADES } from './outdoor-trades.js';
import { PEOPLE_AND_VEHICLE_TRADES } from './people-and-vehicle-trades.js';
import { PRINT_AND_MEDIA_TRADES } from './print-and-media-trades.js';
import { PROPERTY_TRADES } from './property-trades.js';
import type { Trade } from './trade.js';

/** The 24 categories of the demo, in the order of their ids. */
export const TRADES: readonly Trade[] = [
  ...PROPERTY_TRADES,
  ...BUILDING_TRADES,
  ...OUTDOOR_TRADES,
  ...FOOD_AND_EVENT_TRADES,
  ...PRINT_AND_MEDIA_TRADES,
  ...OFFICE_TRADES,
  ...PEOPLE_AND_VEHICLE_TRADES,
];

/** A trade by its slug; throws when there is none. */
export function tradeCalled(slug: string): Trade {
  const trade = TRADES.find((one) => one.slug === slug);
  if (trade === undefined) throw new Error(`No trade is called ${slug}`);
  return trade;
}

/** The list of services that staff maintain: every service of every trade, each once, in order. */
export const ALL_SERVICES: readonly string[] = [
  ...new Set(TRADES.flatMap((trade) => trade.kinds.flatMap((kind) => kind.services))),
].sort((a, b) => a.localeCompare(b, 'en-NZ'));
