import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * What the server says of a record now, whatever the cache holds, which knows it from then on. Read out of the cache, a
 * change that is still being saved would be taken for what the server says, and somebody else's would be lost.
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
