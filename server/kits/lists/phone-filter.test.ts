import { phoneKey } from '../../../shared/phone-numbers.js';
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
  'M 027 431 0987',
  '64 27 431 0987',
  '64274310987',
  '(+64) 27 431 0987',
  '027_431_0987',
  '027/431/0987',
  '027\u2212431\u22120987',
  '\u202a027 431 0987\u202c',
  '027 431 0987 ext 12',
  '027 431 0987 (after hours)',
])('phone number typed as %s', (typed) => {
  it('is found in any stored spelling by the staff search', async () => {
    const { findRecords } = await ask(FIND, { text: typed });
    const titles = findRecords.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Abroad', 'At home', 'Both']));
    expect(titles).not.toContain('Other');
  });

  it.each(['CONTAINS', 'EQUALS', 'STARTS_WITH'])('is found by its column test: %s', async (test) => {
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

describe('phone number with letters or an extension', () => {
  const NUMBERS = [
    '0800 KERERU',
    '0508 tui now',
    '021 777 1236 ext 12',
    '09 777 1238 (ext 3)',
    '021 777 1241 or 09 777 1242',
    '021 777 1243 / 09 777 1244',
    'Ph: 021 777 1245 (Kate)',
    '+61 2 9374 4000',
    '021/777/1247',
  ];
  beforeAll(async () => {
    const make = factories(uplift.app.database);
    for (const [at, ownerMobile] of NUMBERS.entries())
      await make.supplier({ name: `Odd ${at}`, ownerMobile });
  });

  const foundBy = async (typed: string) => {
    const names = async (filter: object) =>
      (await ask(LIST, { filter })).supplierRecords.nodes.map(({ name }: { name: string }) => name);
    const { findRecords } = await ask(FIND, { text: typed });
    return {
      staff: findRecords.map(({ title }: { title: string }) => title),
      list: await names({ search: typed }),
      contains: await names({ columns: [{ column: 'OWNER_MOBILE', test: 'CONTAINS', values: [typed] }] }),
      starts: await names({ columns: [{ column: 'OWNER_MOBILE', test: 'STARTS_WITH', values: [typed] }] }),
    };
  };

  it.each<[string, number]>([
    ...NUMBERS.map((typed, at): [string, number] => [typed, at]),
    ['0800 537378', 0],
    ['0800kereru', 0],
    ['0217771236', 2],
    ['021 777 1241', 4],
    ['0061293744000', 7],
    ['61 2 9374 4000', 7],
  ])('%s is found in every search', async (typed, at) => {
    const name = `Odd ${at}`;
    expect(await foundBy(typed)).toEqual({ staff: [name], list: [name], contains: [name], starts: [name] });
  });

  it.each(NUMBERS.map((typed, at): [string, number] => [typed, at]))(
    '%s equals itself',
    async (typed, at) => {
      const columns = [{ column: 'OWNER_MOBILE', test: 'EQUALS', values: [typed] }];
      const { supplierRecords } = await ask(LIST, { filter: { columns } });
      expect(supplierRecords.nodes).toEqual([{ name: `Odd ${at}` }]);
    },
  );

  it.each(['Odd 3', 'Level 5, 12345 Street', 'Kate 77 712', '1234'])('%s is searched as text', (typed) => {
    expect(phoneKey(typed)).toBeNull();
  });
});
