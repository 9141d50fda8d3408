import { Supplier } from '../directory/suppliers/supplier.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

/** Unintended values that programs send. Each is stored as people read it, or refused at its field. */
describe('unusual values of a supplier', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let id: number;
  let categoryId: number;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    const make = factories(uplift.app.database);
    id = (await make.supplier()).id;
    categoryId = (await make.category({ name: 'Kai & catering' })).id;
  });
  afterAll(() => uplift.stop());

  const send = async (body: object) => {
    const answer = await uplift.rest('POST', 'business/update', { as: admin, body: { id, ...body } });
    return [answer.statusCode, answer.json().fields ?? null] as const;
  };
  const read = async () => (await uplift.rest('GET', `business/${id}`, { as: admin })).json()[0];
  const stored = () => uplift.app.database.manager.findOneByOrFail(Supplier, { id });

  it.each([
    [[''], []],
    [['\u200b'], []],
    [
      ['Roofs', '', ' \u2060 ', 'Drains'],
      ['Roofs', 'Drains'],
    ],
    [['\u00ad', '\u0000'], []],
  ])('drops empty list items in every format: %j', async (sent, expected) => {
    expect(await send({ searchServices: sent, locations: sent })).toEqual([200, null]);
    expect(await stored()).toMatchObject({ searchServices: expected, locations: expected });
    const { errors } = await uplift.graphql(
      'mutation ($id: Int!, $input: SupplierInput!) { updateSupplier(id: $id, input: $input) { version } }',
      { id, input: { searchServices: ['Else', ...sent], locations: ['Else', ...sent] } },
      { as: admin },
    );
    expect(errors).toBeUndefined();
    expect(await stored()).toMatchObject({
      searchServices: ['Else', ...expected],
      locations: ['Else', ...expected],
    });
  });

  it.each(['serviceRegions', 'serviceDistricts', 'category', 'subCategory'])(
    '%s: ignores an item of invisible characters',
    async (field) => {
      for (const sent of ['\u200b', ['\u200b'], ['', ' '], ['\u0000']])
        expect(await send({ [field]: sent })).toEqual([200, null]);
      expect((await read())[field]).toBe('');
    },
  );

  it('finds a category by a name with invisible characters', async () => {
    for (const name of ['Kai\u200b & catering', 'Kai & \u0000catering', ' kai & CATERING\u2028']) {
      expect(await send({ category: '' })).toEqual([200, null]);
      expect(await send({ category: [name] })).toEqual([200, null]);
      expect((await read()).category).toBe(String(categoryId));
    }
  });

  it.each(['Grey Lynn,\u00a0Auckland', 'Grey Lynn,\tAuckland', 'Grey Lynn,\u2009Auckland'])(
    'stores an address as one location with any white space after its comma: %j',
    async (location) => {
      expect(await send({ locations: location })).toEqual([200, null]);
      expect((await stored()).locations).toEqual([location]);
      expect(await send(await read())).toEqual([200, null]);
      expect((await stored()).locations).toEqual([location]);
    },
  );

  it.each([
    [
      { name: 'Kai\u0000 shop', 'own\u0000Key': 1 },
      { name: 'Kai shop', ownKey: 1 },
    ],
    [
      { name: 'A', deep: [null, { note: 'x\u0001\u009fy' }] },
      { name: 'A', deep: [null, { note: 'xy' }] },
    ],
    [
      { name: 'A', note: ' one\r\ntwo\u2028' },
      { name: 'A', note: ' one\r\ntwo\u2028' },
    ],
  ])('drops only control characters in JSON: %j', async (place, expected) => {
    expect(await send({ locationsJSON: [place] })).toEqual([200, null]);
    expect((await read()).locationsJSON).toEqual([expected]);
  });

  it.each([{ name: '\ud800' }, { name: 'A', deep: { list: ['\udc00'] } }, { name: 'A', '\ud83d': 1 }])(
    'rejects unpaired surrogates in JSON at their field: %j',
    async (place) => {
      const before = await read();
      expect(await send({ locationsJSON: [place] })).toEqual([
        400,
        [{ field: 'locationsJSON.0', message: 'This text contains characters that can’t be used.' }],
      ]);
      expect(await read()).toEqual(before);
    },
  );

  it.each([
    ['', {}],
    [null, {}],
    [{}, {}],
    [{ sustainabilityWaste: '' }, { sustainabilityWaste: null }],
  ])('clears sustainability notes sent as %j', async (sent, expected) => {
    await send({ sustainabilityNotes: { sustainabilityWaste: 'None', sustainabilityWater: 'Little' } });
    expect(await send({ sustainabilityNotes: sent })).toEqual([200, null]);
    expect((await read()).sustainabilityNotes).toEqual(expected);
  });

  it.each([
    [{ sustainabilityNotes: { a: 'x' } }, 'sustainabilityNotes.a', 'There is no such field.'],
    [{ learnMore: [{ nope: 1 }] }, 'learnMore.0.nope', 'There is no such field.'],
    [{ nope: 1 }, 'nope', 'There is no such field.'],
    [{ sustainabilityNotes: 'x' }, 'sustainabilityNotes', 'Please send a JSON object.'],
    [{ locationsJSON: [1] }, 'locationsJSON.0', 'Please send a JSON object.'],
  ])('%j is rejected at %s', async (body, field, message) => {
    expect(await send(body)).toEqual([400, [{ field, message }]]);
  });

  it.each(['0', '1', '5', '2130706433', '0x7f000001', '127.1', 'https://0', 'http://1.1'])(
    'rejects a number as a web address: %s',
    async (website) => {
      expect(await send({ website })).toEqual([
        400,
        [{ field: 'website', message: 'Please enter a web address like https://example.nz.' }],
      ]);
    },
  );

  it.each([
    ['203.0.113.7', 'https://203.0.113.7'],
    ['Kōwhai.nz/a b', 'https://Kōwhai.nz/a b'],
  ])('stores the web address %s as %s', async (website, expected) => {
    expect(await send({ website })).toEqual([200, null]);
    expect((await read()).website).toBe(expected);
  });
});

