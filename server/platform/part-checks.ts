import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { causeOf } from './errors.js';

/** Names of optional parts. Without them the site works with fewer functions. */
export type PartName = 'files' | 'mail' | 'queue';

export interface Part {
  name: PartName;
  /** Checks the part. Throws if it cannot be used at present. */
  check: () => Promise<void>;
  /** Returns true if recent calls have found the part unusable. */
  isRefusing?: () => boolean;
}

export interface PartCheckOptions {
  /** The milliseconds between checks. The default is 30 seconds. */
  everyMs?: number;
  /** The milliseconds after which an unfinished check counts as failed. The default is 10 seconds. */
  withinMs?: number;
}

/**
 * Checks parts periodically, so that /readyz can list those that are down without contacting them. Changes
 * are logged.
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

  /** The parts that are checked. */
  get names(): PartName[] {
    return this.parts.map(({ name }) => name);
  }

  /** The parts that are known to be down. */
  get degraded(): PartName[] {
    return this.parts
      .filter(({ name, isRefusing }) => this.failed.has(name) || isRefusing?.())
      .map(({ name }) => name);
  }

  /** Checks all parts now, and then periodically. */
  start(): void {
    void this.checkAll();
    this.timer = setInterval(() => void this.checkAll(), this.everyMs).unref();
  }

  /** Ends the checks and waits for those that are running. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.allSettled(this.running.values());
  }

  /** Checks each part once. */
  async checkAll(): Promise<void> {
    await Promise.all(this.parts.map((part) => this.checkOne(part)));
  }

  private async checkOne({ name, check }: Part): Promise<void> {
    // A hanging check is reused, since a second one would hang as well.
    const running =
      this.running.get(name) ??
      check().finally(() => {
        this.running.delete(name);
      });
    this.running.set(name, running);
    try {
      await within(running, this.withinMs);
      if (this.failed.delete(name)) this.log.info({ part: name }, 'A part works again');
    } catch (error) {
      const { message } = error as Error;
      if (!this.failed.has(name))
        this.log.warn({ part: name, err: message, cause: causeOf(error as Error) }, 'A part is down');
      this.failed.add(name);
    }
  }
}

/**
 * Waits for a check, but not for longer than the milliseconds.
 * @throws Error of the check, or if it takes longer
 */
export async function within<T>(check: Promise<T>, ms: number): Promise<T> {
  const timer = new AbortController();
  const tooLong = pause(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`No answer within ${ms} ms.`);
  });
  try {
    return await Promise.race([check, tooLong]);
  } finally {
    timer.abort();
  }
}
