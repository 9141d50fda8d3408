import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/**
 * So many named statements a connection keeps planned, those that were used last. Lists have hundreds of variants and
 * callers invent more (ADR 0029); each plan takes some tens of kilobytes of a connection's memory.
 */
const MOST = 250;

/** What pg remembers of a connection: the text of each statement that it has a plan of. */
interface Connection {
  parsedStatements: Record<string, string>;
}

/** The named statements of one connection. */
export class PlannedStatements {
  private readonly latest = new LRUCache<string, true>({
    max: MOST,
    dispose: (_, name, reason) => {
      if (reason === 'evict') this.forget(name);
    },
  });

  constructor(private readonly client: pg.Client) {}

  /** Takes note that a statement of this name was sent; the one that was not used for longest makes room. */
  used(name: string): void {
    this.latest.set(name, true);
  }

  private forget(name: string): void {
    const { parsedStatements } = (this.client as unknown as { connection: Connection }).connection;
    if (!(name in parsedStatements)) return;
    delete parsedStatements[name];
    this.client.query(new CloseStatement(name));
  }
}

/** The protocol’s own message that ends a prepared statement. A pooler in transaction mode understands no DEALLOCATE. */
class CloseStatement {
  constructor(private readonly name: string) {}

  submit(connection: pg.Connection): void {
    connection.close({ type: 'S', name: this.name }, false);
    connection.sync();
  }

  /** Called by pg once the server has answered; nothing waits for it. */
  handleReadyForQuery(): void {}

  /** Called by pg if the connection is lost, and its statements with it. */
  handleError(): void {}
}
