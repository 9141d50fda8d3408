import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const FIELDS =
  'id version list name search shared mine ownerName isDefault columns { order hidden shown widths { column width } }';
const LIST = `query Views($list: String!) { savedViews(list: $list) { ${FIELDS} } }`;
const CREATE = `mutation Create($input: SavedViewInput!) { createSavedView(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation Update($id: Int!, $version: Int, $input: SavedViewChanges!) {
  updateSavedView(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation Delete($id: Int!) { deleteSavedView(id: $id) }';
const DEFAULT = 'mutation Default($list: String!, $id: Int) { setDefaultView(list: $list, id: $id) }';

describe('saved views', () => {
  let uplift: TestUplift;
  let people: Record<'owner' | 'colleague' | 'supplier', TestUser>;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    people = {
      owner: await uplift.user({ roles: ['Admin'] }),
      colleague: await uplift.user({ roles: ['Admin'] }),
      supplier: await uplift.user({ roles: ['Business'] }),
    };
  });
  afterAll(() => uplift.stop());
  beforeEach(() => uplift.app.database.manager.query('TRUNCATE saved_view CASCADE'));

  type Who = keyof typeof people;
  const call = (as: Who, query: string, variables: object) =>
    uplift.graphql(query, { ...variables }, { as: people[as] });
  const create = async (as: Who, input: object = {}) =>
    (await call(as, CREATE, { input: { list: 'suppliers', name: 'Mine', search: 'q=bread', ...input } })).data
      .createSavedView;
  const codeOf = async (as: Who, query: string, variables: object): Promise<string> =>
    (await call(as, query, variables)).errors?.[0]?.extensions.code ?? 'ok';
  const list = async (as: Who, name = 'suppliers') => (await call(as, LIST, { list: name })).data.savedViews;
  const names = async (as: Who) => (await list(as)).map(({ name }: { name: string }) => name);
  const validationError = async (as: Who, query: string, variables: object) =>
    (await call(as, query, variables)).errors?.[0]?.extensions.fields;

  it('store the filters of a list and the layout of its columns', async () => {
    const columns = {
      order: ['name', 'id'],
      hidden: ['phone'],
      shown: null,
      widths: [{ column: 'name', width: 300 }],
    };
    const made = await create('owner', { columns });
    expect(made).toMatchObject({
      version: 1,
      search: 'q=bread',
      columns,
      mine: true,
      shared: false,
      isDefault: false,
    });
    await create('owner', { list: 'sales-enquiries' });
    await create('owner', { name: 'active ones' });
    expect(await names('owner')).toEqual(['active ones', 'Mine']);
    expect((await list('owner'))[1]).toEqual(made);
  });

  describe.each([
    { view: 'private', shared: false, sees: ['owner'] },
    { view: 'shared', shared: true, sees: ['owner', 'colleague'] },
  ] as const)('a $view one', ({ shared, sees }) => {
    it.each(['owner', 'colleague', 'supplier'] as const)(
      'is read, selected, changed and deleted by permitted users only: %s',
      async (who) => {
        const { id } = await create('owner', { shared });
        const may = (sees as readonly Who[]).includes(who);
        const expected = may ? 'ok' : 'NOT_FOUND';
        expect(await names(who)).toEqual(may ? ['Mine'] : []);
        expect(await codeOf(who, DEFAULT, { list: 'suppliers', id })).toBe(expected);
        expect(await codeOf(who, UPDATE, { id, input: { name: 'Theirs' } })).toBe(expected);
        expect(await names('owner')).toEqual([may ? 'Theirs' : 'Mine']);
        expect(await codeOf(who, DELETE, { id })).toBe(expected);
        expect(await names('owner')).toEqual(may ? [] : ['Mine']);
      },
    );
  });

  it('can be shared by staff only, through any call', async () => {
    const input = { list: 'suppliers', name: 'All', search: '', shared: true };
    expect(await codeOf('supplier', CREATE, { input })).toBe('FORBIDDEN');
    const { id } = await create('supplier');
    expect(await codeOf('supplier', UPDATE, { id, input: { shared: true } })).toBe('FORBIDDEN');
    expect(await names('owner')).toEqual([]);
    expect(await codeOf('supplier', UPDATE, { id, input: { name: 'Renamed' } })).toBe('ok');
  });

  it('disappear for other users, also as their default, when sharing ends', async () => {
    const { id } = await create('owner', { shared: true });
    await call('colleague', DEFAULT, { list: 'suppliers', id });
    const { data } = await call('colleague', UPDATE, { id, input: { shared: false } });
    expect(data.updateSavedView).toMatchObject({ shared: false, mine: false, isDefault: false });
    expect(await names('colleague')).toEqual([]);
    expect(await names('owner')).toEqual(['Mine']);
  });

  it('open as the default of one user, one per list', async () => {
    const [first, second] = [
      await create('owner', { shared: true }),
      await create('owner', { name: 'Other' }),
    ];
    const defaults = async (who: Who) =>
      (await list(who))
        .filter(({ isDefault }: { isDefault: boolean }) => isDefault)
        .map(({ id }: { id: number }) => id);
    await call('owner', DEFAULT, { list: 'suppliers', id: first.id });
    await call('owner', DEFAULT, { list: 'suppliers', id: second.id });
    expect([await defaults('owner'), await defaults('colleague')]).toEqual([[second.id], []]);
    await call('owner', DEFAULT, { list: 'suppliers' });
    expect(await defaults('owner')).toEqual([]);
    expect(await codeOf('owner', DEFAULT, { list: 'sales-enquiries', id: first.id })).toBe('NOT_FOUND');
  });

  it('are changed by version, and only in the fields sent', async () => {
    const { id } = await create('owner', { columns: { hidden: ['phone'] } });
    const changed = await call('owner', UPDATE, { id, version: 1, input: { search: 'q=cake' } });
    expect(changed.data.updateSavedView).toMatchObject({
      version: 2,
      name: 'Mine',
      search: 'q=cake',
      columns: { hidden: ['phone'] },
    });
    const stale = await call('owner', UPDATE, { id, version: 1, input: { name: 'Late' } });
    expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { search: 'q=cake' } });
    const cleared = await call('owner', UPDATE, { id, version: 2, input: { columns: null } });
    expect(cleared.data.updateSavedView).toMatchObject({ columns: null, name: 'Mine' });
  });

  it('refuse invalid data with an error at its field', async () => {
    await create('owner');
    const refused = async (input: object) =>
      validationError('owner', CREATE, { input: { list: 'suppliers', name: 'New', search: '', ...input } });
    const taken = [{ field: 'name', message: 'You have a view of this name already.' }];
    expect(await refused({ name: ' mINE ' })).toEqual(taken);
    expect(await refused({ name: ' ' })).toEqual([{ field: 'name', message: 'This cannot be empty' }]);
    expect(await refused({ name: 'x'.repeat(61) })).toEqual([expect.objectContaining({ field: 'name' })]);
    expect(await refused({ search: 'x'.repeat(4001) })).toEqual([
      expect.objectContaining({ field: 'search' }),
    ]);
    expect(await refused({ list: '../etc' })).toEqual([{ field: 'list', message: 'There is no such list.' }]);
    expect(await refused({ columns: { order: ['<script>'] } })).toEqual([
      expect.objectContaining({ field: 'columns.order.0' }),
    ]);
    const { id } = await create('owner', { name: 'Second' });
    expect(await validationError('owner', UPDATE, { id, input: { name: 'mine' } })).toEqual(taken);
    expect(await names('owner')).toEqual(['Mine', 'Second']);
    // Another user may have a view of the same name.
    expect(await create('colleague')).toMatchObject({ name: 'Mine' });
  });

  it('log the author and action, without search texts', async () => {
    const { id } = await create('owner', { search: 'q=secret' });
    await call('owner', DELETE, { id });
    const rows = await uplift.app.database.manager.query(
      `SELECT action, actor_id, changes::text FROM activity WHERE subject_type = 'saved-view' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'saved-view.created',
      'saved-view.deleted',
    ]);
    expect(rows[0].actor_id).toBe(people.owner.id);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});
