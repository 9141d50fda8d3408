import { z } from 'zod';
import type { ColumnFilter } from '../kits/lists/list-inputs.js';
import type { FieldTable } from '../kits/records/field.js';
import { recordId } from '../platform/input.js';
import { inputSchemaOf } from './json-schema.js';

const MAX_PAGE = 50;
const USUAL_PAGE = 20;
const MAX_CURSOR_LENGTH = 8000;
const MAX_KEY_LENGTH = 200;

/** Returns the schema of the id of a record. */
export const idOf = (what: string) => recordId.describe(`The id of the ${what}.`);

/** Returns the schema of an id that a filter may have. */
export const optionalIdOf = (what: string) => recordId.nullish().describe(`The id of the ${what}.`);

/** The number of records in a page. */
export const first = z
  .int({ error: 'This must be a whole number.' })
  .min(1)
  .max(MAX_PAGE, `You can request at most ${MAX_PAGE} items at a time.`)
  .default(USUAL_PAGE)
  .describe('The number of records.');

/** The input of a list that is read by cursor. */
export const pageInput = {
  first,
  after: z
    .string()
    .max(MAX_CURSOR_LENGTH)
    .nullish()
    .describe('The `endCursor` of the previous page. Leave out for the first page.'),
};

/** The version that a change is based on. */
export const version = z
  .int({ error: 'Send the version of the record that you read.' })
  .describe(
    'The version of the record that you read. The change is refused if the record has changed since.',
  );

/** The key under which a write runs once. */
export const idempotencyKey = z
  .string()
  .min(1)
  .max(MAX_KEY_LENGTH)
  .nullish()
  .describe('A new UUID for each new request, and the same one to repeat a request whose result was lost.');

/**
 * Returns the schema of changes to some fields of a record. It describes the fields to clients, and refuses
 * other fields. The use case validates the values.
 */
export function changesInput(fields: FieldTable) {
  const described = Object.entries(fields).map(([name, { schema, meaning }]) => [
    name,
    (meaning ? schema.describe(meaning) : schema).optional(),
  ]);
  const { properties } = inputSchemaOf(z.strictObject(Object.fromEntries(described)));
  const values = Object.fromEntries(Object.keys(fields).map((name) => [name, z.unknown().optional()]));
  return z.strictObject(values).meta({
    properties,
    description: 'The fields to change. Fields that are left out stay as they are. Null clears a field.',
  });
}

/** Returns the condition of a list that a column has one of these values. None without values. */
export const isOneOf = (column: string, values: readonly string[] | null | undefined): ColumnFilter[] =>
  values?.length ? [{ column, test: 'one-of', values: [...values] }] : [];

/** Returns the condition of a list that a flag has this value. None without a value. */
export const isFlag = (column: string, value: boolean | null | undefined): ColumnFilter[] =>
  value == null ? [] : [{ column, test: 'equals', values: [String(value)] }];
