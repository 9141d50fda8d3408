import { readFileSync } from 'node:fs';
import { hashPassword } from '../accounts/passwords';
import { factories } from '../testing/factories';
import { LiveClient } from '../testing/live-client';
import { accountOperations, PASSWORD } from '../testing/operations/account-operations';
import { actionOperations } from '../testing/operations/action-operations';
import { buyerKeepingOperations } from '../testing/operations/buyer-keeping-operations';
import { categoryKeepingOperations } from '../testing/operations/category-keeping-operations';
import { causeKeepingOperations } from '../testing/operations/cause-keeping-operations';
import { enquiryOperations } from '../testing/operations/enquiry-operations';
import { featuredListingOperations } from '../testing/operations/featured-listing-operations';
import { fileOperations } from '../testing/operations/file-operations';
import { givingOperations } from '../testing/operations/giving-operations';
import { historyOperations } from '../testing/operations/history-operations';
import { leadOperations } from '../testing/operations/lead-operations';
import { linkPageOperations } from '../testing/operations/link-page-operations';
import { liveOperations } from '../testing/operations/live-operations';
import { messageOperations } from '../testing/operations/message-operations';
import {
  ACTORS,
  type Actor,
  type Ground,
  type Operation,
  type Outcome,
} from '../testing/operations/operation';
import { orderOperations } from '../testing/operations/order-operations';
import { prospectingOperations } from '../testing/operations/prospecting-operations';
import { savedViewOperations } from '../testing/operations/saved-view-operations';
import { searchWordOperations } from '../testing/operations/search-word-operations';
import { siteOperations } from '../testing/operations/site-operations';
import { staffListOperations } from '../testing/operations/staff-list-operations';
import { statisticsOperations } from '../testing/operations/statistics-operations';
import { supplierKeepingOperations } from '../testing/operations/supplier-keeping-operations';
import { supplierOperations } from '../testing/operations/supplier-operations';
import { taskOperations } from '../testing/operations/task-operations';
import { userOperations } from '../testing/operations/user-operations';
import { TestUplift } from '../testing/test-uplift';

jest.setTimeout(120_000);

const OPERATIONS: Record<string, Operation> = {
  ...accountOperations,
  ...buyerKeepingOperations,
  ...userOperations,
  ...categoryKeepingOperations,
  ...causeKeepingOperations,
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
  ...siteOperations,
  ...statisticsOperations,
  ...supplierKeepingOperations,
  ...supplierOperations,
  ...taskOperations,
};

describe('every operation, as everyone', () => {
  let uplift: TestUplift;
  let ground: Omit<Ground, 'enquiry'>;
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
    ground = {
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
      supplierId: ground.supplierId,
      impactBuyerId: ground.buyerId,
      goodCauseId: ground.causeId,
    });
    const here = { ...ground, enquiry };
    const as = ground.people[actor];
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

  it('the ledger holds nothing that is not walked here', () => {
    const ledger = readFileSync('docs/audiences.tsv', 'utf8').trim().split('\n').slice(1);
    expect(Object.keys(OPERATIONS).sort()).toEqual(ledger.map((line) => line.split('\t')[0]).sort());
  });

  beforeEach(() => uplift.signInAgain());

  it.each(Object.entries(OPERATIONS))('R315 R344 %s', async (name, operation) => {
    const { else: others, ...named } = operation.expected;
    const wanted = Object.fromEntries(ACTORS.map((actor) => [actor, named[actor] ?? others]));
    const found: Record<string, Outcome | number> = {};
    for (const actor of ACTORS) found[actor] = await outcomeOf(name, operation, actor);
    expect(found).toEqual(wanted);
  });

  it('A36 R047 a supplier that has left may not write', async () => {
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
