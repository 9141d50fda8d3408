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
  /** Where the router starts. */
  path?: string;
  user?: SignedInUser;
  language?: Language;
  /** Answers the GraphQL operations; without it none may be sent. */
  execute?: Execute;
  /** Writes the styles into the document, for tests that ask what an element looks like. */
  styled?: boolean;
};

const noCalls: ApolloLink = new ApolloLink((operation) => {
  // Nothing changes elsewhere while a test runs.
  if (operation.operationType === 'subscription') return NEVER;
  throw new Error(`The test did not expect ${operation.operationName}`);
});

/** Renders routes inside everything that the application provides, and hands back what a test wants to look at. */
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

/** The same for one element, at every path. */
export function renderElement(element: React.ReactNode, options?: Options) {
  return renderRoutes([{ path: '*', element }], options);
}
