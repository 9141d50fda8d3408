import type { NormalizedCacheObject } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { PageConfig } from '../../shared/page-config';
import type { RenderedPage } from '../../shared/rendered-page';
import tryIt from '../api-docs/try-it.ts?script';
import badge from '../badges/place-badges.ts?script';
import { type Execute, PageClient } from '../graphql/page-client';
import colors from '../head/colors.ts?script';
import main from '../head/main.ts?script';
import { languageOf, languageTag, withoutLanguage } from '../lib/language';
import { loadAllLazyModules } from '../lib/lazy-module';
import { defaultPageConfig } from '../lib/page-config';
import { carriedContext } from '../navigation/route-context';
import { deepestHandle, mergedMeta } from '../navigation/use-route-handle';
import { metaHtml, type PagePlace, scriptJson } from '../seo/page-meta';
import { pageReads } from './page-reads';
import { pageRoutes } from './page-routes';
import type { PageState } from './page-state';
import { Providers } from './providers';
import { createStyleCache, styleText } from './style-cache';

// The server composes the document from these.
export { baseCss } from '../theme/base-css';
export { documentHtml } from './document';
export { pageAddress } from './page-address';

/** The script in the head of every page of the site. */
export const headScript = main;

/** The script that shows other pages in the colour mode chosen on this site. */
export const colorModeScript = colors;

/** The script that inserts badges into the pages of other sites. */
export const badgeScript = badge;

/** A placeholder for the site's origin while a page is rendered. */
const HERE = 'http://localhost';

const nothing = {
  head: '',
  body: '',
  styles: { ids: '', css: '' },
  state: '',
  modules: [],
  reads: pageReads({}),
};

type Matches = { route: Pick<RouteObject, 'handle'> }[];

const handleOf = (matches: Matches) => deepestHandle(matches.map(({ route }) => ({ handle: route.handle })));

function modulesOf(matches: Matches): string[] {
  return matches
    .map(({ route }) => route.handle?.module)
    .filter((module): module is string => Boolean(module));
}

/** Returns the empty page that the browser fills, for pages that depend on the user. */
function shellOf(matches: Matches, place: PagePlace, config: PageConfig): RenderedPage {
  const noindex = matches.some(({ route }) => route.handle?.noindex);
  const { title, entry } = handleOf(matches);
  return {
    ...nothing,
    lang: languageTag[place.language],
    status: 200,
    redirect: null,
    rendered: false,
    head: metaHtml(title, { noindex }, place),
    state: scriptJson({ config } satisfies PageState),
    entry,
    modules: modulesOf(matches),
  };
}

/**
 * Returns the errors of the loaders, for the server's log; the page only says that something went wrong. The server
 * itself logs errors of operations.
 */
const faultsOf = ({ errors }: StaticHandlerContext): Error[] =>
  Object.values(errors ?? {}).filter((error) => error instanceof Error && !CombinedGraphQLErrors.is(error));

/**
 * Renders the page at `request.url` (path and query). `execute` runs the GraphQL operations of its loaders in process,
 * as an anonymous caller. Unknown paths and guarded pages answer a redirect; an unknown record answers 404.
 */
export async function renderPage(
  request: { url: string },
  execute: Execute,
  config: PageConfig = defaultPageConfig,
): Promise<RenderedPage> {
  const language = languageOf(request.url);
  const place: PagePlace = { origin: config.publicUrl, path: withoutLanguage(request.url), language };
  const { handler, session } = pageRoutes(language);

  const client = new PageClient(execute);
  const requestContext = carriedContext({ client, session, language });
  const context = await handler.query(new Request(new URL(request.url, HERE)), { requestContext });
  if (context instanceof Response) {
    return {
      ...nothing,
      lang: languageTag[language],
      status: context.status,
      redirect: (context.headers.get('location') ?? '/').replace(HERE, ''),
      rendered: false,
    };
  }
  const { matches } = context;
  if (matches.some(({ route }) => route.handle?.clientOnly)) return shellOf(matches, place, config);
  await loadAllLazyModules();

  const styleCache = createStyleCache();
  const router = createStaticRouter(handler.dataRoutes, context, {
    // Public as an option, though internal on the handler that has created it. Without it the router sorts all routes
    // again for each page.
    branches: handler._internalRouteBranches,
  });
  const body = renderToString(
    <Providers client={client} session={session} styleCache={styleCache} config={config} language={language}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  );
  const handle = handleOf(matches);
  const meta = mergedMeta(matches.map(({ route }) => context.loaderData[route.id]));
  const failed = context.errors !== null;
  const cache = client.extract() as NormalizedCacheObject;
  // A page that failed is rendered again by the browser, which can then try again.
  const state: PageState = failed
    ? { config }
    : { config, cache, router: { loaderData: context.loaderData } };
  client.stop();
  return {
    lang: languageTag[language],
    status: context.statusCode,
    redirect: null,
    rendered: !failed,
    head: metaHtml(handle.title, { noindex: handle.noindex || context.statusCode >= 400, ...meta }, place),
    body: failed ? '' : body,
    styles: failed ? nothing.styles : styleText(styleCache),
    state: scriptJson(state),
    modules: modulesOf(matches),
    reads: pageReads(cache),
    faults: faultsOf(context),
  };
}

/** The script of the API reference that sends calls. */
export const tryItScript = tryIt;
