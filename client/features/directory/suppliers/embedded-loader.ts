import type { LoaderFunctionArgs } from 'react-router';
import type { RouteContext } from '../../../navigation/route-context';
import { embeddedCriteria } from './embedded-criteria';
import { SupplierResultsDocument } from './results.generated';
import { searchVariables } from './search-criteria';

/** Fills the cache with the list for an embedding frame. */
export function embeddedLoader({ client }: Pick<RouteContext, 'client'>) {
  return async ({ request }: LoaderFunctionArgs) => {
    const criteria = embeddedCriteria(new URL(request.url).searchParams);
    await client.query({ query: SupplierResultsDocument, variables: searchVariables(criteria) });
    return { meta: { noindex: true } };
  };
}
