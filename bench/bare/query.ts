/** Sends one named statement and answers its rows, which are what the statement makes them; what PostgreSQL made JSON of is its text. */
export type Query = <Row>(text: string, values: unknown[]) => Promise<Row[]>;

/** Answers the data of a screen as JSON text. */
export type Screen = (query: Query, asked: URLSearchParams) => Promise<string>;

/** The row of a statement that answers exactly one. */
export async function oneRow<Row>(query: Query, text: string, values: unknown[]): Promise<Row> {
  const [row] = await query<Row>(text, values);
  if (!row) throw new Error(`no row came of: ${text}`);
  return row;
}
