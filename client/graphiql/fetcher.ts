import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';

/**
 * Returns the function by which GraphiQL sends operations: over HTTP, and subscriptions over a WebSocket. A
 * token in the header Authorization signs in both.
 */
export const createFetcher =
  (path: string): Fetcher =>
  (operation, options) => {
    const send = createGraphiQLFetcher({
      url: path,
      enableIncrementalDelivery: false,
      // Connects only if the operation is a subscription.
      wsClient: createClient({
        url: new URL(path, location.href.replace(/^http/, 'ws')).href,
        connectionParams: { accessToken: tokenOf(options?.headers) },
        retryAttempts: 0,
      }),
    });
    return send(operation, options);
  };

function tokenOf(headers: Record<string, unknown> = {}): string | undefined {
  const [, value] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  return /^Bearer\s+(\S+)$/i.exec(String(value))?.[1];
}
