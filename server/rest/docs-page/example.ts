import { withoutNull } from '../openapi/nullable.js';
import type { JsonSchema, Operation, Parameter, Reference } from '../openapi/openapi.type.js';
import type { DocumentedCall } from './documented-calls.js';

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
};
const FORMATS: Record<string, string> = {
  'date-time': '2026-03-02T09:30:00Z',
  date: '2026-03-02',
  email: 'ana@example.nz',
  uri: 'https://www.example.nz',
};
/** The number of fields in the example of a body without required fields. */
const SHOWN_OF_OPTIONAL = 3;

type Shared = Record<string, JsonSchema>;

/** Returns a curl command for the call. */
export function curlExample(
  { method, path, operation }: DocumentedCall,
  origin: string,
  shared: Shared,
): string {
  const parts = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${origin}/api${addressOf(path, operation)}'`,
  ];
  if (operation.security.some((way) => 'refreshCookie' in way))
    parts.push('--cookie cookies.txt --cookie-jar cookies.txt');
  else if (!operation.security.some((way) => Object.keys(way).length === 0))
    parts.push(`-H "Authorization: Bearer $TOKEN"`);
  if (operation.parameters?.some(isKey)) parts.push(`-H "Idempotency-Key: $(uuidgen)"`);
  if (operation.requestBody?.content['multipart/form-data']) parts.push(`-F 'file=@photo.jpg'`);
  const body = operation.requestBody?.content['application/json']?.schema;
  if (body)
    parts.push(
      `-H 'Content-Type: application/json'`,
      `-d '${JSON.stringify(exampleOf(body, '', shared)).replaceAll("'", "'\\''")}'`,
    );
  return parts.join(' \\\n  ');
}

const isKey = (parameter: Parameter | Reference) =>
  '$ref' in parameter && parameter.$ref.endsWith('/IdempotencyKey');

function addressOf(path: string, { parameters = [] }: Operation): string {
  const own = parameters.filter((parameter): parameter is Parameter => !('$ref' in parameter));
  const sampleOf = ({ name, schema }: Parameter) => encodeURIComponent(String(exampleOf(schema, name, {})));
  const filled = own
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, parameter) => address.replace(`{${parameter.name}}`, sampleOf(parameter)), path);
  const query = own.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || parameter.name === 'limit'),
  );
  return query.length === 0
    ? filled
    : `${filled}?${query.map((each) => `${each.name}=${sampleOf(each)}`).join('&')}`;
}

/** Returns a value that matches the schema. */
function exampleOf(given: JsonSchema, name: string, shared: Shared): unknown {
  const schema = withoutNull(pointedTo(given, shared)).rest;
  if (schema.examples) return schema.examples[0];
  if (schema.properties) return exampleRecord(schema, shared);
  if (schema.items) return [exampleOf(schema.items, name, shared)];
  if (schema.enum) return schema.enum.at(-1);
  if (name in USUAL) return USUAL[name];
  if (schema.format && FORMATS[schema.format]) return FORMATS[schema.format];
  if (name === 'limit') return 20;
  const [type] = [schema.type].flat();
  return type === 'integer' || type === 'number' ? 7 : name || 'text';
}

function exampleRecord(
  { properties = {}, required = [] }: JsonSchema,
  shared: Shared,
): Record<string, unknown> {
  const names = Object.keys(properties).filter((name) => !properties[name]?.['x-any']);
  const shown = required.length > 0 ? required : names.slice(0, SHOWN_OF_OPTIONAL);
  return Object.fromEntries(shown.map((name) => [name, exampleOf(properties[name] ?? {}, name, shared)]));
}

/** Returns the schema itself, or the shared schema that it refers to. */
export const pointedTo = (schema: JsonSchema, shared: Shared): JsonSchema =>
  (schema.$ref && shared[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]) || schema;
