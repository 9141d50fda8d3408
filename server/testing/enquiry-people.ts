import type { DeepPartial } from 'typeorm';
import type { Supplier } from '../directory/suppliers/supplier.entity.js';
import { factories } from './factories.js';
import type { TestUplift } from './test-uplift.js';

/** Creates a supplier, a buyer with its cause, and a user for each of them. */
export async function enquiryPeople(uplift: TestUplift, supplierFields: DeepPartial<Supplier> = {}) {
  const make = factories(uplift.app.database);
  const supplier = await make.supplier({ specialFieldLabel: 'Job no.', ...supplierFields });
  const otherSupplierId = (await make.supplier()).id;
  const causeId = (await make.goodCause()).id;
  const buyerId = (await make.impactBuyer({ goodCauseId: causeId })).id;
  return {
    supplier,
    otherSupplierId,
    causeId,
    buyerId,
    admin: await uplift.user({ roles: ['Admin'] }),
    seller: await uplift.user({ roles: ['Business'], supplierId: supplier.id }),
    otherSeller: await uplift.user({ roles: ['Business'], supplierId: otherSupplierId }),
    buyerUser: await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyerId }),
    causeUser: await uplift.user({ roles: ['GoodCause'], goodCauseId: causeId }),
  };
}

export type EnquiryPeople = Awaited<ReturnType<typeof enquiryPeople>>;
