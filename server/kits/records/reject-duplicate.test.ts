import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const BUYER = `mutation ($input: ImpactBuyerInput!, $even: Boolean) {
  createImpactBuyer(input: $input, evenIfSimilar: $even) { id name }
}`;
const SUPPLIER = `mutation ($input: SupplierInput!, $even: Boolean) {
  createSupplier(input: $input, evenIfSimilar: $even) { id name }
}`;
const USER = `mutation ($input: UserInvitation!, $even: Boolean) {
  inviteUser(input: $input, evenIfSimilar: $even) { id }
}`;
const OF_ENQUIRY = `mutation ($enquiryId: Int!, $even: Boolean) {
  createImpactBuyerFromEnquiry(enquiryId: $enquiryId, evenIfSimilar: $even) { id }
}`;

let uplift: TestUplift;
let admin: TestUser;
beforeAll(async () => {
  uplift = await TestUplift.start();
  admin = await uplift.user({ roles: ['Admin'] });
});
afterAll(() => uplift.stop());

const call = (query: string, variables: Record<string, unknown>) =>
  uplift.graphql(query, variables, { as: admin });

describe('duplicate record', () => {
  it.each([
    ['address', { name: 'Another', email: 'TUI@cafe.nz' }],
    ['address in another spelling', { name: 'Yet another', email: ' tui@cafe\u00ad.nz' }],
    ['name in other letters', { name: 'TŪI’S  cafe', email: 'other@cafe.nz' }],
  ])('buyer with the same %s is created only on confirmation', async (_, input) => {
    await call(BUYER, { input: { name: `Tūi's Café`, email: 'tui@cafe.nz' }, even: true });
    const refused = await call(BUYER, { input });
    expect(refused.errors?.[0]).toMatchObject({
      message: expect.stringContaining(`“Tūi's Café” (ID `),
      extensions: { code: 'CONFLICT' },
    });
    expect((await call(BUYER, { input, even: true })).errors).toBeUndefined();
  });

  it('supplier with the same name is rejected when the caller requests a check', async () => {
    const input = { name: 'Nguyễn Phở', listTitle: 'Food', enquiryEmail: 'pho@example.nz' };
    expect((await call(SUPPLIER, { input })).errors).toBeUndefined();
    const again = { ...input, name: 'NGUYEN Pho' };
    expect((await call(SUPPLIER, { input: again, even: false })).errors?.[0]).toMatchObject({
      message: expect.stringContaining('“Nguyễn Phở”'),
      extensions: { code: 'CONFLICT' },
    });
    expect((await call(SUPPLIER, { input: again })).errors).toBeUndefined();
  });

  it('user with the same name is created only on confirmation, and the error names the first one', async () => {
    const { data } = await call(USER, { input: { email: 'mere@tahi.example', fullName: 'Mēre O’Brien' } });
    const input = { email: 'mere@rua.example', fullName: "MERE  O'Brien" };
    const [refusal] = (await call(USER, { input })).errors ?? [];
    expect(refusal).toMatchObject({
      message: expect.stringContaining(`a user with this name: “Mēre O’Brien” (ID ${data.inviteUser.id})`),
      extensions: { code: 'CONFLICT', current: { id: data.inviteUser.id, name: 'Mēre O’Brien' } },
    });
    expect((await call(USER, { input, even: true })).errors).toBeUndefined();
    const taken = await call(USER, { input: { ...input, email: 'mere@tahi.example' } });
    expect(taken.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'email' }]);
  });

  it.each([[undefined], [null], [' ']])('user without a name (%j) has no duplicate', async (fullName) => {
    for (const at of ['tahi', 'rua'])
      expect(
        (
          await call(USER, {
            input: { email: `${JSON.stringify(fullName)?.length}@${at}.example`, fullName },
          })
        ).errors,
      ).toBeUndefined();
  });

  it('buyer from another enquiry of the same customer is created only on confirmation', async () => {
    const { salesEnquiry } = factories(uplift.app.database);
    const customer = { fullName: 'Dup', email: 'dup@example.nz', impactBuyerId: null };
    const [first, second] = [await salesEnquiry(customer), await salesEnquiry(customer)];
    expect((await call(OF_ENQUIRY, { enquiryId: first.id })).errors).toBeUndefined();
    expect((await call(OF_ENQUIRY, { enquiryId: second.id })).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
    expect((await call(OF_ENQUIRY, { enquiryId: second.id, even: true })).errors).toBeUndefined();
  });
});
