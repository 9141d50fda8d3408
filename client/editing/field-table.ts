import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { TextLimit } from '../../shared/text-limit';
import type { CellText } from './cell-text';
import type { FieldKind } from './field-kinds';

/** One field of a record on its form. `Typed` is the form's value, `Sent` the server's. */
export type RecordField<Source, Typed, Sent> = {
  /** The label on the form and in comparisons of two versions. */
  readonly label: string;
  readonly rule: $ZodType<Typed, Typed>;
  /** Returns the form's value for a record; for null, the initial value of a new one. */
  fromRecord(record: Source | null): Typed;
  /** Converts the typed value to the server's; null clears. */
  toInput(typed: Typed): Sent | null;
  /** Returns true if two typed values are equal. */
  same(one: Typed, other: Typed): boolean;
  /** Returns the typed value as readable text; empty for no value. */
  format(typed: Typed): string;
  /** The editing in a cell of a list; without it, only the form edits the field. */
  readonly inCell?: CellText<Typed> | undefined;
  /** The length limit of a typed text, for the count below it. */
  readonly limit?: TextLimit | undefined;
};

/**
 * The fields of a record by the names of the server's input, so that the server's errors find their field, and a wrong
 * name or value does not compile. A table declares this with `satisfies`.
 */
export type FieldTable<Source, Input> = {
  readonly [Name in keyof Input]?: RecordField<Source, unknown, Unwritten<NonNullable<Input[Name]>>>;
};

/** Makes lists readonly, since sent lists are not modified. */
type Unwritten<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** Any table of fields for such records. */
export type Fields<Source> = Readonly<Record<string, RecordField<Source, unknown, unknown>>>;

export type NameIn<Table> = keyof Table & string;

/** The records that a table reads. */
export type SourceOf<Table> = Table[keyof Table] extends { fromRecord(record: infer Source): unknown }
  ? NonNullable<Source>
  : never;

/** The values of a table's form. */
export type ValuesOf<Table> = {
  [Name in keyof Table]: Table[Name] extends { fromRecord(record: null): infer Typed } ? Typed : never;
};

/** The input that is sent for a table; an absent field means unchanged. */
export type InputOf<Table> = {
  [Name in keyof Table]?: Table[Name] extends { toInput(typed: never): infer Sent } ? Sent : never;
};

/** Defines a field: its label, its kind, how it is read from the record, and the initial value of a new record. */
export function field<Source, Stored, Typed, Sent>(
  label: string,
  kind: FieldKind<Stored, Typed, Sent>,
  read: (record: Source) => Stored | null | undefined,
  start: () => Typed = () => kind.toForm(null),
): RecordField<Source, Typed, Sent> {
  const { rule, toForm, toInput, same, format, inCell, limit } = kind;
  const fromRecord = (record: Source | null) => (record ? toForm(read(record) ?? null) : start());
  return { label, rule, fromRecord, toInput, same, format, inCell, limit };
}

/** Returns one field of a table, with its types. */
export const rowOf = <Table extends Fields<never>, Name extends NameIn<Table>>(fields: Table, name: Name) =>
  fields[name] as unknown as RecordField<SourceOf<Table>, ValuesOf<Table>[Name], unknown>;

/** Returns part of a table, for example for changing many records. */
export const fieldsNamed = <Table extends object, Name extends NameIn<Table>>(
  fields: Table,
  names: readonly Name[],
): Pick<Table, Name> => Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Table, Name>;

const namesIn = <Table extends object>(fields: Table) => Object.keys(fields) as NameIn<Table>[];

/** Returns the schema of a form, with the rules of all fields. */
export function schemaOf<Table extends Fields<never>>(fields: Table) {
  const shape = Object.fromEntries(namesIn(fields).map((name) => [name, rowOf(fields, name).rule]));
  return z.object(shape) as unknown as $ZodType<ValuesOf<Table>, ValuesOf<Table>>;
}

/** Returns the form's values for a record; for null, the initial values of a new one. */
export function valuesOf<Table extends Fields<never>>(fields: Table, record: SourceOf<Table> | null) {
  return Object.fromEntries(
    namesIn(fields).map((name) => [name, rowOf(fields, name).fromRecord(record)]),
  ) as ValuesOf<Table>;
}

/** Returns the fields whose values differ. */
export function changedFields<Table extends Fields<never>>(
  fields: Table,
  before: ValuesOf<Table>,
  after: ValuesOf<Table>,
): NameIn<Table>[] {
  return namesIn(fields).filter((name) => !rowOf(fields, name).same(before[name], after[name]));
}

/** Returns the differences as text, field by field, for copying. */
export const describeChanges = <Table extends Fields<never>>(
  fields: Table,
  before: ValuesOf<Table>,
  after: ValuesOf<Table>,
): string =>
  changedFields(fields, before, after)
    .map((name) => [rowOf(fields, name), after[name]] as const)
    .map(([row, value]) => `${row.label}: ${row.format(value) || '(empty)'}`)
    .join('\n');

const inputOf = <Table extends Fields<never>>(
  fields: Table,
  names: readonly NameIn<Table>[],
  values: ValuesOf<Table>,
) => names.map((name) => [name, rowOf(fields, name).toInput(values[name])] as const);

/** Returns the input for the fields that differ from what was loaded; emptied fields are null (A52). */
export function changesOf<Table extends Fields<never>>(
  fields: Table,
  before: ValuesOf<Table>,
  after: ValuesOf<Table>,
): InputOf<Table> {
  const changed = inputOf(fields, changedFields(fields, before, after), after);
  return Object.fromEntries(changed) as InputOf<Table>;
}

/** Returns the input for a new record, without empty fields and flags that are off from the start (R176). */
export function newInputOf<Table extends Fields<never>>(
  fields: Table,
  values: ValuesOf<Table>,
): InputOf<Table> {
  const start = valuesOf(fields, null) as Readonly<Record<string, unknown>>;
  const said = inputOf(fields, namesIn(fields), values).filter(
    ([name, value]) => value !== null && (value !== false || start[name] === true),
  );
  return Object.fromEntries(said) as InputOf<Table>;
}

/** Returns the error message for a typed value; null if it is valid. */
export const validateField = <Typed>(
  { rule }: Pick<RecordField<never, Typed, unknown>, 'rule'>,
  typed: Typed,
): string | null => z.safeParse(rule, typed).error?.issues[0]?.message ?? null;
