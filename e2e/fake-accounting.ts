import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** An invoice of the accounting system. */
export interface AccountingInvoice {
  id: string;
  number: string;
  reference: string;
  contact: string;
  amount: number;
}

/** An accounting system with an API: `GET /invoices?reference=…` and `POST /invoices`. */
export class FakeAccounting {
  readonly invoices: AccountingInvoice[] = [];
  /** Runs after an invoice is stored and before the response. */
  afterCreate: (invoice: AccountingInvoice) => Promise<void> = async () => undefined;
  /** If true, the connection ends after an invoice is stored, as if the caller had stopped there. */
  losesResponses = false;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.respond(request, response));
  }

  static async start(): Promise<FakeAccounting> {
    const accounting = new FakeAccounting();
    await new Promise<void>((resolve) => accounting.server.listen(0, '127.0.0.1', resolve));
    return accounting;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wanted = new URL(request.url ?? '', this.url).searchParams.get('reference');
    if (request.method === 'GET') {
      response.end(JSON.stringify(this.invoices.filter(({ reference }) => reference === wanted)));
      return;
    }
    const number = this.invoices.length + 1;
    const values = (await json(request)) as Omit<AccountingInvoice, 'id' | 'number'>;
    const invoice = { id: `id-${number}`, number: `A-${number}`, ...values };
    this.invoices.push(invoice);
    await this.afterCreate(invoice);
    if (this.losesResponses) request.socket.destroy();
    else response.end(JSON.stringify(invoice));
  }
}
