import { useMatches } from 'react-router';
import { useLanguage } from '../lib/language';
import { type PageMeta, titleIn } from '../seo/page-meta';
import type { RouteHandle } from './screen';

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'title' in value;

type Match = { handle: unknown; loaderData: unknown };

/** The handle of the deepest route that has one; a bare title for pages without. */
export function deepestHandle(matches: readonly Pick<Match, 'handle'>[]): RouteHandle {
  return matches.map((match) => match.handle).findLast(isHandle) ?? { title: 'Home' };
}

/** What the loaders of the matched routes say about the page, the deepest last. */
export function mergedMeta(loaderData: readonly unknown[]): PageMeta {
  const metas = loaderData.map((data) =>
    typeof data === 'object' && data !== null && 'meta' in data ? (data.meta as PageMeta) : {},
  );
  return Object.assign({}, ...metas);
}

/** The handle of the screen at hand. */
export function useRouteHandle(): RouteHandle {
  return deepestHandle(useMatches());
}

/** What the page is called for whoever looks at it: its loader knows best (R185). */
export function usePageTitle(): string {
  const matches = useMatches();
  const language = useLanguage();
  return (
    mergedMeta(matches.map((match) => match.loaderData)).title ??
    titleIn(deepestHandle(matches).title, language)
  );
}