describe('rounding of half cents', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const CREATE = `mutation ($input: SalesEnquiryInput!) { createSalesEnquiry(input: $input) { id revenue contribution } }`;

  it.each([
    [1.005, 1.01],
    ['2.675', 2.68],
    [0.015, 0.02],
    ['0.005', 0.01],
    [0.0049, 0],
    [99999999.995, 100000000],
  ])('%s is stored as %d, over REST and GraphQL', async (sent, expected) => {
    const { id: supplierId } = await factories(uplift.app.database).supplier();
    const { data } = await uplift.graphql(
      CREATE,
      { input: { supplierId, fullName: 'Ana', revenue: Number(sent), contribution: Number(sent) } },
      { as: admin },
    );
    expect(data?.createSalesEnquiry).toMatchObject({ revenue: expected, contribution: expected });
    const { id } = data?.createSalesEnquiry ?? {};
    for (const field of ['revenue', 'supplierInputtedRevenue', 'upliftContribution']) {
      await uplift.rest('PUT', 'business/salesEnquiry', { as: admin, body: { id, [field]: null } });
      await uplift.rest('PUT', 'business/salesEnquiry', { as: admin, body: { id, [field]: sent } });
      const stored = (await uplift.rest('GET', `business/salesEnquiry/${id}`, { as: admin })).json();
      expect([field, stored[field]]).toEqual([field, expected]);
    }
  });
});

describe('numbers in a query', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it.each([
    ['limit=-1', 'limit', 'This must be 1 or more.'],
    ['limit=0', 'limit', 'This must be 1 or more.'],
    ['offset=-5', 'offset', 'This must be 0 or more.'],
    ['limit=99999999999999', 'limit', 'This must be 1,000,000 or less.'],
    ['limit=999999999999999999999999', 'limit', 'This must be 1,000,000 or less.'],
    ['limit=1.5', 'limit', 'This must be a whole number.'],
    ['limit=1&limit=2', 'limit', 'Give this parameter only once.'],
    ['limit=ten', 'limit', 'This must be a whole number.'],
  ])('%s: rejects the value and explains the error', async (query, field, message) => {
    const answer = await uplift.rest('GET', `category/all?${query}`);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field, message }]]);
  });
});
