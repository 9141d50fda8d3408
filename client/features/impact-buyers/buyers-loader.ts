import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '../../app/paths';
import type { RouteContext } from '../../app/route-context';
import { breadcrumbs } from '../../seo/structured-data';
import { buyerCriteriaPath, buyerVariables, readBuyerCriteria } from './buyer-criteria';
import { buyerListTexts } from './buyer-list-texts';
import { ImpactBuyersDocument } from './impact-buyers.generated';

/** Fills the cache with a page of impact buyers. */
export function impactBuyersLoader({ client, language }: RouteContext) {
  return async ({ request }: LoaderFunctionArgs) => {
    const criteria = readBuyerCriteria(new URL(request.url).searchParams);
    await client.query({ query: ImpactBuyersDocument, variables: buyerVariables(criteria) });
    const { list, description } = buyerListTexts[language];
    return {
      meta: {
        description,
        canonical: buyerCriteriaPath(criteria),
        jsonLd: [breadcrumbs(language, [{ name: list, path: paths.impactBuyers() }])],
      },
    };
  };
}
