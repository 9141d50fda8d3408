import { parse } from 'graphql';
import { TestUplift } from '../testing/test-uplift';
import { KEPT_DOCUMENTS } from './document-limits';
import { documentStore } from './document-store';
import { RequiredAudiences } from './required-audiences';

const PERSISTED = { version: 1, sha256Hash: { toString: 1 } };

describe('documents of GraphQL', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  const post = (payload: object, on = uplift) => on.http.inject({ method: 'POST', url: '/graphql', payload });

  it.each([PERSISTED, { version: 1, sha256Hash: 'abc' }, { version: { toString: 1 } }, 1, [[]]])(
    'that are to be remembered (%j) are refused, not failed at',
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
  ])('that are nested too deeply in %s are refused before they are read', async (_, start, open, times) => {
    const response = await post({ query: start + open.repeat(times) });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0]).toMatchObject({
      message: 'This document is nested too deeply.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('are kept by the hundred, when they can be read and are short', async () => {
    const audiences = new RequiredAudiences([]);
    const kept = () => (audiences as unknown as { cache: Map<string, unknown> }).cache;
    const store = documentStore();
    audiences.of('{ this cannot be read');
    audiences.of(`{ long }#${'x'.repeat(10_000)}`);
    expect(kept().size).toBe(0);
    for (let n = 0; n < KEPT_DOCUMENTS * 2; n++) {
      audiences.of(`{ a${n} }`);
      await store.set(`a${n}`, parse(`{ a${n} }`));
    }
    await store.set('long', parse(`{ long }#${'x'.repeat(10_000)}`));
    expect(kept().size).toBe(KEPT_DOCUMENTS);
    expect([...kept().keys()].every((key) => key.length === 44)).toBe(true);
    expect(await store.get('a0')).toBeUndefined();
    expect(await store.get('long')).toBeUndefined();
    expect(await store.get(`a${KEPT_DOCUMENTS * 2 - 1}`)).toBeDefined();
  });

  it('that are long are answered all the same', async () => {
    const { statusCode, body } = await post({
      query: `{ impactSummary { contributions } }#${'x'.repeat(20_000)}`,
    });
    expect([statusCode, JSON.parse(body).errors]).toEqual([200, undefined]);
  });

  it('A170 ask for the schema only where that is switched on, and unknown fields bring no suggestions', async () => {
    const closed = await TestUplift.start({ GRAPHQL_INTROSPECTION: '0' });
    const schema = { query: '{ __schema { types { name } } }' };
    const typo = { query: '{ impactSumary { contributions } }' };
    const [open, shut] = [await post(schema), await post(schema, closed)];
    const [helpful, silent] = [await post(typo), await post(typo, closed)];
    await closed.stop();
    expect([open.statusCode, shut.statusCode]).toEqual([200, 400]);
    expect(helpful.body).toContain('impactSummary');
    expect(silent.body).not.toContain('impactSummary');
  });
});
