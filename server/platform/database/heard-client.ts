import pg from 'pg';
import { PlannedStatements } from './planned-statements.js';

const ignore = () => undefined;

/**
 * A client that never ends the process. Between two holders a client of a pool has no listener for 'error', and the last
 * word of a server that dies may come in just that moment, behind the answer to a statement. What holds the client hears
 * of it all the same: the statement in flight fails, and the pool lets the client go. It keeps the plans of the statements
 * that were used last.
 */
export class HeardClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', ignore);
    const planned = new PlannedStatements(this);
    this.query = ((...args: [pg.QueryConfig]) => {
      const answer = super.query(...args);
      if (args[0].name) planned.used(args[0].name);
      return answer;
    }) as typeof this.query;
  }
}

/**
 * BullMQ and others listen for errors once a client is connected. The last word of a server that dies may come in one
 * piece with its first ones: clients of pg have a listener that says nothing from the beginning.
 */
const connect = pg.Client.prototype.connect as (this: pg.Client, ...args: unknown[]) => unknown;
pg.Client.prototype.connect = function (this: pg.Client, ...args: unknown[]) {
  this.on('error', ignore);
  return connect.apply(this, args);
} as typeof pg.Client.prototype.connect;

/**
 * BullMQ takes all listeners off a client that it gives up, before the server's last word on that connection has come:
 * clients of pg keep one that says nothing.
 */
const removeAllListeners = pg.Client.prototype.removeAllListeners;
pg.Client.prototype.removeAllListeners = function (this: pg.Client, event?: string | symbol) {
  removeAllListeners.call(this, event);
  return this.on('error', ignore);
};
