import type { App } from '../app.js';
import { NotifiedLoop } from '../database/notified-loop.js';
import type { JobQueue } from '../queues/job-queue.js';
import { dispatchBatch, type OutboxAlerts } from './dispatch-outbox.js';

/** The interval at which the relay looks for jobs without a notification. */
const SWEEP_EVERY_MS = 5000;

/**
 * Hands committed outbox rows to the queue. It listens for notifications and also sweeps every few seconds,
 * so that no job is lost if a notification is lost, the queue is down, or the process is killed between
 * commit and hand-over. Any number of relays may run: they claim rows with SKIP LOCKED.
 */
export class OutboxRelay {
  private readonly loop: NotifiedLoop;

  constructor(app: App, queue: JobQueue, alerts: OutboxAlerts, sweepEveryMs = SWEEP_EVERY_MS) {
    this.loop = new NotifiedLoop(app.database, {
      name: 'uplift-outbox',
      channel: 'outbox',
      sweepEveryMs,
      work: () => dispatchBatch(app, queue, alerts),
      onError: (error) => app.log.warn({ err: error.message }, 'Could not dispatch the outbox'),
    });
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }
}
