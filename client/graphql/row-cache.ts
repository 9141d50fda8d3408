import { type ApolloCache, isReference, type Reference, type TypedDocumentNode } from '@apollo/client';
import { Kind } from 'graphql';

/** The fragment that a list fetches for each row. */
export type RowFragment<Row> = TypedDocumentNode<Row & { ' $fragmentName'?: string }, unknown>;

/** The cached shape of a list. */
export type ListInCache = { nodes?: readonly Reference[] };

function definitionOf(fragment: TypedDocumentNode<unknown, unknown>) {
  const definition = fragment.definitions.find(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  if (definition?.kind !== Kind.FRAGMENT_DEFINITION)
    throw new Error('The query for a row must contain a fragment.');
  return { fragmentName: definition.name.value, typename: definition.typeCondition.name.value };
}

/** Changes a row in every list that shows it, without asking the server for the lists again (R166). */
export function changeRow<Row>(
  cache: ApolloCache,
  fragment: RowFragment<Row>,
  id: number,
  change: Partial<Row>,
): void {
  const { fragmentName, typename } = definitionOf(fragment);
  cache.updateFragment({ id: `${typename}:${id}`, fragment, fragmentName }, (row) =>
    row ? { ...row, ...change } : null,
  );
}

/** Returns the cached row; null if it is not cached. */
export function storedRow<Row>(cache: ApolloCache, fragment: RowFragment<Row>, id: number): Row | null {
  const { fragmentName, typename } = definitionOf(fragment);
  return cache.readFragment({ id: `${typename}:${id}`, fragment, fragmentName }) as Row | null;
}

/**
 * Passes every list that shows the row to `adjust`. Lists with other filters may gain or lose the row, so they are
 * fetched again when next shown.
 */
export function adjustLists<List extends ListInCache>(
  cache: ApolloCache,
  field: string,
  fragment: TypedDocumentNode<unknown, unknown>,
  id: number,
  adjust: (list: List) => List,
): void {
  const ref = `${definitionOf(fragment).typename}:${id}`;
  cache.modify<Record<string, ListInCache>>({
    fields: {
      [field]: (list, { DELETE }) => {
        if (isReference(list)) return list;
        return list.nodes?.some(({ __ref }) => __ref === ref) ? adjust(list as List) : DELETE;
      },
    },
  });
}

/** Invalidates these queries after a record was added or removed; they are fetched again when next shown. */
export function evictQueries(cache: ApolloCache, ...fields: readonly string[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
