import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

/** Documents longer than this are interpreted instead of compiled. */
const PADDING = `#${'x'.repeat(11_000)}`;

describe.each([
  ['compiled', ''],
  ['interpreted', PADDING],
])('a request with several mutations, %s', (_, padding) => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const send = (fields: string) => uplift.graphql(`mutation { ${fields} } ${padding}`, {}, { as: admin });
  const create = (name: string) => `kites: createCategory(input: { name: "${name}" }) { name }`;
  const fail = (alias: string) => `${alias}: deleteOrder(id: 999999)`;

  it('returns the result of the one that was done beside the error of the other, with status 200', async () => {
    for (const [fields, name] of [
      [`${create('Kites')} ${fail('gone')}`, 'Kites'],
      [`${fail('gone')} ${create('Swings')}`, 'Swings'],
    ] as const) {
      const { status, data, errors } = await send(fields);
      expect([status, data]).toEqual([200, { kites: { name }, gone: null }]);
      expect(errors).toMatchObject([{ path: ['gone'], extensions: { code: 'NOT_FOUND' } }]);
    }
  });

  it('has the status of the first error and no data if all of them fail', async () => {
    const { status, data, errors } = await send(`${fail('one')} ${fail('two')}`);
    expect([status, data ?? null]).toEqual([404, null]);
    expect(errors?.map(({ path }) => path)).toEqual([['one'], ['two']]);
  });
});
