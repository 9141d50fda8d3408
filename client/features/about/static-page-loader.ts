import type { Texts } from '../../lib/language';
import type { RouteContext } from '../../navigation/route-context';
import { staticPageMeta } from '../../seo/static-page-meta';

/** A page with nothing to fetch: it only says what it is about. */
export const staticPageLoader =
  (title: Texts<string>, path: string, words: Texts<{ description: string }>) =>
  ({ language }: Pick<RouteContext, 'language'>) =>
  () => ({ meta: staticPageMeta(language, words[language].description, { title, path }) });
