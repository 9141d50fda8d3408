import type { TokenScope } from '../graphql/schema.generated';
import { resourceTexts } from './token-texts';

/** The ways to use data, as the columns of the permissions. */
export const ACCESSES = ['read', 'change'] as const;
export type Access = (typeof ACCESSES)[number];

type Resource = keyof typeof resourceTexts.en;

/** A kind of data, and the scopes for it that the user can choose. */
export interface ResourceScopes extends Partial<Record<Access, TokenScope>> {
  resource: Resource;
}

/** Returns the scopes by the data that they are about, in the order of the labels. */
export function byResource(scopes: readonly TokenScope[]): ResourceScopes[] {
  const of = (resource: Resource, access: string) =>
    scopes.find((scope) => scope === `${resource}_${access}`);
  return (Object.keys(resourceTexts.en) as Resource[])
    .map((resource) => ({ resource, read: of(resource, 'READ'), change: of(resource, 'WRITE') }))
    .filter(({ read, change }) => read || change);
}

/** Returns the code of a scope, as the documentation and errors of the API name it: `suppliers:read`. */
export const codeOf = (scope: TokenScope): string => scope.replace('_', ':').toLowerCase();

/** The values of the form for a token. The days are text, and empty for a token that does not expire. */
export interface TokenForm {
  name: string;
  days: string;
  scopes: TokenScope[];
}
