import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/**
 * So many named statements a connection keeps planned, those that were used last. Lists have hundreds of variants and
 * callers invent more (ADR 0029); each plan takes some tens of kilobytes of a connection's memory.
 */
const MOST = 250;

/** What pg remembers of a connection: the text of each statement that it has a plan of. */
type Connection = pg.Connection & { parsedStatements: Record<string, string> };

/** The named statements of one connection. */
export class PlannedStatements {
  private readonly latest = new LRUCache<string, true>({
    max: MOST,
    dispose: (_, name, reason) => {
      if (reason === 'evict') this.forget(name);
    },
  });

  constructor(private readonly client: pg.Client) {}

  /** Takes note that a statement of this name is about to be sent; the one that was not used for longest makes room. */
  used(name: string): void {
    this.latest.set(name, true);
  }

  /**
   * Ends a prepared statement by the protocol's own message, as a pooler in transaction mode understands no DEALLOCATE.
   * The statement that comes next takes the message along, and the answer with its own.
   */
  private forget(name: string): void {
    const { connection } = this.client as unknown as { connection: Connection };
    if (!(name in connection.parsedStatements)) return;
    delete connection.parsedStatements[name];
    if (connection.stream.writable) connection.close({ type: 'S', name }, false);
  }
}
