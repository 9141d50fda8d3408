import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { Supplier } from './supplier.entity.js';

const UPDATE = `mutation ($id: Int!, $input: SupplierInput!) {
  updateSupplier(id: $id, input: $input) { version locationsJson } }`;
const PROFILE = `query ($id: Int!) { supplier(id: $id) {
  premises { name address suburb city postCode phone latitude longitude } } }`;
const NOWHERE = {
  name: null,
  address: null,
  suburb: null,
  city: null,
  postCode: null,
  phone: null,
  latitude: null,
  longitude: null,
};

type Place = Record<string, unknown>;

describe('premises of a supplier R066 R086', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let id: number;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    id = (await factories(uplift.app.database).supplier()).id;
  });

  const save = async (locationsJson: unknown) => {
    const { data, errors } = await uplift.graphql(UPDATE, { id, input: { locationsJson } }, { as: admin });
    return {
      saved: data?.updateSupplier?.locationsJson,
      fields: errors?.[0]?.extensions?.fields as { field: string; message: string }[] | undefined,
    };
  };
  const keep = (locationsJson: Place[] | null) =>
    uplift.app.database.manager.query('UPDATE supplier SET locations_json = $2 WHERE id = $1', [
      id,
      JSON.stringify(locationsJson),
    ]);
  const stored = async () =>
    (await uplift.app.database.manager.findOneByOrFail(Supplier, { id })).locationsJson;
  const shown = async () => (await uplift.graphql(PROFILE, { id })).data?.supplier.premises;

  it('are stored trimmed, with degrees as numbers, and with the extra keys of integrators', async () => {
    const { saved } = await save([
      {
        name: '  Workshop ',
        address: '1 Rātā Road',
        suburb: '',
        phone: null,
        latitude: '-45.87',
        longitude: 170.49,
        storeCode: 'D-1',
        hours: { mon: '9–5' },
      },
    ]);
    expect(saved).toEqual([
      {
        name: 'Workshop',
        address: '1 Rātā Road',
        latitude: -45.87,
        longitude: 170.49,
        storeCode: 'D-1',
        hours: { mon: '9–5' },
      },
    ]);
    expect((await save(null)).saved).toBeNull();
  });

  it.each<[unknown, string, string]>([
    [[{}], 'locationsJson.0', 'Enter the name of the place, or where it is.'],
    [
      [{ name: 'A' }, { name: 'ā'.repeat(101) }],
      'locationsJson.1.name',
      'Maximum of 100 characters allowed.',
    ],
    [[{ name: ['A'] }], 'locationsJson.0.name', 'This must be text.'],
    [
      [{ name: 'A', latitude: 91, longitude: 0 }],
      'locationsJson.0.latitude',
      'This must be a number from -90 to 90.',
    ],
    [
      [{ name: 'A', latitude: 1, longitude: 'east' }],
      'locationsJson.0.longitude',
      'This must be a number from -180 to 180.',
    ],
    [
      [{ name: 'A', latitude: 1 }],
      'locationsJson.0.longitude',
      'Please give both latitude and longitude, or neither.',
    ],
    [[{ note: 'x'.repeat(5001) }], 'locationsJson.0', 'Maximum of 5000 characters allowed.'],
    [Array.from({ length: 201 }, () => ({ name: 'A' })), 'locationsJson', 'No more than 200 are allowed.'],
  ])('%j is refused at its field, through GraphQL and REST', async (places, field, message) => {
    expect((await save(places)).fields).toMatchObject([{ field, message }]);
    const answer = await uplift.rest('POST', 'business/update', {
      as: admin,
      body: { id, locationsJSON: places },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: field.replace('Json', 'JSON'), message }]);
    expect(await stored()).toBeNull();
  });

  it('accepts stored premises unchanged beside others that are validated', async () => {
    const odd = { name: 5, latitude: 'north', lat: 1 };
    await keep([odd, { name: 'Shed' }]);
    const [whole] = (await uplift.rest('GET', `business/${id}`, { as: admin })).json();
    expect(whole.locationsJSON).toEqual([odd, { name: 'Shed' }]);
    expect((await uplift.rest('POST', 'business/update', { as: admin, body: whole })).statusCode).toBe(200);
    expect((await save([{ name: 'Yard' }, odd])).saved).toEqual([{ name: 'Yard' }, odd]);
    expect((await save([{ name: 'Yard', latitude: 'north' }, odd])).fields).toMatchObject([
      { field: 'locationsJson.0.latitude' },
    ]);
  });

  it('are on the public profile in order if they have a name or an address R339', async () => {
    await save([
      { name: 'Workshop', address: '1 Rātā Road', city: 'Dunedin', postCode: '9010', phone: '03 555 1234' },
      { suburb: 'Roslyn', city: 'Dunedin', region: 'Otago' },
      { address: '2 Tūī Street', latitude: -45.87, longitude: 170.49 },
    ]);
    expect(await shown()).toEqual([
      {
        ...NOWHERE,
        name: 'Workshop',
        address: '1 Rātā Road',
        city: 'Dunedin',
        postCode: '9010',
        phone: '03 555 1234',
      },
      { ...NOWHERE, address: '2 Tūī Street', latitude: -45.87, longitude: 170.49 },
    ]);
  });

  it.each([
    [null, []],
    [{ name: 'Not a list' } as unknown as Place[], []],
    [['text', 5, null, { name: { en: 'X' } }] as unknown as Place[], []],
    [[{ name: 7, latitude: '-41.2', longitude: 'x' }], [{ ...NOWHERE, name: '7' }]],
    [
      [{ name: ' Shed ', latitude: '-41.2', longitude: '174' }],
      [{ ...NOWHERE, name: 'Shed', latitude: -41.2, longitude: 174 }],
    ],
  ])('invalid stored data such as %j does not break the profile', async (places, premises) => {
    await keep(places);
    expect(await shown()).toEqual(premises);
  });

  it('changes are in the timeline, and Undo reverts them A155', async () => {
    await save([{ name: 'Shed', city: 'Ōamaru' }]);
    await save([{ name: 'Yard' }]);
    const timeline = `query ($id: Int!) { timeline(recordType: SUPPLIER, id: $id, first: 1) {
      nodes { version changes { field before after } } } }`;
    const { data } = await uplift.graphql(timeline, { id }, { as: admin });
    const [{ version, changes }] = data?.timeline.nodes ?? [];
    expect(changes).toEqual([
      { field: 'locationsJson', before: 'city: Ōamaru; name: Shed', after: 'name: Yard' },
    ]);
    const undo =
      'mutation ($id: Int!, $version: Int!) { undoChange(recordType: SUPPLIER, id: $id, version: $version) }';
    await uplift.graphql(undo, { id, version }, { as: admin });
    expect(await stored()).toEqual([{ name: 'Shed', city: 'Ōamaru' }]);
  });
});
