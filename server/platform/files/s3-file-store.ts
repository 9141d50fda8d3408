import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/s3.js';
import { AppError, badInput } from '../errors.js';
import { type AskedPart, type FileFacts, type FileStore, type OpenFile, safePath } from './file-store.js';
import { keptPart } from './kept-part.js';

const CONNECT_TIMEOUT_MS = 5_000;
/** Without a byte going either way. */
const SILENCE_TIMEOUT_MS = 30_000;
const YEAR_SECONDS = 365 * 24 * 3600;
const CONTENT_RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/;

const nothing = () => undefined;
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

type Sdk = typeof import('@aws-sdk/client-s3');

/** Files in a bucket of a store that speaks S3. */
export class S3FileStore implements FileStore {
  private constructor(
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  /** Loads the SDK, which those who keep files on disk never need. Nothing is asked of the store yet. */
  static async for({ endpoint, region, bucket, pathStyle, ...credentials }: S3Config): Promise<S3FileStore> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint,
      region,
      forcePathStyle: pathStyle,
      credentials,
      // Stores other than Amazon's know no checksums at the end of a stream.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // What goes wrong is thrown, and logged by whoever answers it.
      logger: SILENT,
      requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
    });
    return new S3FileStore(sdk, client, bucket);
  }

  async put(folder: string, name: string, source: Readable, facts: FileFacts): Promise<string> {
    const key = safePath(folder, name);
    if (!key) throw badInput('This file name cannot be used.');
    const command = new this.sdk.PutObjectCommand({
      Bucket: this.bucket,
      Key: key,
      Body: source,
      ContentLength: facts.sizeBytes,
      ContentType: facts.contentType,
      CacheControl: `public, max-age=${YEAR_SECONDS}, immutable`,
    });
    const broken = new AbortController();
    source.once('error', () => broken.abort());
    await this.client.send(command, { abortSignal: broken.signal }).catch(unavailable);
    return `/files/${key}`;
  }

  async read(folder: string, name: string, part?: AskedPart): Promise<OpenFile | null> {
    const key = safePath(folder, name);
    if (!key) return null;
    try {
      const Range = part && (await this.range(key, part));
      const command = new this.sdk.GetObjectCommand({ Bucket: this.bucket, Key: key, Range });
      const { Body, ContentLength, ContentRange } = await this.client.send(command);
      const [, first, last, size] = CONTENT_RANGE.exec(ContentRange ?? '') ?? [];
      return {
        stream: Body as Readable,
        sizeBytes: Number(size ?? ContentLength),
        part: first === undefined ? undefined : { first: Number(first), last: Number(last) },
      };
    } catch (error) {
      const status = statusOf(error);
      if (status === 404) return null;
      if (status === 416) return this.read(folder, name);
      return unavailable(error);
    }
  }

  /** From the first byte on: some stores misread what counts from the end. */
  private async range(Key: string, asked: AskedPart): Promise<string | undefined> {
    if (asked.first !== undefined) return `bytes=${asked.first}-${asked.last ?? ''}`;
    const { ContentLength } = await this.client.send(
      new this.sdk.HeadObjectCommand({ Bucket: this.bucket, Key }),
    );
    const part = keptPart(asked, ContentLength ?? 0);
    return part && `bytes=${part.first}-${part.last}`;
  }

  async remove(folder: string, name: string): Promise<void> {
    const key = safePath(folder, name);
    if (!key) return;
    const command = new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: key });
    await this.client.send(command).catch(unavailable);
  }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const RETRY_AFTER_SECONDS = 5;

/** Whatever is wrong with the store, it is not the caller's fault; what the store said stays in the log. */
function unavailable(error: unknown): never {
  const words = 'Files cannot be reached just now. Please try again in a moment.';
  const answer = new AppError('UNAVAILABLE', 503, words, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  throw Object.assign(answer, { cause: error });
}
