import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';

/** The other side took and sent no data within the idle time-out. */
export class IdleTimeoutError extends Error {
  override readonly name = 'IdleTimeoutError';

  constructor(idleTimeoutMs: number) {
    super(`No data for ${idleTimeoutMs} ms.`);
  }
}

/**
 * Runs a call and gives it up once no data has moved for `idleTimeoutMs`: aborts its `signal` and no longer waits for it,
 * retries included. The call reports each part of its body by `moved`, so that a large one may take its time.
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

/**
 * Passes a body on, and breaks off once its reader has waited `idleTimeoutMs` for the next part. The time that a slow
 * reader takes does not count. If the body breaks off, it ends with the error that `explain` makes of the cause.
 */
export class IdleTimeoutStream extends Transform {
  private timer?: NodeJS.Timeout;

  constructor(
    body: Readable,
    private readonly idleTimeoutMs: number,
    private readonly explain: (error: Error) => Error,
  ) {
    super();
    body.on('error', (error) => this.breakOff(error));
    pipeline(body, this, () => undefined);
  }

  override _read(size: number): void {
    this.timer ??= setTimeout(
      () => this.breakOff(new IdleTimeoutError(this.idleTimeoutMs)),
      this.idleTimeoutMs,
    );
    super._read(size);
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.stopTimer();
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    this.stopTimer();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.stopTimer();
    super._destroy(error, done);
  }

  /** A body whose reader has gone is destroyed as well: that is no error of its own. */
  private breakOff(error: Error): void {
    if (!this.destroyed) this.destroy(this.explain(error));
  }

  private stopTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
