import { pipeline, type Readable, Transform } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/s3.js';
import { badInput, filesUnavailable, storageFull } from '../errors.js';
import { resolveRange } from './byte-range.js';
import { CircuitBreaker, type CircuitBreakerOptions } from './circuit-breaker.js';
import { type ByteRange, type FileFacts, type FileStore, type OpenFile, safePath } from './file-store.js';
import { IdleTimeoutStream, withIdleTimeout } from './idle-timeout.js';

/**
 * The milliseconds that the store may take to connect, to respond, or to transfer the next part of a body.
 */
const IDLE_TIMEOUT_MS = 5_000;
/** The milliseconds that the reader of a file may take for its next part. */
const READER_TIMEOUT_MS = 60_000;
const YEAR_SECONDS = 365 * 24 * 3600;
const CONTENT_RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/;

const nothing = () => undefined;
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

type Sdk = typeof import('@aws-sdk/client-s3');

interface S3Options extends CircuitBreakerOptions {
  /** The milliseconds without any data after which a call is aborted. The default is five seconds. */
  idleTimeoutMs?: number;
}

/**
 * A store in an S3 bucket. A call to a store that does not respond is aborted within seconds, whatever
 * retries the SDK has left, and after some failures in a row calls fail at once (ADR 58).
 */
export class S3FileStore implements FileStore {
  private readonly breaker: CircuitBreaker;
  private readonly idleTimeoutMs: number;

  private constructor(
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    private readonly bucket: string,
    { idleTimeoutMs = IDLE_TIMEOUT_MS, ...breaker }: S3Options,
  ) {
    this.idleTimeoutMs = idleTimeoutMs;
    this.breaker = new CircuitBreaker(breaker);
  }

