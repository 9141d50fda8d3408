import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';

/** The other side did not take or send a byte for so long that it is given up. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';

  constructor(silenceMs: number) {
    super(`Nothing was heard for ${silenceMs} ms.`);
  }
}

/**
 * Runs a call that is given up once nothing has moved for `silenceMs`: `signal` is aborted then, and whatever the call
 * goes on doing, retries included, is no longer waited for. The call says by `moved` that a part of its body has gone
 * out, so that a large one may take its time.
 * @throws SilenceError
 */
export async function withinSilence<T>(
  silenceMs: number,
  call: (signal: AbortSignal, moved: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let giveUp: (error: SilenceError) => void = () => undefined;
  const silence = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const timer = setTimeout(() => {
    const error = new SilenceError(silenceMs);
    giveUp(error);
    controller.abort(error);
  }, silenceMs);
  try {
    return await Promise.race([call(controller.signal, () => timer.refresh()), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Passes a body on, and breaks off once its reader has waited `silenceMs` for the next part. A reader that is slow
 * itself is not counted. Where the body breaks off, by that or by itself, it ends in the error that `explain` makes.
 */
export class SilenceLimit extends Transform {
  private timer?: NodeJS.Timeout;

  constructor(
    body: Readable,
    private readonly silenceMs: number,
    private readonly explain: (error: Error) => Error,
  ) {
    super();
    body.on('error', (error) => this.breakOff(error));
    pipeline(body, this, () => undefined);
  }

  override _read(size: number): void {
    this.timer ??= setTimeout(() => this.breakOff(new SilenceError(this.silenceMs)), this.silenceMs);
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
