import { SalesEnquiry } from '../../sales/sales-enquiries/sales-enquiry.entity.js';
import { startBuyerFixture } from '../../testing/buyer-fixture.js';
import { ImpactBuyer } from './impact-buyer.entity.js';

const FROM_ENQUIRY = `mutation ($enquiryId: Int!, $input: ImpactBuyerInput) {
  createImpactBuyerFromEnquiry(enquiryId: $enquiryId, input: $input, evenIfSimilar: true) {
    id name email phone address contactName status interestedStatus goodCause { id } } }`;

describe('creating an impact buyer from the customer of an enquiry R182 C051', () => {
  let fixture: Awaited<ReturnType<typeof startBuyerFixture>>;
  beforeAll(async () => {
    fixture = await startBuyerFixture();
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(() => fixture.begin());

  const customer = {
    fullName: 'Ana Smith',
    email: 'ana@smith.example',
    mobile: '021 555',
    address: '2 Tōtara Street',
    impactBuyerId: null,
  };
  const enquiryOf = (id: number) => fixture.uplift.app.database.manager.findOneByOrFail(SalesEnquiry, { id });
  const buyers = () => fixture.uplift.app.database.manager.count(ImpactBuyer);

  it('copies the customer data of the enquiry, and links the enquiry to the buyer', async () => {
    const cause = await fixture.make.goodCause();
    const { id, version } = await fixture.make.salesEnquiry({ ...customer, goodCauseId: cause.id });
    const { record } = await fixture.call('admin', FROM_ENQUIRY, { enquiryId: id });
    expect(record).toEqual({
      id: expect.any(Number),
      name: 'Ana Smith',
      contactName: 'Ana Smith',
      email: 'ana@smith.example',
      phone: '021 555',
      address: '2 Tōtara Street',
      status: 'DATA_ONLY',
      interestedStatus: 'PROSPECTING',
      goodCause: { id: cause.id },
    });
    expect(await enquiryOf(id)).toMatchObject({ impactBuyerId: record.id, version: version + 1 });
  });

  it('prefers given values to those of the enquiry, and has the REST name of C051', async () => {
    const { id } = await fixture.make.salesEnquiry(customer);
    const body = { salesEnquiry_id: id, name: 'Smith School', impactEmail: 'office@smith.example' };
    const answer = await fixture.rest('admin', 'impactBusiness/createFromSalesEnquiry', body);
    expect([answer.statusCode, answer.json()]).toEqual([200, { impactBusiness_id: expect.any(Number) }]);
    const { impactBuyerId } = await enquiryOf(id);
    expect(answer.json().impactBusiness_id).toBe(impactBuyerId);
    const made = await fixture.uplift.app.database.manager.findOneByOrFail(ImpactBuyer, {
      id: Number(impactBuyerId),
    });
    expect(made).toMatchObject({
      name: 'Smith School',
      email: 'office@smith.example',
      contactName: 'Ana Smith',
    });
  });

  it('refuses an enquiry that has a buyer or too little data, and creates nothing', async () => {
    const taken = await fixture.make.salesEnquiry({ ...customer, impactBuyerId: fixture.records.own.id });
    const nameless = await fixture.make.salesEnquiry({ ...customer, email: null });
    const before = await buyers();
    expect((await fixture.call('admin', FROM_ENQUIRY, { enquiryId: taken.id })).code).toBe('CONFLICT');
    const poor = await fixture.call('admin', FROM_ENQUIRY, { enquiryId: nameless.id });
    expect([poor.code, poor.fields]).toEqual([
      'BAD_USER_INPUT',
      [{ field: 'email', message: 'Email is required' }],
    ]);
    expect((await fixture.call('own', FROM_ENQUIRY, { enquiryId: nameless.id })).code).toBe('FORBIDDEN');
    expect(await buyers()).toBe(before);
    expect(await enquiryOf(nameless.id)).toMatchObject({ impactBuyerId: null, version: nameless.version });
  });

  it('creates one buyer for repeated simultaneous requests', async () => {
    const { id } = await fixture.make.salesEnquiry(customer);
    const answers = await Promise.all(
      [1, 2, 3].map(() => fixture.call('admin', FROM_ENQUIRY, { enquiryId: id })),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  });
});
