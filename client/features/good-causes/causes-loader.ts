import { pageTitles } from '../../app/chrome/chrome-texts';
import { paths } from '../../app/paths';
import type { RouteContext } from '../../app/route-context';
import { breadcrumbs } from '../../seo/structured-data';
import { causeListTexts } from './good-cause-texts';
import { GoodCausesDocument } from './good-causes.generated';

/** Fills the cache with all good causes. */
export function goodCausesLoader({ client, language }: RouteContext) {
  return async () => {
    await client.query({ query: GoodCausesDocument });
    return {
      meta: {
        description: causeListTexts[language].description,
        canonical: paths.goodCauses(),
        jsonLd: [
          breadcrumbs(language, [{ name: pageTitles.goodCauses[language], path: paths.goodCauses() }]),
        ],
      },
    };
  };
}
