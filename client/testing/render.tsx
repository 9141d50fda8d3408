import { ApolloLink } from '@apollo/client';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { NEVER } from 'rxjs';
import { Providers } from '../app/providers';
import { createStyleCache } from '../app/style-cache';

import { createApolloClient } from '../graphql/apollo-client';
import type { Execute } from '../graphql/page-client';
import { Session, type SignedInUser } from '../graphql/session';
import type { Language } from '../lib/language';
import { defaultPageConfig } from '../lib/page-config';
import { withContext } from '../navigation/route-context';
import { executeLink } from './execute-link';
import { createUnwrittenStyleCache } from './style-cache';

type Options = {
  /** The initial address of the router. */
  path?: string;
  user?: SignedInUser;
  language?: Language;
  /** Answers the GraphQL operations; without it, the component must not send any. */
  execute?: Execute;
  /** If true, writes the styles into the document, for tests that check an element's style. */
  styled?: boolean;
};

const noCalls: ApolloLink = new ApolloLink((operation) => {
  // No other session makes changes during a test.
  if (operation.operationType === 'subscription') return NEVER;
  throw new Error(`The test did not expect ${operation.operationName}`);
});

/** Renders routes inside all providers of the application, and returns the objects that tests inspect. */
export function renderRoutes(
  routes: RouteObject[],
  { path = '/', user, execute, language = 'en', styled = false }: Options = {},
) {
  const session = new Session(null);
  if (user) session.adopt({ accessToken: 'token', user });
  const client = createApolloClient({ link: execute ? executeLink(execute) : noCalls });
  const router = createMemoryRouter(withContext(routes, { client, session, language }), {
    initialEntries: [path],
  });
  const view = render(
    <Providers
      client={client}
      session={session}
      styleCache={styled ? createStyleCache() : createUnwrittenStyleCache()}
      config={defaultPageConfig}
      language={language}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, session, client };
}

/** Renders one element, at every path. */
export function renderElement(element: React.ReactNode, options?: Options) {
  return renderRoutes([{ path: '*', element }], options);
}
