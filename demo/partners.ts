import type { BuyerFacts } from './buyer-facts.js';
import { Preferences } from './preferences.js';
import type { SupplierFacts } from './supplier-facts.js';
import { WeightedDraw } from './weighted-draw.js';

/** All buyers and suppliers, and the weighted lists to draw them from. */
export interface Partners {
  readonly suppliers: readonly SupplierFacts[];
  readonly buyers: readonly BuyerFacts[];
  readonly busySuppliers: WeightedDraw<SupplierFacts>;
  readonly busyBuyers: WeightedDraw<BuyerFacts>;
  readonly preferences: Preferences;
}

export function partnersOf(suppliers: readonly SupplierFacts[], buyers: readonly BuyerFacts[]): Partners {
  const busySuppliers = new WeightedDraw(suppliers, (one) => one.pull);
  return {
    suppliers,
    buyers,
    busySuppliers,
    busyBuyers: new WeightedDraw(buyers, (one) => one.pull),
    preferences: new Preferences(suppliers, busySuppliers),
  };
}
