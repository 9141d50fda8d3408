import { type ApolloClient, NetworkStatus, type OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { useNavigationType } from 'react-router';
import type { GridList } from './data-grid';

/** Rows that are asked for at a time. */
export const PAGE_SIZE = 50;
/** The most that the server answers at once. */
const MOST_AT_ONCE = 200;

export type Connection<Row> = {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
};

/**
 * Back shows the rows that were there, with all pages loaded so far; coming by a link asks anew. For the
 * `fetchPolicy` of a list query.
 */
export function useListPolicy(): 'cache-first' | 'cache-and-network' {
  const how = useNavigationType();
  return useState(() => (how === 'POP' ? ('cache-first' as const) : ('cache-and-network' as const)))[0];
}

/** What `useQuery` answers of a connection, whatever it is called. */
export type ListResult<Data> = {
  data?: Data;
  /** The last answer before what is asked now. */
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

/** An `updateQuery` for `fetchMore`: the new nodes behind the old ones, everything else as the server says now. */
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
 * The rows of a keyset-paged query as a grid takes them; `field` is the connection in its answer. While another
 * question is on its way, the rows of the last one stay. `countedTo` is how far the server counts, where it stops.
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
    // As many may have been loaded by now.
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
 * Reads again as many rows as are shown, and shows what has become of them, in place. Resolves false for more than the
 * server answers at once: those are not read again unasked.
 */
export async function readAgain<Field extends string, Data extends Record<Field, Connection<unknown>>>(
  { client, observable, updateQuery }: ListResult<Data>,
  shown: number,
): Promise<boolean> {
  if (shown > MOST_AT_ONCE) return false;
  const { query, variables } = observable;
  const first = Math.max(shown, PAGE_SIZE);
  const { data } = await client.query({ query, variables: { ...variables, first }, fetchPolicy: 'no-cache' });
  // Another question may have been asked meanwhile.
  const same = JSON.stringify(observable.variables) === JSON.stringify(variables);
  if (data && same) updateQuery(() => data as Data);
  return true;
}

const noRows: never[] = [];
