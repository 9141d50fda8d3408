import type { RouteObject } from 'react-router';
import { LoadingScreen } from '../ui/loading-state';
import { BareLayout } from './chrome/bare-layout';
import { PublicLayout } from './chrome/public-layout';
import { RootError, ScreenError } from './error-pages';
import { leadsTo } from './leads-to';
import { paths } from './paths';
import { RootLayout } from './root-layout';
import type { RouteContext } from './route-context';
import { adminRoute } from './route-table/admin-routes';
import { bareRoutes } from './route-table/bare-routes';
import { publicRoutes } from './route-table/public-routes';
import { searchRoutes } from './route-table/search-routes';

/**
 * All routes of the site, for one tab or one request. Used by the browser's router and by the static handler of the
 * server alike. Matching ignores case (A05); unknown paths go to Home (R032).
 */
export function createRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RootError,
      HydrateFallback: LoadingScreen,
      children: [
        {
          Component: PublicLayout,
          children: [
            { ErrorBoundary: ScreenError, children: [...publicRoutes(context), ...searchRoutes(context)] },
          ],
        },
        {
          Component: BareLayout,
          children: [{ ErrorBoundary: ScreenError, children: bareRoutes(context) }],
        },
        adminRoute(context, { ErrorBoundary: ScreenError }),
        { path: '*', ...leadsTo(paths.home()) },
      ],
    },
  ];
}
