import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { withLoadTimeout } from '../navigation/chunk-load';
import { type RouteContext, withContext } from '../navigation/route-context';
import { ScreenError } from './error-pages';
import { SITE } from './routes';

const ADMIN = /^\/admin(?=\/|$)/i;

/** Adds the routes of the admin area when the user first opens it, since no public page needs them. */
export function lazyAdminRoutes(context: RouteContext): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    if (context.language !== 'en' || !ADMIN.test(path)) return;
    const { adminRoute } = await withLoadTimeout(() => import('./route-table/admin-routes'));
    patch(SITE, withContext([adminRoute(context.session, { ErrorBoundary: ScreenError })], context));
  };
}
