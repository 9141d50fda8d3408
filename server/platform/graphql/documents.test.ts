import { parse } from 'graphql';
import { createProductApi } from '../../app/schema.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { systemContext } from '../request-context.js';
import { MAX_CACHED_DOCUMENTS } from './document-limits.js';
import { documentStore } from './document-store.js';
import { JitExecutor } from './jit-executor.js';
import { RequiredAccess } from './required-access.js';

const PERSISTED = { version: 1, sha256Hash: { toString: 1 } };

describe('GraphQL documents', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  const post = (payload: object, on = uplift) => on.http.inject({ method: 'POST', url: '/graphql', payload });

  it.each([PERSISTED, { version: 1, sha256Hash: 'abc' }, { version: { toString: 1 } }, 1, [[]]])(
    'with persisted queries (%j) are rejected with a clear error',
    async (persistedQuery) => {
      for (const payload of [
        { extensions: { persistedQuery } },
        { extensions: { persistedQuery }, query: '{ x }' },
      ]) {
        const response = await post(payload);
        expect(response.statusCode).toBe(400);
        expect(response.json().errors[0].extensions.code).toBe('BAD_USER_INPUT');
      }
    },
  );

  it.each([
    ['lists', '{ supplier(id: ', '[', 1400],
    ['objects', '{ supplier(id: ', '{a:', 700],
    ['selections', '', '{a', 1400],
    ['selections of fragments', '{', '...on Query{', 700],
    ['types of variables', 'query Q($a: ', '[', 1400],
  ])('nested too deeply in %s are rejected before parsing', async (_, start, open, times) => {
    const response = await post({ query: start + open.repeat(times) });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0]).toMatchObject({
      message: 'This document is nested too deeply.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it.each([
    [
      '{ searchSuppliers(first: 25000) { nodes { id } } }',
      /too much at once: its cost is 50001, and the limit is 25000/,
    ],
    [
      `{ ${'a'.repeat(0)}${Array.from({ length: 16 }, (_, n) => `a${n}: siteSettings { __typename }`).join(' ')} }`,
      /16 aliases, and the limit is 15/,
    ],
    [`{ ${'a { '.repeat(12)}b${' }'.repeat(12)} }`, /levels deep, and the limit is 10|Cannot query field/],
    [`{ ${'siteSettings { __typename } '.repeat(900)} }`, /more than 3000 tokens/],
    [
      `{ siteSettings { ${'__typename @skip(if: false) '.repeat(60)} } }`,
      /60 directives, and the limit is 50/,
    ],
    [`{ siteSettings { __typename } } # ${'x'.repeat(20_000)}`, /characters, and the limit is|^none$/],
  ])('over a limit report the limit and not a syntax error (%#)', async (query, message) => {
    const response = await post({ query });
    const texts = (response.json().errors ?? [{ message: 'none' }]).map(
      (error: { message: string }) => error.message,
    );
    expect(texts.join('\n')).toMatch(message);
    expect(texts.join('\n')).not.toMatch(/syntax/i);
  });

  it('with a syntax error report its location', async () => {
    const [error] = (await post({ query: '{ siteSettings { ' })).json().errors;
    expect(error).toMatchObject({
      message: expect.stringMatching(/^Syntax Error: Expected/),
      locations: [{ line: 1 }],
    });
  });

  it('are cached by the hundred if they are valid and short', async () => {
    const audiences = new RequiredAccess([]);
    const cached = () => (audiences as unknown as { cache: Map<string, unknown> }).cache;
    const store = documentStore();
    audiences.of('{ this cannot be read');
    audiences.of(`{ long }#${'x'.repeat(10_000)}`);
    expect(cached().size).toBe(0);
    for (let n = 0; n < MAX_CACHED_DOCUMENTS * 2; n++) {
      audiences.of(`{ a${n} }`);
      await store.set(`a${n}`, parse(`{ a${n} }`));
    }
    await store.set('long', parse(`{ long }#${'x'.repeat(10_000)}`));
    expect(cached().size).toBe(MAX_CACHED_DOCUMENTS);
    expect([...cached().keys()].every((key) => key.length === 44)).toBe(true);
    expect(await store.get('a0')).toBeUndefined();
    expect(await store.get('long')).toBeUndefined();
    expect(await store.get(`a${MAX_CACHED_DOCUMENTS * 2 - 1}`)).toBeDefined();
  });

  it('with a long text succeed without the cache', async () => {
    const { statusCode, body } = await post({
      query: `{ impactSummary { contributions } }#${'x'.repeat(20_000)}`,
    });
    expect([statusCode, JSON.parse(body).errors]).toEqual([200, undefined]);
  });

  it.each(['{ regions { name } }', 'query a { regions { name } }'])(
    'accept an empty operation name: %s',
    async (query) => {
      const { statusCode, body } = await post({ query, operationName: '' });
      expect([statusCode, body]).toEqual([200, expect.not.stringContaining('errors')]);
    },
  );

  it.each(['{ regions { name } }', 'mutation { signOut }'])(
    'reject an empty operation name in the address: %s',
    async (query) => {
      const request = {
        query: { query, operationName: '' },
        headers: { 'content-type': 'application/json' },
      };
      const { statusCode, body } = await uplift.http.inject({ url: '/graphql', ...request });
      expect([statusCode, JSON.parse(body).errors[0].message]).toEqual([400, 'Unknown operation named "".']);
    },
  );

  it('cache nothing for unknown operation names, however long they are', async () => {
    const executor = new JitExecutor(createProductApi().executor.schema);
    const { compiled } = executor as unknown as { compiled: WeakMap<object, Map<string, unknown>> };
    const document = parse('query a { regions { name } }');
    const context = systemContext(uplift.app);
    for (const name of ['b', 'x'.repeat(100_000), 'a']) await executor.run(document, {}, context, name);
    expect([...(compiled.get(document)?.keys() ?? [])]).toEqual(['a']);
    const { statusCode, body } = await post({ query: 'query a { regions { name } }', operationName: 'b' });
    expect([statusCode, JSON.parse(body).errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  describe.each([
    ['cached', ''],
    ['too long to be cached', `#${'x'.repeat(11_000)}`],
  ])('that are %s', (_, padding) => {
    const search = `query ($filter: SupplierSearchFilter, $sort: SupplierSort! = NAME, $first: Int! = 5) {
      searchSuppliers(filter: $filter, sort: $sort, first: $first) { totalCount } } ${padding}`;

    it.each([
      [{ sort: 'CHEAPEST' }, 'sort', /^This must be one of: BEST_MATCH, NAME, NEWEST\.$/],
      [{ filter: { audience: 'secret' } }, 'filter.audience', /^This must be one of: [A-Z_]+(, [A-Z_]+)+\.$/],
      [{ filter: { mod: 'secret' } }, 'filter.mod', /^There is no such field\.$/],
      [{ filter: 'secret' }, 'filter', /^This must be an object\.$/],
      [{ first: 'secret' }, 'first', /^This must be a whole number up to 2147483647\.$/],
      [{ sort: null }, 'sort', /^A value is required\.$/],
    ])(
      'name the invalid part of the variables %j and the allowed values',
      async (variables, field, message) => {
        const { statusCode, body } = await post({ query: search, variables });
        const [{ message: said, extensions }] = JSON.parse(body).errors;
        expect([statusCode, extensions.code, extensions.fields]).toEqual([
          400,
          'BAD_USER_INPUT',
          [{ field, message: expect.stringMatching(message) }],
        ]);
        expect(said).toBe(`${field}: ${extensions.fields[0].message}`);
        expect(body).not.toContain('secret');
      },
    );
  });

  it('name the allowed values for an unknown value in the document', async () => {
    const { body } = await post({ query: '{ searchSuppliers(sort: CHEAPEST) { totalCount } }' });
    const [{ message, locations }] = JSON.parse(body).errors;
    expect(message).toBe('This must be one of: BEST_MATCH, NAME, NEWEST.');
    expect(locations).toEqual([{ line: 1, column: 25 }]);
  });

  it('allow introspection only when enabled, and suggest no names for unknown fields A170', async () => {
    const closed = await TestUplift.start({ GRAPHQL_INTROSPECTION: '0' });
    const schema = { query: '{ __schema { types { name } } }' };
    const typo = { query: '{ impactSumary { contributions } }' };
    const [open, shut] = [await post(schema), await post(schema, closed)];
    const [helpful, silent] = [await post(typo), await post(typo, closed)];
    const wrong = (length: number) => ({
      query: `mutation ($i: ClickInput!) { recordClick(input: $i) } #${'x'.repeat(length)}`,
      variables: { i: { typ: 'quoted' } },
    });
    const withoutSuggestions = [await post(wrong(11_000), closed), await post(wrong(0), closed)];
    await closed.stop();
    expect([open.statusCode, shut.statusCode]).toEqual([200, 400]);
    expect(helpful.body).toContain('impactSummary');
    expect(silent.body).not.toContain('impactSummary');
    for (const { statusCode, body } of withoutSuggestions) {
      expect(statusCode).toBe(400);
      expect(body).not.toContain('Did you mean');
      expect(body).not.toContain('quoted');
    }
  });
});
