import { pageTitles } from '../../../navigation/page-titles';
import { paths } from '../../../navigation/paths';
import type { RouteContext } from '../../../navigation/route-context';
import { staticPageMeta } from '../../../seo/static-page-meta';
import { impactAreaTexts } from './about-texts';
import { ImpactAreasDocument } from './impact-areas.generated';

/** Fills the cache with the good causes that represent an impact area (R105). */
export function impactAreasLoader({ client, language }: RouteContext) {
  return async () => {
    await client.query({ query: ImpactAreasDocument });
    const { description } = impactAreaTexts[language];
    const here = { title: pageTitles.impactAreas, path: paths.impactAreas() };
    return { meta: staticPageMeta(language, description, here) };
  };
}
