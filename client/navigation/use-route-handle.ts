import { useMatches } from 'react-router';
import { useLanguage } from '../lib/language';
import { type PageMeta, titleIn } from '../seo/page-meta';
import type { RouteHandle } from './screen';

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'title' in value;

type Match = { handle: unknown; loaderData: unknown };

/** Returns the handle of the deepest route that has one, or one with only a title. */
export function deepestHandle(matches: readonly Pick<Match, 'handle'>[]): RouteHandle {
  return matches.map((match) => match.handle).findLast(isHandle) ?? { title: 'Home' };
}

/** Returns the metadata from the loaders of the matched routes; deeper routes take precedence. */
export function mergedMeta(loaderData: readonly unknown[]): PageMeta {
  const metas = loaderData.map((data) =>
    typeof data === 'object' && data !== null && 'meta' in data ? (data.meta as PageMeta) : {},
  );
  return Object.assign({}, ...metas);
}

/** Returns the handle of the current screen. */
export function useRouteHandle(): RouteHandle {
  return deepestHandle(useMatches());
}

/** Returns the title of the page, which its loader may set for the user (R185). */
export function usePageTitle(): string {
  const matches = useMatches();
  const language = useLanguage();
  return (
    mergedMeta(matches.map((match) => match.loaderData)).title ??
    titleIn(deepestHandle(matches).title, language)
  );
}
