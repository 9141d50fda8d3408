import { withoutNull } from './nullable.js';
import type { JsonSchema } from './openapi.type.js';

/** Example values by field name. */
const USUAL: Record<string, unknown> = {
  fullName: 'Ana Tamihana',
  contact: 'Ana Tamihana',
  name: 'Rātā Print',
  email: 'ana@example.nz',
  password: 'a long sentence of yours',
  address: '1 Tūī Street, Nelson',
  message: 'Could you have a look at our tap?',
  reply: 'Kia ora, we will come on Monday.',
  url: 'https://www.example.nz',
  keyword: 'rata-print',
  type: 'Website',
  version: 3,
  limit: 20,
};
const FORMATS: Record<string, string> = {
  'date-time': '2026-03-02T09:30:00Z',
  date: '2026-03-02',
  email: 'ana@example.nz',
  uri: 'https://www.example.nz',
  binary: 'The bytes of the file.',
};
const NUMBER = 7;
/** The number of fields in the example of a body without required fields. */
const SHOWN_OF_OPTIONAL = 3;

type Shared = Record<string, JsonSchema>;

/** Returns a value that matches the schema. Records contain their required fields, or else their first ones. */
export function exampleOf(given: JsonSchema, shared: Shared, name = ''): unknown {
  const schema = withoutNull(pointedTo(given, shared)).rest;
  const referred = pointedTo(schema, shared);
  if (referred !== schema) return exampleOf(referred, shared, name);
  const [type] = [schema.type].flat();
  const usual = USUAL[name];
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.properties) return exampleRecord(schema, shared);
  if (schema.items) return [exampleOf(schema.items, shared, name)];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], shared, name);
  if (schema.enum) return schema.enum.at(-1);
  if (schema.format && FORMATS[schema.format]) return FORMATS[schema.format];
  if (type === 'integer' || type === 'number')
    return numberIn(schema, typeof usual === 'number' ? usual : NUMBER);
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  if (type === 'null') return null;
  return typeof usual === 'string' ? usual : name || 'text';
}

const numberIn = ({ minimum = 0, maximum = Infinity, multipleOf = 1 }: JsonSchema, usual: number) =>
  Math.ceil(Math.min(Math.max(usual, minimum), maximum) / multipleOf) * multipleOf;

function exampleRecord(
  { properties = {}, required = [] }: JsonSchema,
  shared: Shared,
): Record<string, unknown> {
  const names = Object.keys(properties).filter((name) => !properties[name]?.['x-any']);
  const shown = required.length > 0 ? required : names.slice(0, SHOWN_OF_OPTIONAL);
  return Object.fromEntries(shown.map((name) => [name, exampleOf(properties[name] ?? {}, shared, name)]));
}

/** Returns the schema itself, or the shared schema that it refers to. */
export const pointedTo = (schema: JsonSchema, shared: Shared): JsonSchema =>
  (schema.$ref && shared[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]) || schema;
