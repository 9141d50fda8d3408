import { type LoaderFunctionArgs, redirect, replace, data as withStatus } from 'react-router';
import { type AudienceMode, currentAudienceMode } from '../../../lib/audience-mode';
import { formatCount } from '../../../lib/format';
import { cleanSearchText } from '../../../lib/search-text';
import { pageTitles } from '../../../navigation/page-titles';
import { paths } from '../../../navigation/paths';
import type { RouteContext } from '../../../navigation/route-context';
import { breadcrumbs } from '../../../seo/structured-data';
import { CategoryCountsDocument } from './category-counts.generated';
import { asRead, mayMeanMore } from './interpretation';
import { relaxedSentence } from './relaxed';
import { relaxedTexts } from './relaxed-texts';
import { SupplierResultsDocument } from './results.generated';
import { resultsTexts } from './results-texts';
import {
  correctedPath,
  countVariables,
  criteriaPath,
  criteriaTitle,
  dividedRegion,
  findCategory,
  lastPage,
  readCriteria,
  searchVariables,
  spelled,
} from './search-criteria';
import { SearchSuggestionsDocument } from './suggestions.generated';

const onServer = typeof window === 'undefined';

/**
 * Returns true if the browser is already at the address, because it has gone back or forward to it. Then the results
 * stay as they were, and a redirect replaces the entry: otherwise going back would return to it forever.
 */
const comesBack = (request: Request) => !onServer && window.location.href === request.url;

/** In the browser a new address without a mode takes the remembered one, as the head script does on a full load. */
const modeToAdopt = (request: Request): AudienceMode =>
  onServer || comesBack(request) ? 'General' : currentAudienceMode();

/**
 * Fills the cache with a page of results. Redirects from a page after the last to the last page, from a form submitted
 * without script to the address of its text, and from a region split at its slash to the region's own address (A07). An
 * unknown category answers 404.
 */
export function resultsLoader({ client, language }: Pick<RouteContext, 'client' | 'language'>) {
  const say = resultsTexts[language];
  return async ({ params, request }: LoaderFunctionArgs) => {
    const query = new URL(request.url).searchParams;
    const sent = query.get('service');
    if (sent !== null) return redirect(paths.searchService(cleanSearchText(sent)));
    const criteria = readCriteria(params, query);
    const mode = modeToAdopt(request);
    if (criteria.mode === 'General' && mode !== 'General')
      return redirect(correctedPath({ ...criteria, mode }, query));
    const correct = comesBack(request) ? replace : redirect;
    const variables = searchVariables(criteria);
    const counts = client
      .query({ query: CategoryCountsDocument, variables: countVariables(criteria) })
      // The page works without the counts.
      .catch(() => undefined);
    const { data } = await client.query({ query: SupplierResultsDocument, variables });
    // The server sends complete pages; in the browser the results need not wait for the counts.
    if (onServer) await counts;
    const { regions = [], categories = [] } = data ?? {};
    const total = data?.searchSuppliers.totalCount ?? 0;
    const divided = dividedRegion(criteria, regions);
    if (divided) return correct(correctedPath(divided, query));
    if (criteria.page > lastPage(total))
      return correct(correctedPath({ ...criteria, page: lastPage(total) }, query));
    const { interpretation, relaxed } = data?.searchSuppliers ?? {};
    if (total === 0 || (!relaxed && mayMeanMore(criteria, total, interpretation)))
      await client.query({ query: SearchSuggestionsDocument, variables: { filter: variables.filter } });

    const english = language === 'en';
    const read = asRead(criteria, interpretation, english);
    const title = criteriaTitle(read.criteria, regions, categories, say, read.place);
    const canonical = criteriaPath({
      ...spelled(criteria, regions, categories),
      mode: 'General',
      sort: undefined,
    });
    const known = !data || !criteria.category || findCategory(criteria.category, categories);
    const page = {
      meta: {
        title: `${pageTitles.searchResults[language]} - ${title}`,
        description: relaxed
          ? relaxedSentence(relaxed, { total, interpretation }, relaxedTexts[language], english)
          : say.description(formatCount(total), title),
        canonical,
        hasFeed: true,
        // Any text can be searched for, but pages without results must not be indexed.
        noindex: total === 0 || Boolean(relaxed) || criteria.asTyped === true,
        jsonLd: [
          breadcrumbs(language, [
            { name: say.all, path: paths.search() },
            ...(canonical === paths.search() ? [] : [{ name: title, path: canonical }]),
          ]),
        ],
      },
    };
    return known ? page : withStatus(page, { status: 404 });
  };
}
