/** Sends one statement and answers its rows. */
// biome-ignore lint/suspicious/noExplicitAny: rows are what the statement makes them
export type Query = (text: string, values: unknown[]) => Promise<any[]>;
