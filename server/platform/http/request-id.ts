import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A UUID, with or without hyphens. Other ids, such as `task-5` of a task, must not come from outside. */
const FROM_PROXY = /^[\da-f][\da-f-]{14,62}[\da-f]$/i;

/** The id of a request in the log and in its answer: the one that a proxy has given it, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && FROM_PROXY.test(given) ? given : randomUUID();
}
