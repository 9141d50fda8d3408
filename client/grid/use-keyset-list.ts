import { NetworkStatus } from '@apollo/client';
import { useState } from 'react';
import { useNavigationType } from 'react-router';
import type { GridList } from './data-grid';

/** Rows that are asked for at a time. */
export const PAGE_SIZE = 50;

type Connection<Row> = {
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

type Options<Row> = {
  /** The answer to what is asked now, and the last one before it. */
  connection: Connection<Row> | undefined;
  previous: Connection<Row> | undefined;
  error?: unknown;
  networkStatus: NetworkStatus;
  refetch: () => Promise<unknown>;
  /** Fetches the rows behind the cursor and appends them (`appendNodes`). */
  more: (after: string | null) => Promise<unknown>;
};

/** An `updateQuery` for `fetchMore`: the new nodes behind the old ones, everything else as the server says now. */
export function appendNodes<Field extends string>(field: Field) {
  return <Data extends Record<Field, Connection<unknown>>>(
    before: Data,
    { fetchMoreResult: more }: { fetchMoreResult: Data },
  ): Data => ({
    ...more,
    [field]: { ...more[field], nodes: [...before[field].nodes, ...more[field].nodes] },
  });
}

/**
 * The rows of a keyset-paged query as a grid takes them. While another question is on its way, the rows of the last
 * one stay.
 */
export function useKeysetList<Row>(options: Options<Row>): GridList<Row> {
  const { connection, previous, error, networkStatus, refetch, more } = options;
  const [moreError, setMoreError] = useState<unknown>(null);
  const shown = connection ?? previous;
  const loadMore = async () => {
    setMoreError(null);
    await more(shown?.pageInfo.endCursor ?? null).catch(setMoreError);
  };
  return {
    rows: shown?.nodes ?? noRows,
    total: shown?.totalCount ?? 0,
    loading: !connection && !error,
    error,
    retry: () => void refetch().catch(() => undefined),
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    loadMore: () => void loadMore(),
    loadingMore: networkStatus === NetworkStatus.fetchMore,
    moreError,
  };
}

const noRows: never[] = [];
