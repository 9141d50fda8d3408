import { PassThrough, type Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, badField } from '../platform/errors.js';
import { IncomingFile } from '../platform/files/incoming-file.js';

/** The body of a call that takes a file: it is handed on as it comes, and never whole in memory. */
export const fileBody = z.instanceof(IncomingFile);

const MOST_PARTS = 20;
const MOST_FIELD_BYTES = 1024;
/** What a form may add to its file. */
const FORM_BYTES = 64 * 1024;
/** What comes after a refusal is read and dropped up to here, so that browsers see the refusal. */
const DROPPED_BYTES = 64 * 1024 * 1024;

/** Lets routes of this scope take files, of whatever media type, and nothing else. */
export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    // A file that is too large is told so by those who read it.
    throwFileSizeLimit: false,
    limits: { files: 1, parts: MOST_PARTS, fieldSize: MOST_FIELD_BYTES, fileSize: Number.POSITIVE_INFINITY },
  });
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.addHook('onSend', async (request, _reply, payload) => {
    dropTheRest(request);
    return payload;
  });
}

/** What was not read of a body would keep the connection waiting. */
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
 * The file that the request brings: the first part of a form that is one, or the whole body.
 * @throws AppError BAD_USER_INPUT when there is none, with 415 for JSON
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

/** The body apart from its request: whoever breaks off reading it must not take the connection along. */
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
