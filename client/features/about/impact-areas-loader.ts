import { paths } from '../../app/paths';
import type { RouteContext } from '../../app/route-context';
import { breadcrumbs } from '../../seo/structured-data';
import { impactAreaTexts } from './about-texts';
import { ImpactAreasDocument } from './impact-areas.generated';

/** Fills the cache with the causes that stand for an area (R105). */
export function impactAreasLoader({ client, language }: RouteContext) {
  return async () => {
    await client.query({ query: ImpactAreasDocument });
    const { title, description } = impactAreaTexts[language];
    return {
      meta: {
        description,
        canonical: paths.impactAreas(),
        jsonLd: [breadcrumbs(language, [{ name: title, path: paths.impactAreas() }])],
      },
    };
  };
}
