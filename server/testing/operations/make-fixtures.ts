import { hashPassword } from '../../accounts/passwords.js';
import { factories } from '../factories.js';
import type { TestUplift } from '../test-uplift.js';
import { PASSWORD } from './account-operations.js';
import type { Fixtures } from './operation.js';

/** The fixtures that all calls of operations share. */
export type LastingFixtures = Omit<Fixtures, 'enquiry'>;

/** Creates the records and users that the operations need. */
export async function makeFixtures(uplift: TestUplift): Promise<LastingFixtures> {
  const passwordHash = await hashPassword(PASSWORD);
  const make = factories(uplift.app.database);
  const cause = await make.goodCause();
  const supplier = await make.supplier({ urlKeyword: 'walked' });
  const buyer = await make.impactBuyer({
    goodCauseId: cause.id,
    urlKeyword: 'drafted',
    status: 'Drafting',
  });
  const person = (fields: object) => uplift.user({ passwordHash, ...fields });
  return {
    supplierId: supplier.id,
    causeId: cause.id,
    buyerId: buyer.id,
    categoryId: (await make.category()).id,
    people: {
      visitor: null,
      member: await person({}),
      supplier: await person({ roles: ['Business'], supplierId: supplier.id }),
      'other supplier': await person({ roles: ['Business'], supplierId: (await make.supplier()).id }),
      buyer: await person({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id }),
      'other buyer': await person({
        roles: ['ImpactBusiness'],
        impactBuyerId: (await make.impactBuyer()).id,
      }),
      cause: await person({ roles: ['GoodCause'], goodCauseId: cause.id }),
      'other cause': await person({ roles: ['GoodCause'], goodCauseId: (await make.goodCause()).id }),
      admin: await person({ roles: ['Admin'] }),
    },
  };
}

/** Returns the fixtures with an enquiry of their own, as operations change it. */
export async function withNewEnquiry(uplift: TestUplift, fixtures: LastingFixtures): Promise<Fixtures> {
  const enquiry = await factories(uplift.app.database).salesEnquiry({
    supplierId: fixtures.supplierId,
    impactBuyerId: fixtures.buyerId,
    goodCauseId: fixtures.causeId,
  });
  return { ...fixtures, enquiry };
}
