import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { NextIds } from './list-walk';
import { PAGE_SIZE } from './use-keyset-list';

type Ids = {
  readonly nodes: readonly { readonly id: number | string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/**
 * How a list goes on, by the query that it is read with; `field` is where the list stands in the answer. Nothing of it
 * is kept: lists that are shown stay as they are.
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
