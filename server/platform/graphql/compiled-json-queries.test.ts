import { buildSchema, parse } from 'graphql';
import { createProductApi } from '../../app/schema.js';
import { CompiledJsonQueries } from './compiled-json-queries.js';
import { DeprecatedParts } from './deprecated-parts.js';

const OFTEN = 5;
const MAX = 60;

describe('compiled JSON queries', () => {
  const textOf = (number: number) => `query Q${number} { searchSuppliers { totalCount nodes { id } } }`;
  const documents = Array.from({ length: MAX + 1 }, (_, number) => parse(textOf(number)));

  it('are the recently frequent ones, and recompile on the first request after an eviction', () => {
    const { schema, costs, deprecated } = createProductApi().executor;
    const queries = new CompiledJsonQueries(schema, costs, deprecated);
    const ask = (number: number, times: number) => {
      for (let time = 0; time < times; time++) queries.note(documents[number] as never, '');
    };
    const isCompiled = (number: number) => queries.find(textOf(number), '') !== null;
    ask(0, OFTEN - 1);
    expect(isCompiled(0)).toBe(false);
    ask(0, 1);
    expect(isCompiled(0)).toBe(true);
    // New queries by strangers have the same effect.
    for (let number = 1; number <= MAX; number++) ask(number, OFTEN);
    expect([isCompiled(0), isCompiled(1), isCompiled(MAX)]).toEqual([false, true, true]);
    ask(0, 1);
    expect(isCompiled(0)).toBe(true);
  });

  it('are none that use deprecated fields, as Apollo adds the headers about these', () => {
    const { schema, costs } = createProductApi().executor;
    const deprecating = buildSchema(`
      type Query { searchSuppliers: Page }
      type Page { totalCount: Int @deprecated(reason: "For the test.") nodes: [Node] }
      type Node { id: ID }
    `);
    const queries = new CompiledJsonQueries(schema, costs, new DeprecatedParts(deprecating));
    const isCompiledOften = (text: string) => {
      const document = parse(text);
      for (let time = 0; time < OFTEN; time++) queries.note(document, '');
      return queries.find(text, '') !== null;
    };
    expect(isCompiledOften(textOf(0))).toBe(false);
    expect(isCompiledOften('{ searchSuppliers { nodes { id } } }')).toBe(true);
  });
});
