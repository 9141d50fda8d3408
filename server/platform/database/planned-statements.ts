import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/**
 * The number of named statements that a connection keeps planned, most recently used first. Lists have
 * hundreds of variants and callers invent more (ADR 0029). Each plan takes some tens of kilobytes of memory.
 */
const MAX = 250;

/** A connection with pg’s record of its prepared statements: their texts by name. */
type Connection = pg.Connection & { parsedStatements: Record<string, string> };

/** The named statements of one connection. */
export class PlannedStatements {
  private readonly latest = new LRUCache<string, true>({
    max: MAX,
    dispose: (_, name, reason) => {
      if (reason === 'evict') this.discard(name);
    },
  });

  constructor(private readonly client: pg.Client) {}

  /**
   * Records that a statement of this name is about to be sent. The least recently used one is dropped if
   * needed.
   */
  used(name: string): void {
    this.latest.set(name, true);
  }

  /**
   * Closes a prepared statement by a message of the protocol, since a pooler in transaction mode does not
   * support DEALLOCATE. The message is sent and answered together with the next statement.
   */
  private discard(name: string): void {
    const { connection } = this.client as unknown as { connection: Connection };
    if (!(name in connection.parsedStatements)) return;
    delete connection.parsedStatements[name];
    if (connection.stream.writable) connection.close({ type: 'S', name }, false);
  }
}
