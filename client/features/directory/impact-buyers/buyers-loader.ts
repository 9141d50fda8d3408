import type { LoaderFunctionArgs } from 'react-router';
import { pageTitles } from '../../../navigation/page-titles';
import { paths } from '../../../navigation/paths';
import type { RouteContext } from '../../../navigation/route-context';
import { staticPageMeta } from '../../../seo/static-page-meta';
import { buyerCriteriaPath, buyerVariables, readBuyerCriteria } from './buyer-criteria';
import { buyerListTexts } from './buyer-list-texts';
import { ImpactBuyersDocument } from './impact-buyers.generated';

/** Fills the cache with a page of impact buyers. */
export function impactBuyersLoader({ client, language }: RouteContext) {
  return async ({ request }: LoaderFunctionArgs) => {
    const criteria = readBuyerCriteria(new URL(request.url).searchParams);
    await client.query({ query: ImpactBuyersDocument, variables: buyerVariables(criteria) });
    const { description } = buyerListTexts[language];
    const here = { title: pageTitles.impactBuyers, path: paths.impactBuyers() };
    return {
      meta: { ...staticPageMeta(language, description, here), canonical: buyerCriteriaPath(criteria) },
    };
  };
}
