import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { NextIds } from './list-navigation';
import { PAGE_SIZE } from './use-keyset-list';

type Ids = {
  readonly nodes: readonly { readonly id: number | string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/**
 * Returns a function that fetches the list's next IDs by its own query; `field` is the connection in the answer.
 * Nothing is cached, so visible lists stay as they are.
 */
export function useNextIds<Field extends string, Data extends Record<Field, Ids>>(
  query: TypedDocumentNode<Data, never>,
  field: Field,
): NextIds {
  const client = useApolloClient();
  return useCallback(
    async (variables, after) => {
      const { data } = await client.query<Record<Field, Ids>>({
        query: query as TypedDocumentNode<never, never>,
        variables: { ...(variables as object), first: PAGE_SIZE, after },
        fetchPolicy: 'no-cache',
      });
      if (!data) return { ids: [], after: null };
      const { nodes, pageInfo } = data[field];
      return {
        ids: nodes.map(({ id }) => Number(id)),
        after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      };
    },
    [client, query, field],
  );
}
