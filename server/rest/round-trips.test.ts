import fc from 'fast-check';
import { FeaturedListing } from '../directory/featured-listings/featured-listing.entity.js';
import { Supplier } from '../directory/suppliers/supplier.entity.js';
import type { Field } from '../kits/records/field.js';
import { ImpactBoxOrder } from '../sales/orders/impact-box-order.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { EDITABLE_TYPES, type EditableType } from './testing/editable-types.js';
import { wireBodies } from './testing/wire-arbitraries.js';

/**
 * Returns true for generated fields. Files must be uploaded first, keywords are unique, links need records,
 * and objects have no kind.
 */
const isGenerated = ({ folder, wire, column, codec, changes }: Field) =>
  !folder &&
  wire !== 'urlKeyword' &&
  column !== null &&
  (column !== 'number' || codec.read !== undefined) &&
  changes.length > 0;

const generatedOf = ({ fields }: EditableType) =>
  Object.keys(fields).filter((name) => isGenerated(fields[name] as Field));

/** Fields whose empty value is not null, listed by hand. */
const EMPTY_LISTS: Record<string, unknown> = {
  services: '',
  searchServices: '',
  serviceRegions: '',
  serviceDistricts: '',
  locations: '',
  role: [],
};

const editableTypeOf = (name: string) => EDITABLE_TYPES.find(({ label }) => label === name) as EditableType;

describe('records that are read and sent back', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    const make = factories(uplift.app.database);
    const { manager } = uplift.app.database;
    const [supplier, buyer] = [await make.supplier(), await make.impactBuyer()];
    ids.supplier = supplier.id;
    ids['impact buyer'] = buyer.id;
    ids['good cause'] = (await make.goodCause()).id;
    ids.category = (await make.category()).id;
    ids['featured listing'] = (await manager.save(FeaturedListing, { title: 'Slide' })).id;
    ids.lead = (await make.lead({ impactBuyerId: buyer.id, supplierId: supplier.id })).id;
    ids['sales enquiry'] = (await make.salesEnquiry({ supplierId: supplier.id })).id;
    ids.order = (await manager.save(ImpactBoxOrder, { fullName: 'Ana', email: 'ana@home.example' })).id;
    ids.user = (await uplift.user({ email: 'other@home.example' })).id;
  });
  afterAll(() => uplift.stop());

  const read = async ({ label, read: path }: EditableType) => {
    const id = ids[label] as number;
    const answer = (await uplift.rest('GET', path(id), { as: admin })).json();
    return [answer].flat().find((record) => record.id === id);
  };
  const send = async ({ label, update: [method, path] }: EditableType, body: object) => {
    const answer = await uplift.rest(method, path, { as: admin, body: { id: ids[label], ...body } });
    return [answer.statusCode, answer.json().fields ?? null] as const;
  };

  it.each(EDITABLE_TYPES)('$label: stays unchanged R086', async (editableType) => {
    await fc.assert(
      fc.asyncProperty(wireBodies(editableType.fields, generatedOf(editableType)), async (body) => {
        expect(await send(editableType, body)).toEqual([200, null]);
        const before = await read(editableType);
        expect(await send(editableType, before)).toEqual([200, null]);
        expect(await read(editableType)).toEqual(before);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it.each([
    [['Pipes, drains', 'Roofs'], '"Pipes, drains",Roofs'],
    [['The "best", truly'], '"The ""best"", truly"'],
    [['"Quoted"', 'a,b,c', '12" pipes'], '"""Quoted""","a,b,c","12"" pipes"'],
    [['Roofs', 'Drains'], 'Roofs,Drains'],
  ])('keep an item with commas as one item, sent as a list or as text: %j', async (list, text) => {
    const supplier = editableTypeOf('supplier');
    for (const sent of [list, text])
      for (const field of ['services', 'searchServices'] as const) {
        expect(await send(supplier, { [field]: sent })).toEqual([200, null]);
        expect((await read(supplier))[field]).toBe(text);
        const stored = await uplift.app.database.manager.findOneByOrFail(Supplier, { id: ids.supplier });
        expect(stored[field]).toEqual(list);
      }
  });

  it.each<[unknown, string[]]>([
    ['Admin,Business', ['Admin', 'Business']],
    ['', []],
    [['GoodCause'], ['GoodCause']],
    [null, []],
    ['Business', ['Business']],
    [[], []],
  ])('store a user role sent as %j as the roles %j R292', async (role, roles) => {
    expect(await send(editableTypeOf('user'), { role })).toEqual([200, null]);
    expect((await read(editableTypeOf('user'))).role).toEqual(roles);
  });

  it('clear categories of a supplier, and find them by names with commas', async () => {
    const supplier = editableTypeOf('supplier');
    const { id } = await factories(uplift.app.database).category({ name: 'Heating, cooling' });
    for (const empty of ['', null, []]) {
      for (const category of ['"heating, cooling"', ['Heating, cooling'], String(id), id]) {
        expect(await send(supplier, { category })).toEqual([200, null]);
        expect((await read(supplier)).category).toBe(String(id));
      }
      expect(await send(supplier, { category: empty, subCategory: empty })).toEqual([200, null]);
      expect(await read(supplier)).toMatchObject({ category: '', subCategory: '' });
    }
  });

  it.each(EDITABLE_TYPES)(
    '$label: clear texts and lists sent as empty text or null',
    async (editableType) => {
      const texts = generatedOf(editableType).filter((name) => {
        const { column, schema, filledIn } = editableType.fields[name] as Field;
        return !filledIn && (column === 'list' || (column !== 'number' && schema.safeParse(null).success));
      });
      expect(texts.length).toBeGreaterThan(0);
      for (const empty of ['', null]) {
        const [body = {}] = fc.sample(wireBodies(editableType.fields, texts), { numRuns: 1, seed: 7 });
        expect(await send(editableType, body)).toEqual([200, null]);
        for (const name of texts) {
          const { wire } = editableType.fields[name] as Field;
          expect([wire, ...(await send(editableType, { [wire]: empty }))]).toEqual([wire, 200, null]);
          expect([wire, (await read(editableType))[wire]]).toEqual([wire, EMPTY_LISTS[wire] ?? null]);
        }
      }
    },
  );
});
