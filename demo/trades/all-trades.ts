import buildingTrades from './building.json' with { type: 'json' };
import foodAndEventTrades from './food-and-event.json' with { type: 'json' };
import officeTrades from './office.json' with { type: 'json' };
import outdoorTrades from './outdoor.json' with { type: 'json' };
import peopleAndVehicleTrades from './people-and-vehicle.json' with { type: 'json' };
import printAndMediaTrades from './print-and-media.json' with { type: 'json' };
import propertyTrades from './property.json' with { type: 'json' };
import type { Trade } from './trade.js';

/** The 24 categories of the demo, in the order of their ids. */
export const TRADES = [
  ...propertyTrades,
  ...buildingTrades,
  ...outdoorTrades,
  ...foodAndEventTrades,
  ...printAndMediaTrades,
  ...officeTrades,
  ...peopleAndVehicleTrades,
] as unknown as readonly Trade[];

/** Returns a trade by its slug. Throws if there is none. */
export function tradeCalled(slug: string): Trade {
  const trade = TRADES.find((one) => one.slug === slug);
  if (trade === undefined) throw new Error(`No trade is called ${slug}`);
  return trade;
}

/** The list of services that staff maintain: all services of all trades, each once, in order. */
export const ALL_SERVICES: readonly string[] = [
  ...new Set(TRADES.flatMap((trade) => trade.kinds.flatMap((kind) => kind.services))),
].sort((a, b) => a.localeCompare(b, 'en-NZ'));
