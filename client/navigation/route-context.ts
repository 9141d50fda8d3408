import type { ApolloClient } from '@apollo/client';
import {
  createContext,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import type { Session } from '../graphql/session';
import type { Language } from '../lib/language';

/** The inputs of the routes: one set per browser tab, and one per language on the server. */
export type RouteScope = {
  session: Session;
  /** The language of the address. */
  language: Language;
  /** The visitor's preferred language where there is a choice; defaults to the language of the address. */
  chosen?: Language;
};

/** The context of loaders: additionally the client of the tab, or of the one page that the server renders. */
export type RouteContext = RouteScope & { client: ApolloClient };

const routeContext = createContext<RouteContext>();

/** Passes the context through a router to its loaders. */
export const carriedContext = (context: RouteContext) =>
  new RouterContextProvider(new Map([[routeContext, context]]));

/**
 * Returns the routes with their context, for a router that has one for all its time. The router would wait for its own
 * `getContext` at each navigation, without showing that one is under way. Routes without loaders need no context.
 */
export function withContext(routes: readonly RouteObject[], context: RouteContext): RouteObject[] {
  const middleware: RouteObject['middleware'] = [
    (args, next) => {
      args.context.set(routeContext, context);
      return next();
    },
  ];
  const carrying = (route: RouteObject): RouteObject => {
    const own = route.loader ? { ...route, middleware } : route;
    return own.children ? { ...own, children: own.children.map(carrying) } : own;
  };
  return routes.map(carrying);
}

/** Returns the context that a loader was called with. */
export const contextOf = ({ context }: LoaderFunctionArgs<RouterContextProvider>): RouteContext =>
  context.get(routeContext);
