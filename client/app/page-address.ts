import { matchRoutes } from 'react-router';
import { knownSearch } from '../lib/known-search';
import { languageOf } from '../lib/language';
import type { RouteHandle } from '../navigation/screen';
import { pageRoutes } from './page-routes';

/** Returns the parameters that the page at this path reads; the deepest route that names them decides. */
function knownParameters(url: string, path: string): readonly string[] {
  const { handler, basename } = pageRoutes(languageOf(url));
  const matches = matchRoutes(handler.dataRoutes, path, basename) ?? [];
  const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle?.parameters)?.parameters ?? [];
}

/**
 * Returns the canonical address of a page: its path and the parameters that it knows, in the order of their names. All
 * addresses that differ in nothing else are one page, so that `?utm_source=…` costs nothing.
 */
export function pageAddress(url: string): string {
  const [path = '/', search] = url.split('?', 2);
  return search ? path + knownSearch(search, knownParameters(url, path)) : path;
}
