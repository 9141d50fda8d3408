/** A value for a jsonb column. */
export class Json {
  constructor(readonly value: unknown) {}
}

/** The value of a column of a row. */
export type Cell = string | number | boolean | Date | null | Json | readonly string[];

/** A row of a table by the names of its columns. All rows of a table have the same keys. */
export type Row = Readonly<Record<string, Cell>>;
