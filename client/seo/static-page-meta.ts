import type { Language, Texts } from '../lib/language';
import type { PageMeta } from './page-meta';
import { breadcrumbs } from './structured-data';

/** A page in the breadcrumb trail from Home, and its address. */
export type TrailStep = { title: Texts<string>; path: string };

/** Returns the metadata of a page without a record of its own; the last step of the trail is the page. */
export function staticPageMeta(
  language: Language,
  description: string,
  ...trail: [...TrailStep[], TrailStep]
): PageMeta {
  return {
    description,
    canonical: trail.at(-1)?.path,
    jsonLd: [
      breadcrumbs(
        language,
        trail.map(({ title, path }) => ({ name: title[language], path })),
      ),
    ],
  };
}

/** Returns the loader of a page without data: it only supplies the page's metadata. */
export const staticPageLoader =
  (title: Texts<string>, path: string, words: Texts<{ description: string }>) =>
  ({ language }: { language: Language }) =>
  () => ({ meta: staticPageMeta(language, words[language].description, { title, path }) });
