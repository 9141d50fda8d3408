import type { RouteObject } from 'react-router';
import { ENGLISH_ONLY } from '../lib/language';
import { leadsToLanguage } from '../navigation/leads-to';
import type { RouteContext } from '../navigation/route-context';
import { LoadingScreen } from '../ui/loading-state';
import { BareLayout } from './chrome/bare-layout';
import { PublicLayout } from './chrome/public-layout';
import { RootError, ScreenError } from './error-pages';
import { RootLayout } from './root-layout';
import { adminRoute } from './route-table/admin-routes';
import { bareRoutes, linkRoutes } from './route-table/bare-routes';
import { publicRoutes } from './route-table/public-routes';
import { searchRoutes } from './route-table/search-routes';
import { unknownPath } from './unknown-path';

const bare = (children: RouteObject[]): RouteObject => ({
  Component: BareLayout,
  children: [{ ErrorBoundary: ScreenError, children }],
});

function bilingualRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      Component: PublicLayout,
      children: [
        {
          ErrorBoundary: ScreenError,
          children: [...publicRoutes(context), ...searchRoutes(context), unknownPath],
        },
      ],
    },
    bare(bareRoutes(context)),
  ];
}

const englishRoutes = (context: RouteContext): RouteObject[] => [
  bare(linkRoutes()),
  adminRoute(context, { ErrorBoundary: ScreenError }),
];

/**
 * What this router shows. Pages that exist in English alone are not part of the others' language; whoever comes to
 * them and reads te reo Māori elsewhere goes back to it from there.
 */
function routesFor(context: RouteContext): RouteObject[] {
  const { language, chosen } = context;
  if (language === 'mi') {
    const elsewhere = ENGLISH_ONLY.map((start) => ({ path: `${start}/*`, ...leadsToLanguage('en') }));
    return [...bilingualRoutes(context), ...elsewhere];
  }
  if (chosen === 'mi') return [...englishRoutes(context), { path: '*', ...leadsToLanguage('mi') }];
  return [...bilingualRoutes(context), ...englishRoutes(context)];
}

/**
 * All routes of the site, for one tab or one request. Used by the browser's router and by the static handler of the
 * server alike. Matching ignores case (A05); unknown paths go to Home (R032), and are a 404 for whoever asks the server.
 */
export function createRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RootError,
      HydrateFallback: LoadingScreen,
      children: routesFor(context),
    },
  ];
}
