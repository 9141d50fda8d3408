import { pageTitles } from '../../../navigation/page-titles';
import { paths } from '../../../navigation/paths';
import type { RouteContext } from '../../../navigation/route-context';
import { staticPageMeta } from '../../../seo/static-page-meta';
import { causeListTexts } from './good-cause-texts';
import { GoodCausesDocument } from './good-causes.generated';

/** Fills the cache with all good causes. */
export function goodCausesLoader({ client, language }: RouteContext) {
  return async () => {
    await client.query({ query: GoodCausesDocument });
    const { description } = causeListTexts[language];
    const here = { title: pageTitles.goodCauses, path: paths.goodCauses() };
    return { meta: { ...staticPageMeta(language, description, here), hasFeed: true } };
  };
}
