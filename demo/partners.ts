import type { BuyerFacts } from './buyer-facts.js';
import { Likings } from './preferences.js';
import type { SupplierFacts } from './supplier-facts.js';
import { Pulls } from './weighted-draw.js';

/** All buyers and suppliers, and the weighted lists to draw them from. */
export interface Partners {
  readonly suppliers: readonly SupplierFacts[];
  readonly buyers: readonly BuyerFacts[];
  readonly busySuppliers: Pulls<SupplierFacts>;
  readonly busyBuyers: Pulls<BuyerFacts>;
  readonly likings: Likings;
}

export function partnersOf(suppliers: readonly SupplierFacts[], buyers: readonly BuyerFacts[]): Partners {
  const busySuppliers = new Pulls(suppliers, (one) => one.pull);
  return {
    suppliers,
    buyers,
    busySuppliers,
    busyBuyers: new Pulls(buyers, (one) => one.pull),
    likings: new Likings(suppliers, busySuppliers),
  };
}
