import { z } from 'zod';

/** Common schemas of responses. */
export const wholeNumberAnswer = z.int();
export const flagAnswer = z.literal([0, 1]).meta({ type: 'integer' });
export const instantAnswer = z.iso.datetime();

/** `{"Result": "Success"}`, the response of writes that return no record. */
export const SUCCESS = { Result: 'Success' } as const;
const done = z.literal('Success').describe('Always Success for a completed call.');
export const successAnswer = z.strictObject({ Result: done }).meta({ id: 'Success' });

/** Returns the schema of the same response with further keys. */
export const successWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ Result: done, ...shape });

/** Makes fields optional that only some callers see, and describes which ones: `readers`. */
export function onlyFor<Shape extends z.ZodRawShape>(readers: string, shape: Shape) {
  const entries = Object.entries(shape) as [string, z.ZodType][];
  const optional = entries.map(([key, schema]) => {
    const description = [schema.meta()?.description, `Only for ${readers}.`].filter(Boolean).join(' ');
    return [key, schema.optional().describe(description)];
  });
  return Object.fromEntries(optional) as { [Key in keyof Shape]: z.ZodOptional<Shape[Key] & z.ZodType> };
}
