import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import type { Session } from '../graphql/session';
import { setLive } from './live-state';

/** The server closes so when the token has ended or rights have changed: it is to be called with a new token. */
const NEW_TOKEN = 4403;
/** Milliseconds between tries: at first, and at most. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** A closed screen and the next one share the connection. */
const CLOSE_AFTER = 10_000;
/** The server is asked for a sign of life: connections may die in silence, as when a laptop sleeps. */
const PULSE_EVERY = 25_000;
/** After so long without one the connection is given up, and another is opened. */
const SILENT_FOR = 10_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function addressOf(apiUrl: string | undefined): string {
  const url = new URL('/graphql', apiUrl ?? window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

/**
 * The connection that tells of changes. It opens with the first subscription and comes back by itself when it is lost,
 * with longer and longer pauses; meanwhile screens ask now and then (use-asking-unless-live.ts).
 */
export function createLiveConnection(session: Session, apiUrl?: string): GraphQLWsLink {
  let tokenIsOld = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: addressOf(apiUrl),
    lazyCloseTimeout: CLOSE_AFTER,
    keepAlive: PULSE_EVERY,
    // A proxy may take the call and pass on nothing of it.
    connectionAckWaitTimeout: SILENT_FOR,
    async connectionParams() {
      if (tokenIsOld || !session.accessToken) await session.renew();
      tokenIsOld = false;
      return { accessToken: session.accessToken };
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    // Whoever has signed out has nothing to watch.
    shouldRetry: () => session.current().status !== 'signed-out',
    // All who were cut off at once do not come back at once.
    retryWait: (tries) => pause(Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT) * (0.5 + Math.random() / 2)),
    on: {
      connected: () => setLive(true),
      ping: (received) => {
        if (!received) silence = setTimeout(() => client.terminate(), SILENT_FOR);
      },
      pong: (received) => {
        if (received) clearTimeout(silence);
      },
      closed: (event) => {
        clearTimeout(silence);
        setLive(false);
        tokenIsOld = (event as CloseEvent).code === NEW_TOKEN;
      },
    },
  });
  return new GraphQLWsLink(client);
}
