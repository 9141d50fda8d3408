import { z } from 'zod';
import { toWireInstant } from '../kits/records/wire-codecs.js';
import { flagAnswer, instantAnswer, wholeNumberAnswer } from './wire-answers.js';

const asItIs = (value: unknown) => value ?? null;

/** The REST form and the schema of a column, by kind. */
const KINDS = {
  id: { schema: wholeNumberAnswer, wire: asItIs },
  link: { schema: wholeNumberAnswer.nullable(), wire: asItIs },
  count: { schema: wholeNumberAnswer, wire: asItIs },
  number: { schema: z.number().nullable(), wire: asItIs },
  dollars: { schema: z.number(), wire: asItIs },
  filled: { schema: z.string(), wire: asItIs },
  text: { schema: z.string().nullable(), wire: asItIs },
  instant: {
    schema: instantAnswer.nullable(),
    wire: (value: unknown) => toWireInstant(value as string | Date | null),
  },
  time: {
    schema: instantAnswer,
    wire: (value: unknown) => toWireInstant(value as string | Date),
  },
  flag: { schema: flagAnswer, wire: (value: unknown) => (value ? 1 : 0) },
} as const satisfies Record<string, { schema: z.ZodType; wire: (value: unknown) => unknown }>;

/** A column of a record, its REST name, its kind, and its description. */
export type WireColumn = readonly [column: string, wire: string, kind: keyof typeof KINDS, meaning?: string];

type ShapeOf<Columns extends readonly WireColumn[]> = {
  [C in Columns[number] as C[1]]: (typeof KINDS)[C[2]]['schema'];
};

/** Returns the schemas of the columns by REST name. */
export function shapeOf<const Columns extends readonly WireColumn[]>(columns: Columns): ShapeOf<Columns> {
  const entries = columns.map(([, wire, kind, meaning]) => {
    const { schema } = KINDS[kind];
    return [wire, meaning ? schema.describe(meaning) : schema];
  });
  return Object.fromEntries(entries) as ShapeOf<Columns>;
}

/** Converts the columns of a record to their REST form. */
export const wireOf = (record: Record<string, unknown>, columns: readonly WireColumn[]) =>
  Object.fromEntries(columns.map(([column, wire, kind]) => [wire, KINDS[kind].wire(record[column])]));
