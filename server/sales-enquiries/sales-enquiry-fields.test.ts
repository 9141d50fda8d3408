import { type EnquiryPeople, enquiryPeople } from '../testing/enquiry-people';
import { factories } from '../testing/factories';
import { TestUplift, type TestUser } from '../testing/test-uplift';

// Written by hand: what a table says of rights proves nothing about what it should say.
const OPEN = [
  'dateOfEnquiry',
  'upliftStatus',
  'status',
  'enquiryOpened',
  'via',
  'revenue',
  'upliftContribution',
];
const CUSTOMER = [
  'fullName',
  'email',
  'mobile',
  'address',
  'permission',
  'reference',
  'message',
  'specialField',
];
const SUPPLIER = ['supplierInputtedRevenue', 'supplierNotes'];
const BUYER = ['ibStatus', 'ibNotes'];
const STAFF = [
  'adminNotes',
  'xeroInv',
  'paidToGC',
  'followUpAction',
  'chance',
  'actionNeeded',
  'importSupplier',
  'archived',
];
const EVERYTHING = { OPEN, CUSTOMER, SUPPLIER, BUYER, STAFF };
type Group = keyof typeof EVERYTHING;

const SEES: [who: 'admin' | 'seller' | 'buyerUser' | 'causeUser', groups: Group[]][] = [
  ['admin', ['OPEN', 'CUSTOMER', 'SUPPLIER', 'BUYER', 'STAFF']],
  ['seller', ['OPEN', 'CUSTOMER', 'SUPPLIER']],
  ['buyerUser', ['OPEN', 'CUSTOMER', 'BUYER']],
  ['causeUser', ['OPEN']],
];

/** What GraphQL calls one field of each group, and how the row of a list calls it. */
const ONE_EACH = `progress fullName supplierNotes buyerFeedback staff { adminNotes }`;
const IN_ROWS =
  'progress fullName email mobile enquiryAbout buyerFeedback followUpOn chance personResponsibleName';

describe('the fields of a sales enquiry', () => {
  let uplift: TestUplift;
  let people: EnquiryPeople;
  let id: number;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    people = await enquiryPeople(uplift);
    const enquiry = await factories(uplift.app.database).salesEnquiry({
      supplierId: people.supplier.id,
      impactBuyerId: people.buyerId,
      goodCauseId: people.causeId,
      fullName: 'Hinemoa',
      email: 'hinemoa@example.nz',
      mobile: '021 555 0101',
      enquiryAbout: 'A leak',
      supplierNotes: 'of the supplier',
      buyerFeedback: 'Completed',
      buyerNotes: 'of the buyer',
      adminNotes: 'of staff',
      followUpOn: '2026-12-01',
      chance: 50,
    });
    id = enquiry.id;
  });
  afterAll(() => uplift.stop());

  const user = (who: (typeof SEES)[number][0]): TestUser => people[who];

  it.each(SEES)(
    'R188 R341 %s finds those fields over REST that are for it, and no key of the others',
    async (who, groups) => {
      const rows: Record<string, unknown>[] = (
        await uplift.rest('GET', 'business/salesEnquiry', { as: user(who) })
      ).json();
      const keys = Object.keys(rows.find((row) => row.id === id) ?? {});
      for (const [group, names] of Object.entries(EVERYTHING)) {
        const found = names.filter((name) => keys.includes(name));
        expect([group, found]).toEqual([group, groups.includes(group as Group) ? names : []]);
      }
    },
  );

  it.each([
    ['seller', { fullName: 'Hinemoa', supplierNotes: 'of the supplier', buyerFeedback: null, staff: null }],
    ['buyerUser', { fullName: 'Hinemoa', supplierNotes: null, buyerFeedback: 'COMPLETED', staff: null }],
    [
      'admin',
      {
        fullName: 'Hinemoa',
        supplierNotes: 'of the supplier',
        buyerFeedback: 'COMPLETED',
        staff: { adminNotes: 'of staff' },
      },
    ],
  ] as const)('R188 R341 %s gets null through GraphQL for what is not for it', async (who, seen) => {
    const { data } = await uplift.graphql(
      `{ salesEnquiry(id: ${id}) { ${ONE_EACH} } }`,
      {},
      { as: user(who) },
    );
    expect(data.salesEnquiry).toEqual({ progress: 'ENQUIRY', ...seen });
  });

  it('R341 the row of a good cause has nothing of the customer, the buyer or staff', async () => {
    const { data } = await uplift.graphql(
      `{ salesEnquiries { nodes { ${IN_ROWS} } } }`,
      {},
      { as: people.causeUser },
    );
    const { progress, ...rest } = data.salesEnquiries.nodes[0];
    expect([progress, Object.values(rest).filter((value) => value !== null)]).toEqual(['ENQUIRY', []]);
  });
});
