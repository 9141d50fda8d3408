import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';

/** An error for a connection that has moved no data within the idle time-out. */
export class IdleTimeoutError extends Error {
  override readonly name = 'IdleTimeoutError';

  constructor(idleTimeoutMs: number) {
    super(`No data for ${idleTimeoutMs} ms.`);
  }
}

/**
 * Runs a call and aborts its `signal` if no data has moved for `idleTimeoutMs`. It does not wait for retries
 * either. The call reports each part of its body with `moved`, so that a large body may take its time.
 * @throws IdleTimeoutError
 */
export async function withIdleTimeout<T>(
  idleTimeoutMs: number,
  call: (signal: AbortSignal, moved: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let giveUp: (error: IdleTimeoutError) => void = () => undefined;
  const timeout = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const timer = setTimeout(() => {
    const error = new IdleTimeoutError(idleTimeoutMs);
    giveUp(error);
    controller.abort(error);
  }, idleTimeoutMs);
  try {
    return await Promise.race([call(controller.signal, () => timer.refresh()), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Time-outs of a stream: the milliseconds without data after which it breaks off. */
export interface StreamTimeouts {
  /** The time for the next part of the body to arrive. */
  bodyMs: number;
  /** The time for the reader to take the next part. */
  readerMs: number;
}

/**
 * Passes a body on, and breaks off if the next part does not arrive in time or is not read in time: a stalled
 * reader would hold the connection for ever. If the body breaks off, the stream ends with the error that
 * `explain` makes of the cause.
 */
export class IdleTimeoutStream extends Transform {
  private timer?: NodeJS.Timeout;
  private waitsForBody = false;

  constructor(
    body: Readable,
    private readonly timeouts: StreamTimeouts,
    private readonly explain: (error: Error) => Error,
  ) {
    super();
    body.on('error', (error) => this.breakOff(explain(error)));
    pipeline(body, this, () => undefined);
    this.waitForReader();
  }

  override _read(size: number): void {
    if (!this.waitsForBody) this.waitForBody();
    super._read(size);
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.waitForReader();
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    clearTimeout(this.timer);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.timer);
    super._destroy(error, done);
  }

  private waitForBody(): void {
    this.waitsForBody = true;
    const { bodyMs } = this.timeouts;
    this.breakOffAfter(bodyMs, () => this.explain(new IdleTimeoutError(bodyMs)));
  }

  private waitForReader(): void {
    this.waitsForBody = false;
    const { readerMs } = this.timeouts;
    this.breakOffAfter(readerMs, () => new IdleTimeoutError(readerMs));
  }

  private breakOffAfter(milliseconds: number, error: () => Error): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.breakOff(error()), milliseconds).unref();
  }

  /** Destroys the stream. If the reader has gone, it is destroyed already, which is not an error. */
  private breakOff(error: Error): void {
    if (!this.destroyed) this.destroy(error);
  }
}
