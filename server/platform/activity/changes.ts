/** Before and after of each changed field. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** The fields of `after` that differ from `before`, for the audit log. */
export function changesBetween<T extends object>(before: T, after: Partial<T>): Changes {
  const changes: Changes = {};
  for (const key of Object.keys(after) as (keyof T & string)[]) {
    if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) changes[key] = [before[key], after[key]];
  }
  return changes;
}
