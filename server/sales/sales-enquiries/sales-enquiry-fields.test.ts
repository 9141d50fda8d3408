import { ENQUIRIES, enquiryCalls, UPDATE_ENQUIRY } from '../../testing/enquiry-calls.js';
import { type EnquiryPeople, enquiryPeople } from '../../testing/enquiry-people.js';
import { factories } from '../../testing/factories.js';
import { otherValue, whoMay, words } from '../../testing/field-values.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';
import { enquiryFields } from './sales-enquiry.fields.js';

type Name = keyof typeof enquiryFields;

// Written by hand: the rights in the table cannot prove themselves.
const OPEN = words(`supplierId impactBuyerId goodCauseId enquiredAt progress emailState openedAt via
  revenue contribution repeatSale`);
const CUSTOMER = words(
  'fullName email mobile address joinEmailList heardFrom enquiryAbout message specialField',
);
const SUPPLIER = words('supplierRevenue supplierNotes');
const BUYER = words('buyerFeedback buyerNotes');
const STAFF =
  words(`referredBySupplierId personResponsibleId adminNotes xeroInvoice paidToGoodCause followUpOn
  chance actionNeeded importSupplier archived`);
const ALL = [...OPEN, ...CUSTOMER, ...SUPPLIER, ...BUYER, ...STAFF].sort() as Name[];

const SEES = {
  Admin: ALL,
  Supplier: [...OPEN, ...CUSTOMER, ...SUPPLIER].sort(),
  ImpactBuyer: [...OPEN, ...CUSTOMER, ...BUYER].sort(),
  GoodCause: [...OPEN].sort(),
};
const CHANGES = {
  Admin: ALL,
  Supplier: words('emailState progress specialField supplierNotes supplierRevenue'),
  ImpactBuyer: words('buyerFeedback buyerNotes'),
};

/** The role in which each user sees the enquiry, or the code of the refusal. */
const EDITOR_ROLES = [
  ['admin', 'Admin'],
  ['seller', 'Supplier'],
  ['buyerUser', 'ImpactBuyer'],
] as const;
const STRANGERS = [
  ['otherSeller', 'NOT_FOUND', 404],
  ['causeUser', 'FORBIDDEN', 403],
  ['member', 'FORBIDDEN', 403],
  ['visitor', 'UNAUTHENTICATED', 401],
] as const;

/** Linked records are queried by their ids. */
const selectionOf = (names: string[]) =>
  names.map((name) => (name.endsWith('Id') ? `${name}: ${name.slice(0, -2)} { id }` : name)).join(' ');
const READ = `query ($id: Int!) { salesEnquiry(id: $id) {
  ${selectionOf(ALL.filter((name) => !STAFF.includes(name)))} staff { ${selectionOf(STAFF)} } } }`;
const IN_ROWS =
  'progress fullName email mobile enquiryAbout buyerFeedback followUpOn chance personResponsibleName';

