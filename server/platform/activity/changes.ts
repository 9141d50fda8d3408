/** The values of each changed field before and after the change. */
export type Changes = Record<string, [before: unknown, after: unknown]>;
