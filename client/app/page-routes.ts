import { createStaticHandler, type RouteObject } from 'react-router';
import { Session } from '../graphql/session';
import { basenameOf, type Language } from '../lib/language';
import { adminRoute } from './route-table/admin-routes';
import { createRoutes } from './routes';

/**
 * The routes as the server needs them: of pages that only browsers draw, nothing is loaded and no guard is asked, so
 * that matching the address is all there is to them.
 */
function onServer(routes: readonly RouteObject[], browserAlone = false): RouteObject[] {
  return routes.map((route) => {
    const bare = browserAlone || Boolean(route.handle?.clientOnly);
    const { lazy, loader, ...rest } = route;
    const own = bare ? rest : route;
    return route.children ? { ...own, children: onServer(route.children, bare) } : own;
  }) as RouteObject[];
}

/** The routes of one language, and what answers for them. */
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

/** Made once for all pages of a language: nobody is signed in, and each page brings its own client along. */
export function pageRoutes(language: Language): ReturnType<typeof routesIn> {
  const before = known.get(language);
  if (before) return before;
  const made = routesIn(language);
  known.set(language, made);
  return made;
}
