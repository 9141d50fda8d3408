import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import type { Session } from '../graphql/session';
import { setLive } from './live-state';

/** The close code for an expired token or changed rights: the client must reconnect with a new token. */
const NEW_TOKEN = 4403;
/** Milliseconds between two attempts to connect: initially, and at most. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** Milliseconds before an unused connection is closed, so that the next screen can use it, too. */
const CLOSE_AFTER = 10_000;
/** Milliseconds between two pings: connections can break silently, as when a laptop sleeps. */
const HEARTBEAT_EVERY = 25_000;
/** Milliseconds without an answer after which the connection is replaced by a new one. */
const SILENT_FOR = 10_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function addressOf(apiUrl: string | undefined): string {
  const url = new URL('/graphql', apiUrl ?? window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

/**
 * Creates the connection for subscriptions. It opens with the first subscription and reconnects by itself, with longer
 * and longer pauses; meanwhile screens poll (use-polling-fallback.ts).
 */
export function createLiveConnection(session: Session, apiUrl?: string): GraphQLWsLink {
  let tokenIsOld = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: addressOf(apiUrl),
    lazyCloseTimeout: CLOSE_AFTER,
    keepAlive: HEARTBEAT_EVERY,
    // A proxy may accept the connection without passing anything on.
    connectionAckWaitTimeout: SILENT_FOR,
    async connectionParams() {
      if (tokenIsOld || !session.accessToken) await session.renew();
      tokenIsOld = false;
      return { accessToken: session.accessToken };
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    // A signed-out user has no subscriptions.
    shouldRetry: () => session.current().status !== 'signed-out',
    // Spreads out the reconnections of clients that were disconnected at the same time.
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
