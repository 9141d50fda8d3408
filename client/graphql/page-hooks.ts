import { type ApolloClient, NetworkStatus, type OperationVariables } from '@apollo/client';
import { skipToken, type useFragment, type useQuery } from '@apollo/client/react';
import type { HookWrappers } from '@apollo/client/react/internal';
import { type DocumentNode, Kind } from 'graphql';

/** A client that can look up the answers that it has received. */
type AnsweringClient = ApolloClient & {
  answer(query: DocumentNode, variables: OperationVariables): unknown;
};

type QueryResult = Omit<useQuery.Result<unknown>, 'observable'>;

const state = (loading: boolean, networkStatus: NetworkStatus) =>
  ({ loading, networkStatus, error: undefined, previousData: undefined }) as const;
const skipped = { ...state(false, NetworkStatus.ready), data: undefined, dataState: 'empty' } as const;
/** The result of a query that no loader has fetched: still loading, as the browser will fetch it. */
const awaited = { ...state(true, NetworkStatus.loading), data: undefined, dataState: 'empty' } as const;

/** Only effects and events would call these, and both happen only in browsers. */
const notHere = (): never => {
  throw new Error('Queries cannot be fetched again during server rendering');
};
const queryMethods = {
  refetch: notHere,
  fetchMore: notHere,
  updateQuery: notHere,
  subscribeToMore: notHere,
  startPolling: notHere,
  stopPolling: notHere,
};

/**
 * Works like `useQuery` without watching: returns the answer unmasked, so that the parts of a page can read their
 * fragments from it.
 */
function answered(client: AnsweringClient, query: DocumentNode, options: useQuery.Options = {}): QueryResult {
  const variables: OperationVariables = options.variables ?? {};
  const shared = { ...queryMethods, client, variables };
  if (options.skip) return { ...skipped, ...shared };
  const data = client.answer(query, variables);
  if (!data) return { ...awaited, ...shared };
  return { ...state(false, NetworkStatus.ready), ...shared, data, dataState: 'complete' };
}

const ownFields = new WeakMap<DocumentNode, string[]>();

/** Returns the property names of the fragment's own fields in a record. */
function fieldsOf(fragment: DocumentNode, name: string | undefined): string[] {
  const known = ownFields.get(fragment);
  if (known) return known;
  const definition = fragment.definitions.find(
    (each) => each.kind === Kind.FRAGMENT_DEFINITION && (!name || each.name.value === name),
  );
  const selections = definition?.kind === Kind.FRAGMENT_DEFINITION ? definition.selectionSet.selections : [];
  const fields = selections.flatMap((each) =>
    each.kind === Kind.FIELD && !each.directives?.length ? [(each.alias ?? each.name).value] : [],
  );
  ownFields.set(fragment, fields);
  return fields;
}

type FragmentOptions = useFragment.Options<unknown, OperationVariables>;

/** Returns true if the record that a fragment is read from already contains its fields; a mere reference does not. */
function holds({ from, fragment, fragmentName }: FragmentOptions): boolean {
  if (typeof from !== 'object' || from === null || Array.isArray(from)) return false;
  return fieldsOf(fragment, fragmentName).every((field) => field in from);
}

/**
 * Returns Apollo's hooks for a page that is being rendered: they watch nothing, since nothing changes before it is
 * sent. Cases that they cannot answer are left to Apollo's own hooks.
 */
export function pageHooks(client: AnsweringClient): HookWrappers {
  return {
    useQuery: () =>
      ((query: DocumentNode, options?: useQuery.Options | typeof skipToken) =>
        answered(client, query, options === skipToken ? { skip: true } : options)) as never,
    useFragment: (readCache) =>
      ((options: FragmentOptions) =>
        holds(options)
          ? { data: options.from, dataState: 'complete', complete: true }
          : readCache(options)) as never,
  };
}
