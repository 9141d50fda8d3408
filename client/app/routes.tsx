import type { RouteObject } from 'react-router';
import type { Session } from '../graphql/session';
import { ENGLISH_ONLY } from '../lib/language';
import { leadsToLanguage } from '../navigation/leads-to';
import type { RouteScope } from '../navigation/route-context';
import { LoadingScreen } from '../ui/loading-state';
import { BareLayout } from './chrome/bare-layout';
import { PublicLayout } from './chrome/public-layout';
import { RootError, ScreenError } from './error-pages';
import { RootLayout } from './root-layout';
import type { adminRoute } from './route-table/admin-routes';
import { bareRoutes, linkRoutes } from './route-table/bare-routes';
import { publicRoutes } from './route-table/public-routes';
import { searchRoutes } from './route-table/search-routes';
import { unknownPath } from './unknown-path';

const bare = (children: RouteObject[]): RouteObject => ({
  Component: BareLayout,
  children: [{ ErrorBoundary: ScreenError, children }],
});

function bilingualRoutes(session: Session): RouteObject[] {
  return [
    {
      Component: PublicLayout,
      children: [
        {
          ErrorBoundary: ScreenError,
          children: [...publicRoutes(session), ...searchRoutes(), unknownPath],
        },
      ],
    },
    bare(bareRoutes(session)),
  ];
}

/** The admin area's part of the table, where it is at hand: the last part, for the router counts routes to name them. */
type Admin = typeof adminRoute;

const englishRoutes = (session: Session, admin?: Admin): RouteObject[] => [
  bare(linkRoutes()),
  ...(admin ? [admin(session, { ErrorBoundary: ScreenError })] : []),
];

/**
 * What this router shows. Pages that exist in English alone are not part of the others' language; whoever comes to
 * them and reads te reo Māori elsewhere goes back to it from there.
 */
function routesFor({ session, language, chosen }: RouteScope, admin?: Admin): RouteObject[] {
  if (language === 'mi') {
    const elsewhere = ENGLISH_ONLY.map((start) => ({ path: `${start}/*`, ...leadsToLanguage('en') }));
    return [...bilingualRoutes(session), ...elsewhere];
  }
  if (chosen === 'mi') return [...englishRoutes(session, admin), { path: '*', ...leadsToLanguage('mi') }];
  return [...bilingualRoutes(session), ...englishRoutes(session, admin)];
}

/** The route that all others stand below. */
export const SITE = 'site';

/**
 * All routes of the site, for one tab, or for all pages of a language on the server. Used by the browser's router and
 * by the static handler of the server alike. Matching ignores case (A05); unknown paths go to Home (R032), and are a 404
 * for whoever asks the server. Without `admin` the admin area is left to admin-on-demand.ts.
 */
export function createRoutes(scope: RouteScope, admin?: Admin): RouteObject[] {
  return [
    {
      id: SITE,
      Component: RootLayout,
      ErrorBoundary: RootError,
      HydrateFallback: LoadingScreen,
      children: routesFor(scope, admin),
    },
  ];
}
