import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { getMainDefinition } from '@apollo/client/utilities';
import { isUnauthenticated } from './errors';
import type { Session } from './session';

/** Returns the server's address: the site's own origin, or the API in the page's configuration (R312, A154). */
const endpointOf = (apiUrl = '') => ({ uri: `${apiUrl}/graphql`, credentials: 'include' as const });

/** Required by the server's CSRF prevention: no plain form or image can send these headers. */
const csrfHeaders = (operationName: string) => ({
  'apollo-require-preflight': 'true',
  'x-apollo-operation-name': operationName,
});

function isQuery(operation: ApolloLink.Operation): boolean {
  const main = getMainDefinition(operation.query);
  return main.kind === 'OperationDefinition' && main.operation === 'query';
}

/**
 * Creates everything between Apollo Client and the network: the bearer token, the headers against forged requests, and
 * the handling of 401 (R311): refresh once and send again. If the sign-in has ended, the request is sent as a
 * visitor's, since public forms need no sign-in. If visitors may not make it, the caller gets the first error, `Your
 * sign-in has ended`.
 */
export function createLinkChain(
  session: Session,
  refresh: () => Promise<boolean>,
  apiUrl?: string,
): ApolloLink {
  const headers = new SetContextLink(async (previous, operation) => {
    if (session.current().status === 'starting' && !previous.anonymous) await session.whenKnown();
    const token = previous.anonymous ? null : session.accessToken;
    return {
      headers: {
        ...previous.headers,
        ...csrfHeaders(operation.operationName ?? 'anonymous'),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    };
  });

  const onRefusal = new ErrorLink(({ error, operation, forward }) => {
    if (!isUnauthenticated(error) || operation.getContext().retried || !session.accessToken) return;
    return new Observable((observer) => {
      void refresh().then((signedIn) => {
        // After a refresh that failed, for example with a 503, the user is still signed in: do not write as a visitor.
        const hasEnded = session.current().status === 'signed-out';
        if (!signedIn && !hasEnded && !isQuery(operation)) return observer.error(error);
        operation.setContext({ retried: true, anonymous: !signedIn, headers: {} });
        forward(operation).subscribe({
          next: (result) => {
            const refused = result.errors && isUnauthenticated(new CombinedGraphQLErrors(result));
            if (refused && !signedIn) observer.error(error);
            else observer.next(result);
          },
          error: (failure) => observer.error(failure),
          complete: () => observer.complete(),
        });
      });
    });
  });

  // HttpLink would add the library's name to each request, and the server's fast path does not answer such requests
  // (ADR 0029).
  const http = new BaseHttpLink(endpointOf(apiUrl));
  return ApolloLink.from([onRefusal, headers, http]);
}
