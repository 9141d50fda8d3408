import type { TokenScope } from '../../../shared/token-scopes.js';
import type { TestUplift, TestUser } from '../../testing/test-uplift.js';

const CREATE = `mutation ($input: ApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id name tokenStart scopes expiresAt lastUsedAt } } }`;

/** Returns the name of a scope in the GraphQL API. */
const enumOf = (scope: TokenScope): string => scope.replace(':', '_').toUpperCase();

/** Creates an API token and returns the whole response. */
export const askForToken = (uplift: TestUplift, as: TestUser, input: Record<string, unknown>) =>
  uplift.graphql(CREATE, { input: { name: 'Nightly sync', expiresInDays: 90, ...input } }, { as });

/** Creates an API token. Returns its id, the token, and the header that sends it. */
export async function makeToken(
  uplift: TestUplift,
  as: TestUser,
  scopes: readonly TokenScope[],
  input: Record<string, unknown> = {},
): Promise<{ id: number; token: string; headers: Record<string, string> }> {
  const { data } = await askForToken(uplift, as, { scopes: scopes.map(enumOf), ...input });
  const { token, apiToken } = data.createApiToken;
  return { id: apiToken.id, token, headers: { authorization: `Bearer ${token}` } };
}

/** Revokes an API token and returns the response. */
export const revokeToken = (uplift: TestUplift, as: TestUser, id: number) =>
  uplift.graphql('mutation ($id: Int!) { revokeApiToken(id: $id) }', { id }, { as });
