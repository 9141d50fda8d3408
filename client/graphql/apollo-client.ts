import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  type NormalizedCacheObject,
  Observable,
} from '@apollo/client';
import type { DocumentNode, ExecutionResult } from 'graphql';

function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // Panels, totals and the pieces of a profile have no identity of their own.
      Region: { keyFields: ['name'] },
      ImpactSummary: { keyFields: [] },
      FrontPage: { keyFields: [] },
      SiteSettings: { keyFields: [] },
      SearchSuggestions: { keyFields: false },
      RegionSuggestion: { keyFields: false },
      // Another page of its suppliers is another answer about the same buyer.
      ImpactReport: { keyFields: false },
      // A buyer says different things as a buyer, as a tradie and as a supplier.
      FrontPageEntry: { keyFields: false },
      // One type for records of several tables: supplier 5 and good cause 5 are not the same thing.
      NamedRef: { keyFields: false },
      CategoryRef: { keyFields: false },
    },
  });
}

type Options = { link: ApolloLink; state?: NormalizedCacheObject; onServer?: boolean };

/** One Apollo Client per browser tab or server request. Data masking is on: a component reads its own fragments. */
export function createApolloClient({ link, state, onServer = false }: Options): ApolloClient {
  const cache = createCache();
  if (state) cache.restore(state);
  return new ApolloClient({
    link,
    cache,
    dataMasking: true,
    ssrMode: onServer,
    defaultOptions: {
      watchQuery: { notifyOnNetworkStatusChange: true },
    },
  });
}

export type ServerOperation = {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
};
export type Execute = (operation: ServerOperation) => Promise<ExecutionResult> | ExecutionResult;

/** A link that answers by calling the schema in this process, for rendering on the server. */
export function executeLink(execute: Execute): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        const answer = async () => execute({ query, variables, operationName });
        answer().then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}
