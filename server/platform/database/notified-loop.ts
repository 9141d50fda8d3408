import type { Database } from './database.js';
import type { DatabaseListener } from './database-listener.js';

export interface NotifiedWork {
  /** The application name of the listening connection in pg_stat_activity. */
  name: string;
  /** The channel whose notifications wake the work. */
  channel: string;
  /** The time in milliseconds after which it looks for work without a notification. */
  sweepEveryMs: number;
  /** Does some of the work. Returns true if there may be more. */
  work: () => Promise<boolean>;
  onError: (error: Error) => void;
}

/**
 * Runs work when PostgreSQL notifies it, one run at a time, and also every few seconds, since a notification can be
 * lost. The first run follows as soon as it listens.
 */
export class NotifiedLoop {
  private readonly timer: NodeJS.Timeout;
  private readonly listener: DatabaseListener;
  private stopped = false;
  private running?: Promise<void>;
  private again = false;

  constructor(
    database: Database,
    private readonly options: NotifiedWork,
  ) {
    const { name, channel, sweepEveryMs } = options;
    const wake = () => this.wake();
    this.timer = setInterval(wake, sweepEveryMs);
    this.listener = database.listen({
      name,
      channel,
      onMessage: wake,
      listening: wake,
      lost: () => undefined,
    });
  }

  /** Starts no more work, and waits for the run that goes on. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.listener.stop();
    await this.running;
  }

  /** Runs the work now, or once more after the run that goes on. */
  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.run()
      .catch(this.options.onError)
      .finally(() => {
        this.running = undefined;
        if (!this.again) return;
        this.again = false;
        this.wake();
      });
  }

  private async run(): Promise<void> {
    while (!this.stopped && (await this.options.work()));
  }
}
