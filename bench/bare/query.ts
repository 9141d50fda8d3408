/** Sends one named statement and answers its rows; what PostgreSQL made JSON of is its text. */
// biome-ignore lint/suspicious/noExplicitAny: rows are what the statement makes them
export type Query = (text: string, values: unknown[]) => Promise<any[]>;

/** Answers the data of a screen as JSON text. */
export type Screen = (query: Query, asked: URLSearchParams) => Promise<string>;
