import type { ApolloClient } from '@apollo/client';
import { createContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
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

/** The context that a loader was called with. */
export const contextOf = ({ context }: LoaderFunctionArgs<RouterContextProvider>): RouteContext =>
  context.get(routeContext);
