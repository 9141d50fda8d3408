/** Before and after of each changed field. */
export type Changes = Record<string, [before: unknown, after: unknown]>;
