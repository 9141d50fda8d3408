import { type RouteObject, redirect } from 'react-router';

/** What a route is that only leads elsewhere. It draws nothing, and says so: the router warns of leaves that do not. */
export function leadsTo(path: string): Pick<RouteObject, 'loader' | 'element'> {
  return { loader: () => redirect(path), element: null };
}
