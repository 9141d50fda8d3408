import { type EnquiryPeople, enquiryPeople } from '../../testing/enquiry-people.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';

const PATH = 'business/salesEnquiry';

describe('from a visitor’s enquiry to a contribution F03 F04 F05', () => {
  let uplift: TestUplift;
  let people: EnquiryPeople;

  beforeAll(async () => {
    uplift = await TestUplift.start({}, 'all');
    people = await enquiryPeople(uplift, { contributionType: '%', contributionDetails: '5' });
  });
  afterAll(() => uplift.stop());

  const sums = async (as: TestUser, panel: string) => {
    const fields = 'enquiries completed revenue contribution';
    const { data } = await uplift.graphql(`{ dashboard { panel: ${panel} { ${fields} } } }`, {}, { as });
    return data.dashboard.panel;
  };

  it('shows for the supplier, the buyer and the cause R186 R169 R170 R164 R187 R092 R269', async () => {
    const { supplier, seller, admin, buyerUser, causeUser, buyerId, causeId } = people;
    const put = (as: TestUser, body: object) => uplift.rest('PUT', PATH, { as, body });
    const sent = await uplift.rest('POST', 'mailing/sendSalesEnquiry', {
      body: {
        business_id: supplier.id,
        fullName: 'Ana',
        email: 'ana@example.nz',
        message: 'Leaking tap',
        goodCause_id: causeId,
      },
    });
    const id = sent.json().salesEnquiry_id;
    const get = async (as: TestUser) => (await uplift.rest('GET', `${PATH}/${id}`, { as })).json();
    expect((await uplift.rest('GET', `${PATH}/${id}`)).statusCode).toBe(401);
    expect(await get(admin)).toMatchObject({
      via: 'Email off Website',
      upliftStatus: 'Enquiry',
      status: 'Unopened',
    });

    await put(seller, { id, status: 'Viewed' });
    expect(await get(seller)).toMatchObject({ status: 'Viewed', enquiryOpened: expect.any(String) });
    const reply = await uplift.rest('POST', 'mailing/salesEnquiryReply', {
      as: seller,
      body: { id, reply: 'Hi' },
    });
    expect(reply.json()).toEqual({ Result: 'Success' });
    await until(async () => (await get(seller)).status === 'Reply Sent');

    await put(admin, { id, impactBusiness_id: buyerId });
    await put(seller, { id, upliftStatus: 'In Progress', statusChanged: true });
    await put(seller, { id, upliftStatus: 'Completed', statusChanged: true });
    await put(seller, { id, revenue: 1000, revenueChanged: true });
    expect(await get(admin)).toMatchObject({
      supplierInputtedRevenue: 1000,
      revenue: 1000,
      upliftContribution: 50,
      goodCause_id: causeId,
    });
    const whole = { enquiries: 1, completed: 1, revenue: 1000, contribution: 50 };
    expect(await sums(seller, 'supplier')).toEqual(whole);
    expect(await sums(buyerUser, 'impactBuyer')).toEqual(whole);
    expect(await sums(causeUser, 'goodCause')).toEqual({ ...whole, contribution: 25 });
  });
});
