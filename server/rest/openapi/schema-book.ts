import { z } from 'zod';
import { withDemands } from './demands.js';
import type { JsonSchema } from './openapi.type.js';

/** The keyword of a schema with the same fields as another one, none of them required. */
export const PARTIAL_OF = 'x-partial-of';

const HERE = '#/$defs/';
const SHARED = '#/components/schemas/';

/** Formats that need no pattern. The patterns of zod for them are pages long. */
const FORMATS = new Set(['date-time', 'date', 'email', 'uri']);
/** Keywords that only apply to text. They are removed if `.meta` gives a text another type. */
const OF_TEXT = ['pattern', 'minLength', 'maxLength', 'format'];

/** Converts schemas to JSON Schema and collects those with an id, so that each is in the document once. */
export class SchemaBook {
  readonly shared: Record<string, JsonSchema> = {};

  /** Returns the schema of a request. */
  ofInput(schema: z.ZodType): JsonSchema {
    return this.write(schema, 'input');
  }

  /** Returns the schema of a response. Additional keys are allowed, so that clients accept future ones. */
  ofAnswer(schema: z.ZodType): JsonSchema {
    return this.write(schema, 'output');
  }

  /** Returns the schema of a record in a list: whole, or partial if the caller requests some columns only. */
  ofListed(row: z.ZodObject): JsonSchema {
    const id = row.meta()?.id;
    if (!id) throw new Error(`The rows with ${Object.keys(row.shape).join(', ')} have no id.`);
    const partial = row.partial().meta({
      id: `Partial${id}`,
      description: `The fields of ${id} that are selected with \`columns\`.`,
      [PARTIAL_OF]: id,
    });
    return { anyOf: [this.ofAnswer(row), this.ofAnswer(partial)] };
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
    } = withDemands(pointed(written)) as JsonSchema & { $defs?: Record<string, JsonSchema> };
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
 * Replaces the type of a schema by the one in its `.meta`: integrators should not see the transforms and
 * unions of values that are accepted as numbers. Nothing else changes JSON Schema.
 */
function tidy(json: JsonSchema, meta: Record<string, unknown> | undefined, io: 'input' | 'output'): void {
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

/** Returns the schema with references to the shared schemas of the document. */
const pointed = (json: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(json).replaceAll(`"${HERE}`, `"${SHARED}`));
