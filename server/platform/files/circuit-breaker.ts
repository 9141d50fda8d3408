import { RETRY_AFTER_SECONDS } from '../errors.js';

/** An error for a call that was not made because the last ones failed. */
class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

export interface CircuitBreakerOptions {
  /** The number of failures in a row after which calls are refused. The default is five. */
  mostFailures?: number;
  /**
   * The milliseconds after the last failure until one call is let through as a probe. The default is five
   * seconds.
   */
  probeAfterMs?: number;
  /** The clock, in milliseconds. */
  now?: () => number;
}

/**
 * Refuses calls to a part that is down, so that callers do not wait for it. After a pause one call is let
 * through as a probe. If it succeeds, the breaker closes.
 */
export class CircuitBreaker {
  private failures = 0;
  private probeAt = 0;
  private probing = false;
  private readonly mostFailures: number;
  private readonly probeAfterMs: number;
  private readonly now: () => number;

  constructor({
    mostFailures = 5,
    probeAfterMs = RETRY_AFTER_SECONDS * 1000,
    now = () => performance.now(),
  }: CircuitBreakerOptions = {}) {
    this.mostFailures = mostFailures;
    this.probeAfterMs = probeAfterMs;
    this.now = now;
  }

  get isOpen(): boolean {
    return this.failures >= this.mostFailures;
  }

  /**
   * Runs the call unless the breaker is open. `isFailure` returns true for errors of the part, false for
   * responses of a working part, and null for errors that say nothing about the part.
   * @throws CircuitOpenError if the call was not made
   */
  async run<T>(call: () => Promise<T>, isFailure: (error: unknown) => boolean | null): Promise<T> {
    const isProbe = this.isOpen;
    if (isProbe && (this.probing || this.now() < this.probeAt))
      throw new CircuitOpenError('Not called, since the last calls failed.');
    if (isProbe) this.probing = true;
    try {
      const answer = await call();
      this.failures = 0;
      return answer;
    } catch (error) {
      const failed = isFailure(error);
      if (failed !== null) this.failures = failed ? this.failures + 1 : 0;
      this.probeAt = this.now() + this.probeAfterMs;
      throw error;
    } finally {
      if (isProbe) this.probing = false;
    }
  }
}
