import { UpliftError, type UpliftErrorCode } from './errors.js';

/** The retry policy. */
export interface RetryRule {
  /** The maximum number of attempts, including the first one. 1 for no retries. */
  attempts: number;
  /** The delay before the second attempt in milliseconds. It doubles with each further attempt. */
  firstDelayMs: number;
  /**
   * The longest delay in milliseconds. If the server asks for a longer one, the call fails at once, with
   * `retryAfterSeconds`.
   */
  maxDelayMs: number;
}

export const DEFAULT_RETRIES: RetryRule = { attempts: 6, firstDelayMs: 250, maxDelayMs: 60_000 };

/** An attempt that failed and will be repeated. */
export interface FailedAttempt {
  error: UpliftError;
  /** The number of attempts so far. */
  attempt: number;
  /** The milliseconds before the next attempt. */
  delayMs: number;
}

const TRANSIENT: readonly UpliftErrorCode[] = ['NETWORK', 'RATE_LIMITED', 'UNAVAILABLE'];
/** The maximum jitter as a fraction of the delay. Spreads the retries of clients that were refused at the same time. */
const JITTER = 0.5;

/** Runs `work` until it succeeds, fails for a reason other than network or load, or runs out of attempts. */
export async function withRetries<T>(
  work: () => Promise<T>,
  rule: RetryRule,
  onRetry: ((failed: FailedAttempt) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const delayMs = error instanceof UpliftError ? delayAfter(error, attempt, rule) : null;
      if (delayMs === null) throw error;
      onRetry?.({ error: error as UpliftError, attempt, delayMs });
      await pause(delayMs, signal);
    }
  }
}

/** Returns the milliseconds before the next attempt. Null if there is none. */
function delayAfter(error: UpliftError, attempt: number, rule: RetryRule): number | null {
  if (attempt >= rule.attempts || !TRANSIENT.includes(error.code)) return null;
  const demandedMs = (error.retryAfterSeconds ?? 0) * 1000;
  if (demandedMs > rule.maxDelayMs) return null;
  const backOffMs = Math.min(rule.firstDelayMs * 2 ** (attempt - 1), rule.maxDelayMs);
  return Math.max(demandedMs, backOffMs) + Math.random() * JITTER * backOffMs;
}

/**
 * Waits.
 * @throws the reason of the signal, once it is aborted
 */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Returns the seconds that a response asks to wait: `Retry-After`, or the reset of an exhausted limit in
 * `RateLimit`, or `retryAfterSeconds` of its errors.
 */
export function demandedSeconds(headers: Headers, fromErrors: readonly unknown[]): number | undefined {
  const candidates = [
    ...retryAfter(headers.get('retry-after')),
    ...exhausted(headers.get('ratelimit')),
    ...fromErrors.filter((seconds) => typeof seconds === 'number'),
  ];
  return candidates.length > 0 ? Math.max(...candidates) : undefined;
}

/** Returns the seconds of a `Retry-After` header, which has seconds or a date. */
function retryAfter(value: string | null): number[] {
  if (!value) return [];
  if (/^\d+$/.test(value)) return [Number(value)];
  const ms = Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? [] : [Math.max(0, Math.ceil(ms / 1000))];
}

/** Returns the seconds until each exhausted limit of a `RateLimit` header starts again. */
const exhausted = (value: string | null): number[] =>
  [...(value ?? '').matchAll(/;r=0;t=(\d+)/g)].map(([, seconds]) => Number(seconds));
