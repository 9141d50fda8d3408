import type { ApolloClient } from '@apollo/client';
import {
  createContext,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import type { Session } from '../graphql/session';
import type { Language } from '../lib/language';

/** What routes are made of: once per browser tab, and once per language on the server. */
export type RouteScope = {
  session: Session;
  /** The language of the address. */
  language: Language;
  /** What this visitor reads wherever there is a choice; the language of the address unless told. */
  chosen?: Language;
};

/** What loaders are called with besides: the client of the tab, or of the one page that the server renders. */
export type RouteContext = RouteScope & { client: ApolloClient };

const routeContext = createContext<RouteContext>();

/** Carries the context through a router to its loaders. */
export const carriedContext = (context: RouteContext) =>
  new RouterContextProvider(new Map([[routeContext, context]]));

/**
 * The routes with their context, for a router that has one for all its time. A router's own `getContext` is waited for at
 * each navigation, and until then nothing shows that one is under way. Routes that load nothing need none.
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

/** The context that a loader was called with. */
export const contextOf = ({ context }: LoaderFunctionArgs<RouterContextProvider>): RouteContext =>
  context.get(routeContext);
