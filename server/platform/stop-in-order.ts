import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { App } from './app.js';

/** What is left then is given this much longer, so that all is over well before a supervisor's thirty seconds. */
const GRACE_MS = 3000;
const CLOSE_MS = 2000;

export interface RunningParts {
  app: App;
  http?: FastifyInstance;
  /** Ends what runs beside requests: jobs at hand are finished, no others taken. */
  stopWork: () => Promise<void>;
  /** Writes what requests have left in memory, once there are no more of them. */
  lastWrites: () => Promise<void>;
  /** Aborted first: /readyz says no from then on, and connections are told to close. */
  stopping: AbortController;
}

/**
 * Stops within `stopSeconds` and a few more, whatever clients and mail servers do: requests and jobs at hand may end
 * until then, and are cut off after.
 */
export async function stopInOrder({
  app,
  http,
  stopWork,
  lastWrites,
  stopping,
}: RunningParts): Promise<void> {
  const patienceMs = app.config.stopSeconds * 1000;
  stopping.abort();
  const cutOff = setTimeout(() => {
    http?.server.closeAllConnections();
    app.mail.close(true);
  }, patienceMs);
  const ended = await within(
    patienceMs + GRACE_MS,
    Promise.allSettled([closeHttp(app, http).finally(lastWrites), stopWork()]),
  );
  clearTimeout(cutOff);
  if (!ended) app.log.warn('What was still running when Uplift stopped has been cut off');
  app.mail.close(true);
  await within(CLOSE_MS, Promise.all([app.live.stop(), app.parts.stop()]));
  await within(CLOSE_MS, app.database.close());
}

/** Whoever sends traffic here by /readyz is given a moment to see that it says no. */
async function closeHttp(app: App, http: FastifyInstance | undefined): Promise<void> {
  if (!http) return;
  await pause(Math.min(app.config.stopNoticeSeconds, app.config.stopSeconds) * 1000);
  await http.close();
}

/** Answers whether it ended in time; it goes on by itself if not. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = pause(ms, false, { signal: timer.signal }).catch(() => false);
  const ended = await Promise.race([work.then(() => true), late]);
  timer.abort();
  return ended;
}
