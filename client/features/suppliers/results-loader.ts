import type { LoaderFunctionArgs } from 'react-router';
import type { RouteContext } from '../../app/route-context';
import { currentAudienceMode } from '../../lib/audience-mode';
import { SupplierResultsDocument } from './results.generated';
import { criteriaPath, criteriaTitle, readCriteria, searchVariables } from './search-criteria';

/** Fills the cache with a page of results. On the server the mode is General, since it lives in the browser. */
export function resultsLoader({ client }: Pick<RouteContext, 'client'>) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    const criteria = readCriteria(params, new URL(request.url).searchParams);
    const mode = typeof localStorage === 'undefined' ? 'General' : currentAudienceMode();
    const { data } = await client.query({
      query: SupplierResultsDocument,
      variables: searchVariables(criteria, mode),
    });
    const title = criteriaTitle(criteria, data?.regions ?? [], data?.categories ?? []);
    const total = data?.searchSuppliers.totalCount ?? 0;
    return {
      meta: {
        title: `Search Results - ${title}`,
        description: `${total} New Zealand suppliers: ${title}. Each gives a portion of every sale to a good cause.`,
        canonical: criteriaPath(criteria),
      },
    };
  };
}
