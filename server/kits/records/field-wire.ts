import type { z } from 'zod';
import { memoize } from '../../platform/database/selection.js';
import { type ChangesTo, type Field, type FieldTable, isVisibleTo } from './field.js';

type Shape = Record<string, z.ZodType>;

/** The keys of a request body that sets fields of the table, with the types of the parsed values. */
type WireShape<Table extends FieldTable> = {
  [Name in keyof Table as Table[Name]['wire']]: z.ZodOptional<z.ZodType<z.output<Table[Name]['schema']>>>;
};

/** A parsed request body. */
type WireBody<Table extends FieldTable> = {
  [Name in keyof Table as Table[Name]['wire']]?: z.output<Table[Name]['schema']>;
};

/**
 * Returns the schema of a body that sets fields of the table. Values are read in their REST form and
 * validated like any change.
 */
export function wireShape<Table extends FieldTable>(fields: Table): WireShape<Table> {
  const shape = Object.values(fields).map(({ wire, schema, codec, meaning }) => {
    const taken = (codec.read ? codec.read.pipe(schema as z.ZodType<unknown, unknown>) : schema).optional();
    return [wire, meaning ? taken.describe(meaning) : taken];
  });
  return Object.fromEntries(shape) as WireShape<Table>;
}

/**
 * Returns the schema of a response with fields of the table. Fields that some viewers do not see are
 * optional, and `told` describes who sees them.
 */
export function answerShape<Viewer extends string>(
  fields: FieldTable<Viewer>,
  { everybody, describe }: { everybody: readonly Viewer[]; describe: (viewers: readonly Viewer[]) => string },
): Shape {
  const shape = Object.values(fields).map(({ wire, codec, sees, meaning }) => {
    const forAll = everybody.every((viewer) => sees.includes(viewer));
    const description = [meaning, forAll ? undefined : describe(sees)].filter(Boolean).join(' ');
    const schema = forAll ? codec.answer : codec.answer.optional();
    return [wire, description ? schema.describe(description) : schema];
  });
  return Object.fromEntries(shape);
}

/** Returns the values of a parsed body by field name. Keys that the body leaves out are absent. */
export function fieldsOfWire<Table extends FieldTable>(
  fields: Table,
  body: WireBody<Table>,
): ChangesTo<Table> {
  const values: Record<string, unknown> = body;
  const said = Object.entries(fields).filter(([, { wire }]) => values[wire] !== undefined);
  return Object.fromEntries(said.map(([name, { wire }]) => [name, values[wire]])) as ChangesTo<Table>;
}

/** Returns the REST names of the fields that text must not empty. */
export const filledInNames = (fields: FieldTable): string[] =>
  Object.values(fields).flatMap(({ wire, filledIn }) => (filledIn ? [wire] : []));

/** Returns the REST name of each field, for error messages. */
export const wireNamesOf = (fields: FieldTable): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { wire }]) => [name, wire]));

/** Returns true for numbers. Links are numbers too, but do not accept text. */
const isAmount = ({ column, codec }: Field) => column === 'number' && codec.read !== undefined;

/**
 * Returns the values that empty text stands for, by REST name: an empty list for a list, null for another
 * field that may be empty, and the empty text itself for a required field, whose own message then applies
 * (R069). Fields for which empty text counts as absent are not in the map: numbers (R085), and fields that
 * cannot be empty, such as flags.
 */
export function emptyValuesOf(fields: FieldTable): ReadonlyMap<string, unknown> {
  const changeable = Object.values(fields).filter(({ changes }) => changes.length > 0);
  return new Map(
    changeable.flatMap((field): [string, unknown][] => {
      const { wire, filledIn, column, schema, codec } = field;
      if (filledIn) return [[wire, '']];
      if (column === 'list') return [[wire, []]];
      // Objects that are no column of a list accept null through their codec.
      const taken =
        column === null && codec.read ? codec.read.pipe(schema as z.ZodType<unknown, unknown>) : schema;
      return !isAmount(field) && taken.safeParse(null).success ? [[wire, null]] : [];
    }),
  );
}

/** Returns the fields that a viewer sees, computed once per table and viewer. */
const visibleFields = memoize((fields: FieldTable) => {
  const seen = new Map<string, readonly (readonly [name: string, field: Field])[]>();
  return (viewer: string) => {
    const known = seen.get(viewer);
    if (known) return known;
    const fresh = Object.entries(fields).filter(([, field]) => isVisibleTo(field, viewer));
    seen.set(viewer, fresh);
    return fresh;
  };
});

/** Converts a record to its REST form. Fields that the viewer may not see are left out. */
export function toWire(fields: FieldTable, record: object, viewer: string): object {
  const values = record as Readonly<Record<string, unknown>>;
  const wired: Record<string, unknown> = {};
  for (const [name, { wire, codec }] of visibleFields(fields)(viewer))
    wired[wire] = codec.write(values[name]);
  return wired;
}
