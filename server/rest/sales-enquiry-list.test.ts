import { IsNull } from 'typeorm';
import { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';
import { ENQUIRIES } from '../testing/enquiry-calls.js';
import { type EnquiryPeople, enquiryPeople } from '../testing/enquiry-people.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

describe('the list of business/salesEnquiry C070', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let people: EnquiryPeople;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    people = await enquiryPeople(uplift);
  });
  afterAll(() => uplift.stop());

  const enquiry = () => make.salesEnquiry({ supplierId: people.supplier.id, fullName: 'Hinemoa' });

  it.each(['columns=', 'columns=,%20,', 'columns=&columns=', 'limit=&offset='])(
    '%s counts as absent R328 A39',
    async (query) => {
      const { seller } = people;
      await enquiry();
      const whole = (await uplift.rest('GET', ENQUIRIES, { as: seller })).json();
      expect((await uplift.rest('GET', `${ENQUIRIES}?${query}`, { as: seller })).json()).toEqual(whole);
      expect(whole[0]).toHaveProperty('fullName');
    },
  );

  it('returns the total without archived enquiries in X-Total-Count, for each reader', async () => {
    const own = await enquiryPeople(uplift);
    const make3 = () =>
      Promise.all(
        [{}, {}, { archivedAt: new Date() }].map((more) =>
          make.salesEnquiry({ supplierId: own.supplier.id, goodCauseId: own.causeId, ...more }),
        ),
      );
    await make3();
    await make.salesEnquiry({ impactBuyerId: own.buyerId, goodCauseId: own.causeId });
    const both = await uplift.user({
      roles: ['Business', 'ImpactBusiness'],
      supplierId: own.supplier.id,
      impactBuyerId: own.buyerId,
    });
    const total = async (as: TestUser, query = '') =>
      Number((await uplift.rest('GET', `${ENQUIRIES}${query}`, { as })).headers['x-total-count']);
    for (const query of ['', '?limit=1', '?limit=1&offset=1', '?offset=1000', '?columns=id'])
      expect([query, await total(own.seller, query)]).toEqual([query, 2]);
    expect(await total(own.otherSeller)).toBe(0);
    expect(await total(own.buyerUser)).toBe(1);
    expect(await total(own.causeUser)).toBe(3);
    expect(await total(both)).toBe(3);
    const stored = await uplift.app.database.manager.countBy(SalesEnquiry, { archivedAt: IsNull() });
    expect(await total(own.admin, '?limit=1')).toBe(stored);
  });

  it('limits fields with columns, and pages with limit and offset A39', async () => {
    const { seller } = people;
    await enquiry();
    await enquiry();
    const list = async (query: string) =>
      (await uplift.rest('GET', `${ENQUIRIES}?${query}`, { as: seller })).json();
    const all = await list('columns=id&columns=upliftStatus');
    expect(all[0]).toEqual({ id: expect.any(Number), upliftStatus: expect.any(String) });
    expect(await list('columns=id&limit=1&offset=1')).toEqual([{ id: all[1].id }]);
    for (const query of [
      'limit=x',
      'limit=0',
      'limit=5001',
      'limit=1e2',
      'limit=1&limit=2',
      'offset=-1',
      'columns=id,nonsense',
    ])
      expect([query, (await uplift.rest('GET', `${ENQUIRIES}?${query}`, { as: seller })).statusCode]).toEqual(
        [query, 400],
      );
  });

  it('accepts an offset up to 10,000, and explains how to read further A151', async () => {
    const ask = (offset: number) =>
      uplift.rest('GET', `${ENQUIRIES}?offset=${offset}`, { as: people.seller });
    expect((await ask(10_000)).json()).toEqual([]);
    const beyond = await ask(10_001);
    expect([beyond.statusCode, beyond.json().fields]).toEqual([
      400,
      [{ field: 'offset', message: expect.stringMatching(/^An offset goes up to 10,000: page on with/) }],
    ]);
  });
});
