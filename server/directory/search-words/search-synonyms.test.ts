import { countStatements } from '../../testing/count-statements.js';
import { eachRole, fieldsOf } from '../../testing/each-role.js';
import { factories } from '../../testing/factories.js';
import { whoMay } from '../../testing/field-values.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { searchSynonymFields } from './search-synonym.fields.js';
import type { ZeroResultCounter } from './zero-result-counter.js';

const LIST = `query Synonyms($filter: SearchSynonymListFilter, $sort: SearchSynonymListSort, $first: Int! = 50, $after: String) {
  searchSynonyms(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { id version phrase means updatedAt } } }`;
const CREATE = `mutation Create($phrase: String!, $means: [String!]!) {
  createSearchSynonym(input: { phrase: $phrase, means: $means }) { id version phrase means } }`;
const UPDATE = `mutation Update($id: Int!, $version: Int, $phrase: String!, $means: [String!]!) {
  updateSearchSynonym(id: $id, version: $version, input: { phrase: $phrase, means: $means }) { version phrase means } }`;

// Written by hand. Only staff see and change them.
const FIELDS = ['createdAt', 'id', 'means', 'phrase', 'updatedAt', 'version'];
const OF_MISSES = ['dismissed', 'firstSearchedAt', 'guesses', 'id', 'lastSearchedAt', 'searches', 'text'];