  /** Loads the SDK, which stores on disk do not need. Sends no request yet. */
  static async for(
    { endpoint, region, bucket, pathStyle, ...credentials }: S3Config,
    options: S3Options = {},
  ): Promise<S3FileStore> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint,
      region,
      forcePathStyle: pathStyle,
      credentials,
      // Stores other than Amazon’s do not support checksums at the end of a stream.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // With it, stores that do not know `Expect` would cause a pause before each large body.
      expectContinueHeader: false,
      // Errors are thrown, and logged by the code that handles them.
      logger: SILENT,
      // Calls have their own limit, below. A socket limit would also apply to slow readers.
      requestHandler: { socketTimeout: 0 },
    });
    return new S3FileStore(sdk, client, bucket, options);
  }

  get isRefusing(): boolean {
    return this.breaker.isOpen;
  }

  async put(folder: string, name: string, source: Readable, facts: FileFacts): Promise<string> {
    const key = safePath(folder, name);
    if (!key) throw badInput('This file name cannot be used.');
    let broken: Error | undefined;
    const stopped = new AbortController();
    const breakOff = (error: Error) => {
      broken ??= error;
      stopped.abort(error);
    };
    // Abort at once, before anything has been sent: some stores save a partial file.
    source.once('error', breakOff);
    const isOutage = (error: unknown) => (broken ? null : isFailureOfStore(error));
    try {
      // A large file would be a long probe, during which other calls would be refused.
      if (this.breaker.isOpen) await this.check();
      await this.call(isOutage, async (signal, moved) => {
        const body = pipeline(source, passingOn(moved), (error) => error && breakOff(error));
        const command = new this.sdk.PutObjectCommand({
          Bucket: this.bucket,
          Key: key,
          Body: body,
          ContentLength: facts.sizeBytes,
          ContentType: facts.contentType,
          CacheControl: `public, max-age=${YEAR_SECONDS}, immutable`,
        });
        await this.client.send(command, { abortSignal: AbortSignal.any([signal, stopped.signal]) });
      });
      return `/files/${key}`;
    } finally {
      source.destroy();
    }
  }

  async read(folder: string, name: string, part?: ByteRange): Promise<OpenFile | null> {
    const key = safePath(folder, name);
    if (!key) return null;
    const Range = part && (await this.range(key, part));
    const command = new this.sdk.GetObjectCommand({ Bucket: this.bucket, Key: key, Range });
    const answer = await this.ask((abortSignal) => this.client.send(command, { abortSignal }));
    if (answer === 'no such part') return this.read(folder, name);
    if (!answer) return null;
    const [, first, last, size] = CONTENT_RANGE.exec(answer.ContentRange ?? '') ?? [];
    return {
      stream: new IdleTimeoutStream(
        answer.Body as Readable,
        { bodyMs: this.idleTimeoutMs, readerMs: READER_TIMEOUT_MS },
        filesUnavailable,
      ),
      sizeBytes: Number(size ?? answer.ContentLength),
      part: first === undefined ? undefined : { first: Number(first), last: Number(last) },
    };
  }

  /**
   * Returns the range as an offset from the start, since some stores misread ranges that count from the end.
   */
  private async range(Key: string, bytes: ByteRange): Promise<string | undefined> {
    if (bytes.first !== undefined) return `bytes=${bytes.first}-${bytes.last ?? ''}`;
    const command = new this.sdk.HeadObjectCommand({ Bucket: this.bucket, Key });
    const head = await this.ask((abortSignal) => this.client.send(command, { abortSignal }));
    const size = head && head !== 'no such part' ? (head.ContentLength ?? 0) : 0;
    const part = resolveRange(bytes, size);
    return part && `bytes=${part.first}-${part.last}`;
  }

  async remove(folder: string, name: string): Promise<void> {
    const key = safePath(folder, name);
    if (!key) return;
    const command = new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: key });
    await this.call(isFailureOfStore, (abortSignal) => this.client.send(command, { abortSignal }));
  }

  async isEmpty(): Promise<boolean> {
    const command = new this.sdk.ListObjectsV2Command({ Bucket: this.bucket, MaxKeys: 1 });
    const found = await this.call(isFailureOfStore, (abortSignal) =>
      this.client.send(command, { abortSignal }),
    );
    return (found.KeyCount ?? found.Contents?.length ?? 0) === 0;
  }

  async check(): Promise<void> {
    const command = new this.sdk.HeadBucketCommand({ Bucket: this.bucket });
    await this.call(isFailureOfStore, (abortSignal) => this.client.send(command, { abortSignal }));
  }

  /**
   * Sends a read request. Returns null if the file does not exist, or 'no such part' if it lacks the
   * requested part.
   */
  private async ask<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | 'no such part' | null> {
    try {
      return await this.call(isFailureOfStore, call);
    } catch (error) {
      const status = statusOf((error as Error).cause);
      if (status === 404) return null;
      if (status === 416) return 'no such part';
      throw error;
    }
  }

  /**
   * Calls the store.
   * @throws AppError UNAVAILABLE, INSUFFICIENT_STORAGE; its cause is for the log
   */
  private async call<T>(
    isOutage: (error: unknown) => boolean | null,
    call: (signal: AbortSignal, moved: () => void) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.breaker.run(() => withIdleTimeout(this.idleTimeoutMs, call), isOutage);
    } catch (error) {
      throw statusOf(error) === INSUFFICIENT_STORAGE ? storageFull(error) : filesUnavailable(error);
    }
  }
}

/** Passes a body on and calls `moved` for each part of it. */
const passingOn = (moved: () => void) =>
  new Transform({
    transform(chunk, _encoding, done) {
      moved();
      done(null, chunk);
    },
  });

const INSUFFICIENT_STORAGE = 507;
const TOO_MANY_REQUESTS = 429;

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode;

/**
 * Returns true if the store did not respond or reported a fault of its own. A refusal of one call says
 * nothing about others.
 */
function isFailureOfStore(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === TOO_MANY_REQUESTS;
}
