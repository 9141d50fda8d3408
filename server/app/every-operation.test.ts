import { readFileSync } from 'node:fs';
import { hashPassword } from '../accounts/passwords.js';
import { factories } from '../testing/factories.js';
import { LiveClient } from '../testing/live-client.js';
import { accountOperations, PASSWORD } from '../testing/operations/account-operations.js';
import { actionOperations } from '../testing/operations/action-operations.js';
import { buyerAdminOperations } from '../testing/operations/buyer-admin-operations.js';
import { categoryAdminOperations } from '../testing/operations/category-admin-operations.js';
import { causeAdminOperations } from '../testing/operations/cause-admin-operations.js';
import { enquiryOperations } from '../testing/operations/enquiry-operations.js';
import { featuredListingOperations } from '../testing/operations/featured-listing-operations.js';
import { fileOperations } from '../testing/operations/file-operations.js';
import { givingOperations } from '../testing/operations/giving-operations.js';
import { historyOperations } from '../testing/operations/history-operations.js';
import { leadOperations } from '../testing/operations/lead-operations.js';
import { linkPageOperations } from '../testing/operations/link-page-operations.js';
import { liveOperations } from '../testing/operations/live-operations.js';
import { messageOperations } from '../testing/operations/message-operations.js';
import {
  ACTORS,
  type Actor,
  type Fixtures,
  type Operation,
  type Outcome,
} from '../testing/operations/operation.js';
import { orderOperations } from '../testing/operations/order-operations.js';
import { prospectingOperations } from '../testing/operations/prospecting-operations.js';
import { savedViewOperations } from '../testing/operations/saved-view-operations.js';
import { searchWordOperations } from '../testing/operations/search-word-operations.js';
import { siteOperations } from '../testing/operations/site-operations.js';
import { staffListOperations } from '../testing/operations/staff-list-operations.js';
import { statisticsOperations } from '../testing/operations/statistics-operations.js';
import { supplierAdminOperations } from '../testing/operations/supplier-admin-operations.js';
import { supplierAlertOperations } from '../testing/operations/supplier-alert-operations.js';
import { supplierOperations } from '../testing/operations/supplier-operations.js';
import { taskOperations } from '../testing/operations/task-operations.js';
import { userOperations } from '../testing/operations/user-operations.js';
import { isSampled } from '../testing/sampled.js';
import { TestUplift } from '../testing/test-uplift.js';

const OPERATIONS: Record<string, Operation> = {
  ...accountOperations,
  ...buyerAdminOperations,
  ...userOperations,
  ...categoryAdminOperations,
  ...causeAdminOperations,
  ...orderOperations,
  ...staffListOperations,
  ...enquiryOperations,
  ...featuredListingOperations,
  ...fileOperations,
  ...historyOperations,
  ...actionOperations,
  ...leadOperations,
  ...linkPageOperations,
  ...prospectingOperations,
  ...liveOperations,
  ...messageOperations,
  ...givingOperations,
  ...savedViewOperations,
  ...searchWordOperations,
  ...supplierAlertOperations,
  ...siteOperations,
  ...statisticsOperations,
  ...supplierAdminOperations,
  ...supplierOperations,
  ...taskOperations,
};

describe('access to every operation by role', () => {
  let uplift: TestUplift;
  let fixtures: Omit<Fixtures, 'enquiry'>;
  let passwordHash: string;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    passwordHash = await hashPassword(PASSWORD);
    const make = factories(uplift.app.database);
    const cause = await make.goodCause();
    const supplier = await make.supplier({ urlKeyword: 'walked' });
    const buyer = await make.impactBuyer({
      goodCauseId: cause.id,
      urlKeyword: 'drafted',
      status: 'Drafting',
    });
    const person = (fields: object) => uplift.user({ passwordHash, ...fields });
    fixtures = {
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
  });
  afterAll(() => uplift.stop());
  const outcomeOf = async (
    name: string,
    { query, rest }: Operation,
    actor: Actor,
  ): Promise<Outcome | number> => {
    const enquiry = await factories(uplift.app.database).salesEnquiry({
      supplierId: fixtures.supplierId,
      impactBuyerId: fixtures.buyerId,
      goodCauseId: fixtures.causeId,
    });
    const here = { ...fixtures, enquiry };
    const as = fixtures.people[actor];
    if (query?.(here).startsWith('subscription')) return LiveClient.outcome(uplift, as, query(here));
    if (query) {
      const { status, data } = await uplift.graphql(query(here), {}, { as });
      if (status !== 200) return status;
      return Object.values(data)[0] === null ? 'nothing' : 'ok';
    }
    const [, method, documented] = name.split(' ');
    const { path, body } = rest?.(here) ?? {};
    const response = await uplift.rest(method as 'GET', path ?? String(documented), { as, body });
    return response.statusCode === 200 ? 'ok' : response.statusCode;
  };

  it('covers every operation in the ledger', () => {
    const ledger = readFileSync('docs/audiences.tsv', 'utf8').trim().split('\n').slice(1);
    expect(Object.keys(OPERATIONS).sort()).toEqual(ledger.map((line) => line.split('\t')[0]).sort());
  });

  beforeEach(() => uplift.signInAgain());

  it.each(Object.entries(OPERATIONS))('%s allows only its audience R315 R344', async (name, operation) => {
    const { else: others, ...named } = operation.expected;
    // Actors that the operation names, visitors and Admin are tried in each run. The others are equivalent.
    const isCore = (actor: Actor) => actor in named || actor === 'visitor' || actor === 'admin';
    const tried = ACTORS.filter((actor) => isCore(actor) || isSampled(`${name} ${actor}`));
    const wanted = Object.fromEntries(tried.map((actor) => [actor, named[actor] ?? others]));
    const found: Record<string, Outcome | number> = {};
    for (const actor of tried) found[actor] = await outcomeOf(name, operation, actor);
    expect(found).toEqual(wanted);
  });

  it('rejects changes by a user of a supplier that has left A36 R047', async () => {
    const make = factories(uplift.app.database);
    const gone = await make.supplier({ status: 'Left & Removed' });
    const user = await uplift.user({ roles: ['Business'], supplierId: gone.id });
    const enquiry = await make.salesEnquiry({ supplierId: gone.id });
    const refused = await uplift.rest('PUT', 'business/salesEnquiry', {
      as: user,
      body: { id: enquiry.id, supplierNotes: 'x' },
    });
    expect(refused.statusCode).toBe(403);
  });
});
