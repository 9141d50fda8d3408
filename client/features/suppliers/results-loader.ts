import type { LoaderFunctionArgs } from 'react-router';
import { pageTitles } from '../../app/chrome/chrome-texts';
import { paths } from '../../app/paths';
import type { RouteContext } from '../../app/route-context';
import { currentAudienceMode } from '../../lib/audience-mode';
import { formatCount } from '../../lib/format';
import { breadcrumbs } from '../../seo/structured-data';
import { SupplierResultsDocument } from './results.generated';
import { resultsTexts } from './results-texts';
import { criteriaPath, criteriaTitle, readCriteria, searchVariables } from './search-criteria';
import { SearchSuggestionsDocument } from './suggestions.generated';

/** Fills the cache with a page of results. On the server the mode is General, since it lives in the browser. */
export function resultsLoader({ client, language }: Pick<RouteContext, 'client' | 'language'>) {
  const say = resultsTexts[language];
  return async ({ params, request }: LoaderFunctionArgs) => {
    const criteria = readCriteria(params, new URL(request.url).searchParams);
    const mode = typeof localStorage === 'undefined' ? 'General' : currentAudienceMode();
    const { data } = await client.query({
      query: SupplierResultsDocument,
      variables: searchVariables(criteria, mode),
    });
    const title = criteriaTitle(criteria, data?.regions ?? [], data?.categories ?? [], say);
    const total = data?.searchSuppliers.totalCount ?? 0;
    const { filter } = searchVariables(criteria, mode);
    if (total === 0) await client.query({ query: SearchSuggestionsDocument, variables: { filter } });
    return {
      meta: {
        title: `${pageTitles.searchResults[language]} - ${title}`,
        description: say.description(formatCount(total), title),
        canonical: criteriaPath(criteria),
        jsonLd: [
          breadcrumbs(language, [
            { name: say.all, path: paths.search() },
            ...(criteriaPath(criteria) === paths.search()
              ? []
              : [{ name: title, path: criteriaPath(criteria) }]),
          ]),
        ],
      },
    };
  };
}
