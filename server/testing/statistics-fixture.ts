import { factories } from './factories.js';
import { TestUplift } from './test-uplift.js';

/**
 * Starts a product with two suppliers, a school and a cause, with sales of two years that are easily counted
 * by hand.
 */
export async function startStatistics() {
  const uplift = await TestUplift.start();
  const make = factories(uplift.app.database);
  const building = await make.category({ name: 'Building' });
  const cause = await make.goodCause({ name: 'Trust', imageUrl: 'https://a.example/a.png' });
  const school = await make.impactBuyer({
    buyerType: 'School',
    goodCauseId: cause.id,
    interestedStatus: 'Open',
  });
  const supplier = await make.supplier({ name: 'Kōwhai', impactBuyerId: school.id });
  const rimu = await make.supplier({ name: 'Rimu' });
  await uplift.app.database.manager.query('INSERT INTO supplier_category VALUES ($1, $2)', [
    rimu.id,
    building.id,
  ]);
  const ids = {
    supplier: supplier.id,
    rimu: rimu.id,
    school: school.id,
    cause: cause.id,
    building: building.id,
  };
  const at = (day: string) => ({ enquiredAt: new Date(`${day}T00:00:00Z`) });
  const own = { supplierId: supplier.id, goodCauseId: cause.id };
  const sale = { progress: 'Completed', revenue: 1000, contribution: 100.1 } as const;
  await make.salesEnquiry({
    ...own,
    ...at('2024-05-05'),
    ...sale,
    impactBuyerId: school.id,
    via: 'Backdoor Sale',
  });
  await make.salesEnquiry({ ...own, ...at('2024-05-06'), ...sale, via: 'Brokered Lead' });
  await make.salesEnquiry({ ...own, ...at('2024-06-06'), ...sale, via: 'Other', contribution: 0.2 });
  await make.salesEnquiry({ ...own, ...at('2023-06-06'), progress: 'Introduction', via: 'Affiliate' });
  await make.salesEnquiry({ ...own, ...at('2023-06-06'), progress: 'Fallen Through', contribution: 9 });
  await make.salesEnquiry({
    supplierId: rimu.id,
    ...at('2024-05-05'),
    ...sale,
    contribution: 700,
    via: 'Call Tracking',
  });
  await make.salesEnquiry({ ...at('2024-05-05') });
  await make.lead({ impactBuyerId: school.id, supplierId: supplier.id, buyerType: '' });
  const users = {
    admin: await uplift.user({ roles: ['Admin'] }),
    seller: await uplift.user({ roles: ['Business'], supplierId: supplier.id }),
    buyer: await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: school.id }),
    cause: await uplift.user({ roles: ['GoodCause'], goodCauseId: cause.id }),
  };
  return { uplift, make, ids, users };
}
