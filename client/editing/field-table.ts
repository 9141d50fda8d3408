import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { TextLimit } from '../../shared/text-limit';
import type { CellText } from './cell-text';
import type { FieldKind } from './field-kinds';

/** One field of a record on its form. `Typed` is its value there, `Sent` what the server takes. */
export type RecordField<Source, Typed, Sent> = {
  /** How it is called on the form and where two versions are compared. */
  readonly label: string;
  readonly rule: $ZodType<Typed, Typed>;
  /** What the form shows of a record; of none, what a new one starts with. */
  fromRecord(record: Source | null): Typed;
  /** The typed value as the server takes it; null clears. */
  toInput(typed: Typed): Sent | null;
  /** Whether two typed values say the same. */
  same(one: Typed, other: Typed): boolean;
  /** The typed value in words; empty for nothing. */
  inWords(typed: Typed): string;
  /** How a cell of a list edits it; without it, only the form does. */
  readonly inCell?: CellText<Typed> | undefined;
  /** How long a typed text may be, for the count below it. */
  readonly limit?: TextLimit | undefined;
};

/**
 * The fields of a noun by the names of the server's input, so that its complaints find their field, and a name or a
 * value that it does not take does not compile. A table says so with `satisfies`.
 */
export type FieldTable<Source, Input> = {
  readonly [Name in keyof Input]?: RecordField<Source, unknown, Unwritten<NonNullable<Input[Name]>>>;
};

/** Lists that are sent are not written to. */
type Unwritten<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** Any table over such records. */
export type Fields<Source> = Readonly<Record<string, RecordField<Source, unknown, unknown>>>;

export type NameIn<Table> = keyof Table & string;

/** The records that a table reads. */
export type SourceOf<Table> = Table[keyof Table] extends { fromRecord(record: infer Source): unknown }
  ? NonNullable<Source>
  : never;

/** What the form of a table holds. */
export type ValuesOf<Table> = {
  [Name in keyof Table]: Table[Name] extends { fromRecord(record: null): infer Typed } ? Typed : never;
};

/** What is sent of a table; absent means unchanged. */
export type InputOf<Table> = {
  [Name in keyof Table]?: Table[Name] extends { toInput(typed: never): infer Sent } ? Sent : never;
};

/**
 * A row of a table: how the field is called, of which kind it is, how it is read from the record, and what it starts
 * with on a new one.
 */
export function field<Source, Stored, Typed, Sent>(
  label: string,
  kind: FieldKind<Stored, Typed, Sent>,
  read: (record: Source) => Stored | null | undefined,
  start: () => Typed = () => kind.toForm(null),
): RecordField<Source, Typed, Sent> {
  const { rule, toForm, toInput, same, inWords, inCell, limit } = kind;
  const fromRecord = (record: Source | null) => (record ? toForm(read(record) ?? null) : start());
  return { label, rule, fromRecord, toInput, same, inWords, inCell, limit };
}

/** One row, with what it takes and gives. */
export const rowOf = <Table extends Fields<never>, Name extends NameIn<Table>>(fields: Table, name: Name) =>
  fields[name] as unknown as RecordField<SourceOf<Table>, ValuesOf<Table>[Name], unknown>;

/** The part of a table that some other place offers, such as a change of many records. */
export const fieldsNamed = <Table extends object, Name extends NameIn<Table>>(
  fields: Table,
  names: readonly Name[],
): Pick<Table, Name> => Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Table, Name>;

const namesIn = <Table extends object>(fields: Table) => Object.keys(fields) as NameIn<Table>[];

/** The rules of all fields, as the schema of their form. */
export function schemaOf<Table extends Fields<never>>(fields: Table) {
  const shape = Object.fromEntries(namesIn(fields).map((name) => [name, rowOf(fields, name).rule]));
  return z.object(shape) as unknown as $ZodType<ValuesOf<Table>, ValuesOf<Table>>;
}

/** What the form shows of a record; of none, what a new one starts with. */
export function valuesOf<Table extends Fields<never>>(fields: Table, record: SourceOf<Table> | null) {
  return Object.fromEntries(
    namesIn(fields).map((name) => [name, rowOf(fields, name).fromRecord(record)]),
  ) as ValuesOf<Table>;
}

/** The fields that say something else after than before. */
export function changedFields<Table extends Fields<never>>(
  fields: Table,
  before: ValuesOf<Table>,
  after: ValuesOf<Table>,
): NameIn<Table>[] {
  return namesIn(fields).filter((name) => !rowOf(fields, name).same(before[name], after[name]));
}

/** What differs from before, field by field, as one copies it. */
export const changesInWords = <Table extends Fields<never>>(
  fields: Table,
  before: ValuesOf<Table>,
  after: ValuesOf<Table>,
): string =>
  changedFields(fields, before, after)
    .map((name) => [rowOf(fields, name), after[name]] as const)
    .map(([row, value]) => `${row.label}: ${row.inWords(value) || '(empty)'}`)
    .join('\n');

const inputOf = <Table extends Fields<never>>(
  fields: Table,
  names: readonly NameIn<Table>[],
  values: ValuesOf<Table>,
) => names.map((name) => [name, rowOf(fields, name).toInput(values[name])] as const);

/** What to send of the fields that differ from what was loaded, emptied ones as null (A52). */
export function changesOf<Table extends Fields<never>>(
  fields: Table,
  before: ValuesOf<Table>,
  after: ValuesOf<Table>,
): InputOf<Table> {
  const changed = inputOf(fields, changedFields(fields, before, after), after);
  return Object.fromEntries(changed) as InputOf<Table>;
}

/** Everything of a new record that says something; empty keys are left out (R176). */
export function newInputOf<Table extends Fields<never>>(
  fields: Table,
  values: ValuesOf<Table>,
): InputOf<Table> {
  const said = inputOf(fields, namesIn(fields), values).filter(
    ([, value]) => value !== null && value !== false,
  );
  return Object.fromEntries(said) as InputOf<Table>;
}

/** What is wrong with a typed value; null for nothing. */
export const complaintOf = <Typed>(
  { rule }: Pick<RecordField<never, Typed, unknown>, 'rule'>,
  typed: Typed,
): string | null => z.safeParse(rule, typed).error?.issues[0]?.message ?? null;
