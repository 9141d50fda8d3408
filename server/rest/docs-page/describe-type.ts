import { withoutNull } from '../openapi/nullable.js';
import type { JsonSchema } from '../openapi/openapi.type.js';

const SHARED = '#/components/schemas/';
const FORMATS: Record<string, string> = {
  'date-time': 'instant',
  date: 'day',
  email: 'email address',
  uri: 'web address',
};
const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
  null: 'null',
};

/** Returns the name of the shared schema that this schema refers to or lists. */
export function recordOf(schema: JsonSchema): string | undefined {
  // A list that may have partial records names the whole record first.
  const pointer = schema.$ref ?? schema.items?.$ref ?? schema.items?.anyOf?.[0]?.$ref;
  return pointer?.startsWith(SHARED) ? pointer.slice(SHARED.length) : undefined;
}

/** Returns the type in words: `text of at most 50 characters`, `one of: a, b`, `whole number from 1`. */
export function describeType(schema: JsonSchema): string {
  const { nullable, rest } = withoutNull(schema);
  return nullable ? `${plainWords(rest)}, or null` : plainWords(rest);
}

function plainWords(schema: JsonSchema): string {
  if (schema['x-any']) return 'anything';
  if (schema.$ref) return recordOf(schema) ?? '';
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' or ');
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  if (schema.enum) return describeChoices(schema.enum);
  if (schema.items) return `list of ${recordOf(schema) ?? pluralOf(describeType(schema.items))}`;
  const name = FORMATS[schema.format ?? ''] ?? typeNames(schema.type);
  return name + limitsOf(schema);
}

const describeChoices = (values: unknown[]) =>
  values.every((value) => typeof value === 'number') ? values.join(' or ') : `one of: ${values.join(', ')}`;

const typeNames = (type: JsonSchema['type']) =>
  [type ?? []]
    .flat()
    .map((name) => TYPES[name] ?? name)
    .join(' or ');

const pluralOf = (words: string) =>
  /^(text|object|number|whole number)/.test(words)
    ? words.replace(/^(text|object|whole number|number)/, '$1s')
    : words;

function limitsOf({ type, minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const ofText = type === 'string';
  const [least, most, shortest, longest] = [minimum, maximum, minLength, maxLength].map((limit) =>
    limit?.toLocaleString('en-NZ'),
  );
  if (ofText && minLength && minLength > 1) return ` of ${shortest} to ${longest} characters`;
  if (ofText && maxLength) return ` of at most ${longest} characters`;
  if (minimum !== undefined && maximum !== undefined) return ` from ${least} to ${most}`;
  return minimum === undefined ? '' : ` from ${least}`;
}
