import { type ApolloClient, NetworkStatus, type OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { useNavigationType } from 'react-router';
import type { GridList } from './data-grid';
import { readAfterChanges } from './use-row-mutation-queue';

/** The number of rows loaded at a time. */
export const PAGE_SIZE = 50;
/** The maximum number of rows that the server returns at once. */
const MAX_AT_ONCE = 200;

export type Connection<Row> = {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
};

/**
 * Returns the `fetchPolicy` of a list query: Back shows the cached rows with all pages loaded so far; a link fetches
 * the list again.
 */
export function useListPolicy(): 'cache-first' | 'cache-and-network' {
  const how = useNavigationType();
  return useState(() => (how === 'POP' ? ('cache-first' as const) : ('cache-and-network' as const)))[0];
}

/** The result of `useQuery` for a connection, whatever its name. */
export type ListResult<Data> = {
  data?: Data;
  /** The last answer before the current query. */
  previousData?: Data;
  error?: unknown;
  networkStatus: NetworkStatus;
  refetch: () => Promise<unknown>;
  client: Pick<ApolloClient, 'query'>;
  observable: { query: DocumentNode; variables: OperationVariables };
  updateQuery: (update: () => Data) => void;
  fetchMore: (options: {
    variables: { after: string | null };
    updateQuery: (before: Data, options: { fetchMoreResult: Data }) => Data;
  }) => Promise<unknown>;
};

/** Returns an `updateQuery` for `fetchMore`: appends the new nodes, and takes everything else from the new answer. */
function appendNodes<Field extends string>(field: Field) {
  return <Data extends Record<Field, Connection<unknown>>>(
    before: Data,
    { fetchMoreResult: more }: { fetchMoreResult: Data },
  ): Data => ({
    ...more,
    [field]: { ...more[field], nodes: [...before[field].nodes, ...more[field].nodes] },
  });
}

/**
 * Converts the result of a keyset-paged query to the rows of a grid; `field` is the connection in its answer. While a
 * new query loads, the rows of the previous one stay. `countedTo` is the largest number that the server counts to.
 */
export function useKeysetList<Field extends string, Data extends Record<Field, Connection<unknown>>>(
  result: ListResult<Data>,
  field: Field,
  countedTo = Number.POSITIVE_INFINITY,
): GridList<Data[Field]['nodes'][number]> {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = result;
  const [moreError, setMoreError] = useState<unknown>(null);
  const connection = data?.[field];
  const shown = connection ?? previousData?.[field];
  const loadMore = async () => {
    setMoreError(null);
    const variables = { after: shown?.pageInfo.endCursor ?? null };
    await fetchMore({ variables, updateQuery: appendNodes(field) }).catch(setMoreError);
  };
  const rows = shown?.nodes ?? noRows;
  const counted = shown?.totalCount ?? 0;
  const orMore = counted >= countedTo && shown?.pageInfo.hasNextPage === true;
  return {
    rows,
    // By now, more rows may be loaded than the server counts.
    total: counted < countedTo ? counted : Math.max(orMore ? counted : 0, rows.length),
    orMore,
    loading: !connection && !error,
    error,
    retry: () => void refetch().catch(() => undefined),
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    endCursor: connection?.pageInfo.endCursor ?? null,
    loadMore: () => void loadMore(),
    loadingMore: networkStatus === NetworkStatus.fetchMore,
    moreError,
  };
}

/**
 * Reads as many rows as are shown again, and shows their changes in place. Resolves to false if these are more than the
 * server returns at once: then nothing is read without a request by the user.
 */
export async function readAgain<Field extends string, Data extends Record<Field, Connection<unknown>>>(
  { client, observable, updateQuery }: ListResult<Data>,
  shown: number,
): Promise<boolean> {
  if (shown > MAX_AT_ONCE) return false;
  const { query, variables } = observable;
  const first = Math.max(shown, PAGE_SIZE);
  const { data } = await readAfterChanges(() =>
    client.query({ query, variables: { ...variables, first }, fetchPolicy: 'no-cache' }),
  );
  // The filters may have changed meanwhile.
  const same = JSON.stringify(observable.variables) === JSON.stringify(variables);
  if (data && same) updateQuery(() => data as Data);
  return true;
}

const noRows: never[] = [];
