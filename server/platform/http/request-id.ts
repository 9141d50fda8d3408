import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A UUID, with or without hyphens. Clients must not send other ids, such as `task-5` of a task. */
const FROM_PROXY = /^[\da-f][\da-f-]{14,62}[\da-f]$/i;

/** Returns the id of a request for the log and the response: the one from a proxy, or else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && FROM_PROXY.test(given) ? given : randomUUID();
}
