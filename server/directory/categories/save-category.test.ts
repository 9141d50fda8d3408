import { factories } from '../../testing/factories.js';
import { otherValue, sentFields } from '../../testing/field-values.js';
import { sentFile } from '../../testing/sent-file.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { Category } from './category.entity.js';
import { categoryFields } from './category.fields.js';

const RECORD = 'id version name imageUrl supplierCount childCount children { id name supplierCount }';
const CREATE = `mutation ($input: CategoryInput!) { createCategory(input: $input) { ${RECORD} } }`;
const UPDATE = `mutation ($id: Int!, $version: Int, $input: CategoryInput!) {
  updateCategory(id: $id, version: $version, input: $input) { ${RECORD} } }`;
const DELETE = 'mutation ($id: Int!) { deleteCategory(id: $id) }';
const RESTORE = 'mutation ($id: Int!) { restoreRecord(recordType: CATEGORY, id: $id) }';
const LIST = `query ($filter: CategoryListFilter, $sort: CategoryListSort) {
  categoryRecords(filter: $filter, sort: $sort) { totalCount nodes { name children { name } } } }`;

// Written by hand: a test that reads the rights from the table would prove nothing.
const CHANGED_BY_STAFF = ['name', 'imageUrl', 'storageId'] as const;

describe('saving categories', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  const people: Record<string, TestUser | null> = { visitor: null };
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    people.admin = await uplift.user({ roles: ['Admin'] });
    people.supplier = await uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id });
    people.cause = await uplift.user({ roles: ['GoodCause'], goodCauseId: (await make.goodCause()).id });
    people.member = await uplift.user();
  });
  afterAll(() => uplift.stop());

  const call = async (query: string, variables: object, who = 'admin') => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as: people[who] });
    const error = errors?.[0];
    return {
      record: data?.[Object.keys(data)[0] ?? ''],
      code: error?.extensions?.code,
      message: error?.message,
      fields: error?.extensions?.fields as { field: string; message: string }[] | undefined,
      current: error?.extensions?.current as Record<string, unknown>,
    };
  };
  const update = (id: number, input: object, version?: number) => call(UPDATE, { id, version, input });
  const rest = (path: string, body: object, who = 'admin') =>
    uplift.rest('POST', path, { as: people[who], body });
  const stored = (id: number) => uplift.app.database.manager.findOneByOrFail(Category, { id });
  const read = async (id: number) => (await uplift.rest('GET', `category/${id}`)).json();
  const filed = async (categoryId: number, subCategoryId?: number) => {
    const { id } = await make.supplier();
    const { manager } = uplift.app.database;
    await manager.query('INSERT INTO supplier_category VALUES ($1, $2)', [id, categoryId]);
    if (subCategoryId)
      await manager.query('INSERT INTO supplier_sub_category VALUES ($1, $2)', [id, subCategoryId]);
  };

  it('the field table lists exactly these fields R286 A160', () => {
    expect(sentFields(categoryFields).sort()).toEqual([...CHANGED_BY_STAFF].sort());
  });

  it.each(CHANGED_BY_STAFF)(
    '%s is changed by staff only, through GraphQL and REST R315 C057',
    async (name) => {
      const { id } = await make.category({ storageId: 'before' });
      const before = await stored(id);
      const field = categoryFields[name];
      const uploadedById = people.admin?.id;
      const value =
        name === 'imageUrl'
          ? await sentFile(uplift.app.database, 'categoryImages', { uploadedById })
          : otherValue(name, field, before[name]);
      for (const stranger of ['supplier', 'cause', 'member', 'visitor']) {
        const { code } = await call(UPDATE, { id, input: { [name]: value } }, stranger);
        expect(code).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
        const { statusCode } = await rest('category/update', { id, [field.wire]: value }, stranger);
        expect([401, 403]).toContain(statusCode);
      }
      expect((await stored(id))[name]).toEqual(before[name]);
      expect((await update(id, { [name]: value })).code).toBeUndefined();
      expect((await stored(id))[name]).toEqual(value);
      await uplift.app.database.manager.update(Category, id, { [name]: before[name] });
      const answer = await rest('category/update', { id, [field.wire]: value });
      expect([answer.statusCode, answer.json()[field.wire]]).toEqual([200, value]);
      expect(await read(id)).toMatchObject({ [field.wire]: value });
    },
  );

  it('creates a category with its sub categories and returns its id R286 R288 R289 C054 C056', async () => {
    const made = await rest('category/create', {
      name: 'Food',
      children: [{ name: 'pies' }, { name: 'Bread' }],
    });
    expect(made.json()).toEqual({ categoryID: expect.any(Number) });
    const { categoryID: id } = made.json();
    expect(await read(id)).toMatchObject({
      name: 'Food',
      children: [{ name: 'Bread' }, { name: 'pies' }].map((child) => expect.objectContaining(child)),
    });
    const { record } = await call(CREATE, { input: { name: 'Trades', children: [{ name: 'Plumbers' }] } });
    expect(record).toMatchObject({ name: 'Trades', version: 1, childCount: 1, supplierCount: 0 });
    const all = (await uplift.rest('GET', 'category/all/admin', { as: people.admin })).json();
    expect(all.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['Food', 'Trades']));
    expect((await uplift.rest('GET', 'category/all/admin')).statusCode).toBe(401);
    expect((await uplift.rest('GET', 'category/all')).statusCode).toBe(200);
  });

  it('adds and renames sub categories, lets two swap names, and keeps those not sent C057', async () => {
    const { id } = await make.category();
    const [one, two] = [
      await make.subCategory({ categoryId: id, name: 'One' }),
      await make.subCategory({ categoryId: id, name: 'Two' }),
    ];
    await make.subCategory({ categoryId: id, name: 'Three' });
    const { record } = await update(id, {
      children: [{ id: one.id, name: 'Two' }, { id: two.id, name: 'one' }, { name: 'Four' }],
    });
    expect(record.version).toBe(2);
    expect(record.children).toMatchObject([
      { name: 'Four' },
      { id: two.id, name: 'one' },
      { name: 'Three' },
      { id: one.id, name: 'Two' },
    ]);
    const whole = await read(id);
    const again = await rest('category/update', whole);
    expect([again.statusCode, again.json()]).toEqual([200, whole]);
  });

  it.each([
    [{ name: '  ' }, 'name', 'Category Name is required'],
    [{ name: 'ā'.repeat(101) }, 'name', 'Maximum of 100 characters allowed.'],
    [{ imageUrl: 'https://elsewhere.example/a.png' }, 'imageUrl', expect.any(String)],
    [{ children: [{ name: ' ' }] }, 'children.0.name', 'Sub Category Name is required'],
    [
      { children: [{ name: 'Twice' }, { name: 'TWICE' }] },
      'children.0.name',
      'Another sub category of this category has this name.',
    ],
    [{ children: [{ id: 999_999, name: 'Gone' }] }, 'children.0', 'This sub category no longer exists.'],
  ])('%j is refused at its field, and changes nothing', async (input, field, message) => {
    const { id } = await make.category();
    expect((await update(id, input)).fields).toMatchObject([{ field, message }]);
    expect((await stored(id)).version).toBe(1);
    expect((await read(id)).children).toEqual([]);
    expect((await rest('category/update', { id, ...input })).statusCode).toBe(400);
  });

  it('treats a sub category of another category as not found', async () => {
    const [mine, other] = [await make.category(), await make.category()];
    const { id } = await make.subCategory({ categoryId: other.id, name: 'Theirs' });
    expect((await update(mine.id, { children: [{ id, name: 'Mine' }] })).code).toBe('BAD_USER_INPUT');
    expect((await update(mine.id, { removedChildIds: [id] })).code).toBe('BAD_USER_INPUT');
    expect((await read(other.id)).children).toEqual([{ id, name: 'Theirs' }]);
  });

  it('refuses a duplicate name and a stale version', async () => {
    await make.category({ name: 'Timber' });
    const { id } = await make.category();
    const taken = await update(id, { name: 'TIMBER' });
    expect(taken.fields).toEqual([{ field: 'name', message: 'Another category has this name.' }]);
    await update(id, { name: 'Newer' }, 1);
    const stale = await update(id, { name: 'Older' }, 1);
    expect([stale.code, stale.current.name]).toEqual(['CONFLICT', 'Newer']);
  });

  it('refuses to delete sub categories in use and names them; deletes the others A155 C058 C059', async () => {
    const { id } = await make.category();
    const used = await make.subCategory({ categoryId: id, name: 'Used' });
    const free = await make.subCategory({ categoryId: id, name: 'Free' });
    await filed(id, used.id);
    const refused = await rest('categoryChild/delete', { id: used.id });
    expect([refused.statusCode, refused.json().message, refused.json().current.references]).toEqual([
      409,
      'The sub category “Used” cannot be deleted: 1 supplier refers to it. Move the suppliers to another sub category first.',
      [{ kind: 'suppliers', count: 1 }],
    ]);
    expect((await call(DELETE, { id })).message).toContain('1 supplier refers to it');
    expect((await rest('category/delete', { id })).statusCode).toBe(409);
    const both = { name: 'Renamed', removedChildIds: [free.id, used.id] };
    expect((await update(id, both)).code).toBe('CONFLICT');
    expect((await read(id)).name).not.toBe('Renamed');
    expect((await rest('categoryChild/delete', { id: free.id })).statusCode).toBe(200);
    expect((await rest('categoryChild/delete', { id: free.id })).statusCode).toBe(404);
    expect((await read(id)).children).toEqual([{ id: used.id, name: 'Used' }]);
  });

  it('restores a deleted category from the trash with its sub categories A155', async () => {
    const { id } = await make.category({ name: 'Short of life' });
    const child = await make.subCategory({ categoryId: id, name: 'Below' });
    expect((await call(DELETE, { id }, 'supplier')).code).toBe('FORBIDDEN');
    expect((await call(DELETE, { id })).record).toBe(true);
    expect((await uplift.rest('GET', `category/${id}`)).statusCode).toBe(404);
    expect((await call(RESTORE, { id })).record).toBe(true);
    expect(await read(id)).toMatchObject({
      name: 'Short of life',
      children: [{ id: child.id, name: 'Below' }],
    });
  });

  it('search uses a new name at once R286 R011', async () => {
    const { id } = await make.category({ name: 'Before the change' });
    await filed(id);
    const found = async (text: string) => {
      const query = `query ($text: String!) { searchBoxSuggestions(text: $text) { categories { categoryId } } }`;
      const { data } = await uplift.graphql(query, { text });
      return JSON.stringify(data);
    };
    await update(id, { name: 'Zwieback makers' });
    expect(await found('zwieback')).toContain(`"categoryId":${id}`);
    expect(await found('before the')).not.toContain(`"categoryId":${id}`);
  });

  it('lists by name in any case, matches sub categories, and sorts by counts R287', async () => {
    for (const name of ['zz cherry', 'ZZ Banana', 'zz apple']) await make.category({ name });
    const { id } = await make.category({ name: 'zz dates' });
    await make.subCategory({ categoryId: id, name: 'Medjool' });
    const names = async (variables: object) =>
      (await call(LIST, variables)).record.nodes.map(({ name }: { name: string }) => name);
    expect(await names({ filter: { search: 'zz' } })).toEqual([
      'zz apple',
      'ZZ Banana',
      'zz cherry',
      'zz dates',
    ]);
    expect(await names({ filter: { search: 'medjool' } })).toEqual(['zz dates']);
    const sort = { column: 'CHILD_COUNT', direction: 'DESC' };
    expect((await names({ filter: { search: 'zz' }, sort }))[0]).toBe('zz dates');
    const columns = [{ column: 'CHILD_COUNT', test: 'AT_LEAST', values: ['1'] }];
    expect(await names({ filter: { search: 'zz', columns } })).toEqual(['zz dates']);
  });
});
