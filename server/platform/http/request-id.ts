import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** As proxies write them: a UUID, or the digits of one. Ids of other work, such as `task-5`, are none. */
const FROM_PROXY = /^[\da-f][\da-f-]{14,62}[\da-f]$/i;

/** The id of a request in the log and in its answer: the one that a proxy has given it, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && FROM_PROXY.test(given) ? given : randomUUID();
}
