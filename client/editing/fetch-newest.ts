import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Fetches a record from the server and updates the cache. The result is not read from the cache, where a change that is
 * still being saved would look like the server's data, and another user's change would be lost.
 */
export async function fetchNewest<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | undefined> {
  const options = { query, variables, fetchPolicy: 'no-cache' } as ApolloClient.QueryOptions<Data, Variables>;
  const { data } = await client.query<Data, Variables>(options);
  if (data) client.cache.writeQuery<Data, Variables>({ query, variables, data: data as never });
  return data as Data | undefined;
}
