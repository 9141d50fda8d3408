import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { RouteTitle } from '../seo/page-meta';
import { withLoadTimeout } from './chunk-load';
import { contextOf, type RouteContext } from './route-context';

/** What a route says about itself; the deepest matched route wins. */
export type RouteHandle = {
  /** The route name in the page title (R030), unless the loader's `meta` has one. */
  title: RouteTitle;
  /** Whether the About banner shows (R038). */
  banner?: boolean;
  /** Not rendered on the server: the page depends on who looks at it. */
  clientOnly?: boolean;
  noindex?: boolean;
  /** Parameters of the address that the page reads. One page is drawn for all addresses that differ in others. */
  parameters?: readonly string[];
  /** Source file of the script that starts the page, where that is not the site's own. */
  entry?: string;
  /** Source file of the screen, looked up in the build manifest to preload its chunk. */
  module?: string;
};

/** Imports a screen. */
export type ScreenLoad = () => Promise<{ Component: ComponentType }>;

type Options = RouteHandle & {
  loader?: LoaderFunction;
  /** A loader in a chunk of its own, so that no first page brings the operations of all others along. */
  loadLoader?: () => Promise<(context: RouteContext) => LoaderFunction>;
};

/**
 * A lazily loaded screen. `module` is its file under client/, `load` imports it; the loader starts at once, so that
 * chunk and data are fetched side by side.
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
