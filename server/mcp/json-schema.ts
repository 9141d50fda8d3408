import { z } from 'zod';

/** A JSON Schema of an object, as tools declare it. */
export type ObjectSchema = { type: 'object'; [key: string]: unknown };

/** Returns the JSON Schema of the arguments of a tool. */
export const inputSchemaOf = (schema: z.ZodObject): ObjectSchema => written(schema, 'input');

/** Returns the JSON Schema of the structured content of a tool. */
export const outputSchemaOf = (schema: z.ZodObject): ObjectSchema => written(schema, 'output');

function written(schema: z.ZodObject, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    // The dialect that the validator of the SDK reads.
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => tidy(jsonSchema, z.globalRegistry.get(zodSchema)?.type),
  });
  return json as ObjectSchema;
}

/** Removes parts that clients need not know, since assistants read all schemas with each conversation. */
function tidy(json: z.core.JSONSchema.BaseSchema, ownType: unknown): void {
  // A schema that names its type takes other spellings, too.
  if (ownType) delete json.anyOf;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.format) delete json.pattern;
}
