import { ApolloLink, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { getMainDefinition } from '@apollo/client/utilities';
import { print } from 'graphql';
import { isUnauthenticated } from './errors';
import type { Session } from './session';
import { RefreshSessionDocument, type RefreshSessionMutation } from './session.generated';

/** Where calls go: the site's own origin, or the API that the page's configuration names (R312, A154). */
const wayTo = (apiUrl = '') => ({ uri: `${apiUrl}/graphql`, credentials: 'include' as const });

const REFRESH = 'RefreshSession';

/** Both are read by the server's CSRF prevention: no plain form or image can send them. */
const csrfHeaders = (operationName: string) => ({
  'apollo-require-preflight': 'true',
  'x-apollo-operation-name': operationName,
});

/** Runs `work` in one tab at a time: refresh cookies rotate, and a used one looks like theft to the server. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('uplift-refresh', work) : work();
}

type RefreshAnswer = {
  data?: RefreshSessionMutation | null;
  errors?: { extensions?: { code?: unknown } }[];
};

/** `@unmask` is for the client alone; outside Apollo Client nothing strips it. */
const refreshQuery = () => print(RefreshSessionDocument).replace(/ @unmask\b/g, '');

/** The new session, or null when the server refused. Raises on every answer that is neither. */
async function callRefresh(apiUrl?: string): Promise<RefreshSessionMutation['refreshSession']> {
  const { uri, credentials } = wayTo(apiUrl);
  const response = await fetch(uri, {
    method: 'POST',
    credentials,
    headers: { 'content-type': 'application/json', ...csrfHeaders(REFRESH) },
    body: JSON.stringify({ operationName: REFRESH, query: refreshQuery() }),
  });
  const answer: RefreshAnswer = await response.json();
  if (answer.data?.refreshSession !== undefined) return answer.data.refreshSession;
  if (answer.errors?.[0]?.extensions?.code === 'UNAUTHENTICATED') return null;
  throw new Error(`refresh: ${response.status}`);
}

/**
 * Makes the function that exchanges the refresh cookie for a new access token. Calls at the same time share one
 * exchange. Answers whether somebody is signed in afterwards; a refusal signs this device out, a failed connection
 * does not.
 */
export function createRefresh(session: Session, apiUrl?: string): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  const refresh = async () => {
    try {
      const parts = await oneTabAtATime(() => callRefresh(apiUrl));
      if (parts) session.adopt(parts);
      else session.clear();
      return parts !== null;
    } catch {
      session.giveUp();
      return false;
    }
  };
  session.renew = () => {
    running ??= refresh().finally(() => {
      running = null;
    });
    return running;
  };
  return session.renew;
}

function isQuery(operation: ApolloLink.Operation): boolean {
  const main = getMainDefinition(operation.query);
  return main.kind === 'OperationDefinition' && main.operation === 'query';
}

/**
 * Everything between Apollo Client and the wire: the bearer token, the headers against forged requests, and what
 * happens on 401 (R311): refresh once and call again; if that fails, reads are tried without a token.
 */
export function createLinkChain(
  session: Session,
  refresh: () => Promise<boolean>,
  apiUrl?: string,
): ApolloLink {
  const headers = new SetContextLink(async (previous, operation) => {
    if (session.current().status === 'starting' && !previous.anonymous) await session.settled();
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
        if (!signedIn && !isQuery(operation)) return observer.error(error);
        operation.setContext({ retried: true, anonymous: !signedIn, headers: {} });
        forward(operation).subscribe(observer);
      });
    });
  });

  // HttpLink would name the library in each call, and such calls the server does not answer directly (ADR 0029).
  const http = new BaseHttpLink(wayTo(apiUrl));
  return ApolloLink.from([onRefusal, headers, http]);
}
