import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the receiver got. */
export interface ReceivedEvent {
  headers: Record<string, string>;
  body: string;
  /** The parsed body. */
  event: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A receiver of webhooks. `answer` decides how it responds, by default with 204. */
export class WebhookReceiver {
  readonly received: ReceivedEvent[] = [];
  answer: (response: ServerResponse, count: number) => void = (response) => response.writeHead(204).end();

  private readonly server = createServer((request, response) => void this.take(request, response));

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Returns the address of a path of the receiver. */
  url(path = '/hook', host = '127.0.0.1'): string {
    return `http://${host}:${this.port}${path}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // The sender was killed.
      return;
    }
    const body = Buffer.concat(chunks).toString();
    const headers = request.headers as Record<string, string>;
    this.received.push({ headers, body, event: JSON.parse(body) });
    this.answer(response, this.received.length);
  }
}
