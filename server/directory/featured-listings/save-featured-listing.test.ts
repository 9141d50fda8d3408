import { bulkActions } from '../../testing/bulk-actions.js';
import { factories } from '../../testing/factories.js';
import { otherValue, sentFields } from '../../testing/field-values.js';
import { sentFile } from '../../testing/sent-file.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { FeaturedListing } from './featured-listing.entity.js';
import { featuredListingFields } from './featured-listing.fields.js';

const RECORD = 'id version supplier { id name } imageUrl mobileImageUrl title text position shown';
const CREATE = `mutation ($input: FeaturedListingInput!) { createFeaturedListing(input: $input) { ${RECORD} } }`;
const UPDATE = `mutation ($id: Int!, $version: Int, $input: FeaturedListingInput!) {
  updateFeaturedListing(id: $id, version: $version, input: $input) { ${RECORD} } }`;
const DELETE = 'mutation ($id: Int!) { deleteFeaturedListing(id: $id) }';
const RESTORE = 'mutation ($id: Int!) { restoreRecord(recordType: FEATURED_LISTING, id: $id) }';
const UNDO = `mutation ($id: Int!, $version: Int!) {
  undoChange(recordType: FEATURED_LISTING, id: $id, version: $version) }`;
const TIMELINE = `query ($id: Int!) { timeline(recordType: FEATURED_LISTING, id: $id, first: 20) {
  nodes { action changes { field before after } } } }`;
const LIST = `query ($filter: FeaturedListingListFilter, $sort: FeaturedListingListSort) {
  featuredListingRecords(filter: $filter, sort: $sort) { totalCount nodes { title shown supplier { name } } } }`;

// Written by hand: a test that reads the rights from the table would prove nothing.
const CHANGED_BY_STAFF = ['supplierId', 'imageUrl', 'mobileImageUrl', 'title', 'text', 'position'] as const;
type Name = (typeof CHANGED_BY_STAFF)[number];

