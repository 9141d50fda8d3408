import {
  ENQUIRY_PROGRESS,
  ENQUIRY_VIA,
  type EnquiryVia,
} from '../sales/sales-enquiries/sales-enquiry.states.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

/** The keys in the documents: figures, owners and periods. */
const RECORD = [
  ...['enquiriesCount', 'revenue', 'year', 'cC', 'consumerEnquiries', 'businessEnquiries'],
  ...['enquiryEnquiries', 'commsConfirmedEnquiries', 'salePendingEnquiries', 'saleConfirmedEnquiries'],
  ...['saleCompletedEnquiries', 'saleFallenThroughEnquiries', 'completedEnquiriesCount'],
  ...['attemptedLeadsCount', 'leadsCount', 'suppliersUsed', 'leadsToBeReviewed', 'businessLinkKey'],
  ...['affiliateEnquiryEnquiries', 'impactBusiness_id', 'goodCause_id', 'business_id', 'month', 'name'],
];
const SOURCES: Record<EnquiryVia, string> = {
  'Email off Website': 'website',
  'Repeat Sale': 'repeat',
  'Call Tracking': 'callTracking',
  Connection: 'connection',
  Affiliate: 'affiliate',
  'Backdoor Sale': 'backdoor',
  'Alias Email': 'aliasEmail',
  'Brokered Lead': 'brokered',
  Other: 'other',
};
const pairsOf = (name: string) => [`${name}Enquiries`, `${name}CC`];
const dollarsOf = (at: number) => (at + 1) * 10.01;

describe('statistics record', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  const ids = { supplier: 0, buyer: 0, cause: 0 };

  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    const make = factories(uplift.app.database);
    ids.cause = (await make.goodCause()).id;
    ids.buyer = (await make.impactBuyer({ buyerType: 'School' })).id;
    const untyped = (await make.impactBuyer({ buyerType: null })).id;
    ids.supplier = (await make.supplier({ impactBuyerId: ids.buyer })).id;
    const own = { supplierId: ids.supplier, goodCauseId: ids.cause };
    // One enquiry in the first state, two in the second, and so on, from a buyer without a type and without a
    // source.
    for (const [at, progress] of ENQUIRY_PROGRESS.entries())
      for (let n = 0; n <= at; n++)
        await make.salesEnquiry({ ...own, impactBuyerId: untyped, progress, via: null });
    for (const [at, via] of ENQUIRY_VIA.entries())
      await make.salesEnquiry({
        ...own,
        impactBuyerId: ids.buyer,
        progress: 'Completed',
        via,
        contribution: dollarsOf(at),
      });
  });
  afterAll(() => uplift.stop());

  const get = async (path: string) => (await uplift.rest('GET', `stats/${path}`, { as: admin })).json();
  const many = (progress: (typeof ENQUIRY_PROGRESS)[number]) => ENQUIRY_PROGRESS.indexOf(progress) + 1;

  it('has the same keys for suppliers, causes and buyers; suppliers add sources and periods R273 A142', async () => {
    const keys = (record: object) => Object.keys(record).sort();
    const supplier = await get(`suppliersStats/${ids.supplier}`);
    expect(keys(supplier)).toEqual(
      [
        ...RECORD,
        ...Object.values(SOURCES).flatMap(pairsOf),
        ...['yearData', 'monthData', 'combinedData'],
      ].sort(),
    );
    expect(keys(await get(`goodCauseStats/${ids.cause}`))).toEqual([...RECORD].sort());
    expect(keys(await get(`impactBuyerStats/${ids.buyer}`))).toEqual([...RECORD].sort());
  });

  it('counts each stage by name; the first four are active, and all add up R271 A46 A51', async () => {
    for (const path of [`suppliersStats/${ids.supplier}`, `goodCauseStats/${ids.cause}`]) {
      const stats = await get(path);
      expect(stats).toMatchObject({
        enquiryEnquiries: many('Enquiry') + many('Introduction'),
        commsConfirmedEnquiries: many('In Progress'),
        salePendingEnquiries: 0,
        saleConfirmedEnquiries: 0,
        saleCompletedEnquiries: many('Completed') + ENQUIRY_VIA.length,
        completedEnquiriesCount: many('Completed') + ENQUIRY_VIA.length,
        saleFallenThroughEnquiries: many('Fallen Through'),
        enquiriesCount: 15 + ENQUIRY_VIA.length,
        cC: 450.45,
      });
    }
  });

  it('pairs each source with its revenue, and counts a missing source as other R272 A48', async () => {
    const stats = await get(`suppliersStats/${ids.supplier}`);
    for (const [at, via] of ENQUIRY_VIA.entries()) {
      const [enquiries = '', dollars = ''] = pairsOf(SOURCES[via]);
      expect([via, stats[enquiries], stats[dollars]]).toEqual([
        via,
        via === 'Other' ? 16 : 1,
        Math.round(dollarsOf(at) * 100) / 100,
      ]);
    }
  });

  it('counts a customer without a type as a consumer, buyer or not R273 A106', async () => {
    expect(await get(`suppliersStats/${ids.supplier}`)).toMatchObject({
      consumerEnquiries: 15,
      businessEnquiries: 9,
      business_id: ids.supplier,
      impactBusiness_id: null,
      goodCause_id: null,
    });
    expect(await get(`impactBuyerStats/${ids.buyer}`)).toMatchObject({
      consumerEnquiries: 0,
      businessEnquiries: 9,
      suppliersUsed: 1,
      business_id: null,
      impactBusiness_id: ids.buyer,
      businessLinkKey: expect.any(String),
    });
  });
});
