import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { RouteTitle } from '../seo/page-meta';
import { withLoadTimeout } from './chunk-load';
import { contextOf, type RouteContext } from './route-context';

/** Properties of a route; the deepest matched route wins. */
export type RouteHandle = {
  /** The route name in the page title (R030), unless the loader's `meta` has one. */
  title: RouteTitle;
  /** False if the About banner is hidden (R038). */
  banner?: boolean;
  /** True if the page depends on the user, so that the server does not render it. */
  clientOnly?: boolean;
  noindex?: boolean;
  /** Parameters of the address that the page reads. Addresses that differ only in others are one page. */
  parameters?: readonly string[];
  /** Source file of the script that starts the page, if it is not the site's own. */
  entry?: string;
  /** Source file of the screen, looked up in the build manifest to preload its chunk. */
  module?: string;
};

/** Imports a screen. */
export type ScreenLoad = () => Promise<{ Component: ComponentType }>;

type Options = RouteHandle & {
  loader?: LoaderFunction;
  /** A loader in a chunk of its own, so that the first load of a page does not contain the operations of all others. */
  loadLoader?: () => Promise<(context: RouteContext) => LoaderFunction>;
};

/**
 * Defines a lazily loaded screen. `module` is its file under client/, `load` imports it; the loader starts at once, so
 * that chunk and data are fetched in parallel.
 */
export function screen(
  module: string,
  load: ScreenLoad,
  { loader, loadLoader, ...handle }: Options,
): Pick<RouteObject, 'lazy' | 'loader' | 'handle'> {
  const loadComponent = async () => (await withLoadTimeout(load)).Component;
  const loadAndRun: LoaderFunction | undefined =
    loadLoader && (async (args) => (await withLoadTimeout(loadLoader))(contextOf(args))(args));
  return {
    lazy: { Component: loadComponent },
    loader: loader ?? loadAndRun,
    handle: { ...handle, module: `client/${module}` } satisfies RouteHandle,
  };
}
