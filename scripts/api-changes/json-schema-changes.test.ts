import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Scripts are not compiled for tests.
const { openApiChanges } = await import(
  pathToFileURL(path.resolve('scripts', 'api-changes', 'openapi-changes.mjs')).href
);

type Schema = Record<string, unknown>;

const content = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** Returns a document with one call, whose body and response are these schemas. */
const documentOf = (body: Schema, response: Schema, schemas: Record<string, Schema> = {}) => ({
  paths: { '/thing': { post: { requestBody: content(body), responses: { 200: content(response) } } } },
  components: { schemas, parameters: {}, responses: {} },
});
const FREE = { type: 'string' };

const object = (properties: Record<string, Schema>, ...required: string[]) => ({
  type: 'object',
  properties,
  required,
});
const orNull = (schema: Schema) => ({ anyOf: [schema, { type: 'null' }] });

const levels = (changes: { level: string }[]) => changes.map(({ level }) => level);

/** Returns the levels of the changes from one schema to another in a request, and in a response. */
const levelsOf = (before: Schema, after: Schema) => ({
  request: levels(openApiChanges(documentOf(before, FREE), documentOf(after, FREE))),
  response: levels(openApiChanges(documentOf(FREE, before), documentOf(FREE, after))),
});

describe('changes of JSON schemas between two versions of the REST API', () => {
  it.each<[title: string, before: Schema, after: Schema, request: string[], response: string[]]>([
    ['nothing', object({ a: FREE }), object({ a: FREE }), [], []],
    ['a new field', object({}), object({ a: FREE }), ['safe'], ['safe']],
    ['a new required field', object({}), object({ a: FREE }, 'a'), ['breaking'], ['safe']],
    ['a removed field', object({ a: FREE }), object({}), ['breaking'], ['breaking']],
    ['a field that becomes required', object({ a: FREE }), object({ a: FREE }, 'a'), ['breaking'], []],
    ['a field that becomes optional', object({ a: FREE }, 'a'), object({ a: FREE }), [], ['breaking']],
    ['null in addition', FREE, orNull(FREE), [], ['breaking']],
    ['null no longer', orNull(FREE), FREE, ['breaking'], []],
    ['null in a list of types', { type: ['string', 'null'] }, orNull(FREE), [], []],
    ['a fraction instead of a whole number', { type: 'integer' }, { type: 'number' }, [], ['breaking']],
    ['a whole number instead of a fraction', { type: 'number' }, { type: 'integer' }, ['breaking'], []],
    ['another type', FREE, { type: 'boolean' }, ['breaking'], ['breaking']],
    ['a new value', { enum: ['a'] }, { enum: ['a', 'b'] }, ['safe'], ['dangerous']],
    ['a removed value', { enum: ['a', 'b'] }, { enum: ['a'] }, ['breaking'], ['dangerous']],
    ['a list of values for any text', FREE, { type: 'string', enum: ['a'] }, ['breaking'], []],
    ['a lower maximum', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 8 }, ['breaking'], []],
    ['a higher maximum', { type: 'string', maxLength: 8 }, { type: 'string', maxLength: 9 }, [], []],
    ['a new minimum', { type: 'integer' }, { type: 'integer', minimum: 1 }, ['breaking'], []],
    ['a new format', FREE, { type: 'string', format: 'email' }, ['breaking'], []],
    [
      'another item',
      { items: FREE, type: 'array' },
      { items: orNull(FREE), type: 'array' },
      [],
      ['breaking'],
    ],
    [
      'a deprecated field',
      object({ a: FREE }),
      object({ a: { ...FREE, deprecated: true } }),
      ['deprecated'],
      ['deprecated'],
    ],
  ])('are %s', (_, before, after, request, response) => {
    expect(levelsOf(before, after)).toEqual({ request, response });
  });

  it('name a shared schema once, by the severest of its uses', () => {
    const thing = { $ref: '#/components/schemas/Thing' };
    const withThing = (schema: Schema) =>
      documentOf(thing, object({ all: { items: thing } }), { Thing: schema });
    const changes = openApiChanges(withThing(object({})), withThing(object({ a: FREE }, 'a')));
    expect(changes.map(({ name, level }: { name: string; level: string }) => [name, level])).toEqual([
      ['Thing.a', 'breaking'],
      ['Thing.a', 'safe'],
    ]);
  });

  it('follow shared schemas that were renamed, also if they contain themselves', () => {
    const named = (name: string, properties: Record<string, Schema>) => {
      const reference = { $ref: `#/components/schemas/${name}` };
      return documentOf(FREE, reference, { [name]: object({ ...properties, inner: { items: reference } }) });
    };
    const changes = openApiChanges(named('Old', { a: FREE }), named('New', {}));
    expect(changes).toEqual([
      { api: 'REST', level: 'breaking', name: 'POST thing response.a', text: 'The field was removed.' },
    ]);
  });
});

describe('changes of the audience of a REST call', () => {
  const withAudience = (...audience: string[]) => {
    const document = documentOf(FREE, FREE);
    return {
      ...document,
      paths: { '/thing': { post: { ...document.paths['/thing'].post, 'x-audience': audience } } },
    };
  };
  it.each([
    [['Admin', 'Business'], ['Admin'], ['The call is no longer for Business.']],
    [['public'], ['signed-in'], ['The call is no longer for public.']],
    [['link'], ['signed-in'], ['The call is no longer for link.']],
    [['Admin'], ['Admin', 'Business'], []],
    [['Admin'], ['signed-in'], []],
    [['Admin', 'link'], ['public'], []],
  ])('from %j to %j are %j', (before, after, texts) => {
    const changes = openApiChanges(withAudience(...before), withAudience(...after));
    expect(changes.map(({ text }: { text: string }) => text)).toEqual(texts);
  });
});
