import type { AddressInfo } from 'node:net';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestUplift, TestUser } from './test-uplift.js';
import { until } from './until.js';

/** A subscriber over a real connection. */
export class LiveClient {
  /** The events so far. Errors are as received. */
  readonly events: unknown[] = [];
  /** The close codes and reasons from the server. */
  readonly closed: { code: number; reason: string }[] = [];
  private readonly client: Client;

  private constructor(url: string, accessToken: string | undefined) {
    this.client = createClient({
      url,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken },
      lazy: true,
      retryAttempts: 0,
      on: {
        // Code 1000: the client has ended its subscriptions.
        closed: (event) => {
          const { code, reason } = event as { code: number; reason: string };
          if (code !== 1000) this.closed.push({ code, reason });
        },
      },
    });
  }

  /**
   * Creates a client for the user, or for a visitor if null. The product listens from the first client on.
   */
  static async of(uplift: TestUplift, as: TestUser | null, token = as ? uplift.token(as) : undefined) {
    const { server } = uplift.http;
    if (!server.listening) await uplift.http.listen({ port: 0, host: '127.0.0.1' });
    return new LiveClient(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, token);
  }

  /** Subscribes. Events are added to `told`. */
  watch(query: string): this {
    this.client.subscribe(
      { query },
      {
        next: ({ data, errors }) => this.events.push(errors ?? data),
        error: (error) => this.events.push(error),
        complete: () => undefined,
      },
    );
    return this;
  }

  /** Resolves as soon as the condition is true. */
  async until(holds: () => boolean): Promise<void> {
    await until(holds, () => `${holds}; events: ${JSON.stringify(this.events)}`);
  }

  /** Returns the outcome of a subscription: an event, or the HTTP status of the refusal. */
  static async outcome(uplift: TestUplift, as: TestUser | null, query: string): Promise<'ok' | number> {
    const client = (await LiveClient.of(uplift, as)).watch(query);
    await client.until(() => client.events.length > 0);
    await client.stop();
    if (client.closed[0]?.code === 4403) return 401;
    const [errors] = client.events as { extensions: { code: string } }[][];
    return Array.isArray(errors) && errors[0]?.extensions.code === 'FORBIDDEN' ? 403 : 'ok';
  }

  async stop(): Promise<void> {
    await this.client.dispose();
  }
}
