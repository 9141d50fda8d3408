import { NATIONWIDE } from '../server/suppliers/regions.js';
import type { BuyerFacts } from './buyer-facts.js';
import { Pulls } from './pulls.js';
import { Random } from './random.js';
import type { SupplierFacts } from './supplier-facts.js';
import { TRADES } from './trades/all-trades.js';
import type { Trade } from './trades/trade.js';
import habits from './words/buyer-habits.json' with { type: 'json' };
import { byName } from './words/by-name.js';
import { REGION_WEIGHTS } from './words/places.js';

/** How often a buyer goes to anybody at all, whatever its habits: some things are bought once. */
const ANYBODY = 0.2;

/** So many trades each buyer has taken to, and buys so many times as much of as others of its type. */
const OWN_TRADES = 3;
const OWN_LIKING = 3;

/** How near a supplier is that has its premises in the buyer's region, that comes from beside it, or sends all over the country. */
const NEARNESS = { home: 1, beside: 0.6, nationwide: 0.4 } as const;

/** How much a type buys of a trade; of one that its habits do not name: 1. */
const weightOf = (buyerType: string | null, trade: Trade): number =>
  byName<Readonly<Record<string, number>>>(habits, buyerType ?? '')?.[trade.slug] ?? 1;

/** How near a supplier is to a region; 0 where it does not come. */
function nearness(supplier: SupplierFacts, region: string): number {
  if (supplier.region === region) return NEARNESS.home;
  if (supplier.serves.includes(region)) return NEARNESS.beside;
  return supplier.serves.includes(NATIONWIDE) ? NEARNESS.nationwide : 0;
}

/** What a buyer buys of these trades: as its type does, and of some of them more, which are drawn for it alone. */
function likingsOf({ id, buyerType }: BuyerFacts, trades: readonly Trade[]): Pulls<Trade> {
  const random = new Random(`likings of buyer ${id}`);
  const usual = new Pulls(trades, (trade) => weightOf(buyerType, trade));
  const own = new Set(Array.from({ length: OWN_TRADES }, () => usual.draw(random)));
  return new Pulls(trades, (trade) => weightOf(buyerType, trade) * (own.has(trade) ? OWN_LIKING : 1));
}

/** Whom buyers go to: mostly to one nearby of a trade that they like, where the busy are chosen more often; else to anybody. */
export class Likings {
  /** Those of a trade that come to a region. */
  private readonly nearby = new Map<Trade, ReadonlyMap<string, Pulls<SupplierFacts>>>();
  private readonly likings = new Map<number, Pulls<Trade>>();

  constructor(
    suppliers: readonly SupplierFacts[],
    private readonly anybody: Pulls<SupplierFacts>,
  ) {
    for (const trade of TRADES) {
      const all = suppliers.filter((one) => one.trade === trade && one.pull > 0);
      const regions = Object.keys(REGION_WEIGHTS).flatMap((region) => {
        const near = all.filter((one) => nearness(one, region) > 0);
        return near.length > 0
          ? [[region, new Pulls(near, (one) => one.pull * nearness(one, region))] as const]
          : [];
      });
      this.nearby.set(trade, new Map(regions));
    }
  }

  /** The supplier that a buyer goes to at a time; one that had joined by then, if one is soon found. */
  supplierFor(random: Random, buyer: BuyerFacts, at: number): SupplierFacts {
    const there = random.chance(ANYBODY)
      ? undefined
      : this.nearby.get(this.tradeFor(random, buyer))?.get(buyer.region);
    return (there ?? this.anybody).drawWhere(random, (one) => one.joined < at);
  }

  private tradeFor(random: Random, buyer: BuyerFacts): Trade {
    const known = this.likings.get(buyer.id);
    if (known) return known.draw(random);
    const coming = TRADES.filter((trade) => this.nearby.get(trade)?.has(buyer.region));
    // Where nobody comes, it goes to anybody.
    const likings = likingsOf(buyer, coming.length > 0 ? coming : TRADES);
    this.likings.set(buyer.id, likings);
    return likings.draw(random);
  }
}
