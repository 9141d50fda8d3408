import type { ApolloClient } from '@apollo/client';
import { organization } from '../../../seo/structured-data';
import { HomeDocument } from './home.generated';

/** Fills the cache with the data of Home; the screen reads it with `useHomeQuery`. */
export function homeLoader({ client }: { client: ApolloClient }) {
  return async () => {
    await client.query({ query: HomeDocument });
    return { meta: { canonical: '/', hasFeed: true, jsonLd: [organization] } };
  };
}
