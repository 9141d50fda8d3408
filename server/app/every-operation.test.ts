import { readFileSync } from 'node:fs';
import { hashPassword } from '../accounts/passwords';
import type { SalesEnquiry } from '../sales-enquiries/sales-enquiry.entity';
import { factories } from '../testing/factories';
import { TestUplift, type TestUser } from '../testing/test-uplift';

jest.setTimeout(120_000);

const ACTORS = [
  'visitor',
  'member',
  'supplier',
  'other supplier',
  'buyer',
  'other buyer',
  'cause',
  'other cause',
  'admin',
] as const;
type Actor = (typeof ACTORS)[number];

/** ok: answered. nothing: answered with null. Numbers: refused with that status. */
type Outcome = 409 | 'ok' | 'nothing' | 400 | 401 | 403 | 404;

interface Ground {
  people: Record<Actor, TestUser | null>;
  supplierId: number;
  causeId: number;
  buyerId: number;
  categoryId: number;
  /** A fresh enquiry to the supplier, through the buyer, for the cause. */
  enquiry: SalesEnquiry;
}

interface Operation {
  query?: (ground: Ground) => string;
  rest?: (ground: Ground) => { body?: unknown; path?: string };
  /** By actor; `else` for those not named. */
  expected: Partial<Record<Actor, Outcome>> & { else: Outcome };
}

const open = { else: 'ok' } as const;
const signedIn = { visitor: 401, else: 'ok' } as const;
const adminOnly = { visitor: 401, admin: 'ok', else: 403 } as const;
/** Good causes and members may not ask; strangers are told there is no such thing. */
const ofEnquiry = (buyer: Outcome, missing: Outcome = 404) =>
  ({
    visitor: 401,
    member: 403,
    supplier: 'ok',
    'other supplier': missing,
    buyer,
    'other buyer': buyer === 403 ? 403 : missing,
    cause: 403,
    'other cause': 403,
    admin: 'ok',
    else: 403,
  }) as const;
/** The report of an impact buyer that is not live: for the buyer itself and Admin (A22). */
const ofDraftReport = (missing: Outcome) => ({ buyer: 'ok', admin: 'ok', else: missing }) as const;
const rolesOnly = { visitor: 401, member: 403, else: 'ok' } as const;

const PASSWORD = 'a password to change';
const send = (ground: Ground) => ({
  business_id: ground.supplierId,
  fullName: 'Ana',
  email: 'ana@example.nz',
  message: 'Leaking tap',
});

const message = (fields: object) => ({
  rest: () => ({ body: { fullName: 'Ana', email: 'ana@example.nz', message: 'Hello', ...fields } }),
  expected: open,
});

