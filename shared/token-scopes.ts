/** The kinds of data that an API token can be limited to. */
const TOKEN_RESOURCES = [
  'actions',
  'alerts',
  'buyers',
  'categories',
  'causes',
  'clicks',
  'enquiries',
  'files',
  'imports',
  'leads',
  'mail',
  'messages',
  'orders',
  'profile',
  'records',
  'reports',
  'search',
  'site',
  'suppliers',
  'tasks',
  'users',
] as const;
export type TokenResource = (typeof TOKEN_RESOURCES)[number];

/** The kinds of data that tokens only read: users are changed by people who are signed in. */
const READ_ONLY = new Set<TokenResource>(['users']);

/** A permission of an API token, such as `suppliers:read`. */
export type TokenScope = `${TokenResource}:${'read' | 'write'}`;

/** All scopes that a token can have. */
export const TOKEN_SCOPES: readonly TokenScope[] = TOKEN_RESOURCES.flatMap((resource): TokenScope[] =>
  READ_ONLY.has(resource) ? [`${resource}:read`] : [`${resource}:read`, `${resource}:write`],
);

/** Returns the scope for reading or changing this data. Null if no token may. */
export function scopeOf(resource: TokenResource | null, access: 'read' | 'write'): TokenScope | null {
  if (!resource || (access === 'write' && READ_ONLY.has(resource))) return null;
  return `${resource}:${access}`;
}
