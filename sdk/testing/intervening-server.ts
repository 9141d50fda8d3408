import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response that does not come from the product. */
interface Substitute {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A request that has arrived. */
interface ArrivedRequest {
  headers: IncomingMessage['headers'];
  query: string;
  variables: Record<string, unknown>;
}

/**
 * The treatment of a request: a substitute for its response, or `cut`: the product responds, but the connection
 * is cut before its response arrives.
 */
type Intervention = Substitute | 'cut';

/** An HTTP server between a client and the product, which forwards requests unless it intervenes. */
export class InterveningServer {
  /** The requests so far. */
  readonly requests: ArrivedRequest[] = [];
  private readonly interventions: Intervention[] = [];
  private readonly server: Server;

  private constructor(private readonly target: string) {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(target: string): Promise<InterveningServer> {
    const intervening = new InterveningServer(target);
    await new Promise<void>((resolve) => intervening.server.listen(0, '127.0.0.1', resolve));
    return intervening;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Treats the next requests in this way, and forgets the requests so far. */
  next(...interventions: Intervention[]): void {
    this.interventions.splice(0, this.interventions.length, ...interventions);
    this.requests.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const { query, variables } = JSON.parse(body);
    this.requests.push({ headers: request.headers, query, variables });
    const intervention = this.interventions.shift();
    if (intervention && intervention !== 'cut') {
      response.writeHead(intervention.status, intervention.headers).end(intervention.body);
      return;
    }
    const forwarded = await fetch(this.target + request.url, {
      method: 'POST',
      headers: headersToForward(request.headers),
      body,
    });
    const answer = await forwarded.text();
    if (intervention === 'cut') {
      request.socket.destroy();
      return;
    }
    for (const cookie of forwarded.headers.getSetCookie()) response.appendHeader('set-cookie', cookie);
    response.writeHead(forwarded.status, { 'content-type': 'application/json' }).end(answer);
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

const FORWARDED = ['authorization', 'content-type', 'cookie', 'idempotency-key'];

const headersToForward = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    FORWARDED.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
