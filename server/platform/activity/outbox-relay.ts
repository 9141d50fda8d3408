import type { App } from '../app.js';
import type { DatabaseListener } from '../database/database-listener.js';
import type { JobQueue } from '../queues/job-queue.js';
import { handOverBatch, type JobTroubles } from './hand-over-jobs.js';

/** How often the relay looks around without being told of anything. */
const SWEEP_EVERY_MS = 5000;

/**
 * Hands committed outbox rows to the queue. It listens for news and sweeps every few seconds besides,
 * so nothing is lost when a notification is, when the queue is down, or when the process was killed
 * between commit and hand-over. Any number of relays may run: rows are claimed with SKIP LOCKED.
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
    private readonly tell: JobTroubles,
    sweepEveryMs = SWEEP_EVERY_MS,
  ) {
    this.timer = setInterval(() => this.wake(), sweepEveryMs);
    // What was announced while nobody listened is handed over by the first look around.
    this.listener = app.database.listen({
      name: 'uplift-outbox',
      channel: 'outbox',
      heard: () => this.wake(),
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
      .catch((error: Error) =>
        this.app.log.warn({ err: error.message }, 'The outbox could not be handed over'),
      )
      .finally(() => {
        this.running = undefined;
        if (!this.again) return;
        this.again = false;
        this.wake();
      });
  }

  private async drain(): Promise<void> {
    while (!this.stopped && (await handOverBatch(this.app, this.queue, this.tell)));
  }
}
