import { simplified, withoutNull } from './nullable.js';
import type { JsonSchema } from './openapi.type.js';

/** The metadata of schemas that refuse more than their JSON Schema says. */
interface Demanding extends JsonSchema {
  /** True for a field that refuses null, also if the schema of its kind accepts it. */
  neverNull?: boolean;
  /** The keys of a body that its use case requires, or refuses as null (`bodyNamed`). */
  demands?: { required: readonly string[]; neverNull: readonly string[] };
}

/** Returns a schema, and those within it, with their demands expressed as JSON Schema. */
export function withDemands(schema: Demanding): JsonSchema {
  const { neverNull, demands, ...own } = schema;
  const inner = Object.entries(own).map(([keyword, value]) => [keyword, inEach(value)]);
  const json = simplified(Object.fromEntries(inner));
  const filled = neverNull ? filledIn(json) : json;
  if (!demands) return filled;
  const properties = Object.entries(filled.properties ?? {}).map(([name, property]) => [
    name,
    demands.neverNull.includes(name) ? withoutNull(property).rest : property,
  ]);
  const required = [...new Set([...(filled.required ?? []), ...demands.required])];
  return {
    ...filled,
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  };
}

function inEach(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map(inEach) : withDemands(value as Demanding);
}

/** Returns the schema without null and without empty text. */
function filledIn(schema: JsonSchema): JsonSchema {
  const { rest } = withoutNull(schema);
  return rest.type === 'string' && !rest.enum ? { minLength: 1, ...rest } : rest;
}