describe('the fields of a sales enquiry', () => {
  let uplift: TestUplift;
  let people: EnquiryPeople & { member: TestUser; visitor: null };
  let calls: ReturnType<typeof enquiryCalls>;
  let before: SalesEnquiry;
  const others: Partial<Record<Name, unknown>> = { email: 'mere@example.nz', emailState: 'Viewed' };

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    people = { ...(await enquiryPeople(uplift)), member: await uplift.user(), visitor: null };
    calls = enquiryCalls(uplift, people);
    const { id } = await calls.enquiryWith({
      impactBuyerId: people.buyerId,
      goodCauseId: people.causeId,
      referredBySupplierId: people.supplier.id,
      personResponsibleId: people.admin.id,
      fullName: 'Hinemoa',
      email: 'hinemoa@example.nz',
      mobile: '021 555 0101',
      address: '1 Tūī Street',
      heardFrom: 'A friend',
      enquiryAbout: 'A leak',
      message: 'It drips.',
      specialField: 'J-1',
      openedAt: new Date('2026-02-03T00:00:00Z'),
      via: 'Other',
      revenue: 100,
      supplierRevenue: 90,
      contribution: 5,
      supplierNotes: 'of the supplier',
      buyerFeedback: 'Completed',
      buyerNotes: 'of the buyer',
      adminNotes: 'of staff',
      xeroInvoice: 'INV-1',
      importSupplier: 'As imported',
      followUpOn: '2026-12-01',
      chance: 50,
    });
    before = await calls.stored(id);
    others.supplierId = others.referredBySupplierId = people.otherSupplierId;
    others.impactBuyerId = (await make.impactBuyer()).id;
    others.goodCauseId = (await make.goodCause()).id;
    others.personResponsibleId = (
      await uplift.user({ email: 'kiri@uplift.example', emailVerifiedAt: new Date() })
    ).id;
  });
  afterAll(() => uplift.stop());

  const storedValueOf = (name: Name, enquiry: SalesEnquiry) =>
    name === 'archived' ? enquiry.archivedAt !== null : enquiry[name];
  const stored = async (name: Name) => storedValueOf(name, await calls.stored(before.id));
  /** Restores the enquiry, as a change may fill in further columns. */
  const restore = () => {
    const columns = ALL.flatMap((name) => (name === 'archived' ? [] : [[name, before[name]]]));
    return uplift.app.database.manager.update(SalesEnquiry, before.id, {
      ...Object.fromEntries(columns),
      archivedAt: null,
    });
  };

  it('the field table lists these fields with their read and write access R152 R155 R157 R188 R341', () => {
    expect(Object.keys(enquiryFields).sort()).toEqual(ALL);
    expect(whoMay(enquiryFields, 'sees')).toEqual(SEES);
    expect(whoMay(enquiryFields, 'changes')).toEqual(CHANGES);
  });

  it.each([...EDITOR_ROLES, ['causeUser', 'GoodCause'] as const])(
    '%s gets over REST exactly its fields, and no key of the others R188 R341',
    async (who, viewer) => {
      const rows: Record<string, unknown>[] = (
        await uplift.rest('GET', 'business/salesEnquiry', { as: people[who] })
      ).json();
      const row = rows.find(({ id }) => id === before.id) ?? {};
      expect(ALL.filter((name) => Object.hasOwn(row, enquiryFields[name].wire))).toEqual(SEES[viewer]);
    },
  );

  it.each(EDITOR_ROLES)(
    '%s gets null through GraphQL for fields of other roles R188 R341',
    async (who, viewer) => {
      const { data } = await uplift.graphql(READ, { id: before.id }, { as: people[who] });
      const { staff, ...parties } = data.salesEnquiry;
      const seen = { ...parties, ...staff };
      expect(ALL.filter((name) => (seen[name] ?? null) !== null)).toEqual(SEES[viewer]);
    },
  );

  it.each(ALL)(
    '%s is changed by permitted users, through GraphQL and REST R152 R153 R155 R157',
    async (name) => {
      const field = enquiryFields[name];
      const value = name in others ? others[name] : otherValue(name, field, storedValueOf(name, before));
      const send = {
        [name]: field.column === 'choice' ? String(value).toUpperCase().replaceAll(' ', '_') : value,
      };
      const inGraphQL = async (as: TestUser | null) =>
        (await uplift.graphql(UPDATE_ENQUIRY, { id: before.id, input: send }, { as })).errors?.[0]?.extensions
          .code;
      const body = { id: before.id, [field.wire]: field.codec.write(value) };
      const overRest = async (as: TestUser | null) =>
        (await uplift.rest('PUT', ENQUIRIES, { as, body })).statusCode;
      const sendable = field.graphql !== null;

      for (const [who, code, status] of STRANGERS) {
        if (sendable) expect([who, await inGraphQL(people[who])]).toEqual([who, code]);
        expect([who, await overRest(people[who])]).toEqual([who, status]);
        expect(await stored(name)).toEqual(storedValueOf(name, before));
      }
      for (const [who, viewer] of EDITOR_ROLES) {
        const may = CHANGES[viewer].includes(name);
        const refused = may ? undefined : 'FORBIDDEN';
        expect([who, await inGraphQL(people[who])]).toEqual([who, sendable ? refused : 'BAD_USER_INPUT']);
        expect([who, await stored(name)]).toEqual([
          who,
          may && sendable ? value : storedValueOf(name, before),
        ]);
        await restore();
        // Fields that they may not change are ignored if unchanged, so that a record can be sent back whole
        // (R153).
        expect([who, await overRest(people[who])]).toEqual([who, 200]);
        expect([who, await stored(name)]).toEqual([who, may ? value : storedValueOf(name, before)]);
        await restore();
      }
    },
  );

  it('the row of a good cause has no customer, buyer or staff data R341', async () => {
    const { data } = await uplift.graphql(
      `{ salesEnquiries { nodes { ${IN_ROWS} } } }`,
      {},
      { as: people.causeUser },
    );
    const { progress, ...rest } = data.salesEnquiries.nodes[0];
    expect([progress, Object.values(rest).filter((value) => value !== null)]).toEqual(['ENQUIRY', []]);
  });
});
