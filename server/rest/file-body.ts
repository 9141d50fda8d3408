import { PassThrough, type Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, badField } from '../platform/errors.js';
import { IncomingFile } from '../platform/files/incoming-file.js';

/** The body of a call that takes a file. It is streamed and never held in memory as a whole. */
export const fileBody = z.instanceof(IncomingFile);

const MAX_PARTS = 20;
const MAX_FIELD_BYTES = 1024;
/** The maximum number of bytes that a form adds to its file. */
const FORM_BYTES = 64 * 1024;
/** The number of bytes after a refusal that are read and dropped, so that browsers see the refusal. */
const DROPPED_BYTES = 64 * 1024 * 1024;

/** Makes routes of this scope accept files of any media type, and nothing else. */
export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    // Files that are too large are refused by the code that reads them.
    throwFileSizeLimit: false,
    limits: { files: 1, parts: MAX_PARTS, fieldSize: MAX_FIELD_BYTES, fileSize: Number.POSITIVE_INFINITY },
  });
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.addHook('onSend', async (request, _reply, payload) => {
    dropTheRest(request);
    return payload;
  });
}

/** Drops the unread rest of a body, which would block the connection. */
function dropTheRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  let dropped = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > DROPPED_BYTES) raw.destroy();
  });
  raw.resume();
}

/**
 * Returns the file of the request: the first file of a form, or the whole body.
 * @throws AppError BAD_USER_INPUT if there is no file, with 415 for JSON
 */
export async function fileOf(request: FastifyRequest): Promise<IncomingFile> {
  const announced = announcedBytes(request);
  if (request.isMultipart()) {
    const part = await request.file().catch(() => {
      throw badField('file', 'The form could not be read.');
    });
    if (!part) throw badField('file', 'Please choose a file.');
    return new IncomingFile(part.file, part.filename ?? null, announced && announced - FORM_BYTES);
  }
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (NO_FILES.test(type.trim())) throw new AppError('BAD_USER_INPUT', 415, 'Please send a file.');
  const { name } = request.query as { name?: unknown };
  return new IncomingFile(bodyOf(request), typeof name === 'string' ? name : null, announced);
}

/** Returns the body as a separate stream, since destroying it must not close the connection. */
function bodyOf({ raw }: FastifyRequest): Readable {
  const body = new PassThrough();
  raw.once('close', () => {
    if (!raw.readableEnded) body.destroy(new Error('The connection was closed.'));
  });
  return raw.pipe(body);
}

const NO_FILES = /^application\/(([\w.-]+\+)?json|x-www-form-urlencoded)$/i;

function announcedBytes({ headers }: FastifyRequest): number | null {
  const length = Number(headers['content-length']);
  return Number.isSafeInteger(length) ? length : null;
}
