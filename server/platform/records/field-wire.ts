import type { z } from 'zod';
import { remembering } from '../database/asked-fields.js';
import { type ChangesTo, type Field, type FieldTable, isSeenBy } from './field.js';

type Shape = Record<string, z.ZodType>;

/** The keys of a body that sets fields of the table, each with what is left of it once it is checked. */
type WireShape<Table extends FieldTable> = {
  [Name in keyof Table as Table[Name]['wire']]: z.ZodOptional<z.ZodType<z.output<Table[Name]['schema']>>>;
};

/** Such a body, checked. */
type WireBody<Table extends FieldTable> = {
  [Name in keyof Table as Table[Name]['wire']]?: z.output<Table[Name]['schema']>;
};

/** The keys of a body that sets fields of the table: read as the wire writes them, checked as any change is. */
export function wireShape<Table extends FieldTable>(fields: Table): WireShape<Table> {
  const shape = Object.values(fields).map(({ wire, schema, codec }) => [
    wire,
    (codec.read ? codec.read.pipe(schema as z.ZodType<unknown, unknown>) : schema).optional(),
  ]);
  return Object.fromEntries(shape) as WireShape<Table>;
}

/**
 * The keys of an answer that carries fields of the table. Those that not everybody sees are optional, and `told` says
 * for whom they are.
 */
export function answerShape<Viewer extends string>(
  fields: FieldTable<Viewer>,
  { everybody, told }: { everybody: readonly Viewer[]; told: (viewers: readonly Viewer[]) => string },
): Shape {
  const shape = Object.values(fields).map(({ wire, codec, sees, meaning }) => {
    const forAll = everybody.every((viewer) => sees.includes(viewer));
    const description = [meaning, forAll ? undefined : told(sees)].filter(Boolean).join(' ');
    const schema = forAll ? codec.answer : codec.answer.optional();
    return [wire, description ? schema.describe(description) : schema];
  });
  return Object.fromEntries(shape);
}

/** What a checked body says, by the names of the fields; what it leaves out is absent. */
export function fieldsOfWire<Table extends FieldTable>(
  fields: Table,
  body: WireBody<Table>,
): ChangesTo<Table> {
  const values: Record<string, unknown> = body;
  const said = Object.entries(fields).filter(([, { wire }]) => values[wire] !== undefined);
  return Object.fromEntries(said.map(([name, { wire }]) => [name, values[wire]])) as ChangesTo<Table>;
}

/** What the wire calls each field, for what is complained of. */
export const wireNamesOf = (fields: FieldTable): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { wire }]) => [name, wire]));

/** Links are numbers, too, but take no text that has to be read. */
const isAmount = ({ column, codec }: Field) => column === 'number' && codec.read !== undefined;

/**
 * The value that empty text stands for, by the name that the wire gives a field: no items for a list, null for any other
 * field that may be empty, and the empty text itself for a field that has to be filled in, whose own message answers
 * then (R069). Not in the map are fields where empty text counts as left out: numbers (R085), and what cannot be empty,
 * such as flags.
 */
export function emptyValuesOf(fields: FieldTable): ReadonlyMap<string, unknown> {
  const changeable = Object.values(fields).filter(({ changes }) => changes.length > 0);
  return new Map(
    changeable.flatMap((field): [string, unknown][] => {
      const { wire, filledIn, column, schema, codec } = field;
      if (filledIn) return [[wire, '']];
      if (column === 'list') return [[wire, []]];
      // Objects that are no column of a list say by their codec that null empties them.
      const taken =
        column === null && codec.read ? codec.read.pipe(schema as z.ZodType<unknown, unknown>) : schema;
      return !isAmount(field) && taken.safeParse(null).success ? [[wire, null]] : [];
    }),
  );
}

/** The fields of a table that each of its viewers sees, looked through once for all records of a list. */
const seenFields = remembering((fields: FieldTable) => {
  const seen = new Map<string, readonly (readonly [name: string, field: Field])[]>();
  return (viewer: string) => {
    const known = seen.get(viewer);
    if (known) return known;
    const fresh = Object.entries(fields).filter(([, field]) => isSeenBy(field, viewer));
    seen.set(viewer, fresh);
    return fresh;
  };
});

/** The fields as the wire prints them; those that are not for this viewer are absent. */
export function toWire(fields: FieldTable, record: object, viewer: string): object {
  const values = record as Readonly<Record<string, unknown>>;
  const wired: Record<string, unknown> = {};
  for (const [name, { wire, codec }] of seenFields(fields)(viewer)) wired[wire] = codec.write(values[name]);
  return wired;
}
