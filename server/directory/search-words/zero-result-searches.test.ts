import { REMOVALS } from '../../app/housekeeping.js';
import { Activity } from '../../platform/activity/activity.entity.js';
import { clearExpired } from '../../platform/clear-expired.js';
import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { sentStatements } from '../../testing/sent-statements.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { removeUnusedSearchWordsJob } from './remove-unused-search-words.js';
import type { ZeroResultCounter } from './zero-result-counter.js';

const SEARCH = `query Search($filter: SupplierSearchFilter, $offset: Int = 0) {
  searchSuppliers(filter: $filter, offset: $offset) { totalCount nodes { name } } }`;
const MISSES = `query Misses($filter: SearchMissListFilter, $sort: SearchMissListSort, $first: Int! = 50, $after: String) {
  searchMisses(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { id text searches dismissed guesses } } }`;

const dismissed = (is: boolean) => ({
  columns: [{ column: 'DISMISSED', test: 'EQUALS', values: [String(is)] }],
});

type Miss = { id: number; text: string; searches: number; dismissed: boolean; guesses: string[] };

describe('zero-result searches', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let make: ReturnType<typeof factories>;
  const sql = (statement: string, values: unknown[] = []) =>
    uplift.app.database.manager.query(statement, values);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    make = factories(uplift.app.database);
    await sql('TRUNCATE search_synonym; DELETE FROM search_word WHERE in_phrase AND level IS NULL');
    await sql(
      `INSERT INTO search_synonym (phrase, means) VALUES ('sparky', '{electrician}'), ('cheap', '{}')`,
    );
    await make.supplier({
      name: 'Volt',
      listTitle: 'Electrician',
      services: ['Heat pump repair', 'Electrical'],
    });
    await make.category({ name: 'Plumbing & Gas' });
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    await (uplift.app.searchMisses as ZeroResultCounter).flush();
    await sql('TRUNCATE search_miss');
  });

  const search = async (text: string, filter: object = {}, more: object = {}) => {
    const { data } = await uplift.graphql(SEARCH, { filter: { text, ...filter }, ...more });
    return data.searchSuppliers;
  };
  const written = async () => {
    await (uplift.app.searchMisses as ZeroResultCounter).flush();
    return sql('SELECT folded, searches FROM search_miss ORDER BY folded');
  };
  const missing = async (text: string): Promise<number> =>
    (await sql('INSERT INTO search_miss (folded) VALUES ($1) RETURNING id', [text]))[0].id;
  const misses = async (
    variables: object = {},
  ): Promise<{ nodes: Miss[]; totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string } }> =>
    (await uplift.graphql(MISSES, { filter: dismissed(false), ...variables }, { as: admin })).data
      .searchMisses;
  const change = (mutation: string) => uplift.graphql(`mutation { ${mutation} }`, {}, { as: admin });

  describe('counting', () => {
    it('counts by words, in one statement for all', async () => {
      for (const text of ['Qwertz', 'qwertz!', 'zzyzx brook']) await search(text);
      const statements = await sentStatements(written);
      expect(statements.filter(({ text }) => text.startsWith('INSERT'))).toHaveLength(1);
      expect(await written()).toEqual([
        { folded: 'qwertz', searches: 2 },
        { folded: 'zzyzx brook', searches: 1 },
      ]);
      await search('qwertz');
      expect(await written()).toContainEqual({ folded: 'qwertz', searches: 3 });
    });

    it('counts a text that finds no supplier anywhere, whatever the filters', async () => {
      const [{ id: category }] = await sql('SELECT id FROM category LIMIT 1');
      await search('qwertz', { category: String(category) });
      await search('ele', { category: String(category) });
      const note = jest.spyOn(uplift.app.searchMisses, 'note');
      await search('electrician', { category: String(category) });
      expect(note).not.toHaveBeenCalled();
      note.mockRestore();
      expect(await written()).toEqual([{ folded: 'qwertz', searches: 1 }]);
    });

    it('ignores later pages and searches while typing', async () => {
      await search('qwertz', {}, { offset: 24 });
      await search('qwertz', { asTyped: true });
      expect(await written()).toEqual([]);
    });

    it('ignores searches with results, and words that staff marked as meaningless', async () => {
      await search('electrical');
      await search('cheap');
      expect(await written()).toEqual([]);
    });

    it('ignores words with a synonym', async () => {
      await search('qwertz');
      await sql(`INSERT INTO search_synonym (phrase, means) VALUES ('qwertz', '{electrician}')`);
      expect(await written()).toEqual([]);
      await sql(`DELETE FROM search_synonym WHERE phrase = 'qwertz'`);
    });

    it('does not slow down a search, and its failure does not fail one', async () => {
      const note = jest.spyOn(uplift.app.database, 'read');
      expect((await search('qwertz')).totalCount).toBe(0);
      expect(note.mock.calls.filter(([{ name }]) => name?.startsWith('write-search-misses'))).toEqual([]);
      note.mockRestore();
    });

    it('saves the counts when the product stops right after', async () => {
      const other = await TestUplift.start();
      await other.graphql(SEARCH, { filter: { text: 'qwertz' } });
      const write = jest.spyOn(other.app.database, 'read');
      await other.stop();
      expect(write.mock.calls.map(([{ name }]) => name)).toContainEqual(
        expect.stringMatching(/^write-search-misses/),
      );
    });
  });

  describe('the list', () => {
    it('sorts by frequency or by latest, page by page, with dismissed ones separate', async () => {
      await sql(`INSERT INTO search_miss (folded, searches, dismissed, last_searched_at) VALUES
        ('often', 9, false, now() - interval '2 days'), ('seldom', 1, false, now()), ('gone', 5, true, now())`);
      const page = await misses({ first: 1 });
      expect([page.totalCount, page.nodes.map(({ text }) => text)]).toEqual([2, ['often']]);
      const next = await misses({ first: 1, after: page.pageInfo.endCursor });
      expect([next.nodes.map(({ text }) => text), next.pageInfo.hasNextPage]).toEqual([['seldom'], false]);
      const latest = { sort: { column: 'LAST_SEARCHED_AT', direction: 'DESC' } };
      expect((await misses(latest)).nodes.map(({ text }) => text)).toEqual(['seldom', 'often']);
      const first = await misses({ ...latest, first: 1 });
      const second = await misses({ ...latest, first: 1, after: first.pageInfo.endCursor });
      expect(second.nodes.map(({ text }) => text)).toEqual(['often']);
      expect((await misses({ filter: dismissed(true) })).nodes.map(({ text }) => text)).toEqual(['gone']);
      expect((await misses({ filter: { search: 'Sel' } })).nodes.map(({ text }) => text)).toEqual(['seldom']);
    });

    it('includes suggestions, in one statement', async () => {
      for (const text of ['electrishun', 'heatpumps', 'xyzzy']) await missing(text);
      const statements = await countStatements(async () => {
        const { nodes } = await misses({ sort: { column: 'LAST_SEARCHED_AT', direction: 'ASC' } });
        const guesses = Object.fromEntries(nodes.map(({ text, guesses: those }) => [text, those]));
        expect(guesses.electrishun?.[0]).toMatch(/^electric/i);
        expect(guesses.heatpumps).toEqual(['Heat pump repair']);
        expect(guesses.xyzzy).toEqual([]);
      });
      // At most one more, which looks up the caller.
      expect(statements.length).toBeLessThanOrEqual(2);
    });

    it('suggests the meaning of a similarly spelled synonym, not its phrase', async () => {
      await missing('sparkyy');
      expect((await misses()).nodes[0]?.guesses[0]).toBe('electrician');
    });
  });

  describe('actions', () => {
    it('creates a synonym, with which the same search finds a supplier', async () => {
      const id = await missing('zappy');
      const { data } = await change(
        `createSynonymFromZeroResult(id: ${id}, means: ["Electrician"]) { phrase means version }`,
      );
      expect(data.createSynonymFromZeroResult).toEqual({
        phrase: 'zappy',
        means: ['Electrician'],
        version: 1,
      });
      expect((await misses()).totalCount).toBe(0);
      expect((await search('Zappy')).nodes).toEqual([{ name: 'Volt' }]);
    });

    it('adds a meaning to an existing synonym', async () => {
      await sql(`INSERT INTO search_synonym (phrase, means) VALUES ('fixit', '{handyman}')`);
      const id = await missing('mr fixit');
      const { data } = await change(
        `createSynonymFromZeroResult(id: ${id}, phrase: "Fixit", means: ["Electrician", "HANDYMAN"]) { phrase means version }`,
      );
      expect(data.createSynonymFromZeroResult).toEqual({
        phrase: 'fixit',
        means: ['handyman', 'Electrician'],
        version: 2,
      });
      expect((await misses()).totalCount).toBe(0);
    });

    it('refuses a synonym with too many words or invalid meanings, and does not remove the search', async () => {
      const id = await missing('one two three four five');
      const refused = await change(`createSynonymFromZeroResult(id: ${id}, means: ["x"]) { id }`);
      expect(refused.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'phrase', message: 'Use 4 words or fewer.' }],
      });
      const empty = await change(
        `createSynonymFromZeroResult(id: ${id}, phrase: "one", means: [" "]) { id }`,
      );
      expect(empty.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect((await misses()).totalCount).toBe(1);
    });

    it('adds a service that suppliers can choose under the given name, and dismisses the search', async () => {
      await make.supplier({ id: 32, status: 'Admin', services: ['Electrical'] });
      const id = await missing('chimney sweep');
      await change(`createServiceFromZeroResult(id: ${id}, label: "Chimney Sweeping")`);
      await change(`createServiceFromZeroResult(id: ${id}, label: "chimney sweeping")`);
      const [list] = await sql('SELECT services, version FROM supplier WHERE id = 32');
      expect(list).toEqual({ services: ['Electrical', 'Chimney Sweeping'], version: 2 });
      const [service] = await sql(
        `SELECT label, offered FROM search_phrase WHERE folded = 'chimney sweeping'`,
      );
      expect(service).toMatchObject({ offered: true });
      expect((await misses({ filter: dismissed(true) })).nodes).toMatchObject([{ id }]);
      // Visitors see the service, and find suppliers by it, once a listed supplier offers it.
      expect((await uplift.graphql('{ services(prefix: "chim") }')).data.services).toEqual([]);
      await make.supplier({ services: ['Chimney Sweeping'] });
      expect((await uplift.graphql('{ services(prefix: "chim") }')).data.services).toHaveLength(1);
    });

    it('keeps the existing name of a service that suppliers already offer', async () => {
      const id = await missing('heat pumps');
      await change(`createServiceFromZeroResult(id: ${id}, label: "HEAT PUMP REPAIR")`);
      const [service] = await sql(
        `SELECT label, offered FROM search_phrase WHERE folded = 'heat pump repair'`,
      );
      expect(service).toEqual({ label: 'Heat pump repair', offered: true });
    });

    it('dismisses a search, and Undo restores it', async () => {
      const id = await missing('qwertz');
      await change(`dismissSearchMiss(id: ${id})`);
      expect((await misses()).totalCount).toBe(0);
      await search('qwertz');
      expect(await written()).toEqual([{ folded: 'qwertz', searches: 2 }]);
      expect((await misses()).totalCount).toBe(0);
      await change(`dismissSearchMiss(id: ${id}, dismissed: false)`);
      expect((await misses()).totalCount).toBe(1);
      const entries = await uplift.app.database.manager.find(Activity, {
        where: { subjectType: 'search-miss', subjectId: id },
        order: { id: 'ASC' },
      });
      expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
        ['search-miss.dismissed', admin.id],
        ['search-miss.taken-back', admin.id],
      ]);
    });
  });

  it('deletes searches not repeated for 90 days, and all but the ten thousand most frequent', async () => {
    await sql(`INSERT INTO search_miss (folded, searches, last_searched_at)
      SELECT 'word ' || n, 1 + n % 3, now() - n * interval '1 minute' FROM generate_series(1, 10100) AS n
      UNION ALL SELECT 'old', 99, now() - interval '91 days'`);
    await clearExpired(uplift.app, REMOVALS);
    const [left] = await sql(`SELECT count(*)::integer AS n, min(searches) AS least,
      count(*) FILTER (WHERE folded = 'old')::integer AS old,
      -- Of those that were sought once, the earliest are gone.
      (SELECT count(*)::integer FROM generate_series(1, 10100) AS n
        WHERE n % 3 = 0 AND n <= 9798 AND NOT EXISTS (SELECT FROM search_miss WHERE folded = 'word ' || n)) AS wrong
      FROM search_miss`);
    expect(left).toEqual({ n: 10_000, least: 1, old: 0, wrong: 0 });
  });

  it('deletes at night the indexed words that no supplier uses any more', async () => {
    const gone = await make.supplier({ services: ['Quilling'] });
    const known = async () => (await sql(`SELECT FROM search_word WHERE word = 'quilling'`)).length;
    expect(await known()).toBe(1);
    await sql(`UPDATE supplier SET services = '{}' WHERE id = $1`, [gone.id]);
    await removeUnusedSearchWordsJob.run(uplift.app);
    expect([removeUnusedSearchWordsJob.due, await known()]).toEqual(['nightly', 0]);
  });
});