describe('saving featured listings', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  const people: Record<string, TestUser | null> = { visitor: null };
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    people.admin = await uplift.user({ roles: ['Admin'] });
    people.supplier = await uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id });
    people.buyer = await uplift.user({
      roles: ['ImpactBusiness'],
      impactBuyerId: (await make.impactBuyer()).id,
    });
    people.cause = await uplift.user({ roles: ['GoodCause'], goodCauseId: (await make.goodCause()).id });
    people.member = await uplift.user();
  });
  afterAll(() => uplift.stop());

  const call = async (query: string, variables: object, who = 'admin') => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as: people[who] });
    const extensions = errors?.[0]?.extensions;
    return {
      record: data?.[Object.keys(data)[0] ?? ''],
      code: extensions?.code,
      fields: extensions?.fields as { field: string; message: string }[] | undefined,
      current: extensions?.current as Record<string, unknown>,
    };
  };
  const update = (id: number, input: object, version?: number) => call(UPDATE, { id, version, input });
  const rest = (path: string, body: object, who = 'admin') =>
    uplift.rest('POST', `featuredListing/${path}`, { as: people[who], body });
  const stored = (id: number) => uplift.app.database.manager.findOneBy(FeaturedListing, { id });
  const slide = async (fields: Partial<FeaturedListing> = {}) =>
    (await uplift.app.database.manager.save(FeaturedListing, { title: 'Before', ...fields })).id;
  const picture = () => sentFile(uplift.app.database, 'featuredListings', { uploadedById: people.admin?.id });
  const read = async (id: number, who = 'admin') =>
    (await uplift.rest('GET', `featuredListing/${id}`, { as: people[who] })).json();

  it('the field table lists exactly these fields R298 A160', () => {
    expect(sentFields(featuredListingFields).sort()).toEqual([...CHANGED_BY_STAFF].sort());
  });

  const another = async (name: Name) => {
    if (name === 'supplierId') return (await make.supplier()).id;
    const field = featuredListingFields[name];
    return 'folder' in field && field.folder ? picture() : otherValue(name, field, null);
  };

  it.each(CHANGED_BY_STAFF)(
    '%s is changed by staff only, through GraphQL and REST R298 R315 A32 C037',
    async (name) => {
      const id = await slide();
      const before = await stored(id);
      const { wire } = featuredListingFields[name];
      const value = await another(name);
      for (const stranger of ['supplier', 'buyer', 'cause', 'member', 'visitor']) {
        const { code } = await call(UPDATE, { id, input: { [name]: value } }, stranger);
        expect(code).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
        expect([401, 403]).toContain((await rest('update', { id, [wire]: value }, stranger)).statusCode);
      }
      expect(await stored(id)).toEqual(before);
      expect((await update(id, { [name]: value })).code).toBeUndefined();
      expect((await stored(id))?.[name]).toEqual(value);
      await uplift.app.database.manager.update(FeaturedListing, id, { [name]: before?.[name] });
      const answer = await rest('update', { id, [wire]: value });
      expect([answer.statusCode, answer.json()[wire]]).toEqual([200, value]);
      expect((await read(id))[wire]).toEqual(value);
    },
  );

  it('creates one under the old names, returns its id, and places it last by default R298 C038', async () => {
    const supplier = await make.supplier({ name: 'Kererū Cafe' });
    const pictures = { imageUrl: await picture(), mobileImageUrl: await picture() };
    await slide({ position: 70 });
    const made = await rest('create', { business_id: supplier.id, title: 'Pies', text: 'Hot', ...pictures });
    expect(made.json()).toEqual({ featuredListingID: expect.any(Number) });
    const { featuredListingID: id } = made.json();
    const whole = await read(id, 'visitor');
    expect(whole).toEqual({
      id,
      version: 1,
      business_id: supplier.id,
      title: 'Pies',
      text: 'Hot',
      position: 71,
      ...pictures,
    });
    const again = await rest('update', whole);
    expect([again.statusCode, again.json()]).toEqual([200, whole]);
    const { record } = await call(CREATE, {
      input: { title: 'First', position: 0, supplierId: supplier.id },
    });
    expect(record).toMatchObject({ position: 0, shown: true, supplier: { name: 'Kererū Cafe' } });
    const [first] = (await uplift.graphql('{ featuredListings { title } }')).data.featuredListings;
    expect(first.title).not.toBe('Pies');
  });

  it.each([
    [{ title: 'ā'.repeat(101) }, 'title', 'Maximum of 100 characters allowed.'],
    [{ text: 'x'.repeat(301) }, 'text', 'Maximum of 300 characters allowed.'],
    [{ position: -1 }, 'position', expect.any(String)],
    [{ position: 1_000_001 }, 'position', expect.any(String)],
    [{ position: null }, 'position', expect.any(String)],
    [{ supplierId: 999_999 }, 'supplierId', 'There is no such supplier.'],
    [{ supplierId: 0 }, 'supplierId', expect.any(String)],
    [{ imageUrl: 'https://elsewhere.example/a.png' }, 'imageUrl', expect.any(String)],
    [{ mobileImageUrl: '/files/featuredListings/../../etc/passwd' }, 'mobileImageUrl', expect.any(String)],
  ])('%j is refused at its field, and changes nothing', async (input, field, message) => {
    const id = await slide();
    const before = await stored(id);
    const { code, fields } = await update(id, input);
    expect([code, fields]).toMatchObject(['BAD_USER_INPUT', [{ field, message }]]);
    const [[name, value]] = Object.entries(input) as [[Name, unknown]];
    const { wire } = featuredListingFields[name];
    const answer = await rest('update', { id, [wire]: value });
    expect([answer.statusCode, answer.json().fields]).toMatchObject([400, [{ field: wire }]]);
    expect((await call(CREATE, { input })).code).toBe('BAD_USER_INPUT');
    expect(await stored(id)).toEqual(before);
  });

  it('refuses an unknown field, and sets nothing A160', async () => {
    const id = await slide();
    for (const extra of [{ shown: true }, { version: 9, id }, { supplier: { name: 'x' } }])
      expect((await call(UPDATE, { id, input: extra })).record).toBeUndefined();
    expect((await rest('update', { id, shown: true })).statusCode).toBe(400);
    expect((await stored(id))?.version).toBe(1);
  });

  it('refuses a picture of another sender or of another listing R317', async () => {
    const foreign = await sentFile(uplift.app.database, 'featuredListings', {
      uploadedById: (await uplift.user({ roles: ['Admin'] })).id,
    });
    const taken = await picture();
    await update(await slide(), { imageUrl: taken });
    const id = await slide();
    for (const imageUrl of [foreign, taken])
      expect((await update(id, { imageUrl })).fields).toMatchObject([{ field: 'imageUrl' }]);
    expect((await stored(id))?.imageUrl).toBeNull();
  });

  it('refuses a stale version and returns the newer listing', async () => {
    const id = await slide();
    await update(id, { title: 'Newer' }, 1);
    const stale = await update(id, { title: 'Older' }, 1);
    expect([stale.code, stale.current]).toMatchObject(['CONFLICT', { title: 'Newer' }]);
    expect((await rest('update', { id, version: 1, title: 'Older' })).statusCode).toBe(409);
  });

  it('a deleted listing disappears everywhere, and is restored from the trash C036 C039 A155', async () => {
    const id = await slide({ title: 'Short of life', position: 3 });
    const before = await stored(id);
    expect((await rest('delete', { id }, 'supplier')).statusCode).toBe(403);
    expect((await rest('delete', { id })).statusCode).toBe(200);
    expect((await uplift.rest('GET', `featuredListing/${id}`, { as: people.admin })).statusCode).toBe(404);
    expect((await rest('delete', { id })).statusCode).toBe(404);
    expect((await call(DELETE, { id })).code).toBe('NOT_FOUND');
    expect((await call(RESTORE, { id }, 'supplier')).record).toBeUndefined();
    expect((await call(RESTORE, { id })).record).toBe(true);
    expect(await stored(id)).toEqual({ ...before, version: expect.any(Number) });
  });

  it('restores a listing without its supplier if that was deleted meanwhile A155', async () => {
    const { id: supplierId } = await make.supplier();
    const id = await slide({ supplierId });
    await call(DELETE, { id });
    await call('mutation ($id: Int!) { deleteSupplier(id: $id) }', { id: supplierId });
    expect((await call(RESTORE, { id })).record).toBe(true);
    expect(await stored(id)).toMatchObject({ title: 'Before', supplierId: null });
  });

  it('staff move all matches but one to the trash together A155 R315', async () => {
    const many = bulkActions(uplift, people.admin as TestUser, 'FeaturedListing');
    const [spared, ...gone] = [
      await slide({ title: 'Kea 1' }),
      await slide({ title: 'Kea 2' }),
      await slide({ title: 'Kea 3' }),
    ];
    const selection = { filter: { search: 'kea' }, except: [spared] };
    for (const who of ['supplier', 'buyer', 'cause', 'member'] as const)
      expect((await many.ask('deleteFeaturedListings', selection, undefined, people[who])).code).toBe(
        'FORBIDDEN',
      );
    const { task } = await many.done('deleteFeaturedListings', selection);
    expect(task).toEqual({ state: 'FINISHED', total: 2, done: 2, failed: 0 });
    expect(await Promise.all([spared, ...gone].map(stored))).toEqual([expect.anything(), null, null]);
    for (const id of gone) expect((await call(RESTORE, { id })).record).toBe(true);
  });

  it('reports a listing of a bulk action that was already deleted A155', async () => {
    const many = bulkActions(uplift, people.admin as TestUser, 'FeaturedListing');
    const ids = [await slide(), await slide()];
    const { id } = await many.ask('deleteFeaturedListings', { ids });
    await uplift.app.database.manager.delete(FeaturedListing, { id: ids[1] });
    await uplift.work('task.run');
    const { task, failures } = await many.outcomeOf(id);
    expect(task).toMatchObject({ state: 'FINISHED', done: 2, failed: 1 });
    expect(failures).toMatchObject([{ recordId: ids[1], message: expect.stringMatching(/was not found/) }]);
  });

  it('refuses to delete a supplier that a listing shows A155', async () => {
    const { id: supplierId } = await make.supplier();
    await slide({ supplierId });
    const refused = await call('mutation ($id: Int!) { deleteSupplier(id: $id) }', { id: supplierId });
    expect([refused.code, refused.current]).toMatchObject(['CONFLICT', { references: [{ count: 1 }] }]);
  });

  it('the timeline names the supplier that changed, and Undo reverts it A156', async () => {
    const id = await slide();
    const supplier = await make.supplier({ name: 'Tūī Gardens' });
    await update(id, { title: 'After', supplierId: supplier.id });
    const [last] = (await call(TIMELINE, { id })).record.nodes;
    expect(last).toEqual({
      action: 'featured-listing.changed',
      changes: expect.arrayContaining([
        { field: 'title', before: 'Before', after: 'After' },
        { field: 'supplierId', before: null, after: 'Tūī Gardens' },
      ]),
    });
    expect((await call(TIMELINE, { id }, 'supplier')).record).toBeFalsy();
    expect((await call(UNDO, { id, version: 2 }, 'supplier')).code).toBeDefined();
    expect((await call(UNDO, { id, version: 2 })).code).toBeUndefined();
    expect(await stored(id)).toMatchObject({ title: 'Before', supplierId: null });
  });

  it('lists in the order of the home page, and searches by title and supplier R298', async () => {
    const supplier = await make.supplier({ name: 'Zebra Bakery', status: 'Drafting' });
    await slide({ title: 'zz two', position: 20 });
    await slide({ title: 'zz one', position: 10, supplierId: supplier.id });
    const titles = async (variables: object) =>
      (await call(LIST, variables)).record.nodes.map(({ title }: { title: string }) => title);
    expect(await titles({ filter: { search: 'ZZ' } })).toEqual(['zz one', 'zz two']);
    expect(await titles({ filter: { search: 'zebra' } })).toEqual(['zz one']);
    const columns = [{ column: 'SHOWN', test: 'EQUALS', values: ['false'] }];
    expect(await titles({ filter: { search: 'zz', columns } })).toEqual(['zz one']);
    const sort = { column: 'SUPPLIER_NAME', direction: 'ASC' };
    expect((await titles({ filter: { search: 'zz' }, sort }))[0]).toBe('zz one');
  });
});
