import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import pg from 'pg';

/** The way in which a connection is lost at a statement. */
export type CutKind =
  | 'ended by the server'
  | 'ended, and noticed'
  | 'reset'
  | 'ended after the answer'
  | 'cut before the answer';

type Client = PoolClient & { processID: number; connection: { stream: Socket } };
type Query = (...args: unknown[]) => Promise<unknown> | undefined;

/** Cuts a connection of a pool at the n-th statement from now on. */
export class ConnectionCutter {
  /** The statements that were sent since it was armed. */
  sent: string[] = [];
  /** The statement at which the connection was cut. */
  cutAt: string | undefined;
  private at: number | RegExp = Number.POSITIVE_INFINITY;
  private kind: CutKind = 'reset';
  /** The end of the cut connections, which callers may notice earlier. */
  private cuts: Promise<unknown> = Promise.resolve();
  private readonly wrapped = new WeakSet<PoolClient>();

  private constructor(private readonly admin: pg.Client) {}

  static async on(pool: Pool): Promise<ConnectionCutter> {
    const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
    await admin.connect();
    const cutter = new ConnectionCutter(admin);
    pool.on('acquire', (client) => cutter.wrap(client as Client));
    return cutter;
  }

  /** Cuts at the statement with this number, or at the first one that matches. */
  arm(at: number | RegExp, kind: CutKind): void {
    Object.assign(this, { at, kind, sent: [], cutAt: undefined });
  }

  disarm(): void {
    this.at = Number.POSITIVE_INFINITY;
  }

  async stop(): Promise<void> {
    this.disarm();
    await this.cuts;
    await this.admin.end();
  }

  private wrap(client: Client): void {
    if (this.wrapped.has(client)) return;
    this.wrapped.add(client);
    const query = client.query.bind(client) as unknown as Query;
    const cutting: Query = (...args) => {
      const [statement] = args as [string | { text: string }];
      const text = typeof statement === 'string' ? statement : statement.text;
      const number = this.sent.push(text) - 1;
      if (!(this.at instanceof RegExp ? this.at.test(text) : this.at === number)) return query(...args);
      this.disarm();
      this.cutAt = text;
      const cut = this.cut(client, () => query(...args));
      this.cuts = Promise.allSettled([this.cuts, cut]);
      return cut;
    };
    client.query = cutting as unknown as typeof client.query;
  }

  private async cut(client: Client, query: () => Promise<unknown> | undefined): Promise<unknown> {
    const { stream } = client.connection;
    const closed = new Promise((resolve) => stream.once('close', resolve));
    if (this.kind === 'ended after the answer') {
      const answer = await query();
      await this.end(client);
      await closed;
      return answer;
    }
    if (this.kind === 'cut before the answer') {
      // The server runs the statement, but its response never arrives.
      await query();
      stream.destroy();
      await closed;
      throw new Error('Connection terminated unexpectedly');
    }
    if (this.kind === 'reset') stream.resetAndDestroy();
    else await this.end(client);
    if (this.kind === 'ended, and noticed') await closed;
    return query();
  }

  private async end({ processID }: Client): Promise<void> {
    await this.admin.query('SELECT pg_terminate_backend($1, 10000)', [processID]);
  }
}
