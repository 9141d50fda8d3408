import type { App } from '../app.js';
import type { DatabaseListener } from '../database/database-listener.js';
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
  private readonly timer: NodeJS.Timeout;
  private readonly listener: DatabaseListener;
  private stopped = false;
  private running?: Promise<void>;
  private again = false;

  constructor(
    private readonly app: App,
    private readonly queue: JobQueue,
    private readonly alerts: OutboxAlerts,
    sweepEveryMs = SWEEP_EVERY_MS,
  ) {
    this.timer = setInterval(() => this.wake(), sweepEveryMs);
    // The first sweep hands over the jobs that were announced before the relay listened.
    this.listener = app.database.listen({
      name: 'uplift-outbox',
      channel: 'outbox',
      onMessage: () => this.wake(),
      listening: () => this.wake(),
      lost: () => undefined,
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.listener.stop();
    await this.running;
  }

  private wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain()
      .catch((error: Error) => this.app.log.warn({ err: error.message }, 'Could not dispatch the outbox'))
      .finally(() => {
        this.running = undefined;
        if (!this.again) return;
        this.again = false;
        this.wake();
      });
  }

  private async drain(): Promise<void> {
    while (!this.stopped && (await dispatchBatch(this.app, this.queue, this.alerts)));
  }
}
