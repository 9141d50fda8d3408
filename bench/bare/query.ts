/** Runs a named statement and returns its rows. JSON from PostgreSQL is returned as text. */
export type Query = <Row>(text: string, values: unknown[]) => Promise<Row[]>;

/** Returns the data of a screen as JSON text. */
export type Screen = (query: Query, params: URLSearchParams) => Promise<string>;

/** Returns the row of a statement with exactly one row. */
export async function oneRow<Row>(query: Query, text: string, values: unknown[]): Promise<Row> {
  const [row] = await query<Row>(text, values);
  if (!row) throw new Error(`no row came of: ${text}`);
  return row;
}
