import { createStaticHandler, type RouteObject } from 'react-router';
import { Session } from '../graphql/session';
import { basenameOf, type Language } from '../lib/language';
import { adminRoute } from './route-table/admin-routes';
import { createRoutes } from './routes';

/**
 * Returns the routes for the server: for pages that only browsers render, it loads nothing and runs no guards, so only
 * the match of their address counts.
 */
function onServer(routes: readonly RouteObject[], browserAlone = false): RouteObject[] {
  return routes.map((route) => {
    const bare = browserAlone || Boolean(route.handle?.clientOnly);
    const { lazy, loader, ...rest } = route;
    const own = bare ? rest : route;
    return route.children ? { ...own, children: onServer(route.children, bare) } : own;
  }) as RouteObject[];
}

/** Creates the routes of one language, with their handler and session. */
function routesIn(language: Language) {
  const session = new Session(null);
  const basename = basenameOf(language);
  return {
    session,
    basename,
    handler: createStaticHandler(onServer(createRoutes({ session, language }, adminRoute)), { basename }),
  };
}

const known = new Map<Language, ReturnType<typeof routesIn>>();

/**
 * Returns the routes of a language, created once for all its pages: no user is signed in, and each page has its own
 * client.
 */
export function pageRoutes(language: Language): ReturnType<typeof routesIn> {
  const before = known.get(language);
  if (before) return before;
  const made = routesIn(language);
  known.set(language, made);
  return made;
}
