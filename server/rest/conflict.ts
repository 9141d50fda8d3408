import { z } from 'zod';

/** An error with status 409 whose `current` has a declared form. */
export interface Conflict {
  /** The meaning of the error in this call. */
  meaning: string;
  /** The schema of `current`. It has an id. */
  current: z.ZodType;
}

/** Declares a 409 whose `current` matches the schema, for example the newer record. */
export const conflict = (current: z.ZodType, meaning: string): Conflict => ({ meaning, current });

const references = z
  .strictObject({
    references: z
      .array(
        z.strictObject({
          kind: z.string().describe('The name of the records, in the plural.'),
          count: z.int().describe('The number of records of this kind.'),
        }),
      )
      .describe('The records that refer to this one, by kind.'),
  })
  .meta({ id: 'References' });

/** Declares a 409 for a record that others refer to. */
export const referred = (meaning: string): Conflict => conflict(references, meaning);
