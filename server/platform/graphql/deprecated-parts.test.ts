import { buildSchema, parse, validate } from 'graphql';
import { deprecationReason } from '../deprecation.js';
import { DeprecatedParts } from './deprecated-parts.js';

const removed = (use: string) =>
  `@deprecated(reason: "${deprecationReason({ since: '2026-11-30', removedAfter: '2027-06-01', use })}")`;

const schema = buildSchema(`
  type Query {
    thing(size: Int = 1, old: Int ${removed('size')}, kind: Kind, filter: Filter): Thing
    things: [Thing!] ${removed('thing')}
  }
  type Thing { id: Int name: String title: String ${removed('name')} }
  enum Kind { NEW FORMER ${removed('NEW')} }
  input Filter { text: String word: String ${removed('text')} parts: [Filter!] kinds: [Kind!] }
`);

/** Returns the replacements of the deprecated parts that a request uses. */
const replacementsIn = (text: string, variables = {}) => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const parts = new DeprecatedParts(schema);
  const found = parts.of(document, variables);
  // A second request with the same document.
  expect(parts.of(document, variables)).toEqual(found);
  return found.map(({ use }) => use);
};

describe('deprecated parts of a GraphQL request', () => {
  it.each([
    ['a field', '{ thing { title } }', ['name']],
    ['a field of a fragment', '{ thing { ...Parts } } fragment Parts on Thing { title }', ['name']],
    ['an operation', '{ things { id } }', ['thing']],
    ['an argument', '{ thing(old: 1) { id } }', ['size']],
    ['an enum value', '{ thing(kind: FORMER) { id } }', ['NEW']],
    ['an input field', '{ thing(filter: { word: "a" }) { id } }', ['text']],
    ['a nested input field', '{ thing(filter: { parts: [{ word: "a" }] }) { id } }', ['text']],
    ['several parts, each once', '{ a: thing { title } b: thing(old: 1) { title } }', ['name', 'size']],
  ])('are found for %s', (_, text, replacements) => {
    expect(replacementsIn(text).sort()).toEqual(replacements);
  });

  const WITH_VARIABLES =
    'query Q($filter: Filter, $kind: Kind) { thing(filter: $filter, kind: $kind) { id } }';
  it.each([
    ['an input field', { filter: { word: null } }, ['text']],
    ['a nested input field', { filter: { parts: [{ text: 'a' }, { word: 'b' }] } }, ['text']],
    ['an enum value', { kind: 'FORMER' }, ['NEW']],
    ['an enum value in a list', { filter: { kinds: ['NEW', 'FORMER'] } }, ['NEW']],
    ['a single value for a list', { filter: { parts: { word: 'b' } } }, ['text']],
  ])('are found in variables for %s', (_, variables, replacements) => {
    expect(replacementsIn(WITH_VARIABLES, variables)).toEqual(replacements);
  });

  it('are not found in a request without them, or with values of other types', () => {
    expect(replacementsIn('{ thing(size: 1, kind: NEW, filter: { text: "a" }) { id name } }')).toEqual([]);
    expect(replacementsIn(WITH_VARIABLES, { filter: { text: 'a', kinds: ['NEW'] }, kind: 'NEW' })).toEqual(
      [],
    );
    for (const filter of [null, 'FORMER', 7, { parts: 'x', kinds: {} }])
      expect(replacementsIn(WITH_VARIABLES, { filter, kind: 3 })).toEqual([]);
  });
});
