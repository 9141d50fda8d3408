import { CREATE_BUYER, startBuyerFixture } from '../../testing/buyer-fixture.js';

const NEW = { name: 'Kōwhai School', email: 'hi@kowhai.example' };

describe('a new impact buyer', () => {
  let fixture: Awaited<ReturnType<typeof startBuyerFixture>>;
  beforeAll(async () => {
    fixture = await startBuyerFixture();
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(() => fixture.begin());

  it('starts as Data Only and Prospecting, with its own link key R115 R116 C050', async () => {
    const { record } = await fixture.call('admin', CREATE_BUYER, { input: NEW });
    expect(record).toMatchObject({
      ...NEW,
      status: 'DATA_ONLY',
      interestedStatus: 'PROSPECTING',
      version: 1,
      enquiryTotal: 0,
      revenueTotal: 0,
      contributionTotal: 0,
      latestEnquiryId: null,
    });
    // R342: 22 characters of base64 are 128 bits.
    expect(record.linkKey).toMatch(/^[\w-]{22,}$/);
    const { record: second } = await fixture.call('admin', CREATE_BUYER, {
      input: { ...NEW, name: 'Another', email: 'another@buyer.example' },
    });
    expect(second.linkKey).not.toBe(record.linkKey);
  });

  it('returns its id, which reads the buyer R140 C050', async () => {
    const made = await fixture.rest('admin', 'impactBusiness/create', {
      name: 'Rātā',
      impactEmail: 'Rata@Buyer.example',
    });
    expect(made.json()).toEqual({ impactBusinessID: expect.any(Number) });
    const path = `impactBusiness/${made.json().impactBusinessID}`;
    const read = await fixture.uplift.rest('GET', path, { as: fixture.people.admin });
    expect(read.json()).toMatchObject([
      {
        name: 'Rātā',
        impactEmail: 'rata@buyer.example',
        status: 'Data Only',
        impactInterestedStatus: 'Prospecting',
        goodCauseAction: "Haven't Done",
      },
    ]);
  });

  it.each([
    ['R133', 'name', 'name', 'Company Name is required'],
    ['R134', 'email', 'impactEmail', 'Email is required'],
  ])('%s %s is required', async (_, name, wire, message) => {
    for (const value of [undefined, null, '  ']) {
      const { fields } = await fixture.call('admin', CREATE_BUYER, { input: { ...NEW, [name]: value } });
      expect(fields).toEqual([{ field: name, message }]);
    }
    expect((await fixture.update('own', { [name]: ' ' })).fields).toEqual([{ field: name, message }]);
    const rest = await fixture.rest('admin', 'impactBusiness/create', {
      name: 'A',
      impactEmail: 'a@b.example',
      [wire]: undefined,
    });
    expect(rest.json().fields).toEqual([{ field: wire, message }]);
  });

  it('is created by staff only, and once however often it is sent C050', async () => {
    expect((await fixture.call('own', CREATE_BUYER, { input: NEW })).code).toBe('FORBIDDEN');
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const key = { 'idempotency-key': 'a-buyer-key-1' };
        const input = { ...NEW, name: 'Sent twice', email: 'twice@buyer.example' };
        return (await fixture.call('admin', CREATE_BUYER, { input }, key)).record.id;
      }),
    );
    expect(ids[0]).toBe(ids[1]);
  });
});
