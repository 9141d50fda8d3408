import { Outlet, type RouteObject } from 'react-router';
import type { Session } from '../graphql/session';
import { ENGLISH_ONLY } from '../lib/language';
import { redirectToLanguage } from '../navigation/redirect-route';
import type { RouteScope } from '../navigation/route-context';
import { LoadingScreen } from '../ui/loading-state';
import { MainContent } from './chrome/main-content';
import { PublicLayout } from './chrome/public-layout';
import { RootError, ScreenError } from './error-pages';
import { RootLayout } from './root-layout';
import type { adminRoute } from './route-table/admin-routes';
import { bareRoutes, linkRoutes } from './route-table/bare-routes';
import { publicRoutes } from './route-table/public-routes';
import { searchRoutes } from './route-table/search-routes';
import { unknownPath } from './unknown-path';

/** The layout without anything around the page: for sign-in and the link pages (R037). */
function BareLayout() {
  return (
    <MainContent>
      <Outlet />
    </MainContent>
  );
}

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

/** The routes of the admin area, if they are loaded: they come last, since the router names routes by counting them. */
type Admin = typeof adminRoute;

const englishRoutes = (session: Session, admin?: Admin): RouteObject[] => [
  bare(linkRoutes()),
  ...(admin ? [admin(session, { ErrorBoundary: ScreenError })] : []),
];

/**
 * Returns the routes of this router. Pages that exist only in English are not part of the Māori router; users who
 * otherwise read te reo Māori return to it from them.
 */
function routesFor({ session, language, chosen }: RouteScope, admin?: Admin): RouteObject[] {
  if (language === 'mi') {
    const elsewhere = ENGLISH_ONLY.map((start) => ({ path: `${start}/*`, ...redirectToLanguage('en') }));
    return [...bilingualRoutes(session), ...elsewhere];
  }
  if (chosen === 'mi') return [...englishRoutes(session, admin), { path: '*', ...redirectToLanguage('mi') }];
  return [...bilingualRoutes(session), ...englishRoutes(session, admin)];
}

/** The ID of the parent of all other routes. */
export const SITE = 'site';

/**
 * Returns all routes of the site, for one tab, or for all pages of a language on the server. Used by both the browser's
 * router and the server's static handler. Matching ignores case (A05); unknown paths go to Home (R032), and answer 404
 * on the server. Without `admin` the admin area is left to lazy-admin-routes.ts.
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
