import type { Texts } from '../../../lib/language';
import type { RouteContext } from '../../../navigation/route-context';
import { staticPageMeta } from '../../../seo/static-page-meta';

/** Returns the loader of a page without data: it only supplies the page's metadata. */
export const staticPageLoader =
  (title: Texts<string>, path: string, words: Texts<{ description: string }>) =>
  ({ language }: Pick<RouteContext, 'language'>) =>
  () => ({ meta: staticPageMeta(language, words[language].description, { title, path }) });
