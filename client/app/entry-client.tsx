import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type LazyRouteFunction, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { countCharactersOnDemand } from '../forms/character-limits-on-demand';
import { createApolloClient } from '../graphql/apollo-client';
import { createLinkChain } from '../graphql/link-chain';
import { createRefresh } from '../graphql/refresh-session';
import { Session } from '../graphql/session';
import { browserStorage } from '../lib/browser-storage';
import { isGoogleCallback } from '../lib/google-callback';
import { basenameOf, languageOf, rememberedLanguage } from '../lib/language';
import { restoreTexts } from '../lib/translated-texts';
import { type RouteContext, withContext } from '../navigation/route-context';
import { clearDraftsAtSignOut } from './clear-drafts';
import { lazyAdminRoutes } from './lazy-admin-routes';
import { readPageState } from './page-state';
import { Providers } from './providers';
import { createRoutes } from './routes';
import { adoptPageStyles, createStyleCache } from './style-cache';

/** Lets the browser paint, and respond to touch and typing, before the next step of the start. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Loads the screens of the first page, which must be there before hydration: otherwise it would start with a fallback.
 */
async function loadMatchedScreens(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (!route.lazy || typeof route.lazy === 'function') return;
      const load = route.lazy.Component as LazyRouteFunction<RouteObject> | undefined;
      const Component = await load?.();
      Object.assign(route, { Component, lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root element');
  const state = readPageState();
  const storage = browserStorage();
  const session = new Session(storage, isGoogleCallback(window.location.search));
  clearDraftsAtSignOut(session);
  const refresh = createRefresh(session, state.config.apiUrl);
  if (session.current().status === 'starting') void refresh();
  window.addEventListener('storage', () => {
    // Follows a sign-out in another tab.
    if (session.current().status === 'signed-in' && !session.hinted()) session.clear();
  });

  const client = createApolloClient({
    link: createLinkChain(session, refresh, state.config.apiUrl),
    state: state.cache,
  });
  const styleCache = createStyleCache();
  adoptPageStyles(styleCache);
  const language = languageOf(window.location.pathname);
  const basename = basenameOf(language);
  await nextTask();
  // A rendered page is already in the right language (remembered-address.ts).
  const chosen = (!state.router && rememberedLanguage()) || language;
  const context: RouteContext = { client, session, language, chosen };
  const routes = withContext(createRoutes(context), context);
  if (state.router) await loadMatchedScreens(routes, basename);
  await nextTask();
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: state.router,
    patchRoutesOnNavigation: lazyAdminRoutes(context),
  });
  const app = (
    <StrictMode>
      <Providers
        client={client}
        session={session}
        styleCache={styleCache}
        config={state.config}
        language={language}
      >
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  await nextTask();
  countCharactersOnDemand(document);
  // In slices, so that the page responds to touch and typing meanwhile.
  restoreTexts(root);
  if (state.router) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

void start();
