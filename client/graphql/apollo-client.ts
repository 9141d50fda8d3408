import {
  ApolloClient,
  type ApolloLink,
  InMemoryCache,
  type InMemoryCacheConfig,
  type NormalizedCacheObject,
} from '@apollo/client';

/**
 * Creates the cache of a tab or of a rendered page, with the types that are records of their own and their key fields.
 */
export function createCache(config?: Pick<InMemoryCacheConfig, 'resultCaching'>): InMemoryCache {
  return new InMemoryCache({
    ...config,
    typePolicies: {
      // Panels, totals and the parts of a profile have no identity of their own.
      Region: { keyFields: ['name'] },
      ImpactSummary: { keyFields: [] },
      FrontPage: { keyFields: [] },
      SiteSettings: { keyFields: [] },
      SearchSuggestions: { keyFields: false },
      RegionSuggestion: { keyFields: false },
      // A buyer's report differs by the page of its suppliers.
      ImpactReport: { keyFields: false },
      // A buyer has different data as a buyer, as a tradie and as a supplier.
      FrontPageEntry: { keyFields: false },
      // These types cover records of several tables: supplier 5 and good cause 5 are not the same. Others contain the
      // open lead for one record of the other side, or the reasons to offer it, which differ from list to list.
      OfferedBuyer: { keyFields: false },
      OfferedSupplier: { keyFields: false },
      MatchingSupplier: { keyFields: false },
      NamedRef: { keyFields: false },
      CategoryRef: { keyFields: false },
    },
  });
}

type Options = { link: ApolloLink; state?: NormalizedCacheObject };

/** Creates the Apollo Client of a browser tab. Data masking is on: a component reads its own fragments. */
export function createApolloClient({ link, state }: Options): ApolloClient {
  const cache = createCache();
  if (state) cache.restore(state);
  return new ApolloClient({
    link,
    cache,
    dataMasking: true,
    // Otherwise a query that is sent after a change would share the response of an earlier request that is still on its
    // way, and that response may lack the change.
    queryDeduplication: false,
    defaultOptions: {
      watchQuery: { notifyOnNetworkStatusChange: true },
    },
  });
}
