import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.js';
import type { Statement } from '../database/database.js';
import { notFound } from '../errors.js';
import { parseRange } from '../files/byte-range.js';
import { contentTypeOf, type OpenFile } from '../files/file-store.js';
import { namesTag } from './entity-tag.js';

const YEAR_SECONDS = 365 * 24 * 3600;

/** The policy of a file that is opened directly: it may not load or run anything, nor be framed. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

const SENT_NAME: Statement = {
  name: 'sent-name-of-file',
  text: 'SELECT sent_name AS "sentName" FROM stored_file WHERE folder = $1 AND name = $2',
};

/**
 * Headers of every public file: it never changes, and other sites, such as that of a supplier, may show it.
 */
export const PUBLIC_FILE_HEADERS = {
  'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'content-security-policy': POLICY,
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** The folder and the name of a file. */
export interface FileAddress {
  folder: string;
  name: string;
}

/**
 * Streams a file of the store (C126). Names are never reused, so files may be cached for ever. Pictures are
 * shown, other files are downloaded under the name from their sender.
 * @throws AppError NOT_FOUND
 */
export async function sendFile(
  app: App,
  address: FileAddress,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${address.name}"`;
  const file = await app.files.read(address.folder, address.name, partFor(request, etag));
  if (!file) throw notFound('This file');
  reply.headers({ ...PUBLIC_FILE_HEADERS, etag, 'accept-ranges': 'bytes' });
  if (namesTag(request.headers['if-none-match'], etag)) return ended(reply.code(304), file);
  const contentType = contentTypeOf(address.name);
  reply.headers({
    'content-type': contentType,
    'content-length': lengthOf(file),
    'content-disposition': contentType.startsWith('image/') ? 'inline' : await attachment(app, address),
  });
  const { part, sizeBytes } = file;
  if (part) reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${sizeBytes}`);
  // For HEAD, the bytes are not fetched.
  return reply.send(request.method === 'HEAD' ? nothingOf(file) : file.stream);
}

/** Returns the requested part, unless If-Range names another version of the file. */
function partFor({ headers }: FastifyRequest, etag: string) {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? parseRange(headers.range) : undefined;
}

const lengthOf = ({ part, sizeBytes }: OpenFile) => (part ? part.last - part.first + 1 : sizeBytes);

function nothingOf({ stream }: OpenFile): Readable {
  stream.destroy();
  return Readable.from([]);
}

/** Sends a response without the bytes. */
function ended(reply: FastifyReply, { stream }: OpenFile): FastifyReply {
  stream.destroy();
  return reply.send();
}

async function attachment({ database }: App, { folder, name }: FileAddress): Promise<string> {
  const row = await database.readOne<{ sentName: string | null }>(SENT_NAME, [folder, name]);
  return contentDisposition(row?.sentName ?? undefined);
}
