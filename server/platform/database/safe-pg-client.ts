import pg from 'pg';
import { PlannedStatements } from './planned-statements.js';

const ignore = () => undefined;

/**
 * A client that keeps the plans of the statements that were used last. Its errors never end the process (see
 * below).
 */
export class SafePgClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const planned = new PlannedStatements(this);
    this.query = ((...args: [pg.QueryConfig]) => {
      if (args[0].name) planned.used(args[0].name);
      return super.query(...args);
    }) as typeof this.query;
  }
}

/**
 * Adds an error listener to every client before it connects. Without one, an error ends the process: while a
 * pool hands over a client, and when a dying server sends its last message together with its first ones. The
 * running statement still fails, and the pool drops the client.
 */
const connect = pg.Client.prototype.connect as (this: pg.Client, ...args: unknown[]) => unknown;
pg.Client.prototype.connect = function (this: pg.Client, ...args: unknown[]) {
  this.on('error', ignore);
  return connect.apply(this, args);
} as typeof pg.Client.prototype.connect;

/** Restores the error listener when BullMQ removes all listeners of a client that it drops. */
const removeAllListeners = pg.Client.prototype.removeAllListeners;
pg.Client.prototype.removeAllListeners = function (this: pg.Client, event?: string | symbol) {
  removeAllListeners.call(this, event);
  return this.on('error', ignore);
};
