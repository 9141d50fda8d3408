import { NATIONWIDE } from '../server/directory/suppliers/regions.js';
import type { BuyerFacts } from './buyer-facts.js';
import { Random } from './random.js';
import type { SupplierFacts } from './supplier-facts.js';
import habits from './texts/buyer-habits.json' with { type: 'json' };
import { byName } from './texts/by-name.js';
import { REGION_WEIGHTS } from './texts/places.js';
import { TRADES } from './trades/all-trades.js';
import type { Trade } from './trades/trade.js';
import { WeightedDraw } from './weighted-draw.js';

/** The share of purchases from any supplier, regardless of a buyer’s habits: some things are bought once. */
const ANYBODY = 0.2;

/**
 * The number of trades that each buyer prefers. OWN_LIKING is the factor by which it buys more of them than
 * others of its type.
 */
const OWN_TRADES = 3;
const OWN_LIKING = 3;

/**
 * The weights of suppliers in the buyer’s region, in a neighbouring one, and of those that deliver to the
 * whole country.
 */
const NEARNESS = { home: 1, beside: 0.6, nationwide: 0.4 } as const;

/** Returns the weight of a trade for a type of buyer; 1 if its habits do not name the trade. */
const weightOf = (buyerType: string | null, trade: Trade): number =>
  byName<Readonly<Record<string, number>>>(habits, buyerType ?? '')?.[trade.slug] ?? 1;

/** Returns the weight of a supplier for a region; 0 if it does not work there. */
function nearness(supplier: SupplierFacts, region: string): number {
  if (supplier.region === region) return NEARNESS.home;
  if (supplier.serves.includes(region)) return NEARNESS.beside;
  return supplier.serves.includes(NATIONWIDE) ? NEARNESS.nationwide : 0;
}

/**
 * Returns the weights of these trades for a buyer: those of its type, with higher ones for some trades that
 * are drawn for this buyer.
 */
function preferencesOf({ id, buyerType }: BuyerFacts, trades: readonly Trade[]): WeightedDraw<Trade> {
  const random = new Random(`likings of buyer ${id}`);
  const usual = new WeightedDraw(trades, (trade) => weightOf(buyerType, trade));
  const own = new Set(Array.from({ length: OWN_TRADES }, () => usual.draw(random)));
  return new WeightedDraw(trades, (trade) => weightOf(buyerType, trade) * (own.has(trade) ? OWN_LIKING : 1));
}

/**
 * The choice of suppliers by buyers: mostly one nearby of a trade that they like, more often a busy one;
 * otherwise any supplier.
 */
export class Preferences {
  /** The suppliers of each trade that work in a region. */
  private readonly nearby = new Map<Trade, ReadonlyMap<string, WeightedDraw<SupplierFacts>>>();
  private readonly preferences = new Map<number, WeightedDraw<Trade>>();

  constructor(
    suppliers: readonly SupplierFacts[],
    private readonly anybody: WeightedDraw<SupplierFacts>,
  ) {
    for (const trade of TRADES) {
      const all = suppliers.filter((one) => one.trade === trade && one.pull > 0);
      const regions = Object.keys(REGION_WEIGHTS).flatMap((region) => {
        const near = all.filter((one) => nearness(one, region) > 0);
        return near.length > 0
          ? [[region, new WeightedDraw(near, (one) => one.pull * nearness(one, region))] as const]
          : [];
      });
      this.nearby.set(trade, new Map(regions));
    }
  }

  /**
   * Returns the supplier that a buyer chooses at a time; one that had joined by then, if one is found soon.
   */
  supplierFor(random: Random, buyer: BuyerFacts, at: number): SupplierFacts {
    const there = random.chance(ANYBODY)
      ? undefined
      : this.nearby.get(this.tradeFor(random, buyer))?.get(buyer.region);
    return (there ?? this.anybody).drawWhere(random, (one) => one.joined < at);
  }

  private tradeFor(random: Random, buyer: BuyerFacts): Trade {
    const known = this.preferences.get(buyer.id);
    if (known) return known.draw(random);
    const coming = TRADES.filter((trade) => this.nearby.get(trade)?.has(buyer.region));
    // If no supplier works in the region, any trade is possible.
    const preferences = preferencesOf(buyer, coming.length > 0 ? coming : TRADES);
    this.preferences.set(buyer.id, preferences);
    return preferences.draw(random);
  }
}
