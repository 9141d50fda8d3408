/** What a user may be; a user holds a set of these, compared exactly (R344). */
export const ROLES = ['Admin', 'Business', 'ImpactBusiness', 'GoodCause'] as const;
export type Role = (typeof ROLES)[number];

/** Reads a role list, or the comma-joined text that older clients send (R292). */
export function parseRoles(value: readonly string[] | string): Role[] {
  const names = typeof value === 'string' ? value.split(',') : value;
  const known = new Set<string>(ROLES);
  return [...new Set(names.map((name) => name.trim()))].filter((name): name is Role => known.has(name));
}
