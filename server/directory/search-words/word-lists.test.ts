import { bulkActions } from '../../testing/bulk-actions.js';
import { countStatements } from '../../testing/count-statements.js';
import { listExports } from '../../testing/list-exports.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

describe('search word lists', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let others: (TestUser | null)[];
  const sql = (statement: string, values: unknown[] = []) =>
    uplift.app.database.manager.query(statement, values);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    others = [null, await uplift.user(), await uplift.user({ roles: ['Business', 'GoodCause'] })];
  });
  afterAll(() => uplift.stop());

  const filled = async () => {
    await sql('TRUNCATE search_miss, search_synonym');
    await sql(`INSERT INTO search_miss (folded, searches, dismissed, first_searched_at, last_searched_at) VALUES
      ('gutterclean', 9, false, '2026-01-05T00:00:00Z', '2026-03-05T00:00:00Z'),
      ('portaloo', 5, true, '2026-01-04T00:00:00Z', '2026-03-07T00:00:00Z'),
      ('tarot', 7, false, '2026-01-06T00:00:00Z', '2026-03-06T00:00:00Z')`);
    await sql(`INSERT INTO search_synonym (phrase, means, updated_at) VALUES
      ('chippy', '{joiner,carpenter}', '2026-03-05T00:00:00Z'), ('cheap', '{}', '2026-03-07T00:00:00Z'),
      ('sparky', '{electrician}', '2026-03-06T00:00:00Z')`);
  };
  beforeEach(filled);

  const LISTS = {
    searchMisses: { typeName: 'SearchMiss', name: 'text' },
    searchSynonyms: { typeName: 'SearchSynonym', name: 'phrase' },
  } as const;
  type List = keyof typeof LISTS;
  const listed = async (list: List, variables: object): Promise<string[]> => {
    const { typeName, name } = LISTS[list];
    const query = `query ($filter: ${typeName}ListFilter, $sort: ${typeName}ListSort) {
      ${list}(filter: $filter, sort: $sort) { nodes { ${name} } } }`;
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as: admin });
    if (errors) throw new Error(errors[0]?.message);
    return data[list].nodes.map((node: Record<string, string>) => node[name]);
  };
  const idsOf = async (table: string) =>
    (await sql(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }: { id: number }) => id);

  it.each([
    ['searchMisses', 'TEXT', ['gutterclean', 'portaloo', 'tarot']],
    ['searchMisses', 'SEARCHES', ['portaloo', 'tarot', 'gutterclean']],
    ['searchMisses', 'FIRST_SEARCHED_AT', ['portaloo', 'gutterclean', 'tarot']],
    ['searchMisses', 'LAST_SEARCHED_AT', ['gutterclean', 'tarot', 'portaloo']],
    ['searchMisses', 'DISMISSED', ['gutterclean', 'tarot', 'portaloo']],
    ['searchSynonyms', 'PHRASE', ['cheap', 'chippy', 'sparky']],
    ['searchSynonyms', 'MEANS', ['sparky', 'chippy', 'cheap']],
    ['searchSynonyms', 'UPDATED_AT', ['chippy', 'sparky', 'cheap']],
  ] as const)('%s can be sorted by %s', async (list, column, ascending) => {
    expect(await listed(list, { sort: { column, direction: 'ASC' } })).toEqual(ascending);
  });

  it.each([
    ['searchMisses', 'TEXT', 'STARTS_WITH', ['Gut'], ['gutterclean']],
    ['searchMisses', 'SEARCHES', 'AT_LEAST', ['7'], ['gutterclean', 'tarot']],
    ['searchMisses', 'DISMISSED', 'EQUALS', ['true'], ['portaloo']],
    ['searchMisses', 'FIRST_SEARCHED_AT', 'AT_MOST', ['2026-01-05'], ['gutterclean', 'portaloo']],
    ['searchMisses', 'LAST_SEARCHED_AT', 'EQUALS', ['2026-03-06'], ['tarot']],
    ['searchSynonyms', 'PHRASE', 'CONTAINS', ['PAR'], ['sparky']],
    ['searchSynonyms', 'MEANS', 'CONTAINS', ['carp'], ['chippy']],
    ['searchSynonyms', 'MEANS', 'EMPTY', [], ['cheap']],
    ['searchSynonyms', 'UPDATED_AT', 'AT_LEAST', ['2026-03-06'], ['cheap', 'sparky']],
  ] as const)('%s can be filtered by %s: %s', async (list, column, test, values, found) => {
    const names = await listed(list, { filter: { columns: [{ column, test, values }] } });
    expect(names.sort()).toEqual([...found].sort());
  });

  it('suggestions are computed only on request, and cannot be sorted by', async () => {
    const read = async (fields: string) => {
      const ask = () => uplift.graphql(`{ searchMisses { nodes { ${fields} } } }`, {}, { as: admin });
      // For frequent selections, only the selected fields are read.
      for (let times = 0; times < 5; times++) await ask();
      return (await countStatements(ask)).join('\n');
    };
    expect(await read('text')).not.toContain('search_word_meant');
    expect(await read('text guesses')).toContain('search_word_meant');
    await expect(listed('searchMisses', { sort: { column: 'GUESSES', direction: 'ASC' } })).rejects.toThrow(
      'sort.column: This must be one of: ',
    );
  });

  it('bulk dismissal of zero-result searches can be undone, and reports deleted ones', async () => {
    const many = bulkActions(uplift, admin, 'SearchMiss');
    const [first = 0, ...rest] = await idsOf('search_miss');
    const { task } = await many.done(
      'changeSearchMisses',
      { filter: {}, except: [first] },
      { dismissed: true },
    );
    expect(task).toMatchObject({ state: 'FINISHED', total: 2, failed: 0 });
    const aside = { filter: { columns: [{ column: 'DISMISSED', test: 'EQUALS', values: ['true'] }] } };
    expect((await listed('searchMisses', aside)).sort()).toEqual(['portaloo', 'tarot']);
    // The one that was dismissed before has no entry of its own.
    const entries = await sql(
      `SELECT count(*)::integer AS n FROM activity WHERE action = 'search-miss.dismissed' AND subject_id = ANY ($1)`,
      [rest],
    );
    expect(entries).toEqual([{ n: 1 }]);
    const { id } = await many.ask('changeSearchMisses', { ids: rest }, { dismissed: false });
    await sql('DELETE FROM search_miss WHERE id = $1', [rest[0]]);
    await uplift.work('task.run');
    const { task: back, failures } = await many.outcomeOf(id);
    expect(back).toMatchObject({ total: 2, failed: 1 });
    expect(failures).toMatchObject([{ recordId: rest[0], message: expect.stringMatching(/was not found/) }]);
    expect(await listed('searchMisses', aside)).toEqual([]);
  });

  it('bulk deletion moves synonyms to the trash, where each can be restored A155', async () => {
    const many = bulkActions(uplift, admin, 'SearchSynonym');
    const filter = { columns: [{ column: 'MEANS', test: 'NOT_EMPTY', values: [] }] };
    const { task } = await many.done('deleteSearchSynonyms', { filter });
    expect(task).toMatchObject({ state: 'FINISHED', total: 2, failed: 0 });
    expect(await listed('searchSynonyms', {})).toEqual(['cheap']);
    const [gone] = await sql(`SELECT subject_id AS id FROM deleted_record WHERE title = 'sparky'`);
    await uplift.graphql(
      'mutation ($id: Int!) { restoreRecord(recordType: SEARCH_SYNONYM, id: $id) }',
      { id: gone.id },
      { as: admin },
    );
    expect(await listed('searchSynonyms', {})).toEqual(['cheap', 'sparky']);
  });

  it('refuses an invalid bulk change before starting', async () => {
    const many = bulkActions(uplift, admin, 'SearchMiss');
    const ids = await idsOf('search_miss');
    for (const wrong of [{}, { dismissed: null }])
      expect((await many.ask('changeSearchMisses', { ids }, wrong)).code).toBe('BAD_USER_INPUT');
    expect((await many.ask('changeSearchMisses', { ids }, { searches: 1 })).problem).toMatch(/no such field/);
    expect((await many.ask('changeSearchMisses', { ids: [999_999_999] }, { dismissed: true })).problem).toBe(
      'There is no such search.',
    );
  });

  it('both lists and their exports are staff only R315', async () => {
    const misses = bulkActions(uplift, admin, 'SearchMiss');
    const synonyms = bulkActions(uplift, admin, 'SearchSynonym');
    for (const as of others) {
      const expected = as ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      const answers = [
        await misses.ask('changeSearchMisses', { filter: {} }, { dismissed: true }, as),
        await synonyms.ask('deleteSearchSynonyms', { filter: {} }, undefined, as),
      ];
      expect(answers.map(({ code }) => code)).toEqual([expected, expected]);
    }
    expect((await idsOf('search_synonym')).length).toBe(3);
    const file = listExports(uplift, 'exportSearchSynonyms', 'SearchSynonym');
    expect(await file.rows(['PHRASE', 'MEANS'], admin)).toEqual([
      ['cheap', ''],
      ['chippy', 'joiner, carpenter'],
      ['sparky', 'electrician'],
    ]);
  });
});
