import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const LIST = `query ($filter: SupplierListFilter) { supplierRecords(filter: $filter, first: 9) { nodes { name } } }`;
const FIND = 'query ($text: String!) { findRecords(text: $text) { title } }';
const MESSAGES = `query ($filter: MessageListFilter) { messageRecords(filter: $filter, first: 9) { nodes { fullName } } }`;
const WRITE = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';

let uplift: TestUplift;
let admin: TestUser;
beforeAll(async () => {
  uplift = await TestUplift.start();
  admin = await uplift.user({ roles: ['Admin'] });
  const make = factories(uplift.app.database);
  await make.supplier({ name: 'Abroad', ownerMobile: '+64 27 431 0987' });
  await make.supplier({ name: 'At home', ownerMobile: '(027) 431–0987' });
  await make.supplier({ name: 'Both', ownerMobile: '+64 (0)27 431-0987' });
  await make.supplier({ name: 'Other', ownerMobile: '027 431 0988' });
  for (const [fullName, mobile] of [
    ['Abroad', '+64 27 431 0987'],
    ['At home', '027-431-0987'],
  ])
    await uplift.graphql(WRITE, {
      input: { kind: 'GENERAL', fullName, mobile, email: 'a@b.nz', message: 'Kia ora' },
    });
});
afterAll(() => uplift.stop());

const ask = async (query: string, variables: Record<string, unknown>) => {
  const { data, errors } = await uplift.graphql(query, variables, { as: admin });
  expect(errors).toBeUndefined();
  return data;
};

describe.each([
  '+64274310987',
  '0274310987',
  '027 431 0987',
  '+64 (0)27 431-0987',
  '0064 27 431 0987',
  'Ph: 027 431 0987',
])('a phone number typed as %s', (typed) => {
  it('is found in every spelling by the box of staff', async () => {
    const { findRecords } = await ask(FIND, { text: typed });
    const titles = findRecords.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Abroad', 'At home', 'Both']));
    expect(titles).not.toContain('Other');
  });

  it.each(['CONTAINS', 'EQUALS', 'STARTS_WITH'])('is found in its column: %s', async (test) => {
    const columns = [{ column: 'OWNER_MOBILE', test, values: [typed] }];
    const { supplierRecords } = await ask(LIST, { filter: { columns } });
    expect(supplierRecords.nodes.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Abroad',
      'At home',
      'Both',
    ]);
  });

  it('is found by the quick filter of a list', async () => {
    const { messageRecords } = await ask(MESSAGES, { filter: { search: typed } });
    expect(messageRecords.nodes.map(({ fullName }: { fullName: string }) => fullName).sort()).toEqual([
      'Abroad',
      'At home',
    ]);
  });
});
