import { z } from 'zod';
import { withoutNull } from './nullable.js';
import type { JsonSchema } from './openapi.type.js';

const HERE = '#/$defs/';
const SHARED = '#/components/schemas/';

/** Formats that say it all: zod's patterns for them are pages long. */
const FORMATS = new Set(['date-time', 'date', 'email', 'uri']);
/** What only applies to text, and is left over where `.meta` calls a text by another type. */
const OF_TEXT = ['pattern', 'minLength', 'maxLength', 'format'];

/** Writes schemas as JSON Schema and keeps those that have an id, so that each stands in the document once. */
export class SchemaBook {
  readonly shared: Record<string, JsonSchema> = {};

  /** What clients may send. */
  ofInput(schema: z.ZodType): JsonSchema {
    return this.write(schema, 'input');
  }

  /** What clients find; further keys may come, so that nobody should refuse them. */
  ofAnswer(schema: z.ZodType): JsonSchema {
    return this.write(schema, 'output');
  }

  /** What clients find of each record of a list, where they may ask for some columns only. */
  ofListed(row: z.ZodObject): JsonSchema {
    const id = row.meta()?.id;
    const some = row.partial();
    return this.ofAnswer(id ? some.meta({ id: `Listed${id}` }) : some);
  }

  private write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const written = z.toJSONSchema(schema, {
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) =>
        tidy(jsonSchema as JsonSchema, z.globalRegistry.get(zodSchema), io),
    }) as JsonSchema;
    const {
      $schema: _,
      $defs,
      ...own
    } = pointed(written) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [id, { id: __, ...definition }] of Object.entries($defs ?? {})) this.keep(id, definition);
    return own;
  }

  private keep(id: string, definition: JsonSchema): void {
    const known = this.shared[id];
    if (known && JSON.stringify(known) !== JSON.stringify(definition))
      throw new Error(`Two schemas are called ${id}.`);
    this.shared[id] = definition;
  }
}

/**
 * Where a schema says its type by `.meta`, that is what stands: transforms and unions of what is taken for a number
 * have no type of their own that integrators should see. The one place where JSON Schema is bent.
 */
function tidy(json: JsonSchema, meta: Record<string, unknown> | undefined, io: 'input' | 'output'): void {
  if (meta?.neverNull) {
    const { rest } = withoutNull(json);
    for (const keyword of Object.keys(json)) delete json[keyword];
    Object.assign(json, rest, { neverNull: undefined });
  }
  if (meta?.type) {
    delete json.anyOf;
    if (meta.type !== 'string') for (const keyword of OF_TEXT) delete json[keyword];
  }
  if (json.format && FORMATS.has(json.format)) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties;
  if (json.propertyNames) delete json.propertyNames;
}

/** The same with references that point to the shared schemas of the document. */
const pointed = (json: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(json).replaceAll(`"${HERE}`, `"${SHARED}`));