describe('synonyms of a search', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    await (uplift.app.searchMisses as ZeroResultCounter).flush();
    await uplift.app.database.manager.query('TRUNCATE search_synonym, search_miss');
  });

  const call = (query: string, variables: object) => uplift.graphql(query, { ...variables }, { as: admin });
  const create = async (phrase: string, ...means: string[]) =>
    (await call(CREATE, { phrase, means })).data.createSearchSynonym;
  const refusal = async (query: string, variables: object) => {
    const { errors } = await call(query, variables);
    return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.fields];
  };
  const list = async (variables: object = {}) => (await call(LIST, variables)).data.searchSynonyms;
  const phrases = async (variables: object = {}) =>
    (await list(variables)).nodes.map(({ phrase }: { phrase: string }) => phrase);

  it('are listed by phrase, page by page with their total, in one statement', async () => {
    for (const phrase of ['tradie', 'chippy', 'sparky']) await create(phrase, 'somebody');
    const statements = await countStatements(async () => {
      const page = await list({ first: 2 });
      expect([page.totalCount, page.nodes.map(({ phrase }: { phrase: string }) => phrase)]).toEqual([
        3,
        ['chippy', 'sparky'],
      ]);
    });
    // At most one more, which looks up the caller.
    expect(statements.length).toBeLessThanOrEqual(2);
    const { pageInfo } = await list({ first: 2 });
    expect(await phrases({ first: 2, after: pageInfo.endCursor })).toEqual(['tradie']);
    const newest = { sort: { column: 'UPDATED_AT', direction: 'DESC' } };
    expect(await phrases(newest)).toEqual(['sparky', 'chippy', 'tradie']);
  });

  it('are searched by phrase and meaning, ignoring case and macrons', async () => {
    await create('wahi', 'Whenua Māori');
    await create('chippy', 'carpenter');
    expect(await phrases({ filter: { search: 'CHIP' } })).toEqual(['chippy']);
    expect(await phrases({ filter: { search: 'maori' } })).toEqual(['wahi']);
    expect(await phrases({ filter: { search: '%' } })).toEqual([]);
  });

  it('are normalised as searches are, and store each meaning once', async () => {
    expect(await create("  The  KŌWHAI's-tree ", 'Arborist', 'arborist', ' Gardener ')).toMatchObject({
      phrase: 'the kowhais tree',
      means: ['Arborist', 'Gardener'],
      version: 1,
    });
  });

  it('take effect on the next search', async () => {
    await factories(uplift.app.database).supplier({ name: 'Volt', listTitle: 'Electrician' });
    const search = async () =>
      (await uplift.graphql('{ searchSuppliers(filter: { text: "zapper" }) { nodes { name } } }')).data
        .searchSuppliers.nodes;
    expect(await search()).toEqual([]);
    await create('zapper', 'Electrician');
    expect(await search()).toEqual([{ name: 'Volt' }]);
  });

  it('remove matching zero-result searches from the list', async () => {
    await uplift.app.database.manager.query(`INSERT INTO search_miss (folded) VALUES ('chippy')`);
    await create('Chippy', 'carpenter');
    expect((await call('{ searchMisses { totalCount } }', {})).data.searchMisses.totalCount).toBe(0);
  });

  it.each([
    ['of nothing', ' !? ', ['x'], 'phrase', 'Enter a word or phrase.'],
    ['of five words', 'a b c d e', ['x'], 'phrase', 'Use 4 words or fewer.'],
    ['of too many letters', 'a'.repeat(61), ['x'], 'phrase', 'Maximum of 60 characters allowed.'],
    ['with an empty meaning', 'chippy', [' '], 'means.0', 'This cannot be empty'],
    ['with too long a meaning', 'chippy', ['a'.repeat(61)], 'means.0', 'Maximum of 60 characters allowed.'],
    [
      'with 21 meanings',
      'chippy',
      Array.from({ length: 21 }, (_, n) => `word ${n}`),
      'means',
      'Enter no more than 20 words or phrases.',
    ],
  ])('are refused %s', async (_what, phrase, means, field, message) => {
    expect(await refusal(CREATE, { phrase, means })).toEqual(['BAD_USER_INPUT', [{ field, message }]]);
    expect(await phrases()).toEqual([]);
  });

  it('are unique per phrase, also when two are created at once', async () => {
    const taken = ['BAD_USER_INPUT', [{ field: 'phrase', message: 'There is a synonym for this already.' }]];
    const made = await Promise.all(
      ['Chippy', 'chippy'].map((phrase) => refusal(CREATE, { phrase, means: ['carpenter'] })),
    );
    expect(made).toContainEqual(taken);
    expect(await phrases()).toEqual(['chippy']);
    const { id } = await create('sparky', 'electrician');
    expect(await refusal(UPDATE, { id, phrase: 'CHIPPY', means: [] })).toEqual(taken);
  });

  it('are changed by version; a conflict returns the newer one', async () => {
    const { id } = await create('chippy', 'carpenter');
    const { data } = await call(UPDATE, { id, version: 1, phrase: 'Chippie', means: [] });
    expect(data.updateSearchSynonym).toEqual({ phrase: 'chippie', means: [], version: 2 });
    const { errors } = await call(UPDATE, { id, version: 1, phrase: 'x', means: [] });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { phrase: 'chippie', version: 2 },
    });
  });

  it('are deleted permanently, with all their data in the activity log', async () => {
    const { id } = await create('chippy', 'carpenter');
    await call(UPDATE, { id, phrase: 'chippy', means: ['joiner'] });
    expect((await call('mutation Delete($id: Int!) { deleteSearchSynonym(id: $id) }', { id })).data).toEqual({
      deleteSearchSynonym: true,
    });
    expect(await phrases()).toEqual([]);
    expect(
      await uplift.app.database.manager.query(
        `SELECT action, changes->'means' AS means FROM activity
         WHERE subject_type = 'search-synonym' AND subject_id = $1 AND actor_id = $2 ORDER BY id`,
        [id, admin.id],
      ),
    ).toEqual([
      { action: 'search-synonym.created', means: [null, ['carpenter']] },
      { action: 'search-synonym.changed', means: [['carpenter'], ['joiner']] },
      { action: 'search-synonym.deleted', means: [['joiner'], null] },
    ]);
  });

  const refusalOf = (as: TestUser | null) => (as ? 'FORBIDDEN' : 'UNAUTHENTICATED');

  /** Expects an answer for staff and a refusal for everyone else. */
  async function isForStaff(query: string, variables: object = {}): Promise<void> {
    for (const [who, as] of await eachRole(uplift)) {
      const { errors } = await uplift.graphql(query, { ...variables }, { as });
      const expected = who === 'Admin' ? undefined : refusalOf(as);
      expect([who, errors?.[0]?.extensions.code]).toEqual([who, expected]);
    }
  }

  it.each([
    ...FIELDS.map((name) => ['searchSynonyms', name]),
    ...OF_MISSES.map((name) => ['searchMisses', name]),
  ])('of %s, staff only see %s A169', async (list, name) => {
    await create('chippy', 'carpenter');
    await uplift.app.database.manager.query(`INSERT INTO search_miss (folded) VALUES ('xyzzy')`);
    const query = `{ ${list} { nodes { ${name} } } }`;
    await isForStaff(query);
    expect((await call(query, {})).data[list as string].nodes).toHaveLength(1);
  });

  it('have these fields, of which only staff change the phrase and its meanings', async () => {
    expect([await fieldsOf(uplift, 'SearchSynonym'), await fieldsOf(uplift, 'SearchMiss')]).toEqual([
      FIELDS,
      OF_MISSES,
    ]);
    for (const right of ['sees', 'changes'] as const)
      expect(whoMay(searchSynonymFields, right)).toEqual({ Admin: ['means', 'phrase'] });
    const { id } = await create('chippy', 'carpenter');
    for (const changed of [{ phrase: 'chippie' }, { means: ['joiner'] }]) {
      const sent = { phrase: 'chippy', means: ['carpenter'], ...changed };
      for (const [who, as] of await eachRole(uplift)) {
        await uplift.graphql(UPDATE, { id, ...sent }, { as });
        const [{ phrase, means }] = (await list()).nodes;
        const before = { phrase: 'chippy', means: ['carpenter'] };
        expect([who, { phrase, means }]).toEqual([who, who === 'Admin' ? sent : before]);
        await call(UPDATE, { id, ...before });
      }
    }
    await isForStaff('mutation { createSearchSynonym(input: { phrase: "sparky", means: [] }) { id } }');
    await isForStaff('mutation ($id: Int!) { deleteSearchSynonym(id: $id) }', { id });
    expect(await phrases()).toEqual(['sparky']);
  });

  it.each(['id: 9000001', 'version: 900', 'updatedAt: "2001-01-01T00:00:00Z"', 'other: "x"'])(
    'are refused for %s, for every user',
    async (more) => {
      expect(await fieldsOf(uplift, 'SearchSynonymInput')).toEqual(['means', 'phrase']);
      const { id } = await create('chippy', 'carpenter');
      const input = `input: { phrase: "x", means: [], ${more} }`;
      for (const [who, as] of await eachRole(uplift))
        for (const mutation of [
          `createSearchSynonym(${input})`,
          `updateSearchSynonym(id: ${id}, ${input})`,
        ]) {
          const { errors } = await uplift.graphql(`mutation { ${mutation} { id } }`, {}, { as });
          const expected = who === 'Admin' ? 'BAD_USER_INPUT' : refusalOf(as);
          expect([who, errors?.[0]?.extensions.code]).toEqual([who, expected]);
        }
      expect((await list()).nodes).toMatchObject([{ id, version: 1, phrase: 'chippy' }]);
    },
  );

  it('are created from zero-result searches, and dismissed, by staff only', async () => {
    const missing = async (text: string): Promise<number> =>
      (
        await uplift.app.database.manager.query(`INSERT INTO search_miss (folded) VALUES ($1) RETURNING id`, [
          text,
        ])
      )[0].id;
    await isForStaff(`mutation { dismissSearchMiss(id: ${await missing('one')}) }`);
    await isForStaff(`mutation { createServiceFromZeroResult(id: ${await missing('two')}, label: "Two") }`);
    await isForStaff(
      `mutation { createSynonymFromZeroResult(id: ${await missing('six')}, means: ["x"]) { id } }`,
    );
    expect(await phrases()).toEqual(['six']);
  });
});
