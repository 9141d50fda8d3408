import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

describe('email address of an internationalised domain', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const CREATE = `mutation ($input: SalesEnquiryInput!) { createSalesEnquiry(input: $input) { id email } }`;
  const ask = async (query: string, variables: Record<string, unknown> = {}) =>
    (await uplift.graphql(query, variables, { as: admin })).data;

  it('belongs to one customer, whether staff or a visitor typed it', async () => {
    const { id: supplierId } = await factories(uplift.app.database).supplier();
    for (const email of ['hine@māori.nz', 'HINE@MA\u0304ORI.NZ\u200b', 'hine@xn--mori-qsa.nz']) {
      const made = await ask(CREATE, { input: { supplierId, fullName: 'Hine', email } });
      expect(made?.createSalesEnquiry.email).toBe('hine@xn--mori-qsa.nz');
    }
    const found = await ask('{ customers { nodes { email enquiries } } }');
    expect(found?.customers.nodes).toEqual([{ email: 'hine@xn--mori-qsa.nz', enquiries: 3 }]);
  });

  it.each([
    ['supplierRecords', 'ENQUIRY_EMAIL'],
    ['impactBuyerRecords', 'EMAIL'],
    ['salesEnquiries', 'EMAIL'],
    ['customers', 'EMAIL'],
    ['userRecords', 'EMAIL'],
  ])('is found in any spelling in %s', async (list, column) => {
    const make = factories(uplift.app.database);
    const email = `${list.toLowerCase()}@xn--mori-qsa.nz`;
    await make.supplier({ enquiryEmail: email });
    await make.impactBuyer({ email });
    await make.salesEnquiry({ email });
    await uplift.user({ email });
    const name = email.split('@')[0];
    for (const typed of [
      '@māori.nz',
      '@MĀORI.NZ',
      '@xn--mori-qsa.nz',
      '@ma\u0304ori.n',
      '＠māori.nz',
      '@māori。nz',
      '＠ｍāｏｒｉ．ｎｚ',
      '@māori｡nz',
      '＠xn--mori-qsa.nz',
    ]) {
      const count = async (filter: string) =>
        (
          await ask(`query ($text: String!) { ${list}(filter: ${filter}) { totalCount } }`, {
            text: `${name}${typed}`,
          })
        )?.[list].totalCount;
      expect([typed, await count('{ search: $text }')]).toEqual([typed, 1]);
      const contains = `{ columns: [{ column: ${column}, test: CONTAINS, values: [$text] }] }`;
      expect([typed, await count(contains)]).toEqual([typed, 1]);
    }
  });
});
