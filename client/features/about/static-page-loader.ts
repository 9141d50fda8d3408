import type { RouteContext } from '../../app/route-context';
import type { Texts } from '../../lib/language';
import { breadcrumbs } from '../../seo/structured-data';

/** What a page without data says about itself: its description in the page's language, and where it stands. */
export function staticPageLoader(
  { language }: Pick<RouteContext, 'language'>,
  title: Texts<string>,
  path: string,
  words: Texts<{ description: string }>,
) {
  return () => ({
    meta: {
      canonical: path,
      description: words[language].description,
      jsonLd: [breadcrumbs(language, [{ name: title[language], path }])],
    },
  });
}
