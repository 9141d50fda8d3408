import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { App } from './app.js';

/**
 * The additional milliseconds for remaining work, so that everything ends well before a supervisor’s thirty
 * seconds.
 */
const GRACE_MS = 3000;
const CLOSE_MS = 2000;

export interface RunningParts {
  app: App;
  http?: FastifyInstance;
  /** Answers until everything else has ended, so that the end can be watched. */
  metricsServer?: FastifyInstance;
  /** Ends background work: running jobs are finished, no new ones are started. */
  stopWork: () => Promise<void>;
  /** Writes data that requests have left in memory, after the last request. */
  lastWrites: () => Promise<void>;
  /** Aborted first: /readyz then fails, and connections are told to close. */
  stopping: AbortController;
}

/**
 * Stops within `stopSeconds` and a few more, whatever clients and mail servers do. Open requests and running
 * jobs may end until then, and are cut off after that.
 */
export async function stopInOrder({
  app,
  http,
  metricsServer,
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
  if (!ended) app.log.warn('Aborted running work at shutdown');
  app.mail.close(true);
  await within(CLOSE_MS, Promise.all([app.live.stop(), app.parts.stop(), app.queueInspector.close()]));
  await within(CLOSE_MS, Promise.all([app.database.close(), metricsServer?.close()]));
}

/** Closes the HTTP server after a pause in which load balancers see that /readyz fails. */
async function closeHttp(app: App, http: FastifyInstance | undefined): Promise<void> {
  if (!http) return;
  await pause(Math.min(app.config.stopNoticeSeconds, app.config.stopSeconds) * 1000);
  await http.close();
}

/** Returns true if the work ended in time. Otherwise it continues by itself. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = pause(ms, false, { signal: timer.signal }).catch(() => false);
  const ended = await Promise.race([work.then(() => true), late]);
  timer.abort();
  return ended;
}
