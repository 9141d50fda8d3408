import { matchRoutes } from 'react-router';
import { createApolloClient, executeLink } from '../graphql/apollo-client';
import { Session } from '../graphql/session';
import { knownSearch } from '../lib/known-search';
import { basenameOf, type Language, languageOf } from '../lib/language';
import type { RouteHandle } from '../navigation/screen';
import { createRoutes } from './routes';

type Routes = ReturnType<typeof createRoutes>;

const routesByLanguage = new Map<Language, Routes>();

/** Routes to be matched alone: none of their loaders is called. */
function routesOf(language: Language): Routes {
  const known = routesByLanguage.get(language);
  if (known) return known;
  const client = createApolloClient({ link: executeLink(() => ({})), onServer: true });
  const routes = createRoutes({ client, session: new Session(null), language });
  routesByLanguage.set(language, routes);
  return routes;
}

/** The parameters that the page at this path reads; the deepest route that names them decides. */
function knownParameters(url: string, path: string): readonly string[] {
  const language = languageOf(url);
  const matches = matchRoutes(routesOf(language), path, basenameOf(language)) ?? [];
  const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle?.parameters)?.parameters ?? [];
}

/**
 * The address of a page: its path and the parameters that it knows, in the order of their names. All addresses that
 * differ in nothing else are one page, so that `?utm_source=…` costs nothing.
 */
export function pageAddress(url: string): string {
  const [path = '/', search] = url.split('?', 2);
  return search ? path + knownSearch(search, knownParameters(url, path)) : path;
}