const OPERATIONS: Record<string, Operation> = {
  'GraphQL Mutation.changePassword': {
    query: () =>
      `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "${PASSWORD}") { expiresAt } }`,
    expected: signedIn,
  },
  'GraphQL Mutation.confirmEmail': {
    query: () => 'mutation { confirmEmail(token: "none") }',
    expected: { else: 400 },
  },
  'GraphQL Mutation.createSalesEnquiry': {
    query: ({ supplierId }) =>
      `mutation { createSalesEnquiry(input: { fullName: "Ana", supplierId: ${supplierId} }) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.deleteSalesEnquiry': {
    query: ({ enquiry }) => `mutation { deleteSalesEnquiry(id: ${enquiry.id}) }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.duplicateSalesEnquiry': {
    query: ({ enquiry }) => `mutation { duplicateSalesEnquiry(id: ${enquiry.id}) { id } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.markSalesEnquiryViewed': {
    query: ({ enquiry }) => `mutation { markSalesEnquiryViewed(id: ${enquiry.id}) { emailState } }`,
    expected: ofEnquiry('ok'),
  },
  'GraphQL Mutation.orderImpactBox': {
    query: () =>
      `mutation { orderImpactBox(input: { fullName: "Ana", email: "ana@example.nz", address: "1 Tui Street", items: [{ box: "small", quantity: 1 }] }) { id } }`,
    expected: open,
  },
  'GraphQL Mutation.refreshSession': {
    query: () => 'mutation { refreshSession { expiresAt } }',
    expected: { else: 'nothing' },
  },
  'GraphQL Mutation.register': {
    query: () => 'mutation { register(email: "not an address", password: "long enough") { expiresAt } }',
    expected: { else: 400 },
  },
  'GraphQL Mutation.replyToSalesEnquiry': {
    query: ({ enquiry }) => `mutation { replyToSalesEnquiry(id: ${enquiry.id}, reply: "Hello") { id } }`,
    expected: ofEnquiry(403),
  },
  'GraphQL Mutation.reportSalesEnquiryIssue': {
    query: ({ enquiry }) =>
      `mutation { reportSalesEnquiryIssue(id: ${enquiry.id}, input: { issueType: WRONG_CUSTOMER, message: "No" }) }`,
    expected: ofEnquiry(403),
  },
  'GraphQL Mutation.requestPasswordReset': {
    query: () => 'mutation { requestPasswordReset(email: "nobody@demo.example") }',
    expected: open,
  },
  'GraphQL Mutation.resetPassword': {
    query: () => 'mutation { resetPassword(token: "none", password: "long enough") }',
    expected: { else: 400 },
  },
  'GraphQL Mutation.followAffiliateLink': {
    query: ({ supplierId }) =>
      `mutation { followAffiliateLink(input: { supplierId: ${supplierId}, url: "https://shop.example" }) }`,
    expected: open,
  },
  'GraphQL Mutation.leaveTestimonial': {
    query: ({ supplierId }) =>
      `mutation { leaveTestimonial(input: { supplierId: ${supplierId}, fullName: "Ana", message: "Good" }) }`,
    expected: open,
  },
  'GraphQL Mutation.recordClick': {
    query: ({ supplierId }) =>
      `mutation { recordClick(input: { type: "share", supplierId: ${supplierId} }) }`,
    expected: open,
  },
  'GraphQL Mutation.saveSiteSettings': {
    query: () => 'mutation { saveSiteSettings(input: { contributions: 1, version: 99 }) { version } }',
    expected: { ...adminOnly, admin: 409 },
  },
  'GraphQL Mutation.sendAffiliateLinkNotice': {
    query: ({ supplierId }) => `mutation { sendAffiliateLinkNotice(supplierId: ${supplierId}) }`,
    expected: open,
  },
  'GraphQL Mutation.sendContactMessage': {
    query: () =>
      'mutation { sendContactMessage(input: { kind: GENERAL, fullName: "Ana", email: "ana@example.nz", message: "Hello" }) }',
    expected: open,
  },
  'GraphQL Mutation.sendSalesEnquiry': {
    query: ({ supplierId }) =>
      `mutation { sendSalesEnquiry(input: { supplierId: ${supplierId}, fullName: "Ana", email: "ana@example.nz", message: "Tap" }) { id } }`,
    expected: open,
  },
  'GraphQL Mutation.signIn': {
    query: () => 'mutation { signIn(email: "nobody@demo.example", password: "wrong one") { expiresAt } }',
    expected: { else: 401 },
  },
  'GraphQL Mutation.signOut': { query: () => 'mutation { signOut }', expected: open },
  'GraphQL Mutation.updateMyName': {
    query: () => 'mutation { updateMyName(fullName: "Mere") { id } }',
    expected: signedIn,
  },
  'GraphQL Mutation.updateSalesEnquiry': {
    query: ({ enquiry }) => `mutation { updateSalesEnquiry(id: ${enquiry.id}, input: {}) { id } }`,
    expected: ofEnquiry('ok'),
  },
  'GraphQL Query.categories': { query: () => '{ categories { id } }', expected: open },
  'GraphQL Query.category': {
    query: ({ categoryId }) => `{ category(id: ${categoryId}) { id } }`,
    expected: open,
  },
  'GraphQL Query.currentUser': {
    query: () => '{ currentUser { id } }',
    expected: { visitor: 'nothing', else: 'ok' },
  },
  'GraphQL Query.dashboard': { query: () => '{ dashboard { years } }', expected: rolesOnly },
  'GraphQL Query.enquiryFormOptions': {
    query: () => '{ enquiryFormOptions { staff { id } } }',
    expected: adminOnly,
  },
  'GraphQL Query.featuredListings': { query: () => '{ featuredListings { id } }', expected: open },
  'GraphQL Query.frontPage': { query: () => '{ frontPage { buyers { id } } }', expected: open },
  'GraphQL Query.goodCause': {
    query: ({ causeId }) => `{ goodCause(id: ${causeId}) { id } }`,
    expected: open,
  },
  'GraphQL Query.goodCauseReport': {
    query: ({ causeId }) => `{ goodCauseReport(id: ${causeId}) { buyerCount } }`,
    expected: open,
  },
  'GraphQL Query.goodCauses': { query: () => '{ goodCauses { id } }', expected: open },
  'GraphQL Query.impactBoxes': { query: () => '{ impactBoxes { id } }', expected: open },
  'GraphQL Query.impactBuyers': { query: () => '{ impactBuyers { totalCount } }', expected: open },
  'GraphQL Query.impactReport': {
    query: ({ buyerId }) => `{ impactReport(id: ${buyerId}) { id } }`,
    expected: ofDraftReport('nothing'),
  },
  'GraphQL Query.impactSummary': { query: () => '{ impactSummary { supplierCount } }', expected: open },
  'GraphQL Query.mailDeliveries': { query: () => '{ mailDeliveries { totalCount } }', expected: adminOnly },
  'GraphQL Query.mailDelivery': {
    query: () => '{ mailDelivery(id: "999999999") { id } }',
    expected: { ...adminOnly, admin: 'nothing' },
  },
  'GraphQL Query.categoryCounts': { query: () => '{ categoryCounts { suppliers } }', expected: open },
  'GraphQL Query.regions': { query: () => '{ regions { name } }', expected: open },
  'GraphQL Query.salesEnquiries': { query: () => '{ salesEnquiries { totalCount } }', expected: rolesOnly },
  'GraphQL Query.salesEnquiry': {
    query: ({ enquiry }) => `{ salesEnquiry(id: ${enquiry.id}) { id } }`,
    expected: ofEnquiry('ok', 'nothing'),
  },
  'GraphQL Query.siteSettings': { query: () => '{ siteSettings { contributions } }', expected: open },
  'GraphQL Query.searchSuggestions': {
    query: () => '{ searchSuggestions(filter: { text: "plumming" }) { services } }',
    expected: open,
  },
  'GraphQL Query.searchSuppliers': { query: () => '{ searchSuppliers { totalCount } }', expected: open },
  'GraphQL Query.services': { query: () => '{ services }', expected: open },
  'GraphQL Query.supplier': {
    query: ({ supplierId }) => `{ supplier(id: ${supplierId}) { id } }`,
    expected: open,
  },

  'REST GET CurrentUserData': { rest: () => ({}), expected: signedIn },
  'REST GET business/:id': { rest: ({ supplierId }) => ({ path: `business/${supplierId}` }), expected: open },
  'REST GET business/all': {
    rest: () => ({}),
    expected: { visitor: 401, supplier: 'ok', 'other supplier': 'ok', admin: 'ok', else: 403 },
  },
  'REST GET business/all/available': { rest: () => ({}), expected: open },
  'REST GET business/keyword/:keyword': { rest: () => ({ path: 'business/keyword/walked' }), expected: open },
  'REST GET business/salesEnquiry': { rest: () => ({}), expected: rolesOnly },
  'REST GET business/salesEnquiry/:id': {
    rest: ({ enquiry }) => ({ path: `business/salesEnquiry/${enquiry.id}` }),
    expected: ofEnquiry('ok'),
  },
  'REST GET business/learnMoreTally': {
    rest: () => ({}),
    expected: { visitor: 401, supplier: 'ok', 'other supplier': 'ok', admin: 'ok', else: 403 },
  },
  'REST GET category/:id': { rest: ({ categoryId }) => ({ path: `category/${categoryId}` }), expected: open },
  'REST GET category/all': { rest: () => ({}), expected: open },
  'REST GET docs': { rest: () => ({}), expected: open },
  'REST GET openapi.json': { rest: () => ({}), expected: open },
  'REST GET featuredListing/:id': {
    rest: () => ({ path: 'featuredListing/999999' }),
    expected: { else: 404 },
  },
  'REST GET featuredListing/all': { rest: () => ({}), expected: open },
  'REST GET general/settings': { rest: () => ({}), expected: open },
  'REST PUT general/settings': { rest: () => ({ body: { contributions: 0 } }), expected: adminOnly },
  'REST GET goodCause/:id': { rest: ({ causeId }) => ({ path: `goodCause/${causeId}` }), expected: open },
  'REST GET goodCause/all/available': { rest: () => ({}), expected: open },
  'REST GET ImpactBuyer/GetImpactBuyerLogoUrl': {
    rest: ({ buyerId }) => ({ path: `ImpactBuyer/GetImpactBuyerLogoUrl?businessId=${buyerId}` }),
    expected: ofDraftReport(404),
  },
  'REST GET impactBusiness/:id': {
    rest: ({ buyerId }) => ({ path: `impactBusiness/${buyerId}` }),
    expected: ofDraftReport(404),
  },
  'REST GET impactBusiness/all/available': { rest: () => ({}), expected: open },
  'REST GET impactBusiness/keyword/:keyword': {
    rest: () => ({ path: 'impactBusiness/keyword/drafted' }),
    expected: ofDraftReport(404),
  },
  'REST GET impactBusiness/pdf/:id': {
    rest: ({ buyerId }) => ({ path: `impactBusiness/pdf/${buyerId}` }),
    expected: ofDraftReport(404),
  },
  'REST GET user/CurrentUserData': { rest: () => ({}), expected: signedIn },
  'REST POST affiliateLinkClick/create': {
    rest: ({ supplierId }) => ({ body: { business_id: supplierId, url: 'https://shop.example' } }),
    expected: open,
  },
  'REST POST business/createTestimonial': {
    rest: ({ supplierId }) => ({ body: { business_id: supplierId, fullName: 'Ana', message: 'Very good' } }),
    expected: open,
  },
  'REST POST clickTracking': {
    rest: ({ supplierId }) => ({ body: { type: 'share', business_id: supplierId } }),
    expected: open,
  },
  'REST POST auth/login': {
    rest: () => ({ body: { email: 'nobody@demo.example', password: 'wrong one' } }),
    expected: { else: 401 },
  },
  'REST POST auth/logout': { rest: () => ({ body: {} }), expected: signedIn },
  'REST POST auth/refresh': { rest: () => ({ body: {} }), expected: { else: 401 } },
  'REST POST auth/register': {
    rest: () => ({ body: { email: 'nobody', password: 'x' } }),
    expected: { else: 400 },
  },
  'REST POST auth/resetPassword': {
    rest: () => ({ body: { email: 'nobody@demo.example' } }),
    expected: open,
  },
  'REST POST business/salesEnquiry': {
    rest: ({ supplierId }) => ({ body: { business_id: supplierId, fullName: 'Ana' } }),
    expected: adminOnly,
  },
  'REST POST business/salesEnquiry/duplicate': {
    rest: ({ enquiry }) => ({ body: { id: enquiry.id } }),
    expected: adminOnly,
  },
  'REST POST buyGiftBox': message({ address: '1 Tui Street', items: [{ quantity: 1 }] }),
  'REST POST functions/affiliateNotice': {
    rest: ({ supplierId }) => ({ body: { business_id: supplierId } }),
    expected: open,
  },
  'REST POST functions/contact': message({}),
  'REST POST functions/general': message({}),
  'REST POST functions/goodCauseJoin': message({ name: 'Te Awa Trust' }),
  'REST POST functions/impactBusinessJoin': message({ name: 'Nīkau School' }),
  'REST POST functions/sales': { rest: (ground) => ({ body: send(ground) }), expected: open },
  'REST POST functions/supplierJoin': message({ name: 'Rātā Print' }),
  'REST POST giftBoxSubmitForm': message({}),
  'REST POST mailing/salesEnquiryReply': {
    rest: ({ enquiry }) => ({ body: { id: enquiry.id, reply: 'Hello' } }),
    expected: ofEnquiry(403),
  },
  'REST POST mailing/sendAffiliateLinkNotice': {
    rest: ({ supplierId }) => ({ body: { business_id: supplierId } }),
    expected: open,
  },
  'REST POST mailing/sendGeneralEnquiry': message({}),
  'REST POST mailing/sendGoodCauseJoinEnquiry': message({ name: 'Te Awa Trust' }),
  'REST POST mailing/sendImpactBusinessJoinEnquiry': message({ name: 'Nīkau School' }),
  'REST POST mailing/sendSupplierJoinEnquiry': message({ name: 'Rātā Print' }),
  'REST POST mailing/sendReportIssue': {
    rest: ({ enquiry }) => ({
      body: { salesEnquiry_id: enquiry.id, issueType: 'Wrong customer', message: 'No' },
    }),
    expected: ofEnquiry(403),
  },
  'REST POST mailing/sendSalesEnquiry': { rest: (ground) => ({ body: send(ground) }), expected: open },
  'REST POST user/create': {
    rest: () => ({ body: { firebase_id: '', email: 'x' } }),
    expected: { else: 400 },
  },
  'REST PUT business/salesEnquiry': {
    rest: ({ enquiry }) => ({ body: { id: enquiry.id } }),
    expected: ofEnquiry('ok'),
  },
  'REST PUT business/salesEnquiry/delete/:id': {
    rest: ({ enquiry }) => ({ path: `business/salesEnquiry/delete/${enquiry.id}` }),
    expected: adminOnly,
  },
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
