import type { BuyerFacts } from './buyer-facts.js';
import { partnersOf } from './partners.js';
import { Random } from './random.js';
import { impactBuyers } from './rows/impact-buyer.rows.js';
import { supplier } from './rows/supplier.rows.js';
import { DEMO_SIZES } from './sizes.js';
import { BusinessNames } from './texts/business-names.js';
import habits from './texts/buyer-habits.json' with { type: 'json' };
import { TRADES } from './trades/all-trades.js';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const DRAWS = 4000;

const names = new BusinessNames();
const suppliers = Array.from({ length: DEMO_SIZES.suppliers }, (_, at) => supplier(at + 1, names, NOW).facts);
const buyers = [...impactBuyers(DEMO_SIZES.impactBuyers, NOW)].map(({ facts }) => facts);
const { preferences } = partnersOf(suppliers, buyers);

const drawn = (buyer: BuyerFacts) => {
  const random = new Random('draws');
  return Array.from({ length: DRAWS }, () => preferences.supplierFor(random, buyer, NOW));
};
const share = <T>(items: readonly T[], fits: (item: T) => boolean) =>
  items.filter(fits).length / items.length;
const ofType = (type: string) => buyers.filter(({ buyerType }) => buyerType === type);

describe('supplier preferences of demo buyers', () => {
  it('are identical on every run', () => {
    const [buyer] = ofType('School');
    if (!buyer) throw new Error('There is no school');
    expect(drawn(buyer).map(({ id }) => id)).toEqual(drawn(buyer).map(({ id }) => id));
  });

  it('favour the trades that similar organisations buy from, with some variety', () => {
    for (const [type, liked] of Object.entries(habits)) {
      const trades = new Set(Object.keys(liked));
      const all = ofType(type).flatMap(drawn);
      expect([type, share(all, ({ trade }) => trades.has(trade.slug)) > 0.45]).toEqual([type, true]);
      expect([type, new Set(all.map(({ trade }) => trade)).size > 15]).toEqual([type, true]);
    }
  });

  it('favour suppliers that serve the region of the buyer, many of them based there', () => {
    const all = buyers.flatMap((buyer) => drawn(buyer).map((one) => ({ buyer, one })));
    const comes = share(all, ({ buyer, one }) =>
      [buyer.region, 'Nationwide'].some((region) => one.serves.includes(region)),
    );
    expect(comes).toBeGreaterThan(0.8);
    expect(comes).toBeLessThan(0.98);
    expect(share(all, ({ buyer, one }) => one.region === buyer.region)).toBeGreaterThan(0.3);
  });

  it('differ between two schools', () => {
    const [one = [], other = []] = ofType('School').slice(0, 2).map(drawn);
    const bySlug = (all: typeof one, slug: string) => share(all, ({ trade }) => trade.slug === slug);
    const apart = TRADES.map(({ slug }) => Math.abs(bySlug(one, slug) - bySlug(other, slug)));
    expect(Math.max(...apart)).toBeGreaterThan(0.05);
  });

  it('refer only to existing trades', () => {
    const slugs = new Set(TRADES.map(({ slug }) => slug));
    const named = Object.values(habits).flatMap((liked) => Object.keys(liked));
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});
