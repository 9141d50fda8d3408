import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { causeOf } from './errors.js';

/** Optional parts: the site works without them, with fewer functions. */
export type PartName = 'files' | 'mail' | 'queue';

export interface Part {
  name: PartName;
  /** Throws if the part cannot be used just now. */
  check: () => Promise<void>;
  /** True if calls have just found that it cannot be used. */
  isRefusing?: () => boolean;
}

export interface PartCheckOptions {
  /** Milliseconds from one check to the next; 30 seconds. */
  everyMs?: number;
  /** Milliseconds after which a check that has not ended counts as failed; 10 seconds. */
  withinMs?: number;
}

/**
 * Checks from time to time which parts are down, so that /readyz can name them without asking them itself. Changes are
 * in the log.
 */
export class PartChecks {
  private readonly failed = new Set<PartName>();
  private readonly running = new Map<PartName, Promise<void>>();
  private readonly everyMs: number;
  private readonly withinMs: number;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly parts: readonly Part[],
    private readonly log: Logger,
    { everyMs = 30_000, withinMs = 10_000 }: PartCheckOptions = {},
  ) {
    this.everyMs = everyMs;
    this.withinMs = withinMs;
  }

  /** The parts that are down, as far as it is known. */
  get degraded(): PartName[] {
    return this.parts
      .filter(({ name, isRefusing }) => this.failed.has(name) || isRefusing?.())
      .map(({ name }) => name);
  }

  /** Checks all parts now, and then from time to time. */
  start(): void {
    void this.checkAll();
    this.timer = setInterval(() => void this.checkAll(), this.everyMs).unref();
  }

  /** Ends the checks; waits for those at hand. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.allSettled(this.running.values());
  }

  /** Checks each part once. */
  async checkAll(): Promise<void> {
    await Promise.all(this.parts.map((part) => this.checkOne(part)));
  }

  private async checkOne({ name, check }: Part): Promise<void> {
    // A check that hangs is waited for again: a second one would only hang beside it.
    const running =
      this.running.get(name) ??
      check().finally(() => {
        this.running.delete(name);
      });
    this.running.set(name, running);
    const timer = new AbortController();
    const tooLong = pause(this.withinMs, undefined, { signal: timer.signal }).then(() => {
      throw new Error(`No answer within ${this.withinMs} ms.`);
    });
    try {
      await Promise.race([running, tooLong]);
      if (this.failed.delete(name)) this.log.info({ part: name }, 'A part works again');
    } catch (error) {
      const { message } = error as Error;
      if (!this.failed.has(name))
        this.log.warn({ part: name, err: message, cause: causeOf(error as Error) }, 'A part is down');
      this.failed.add(name);
    } finally {
      timer.abort();
    }
  }
}
