import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from '../platform/http/entity-tag.js';
import type { ListAnswer } from './answers.js';

/**
 * Streams a list as it is read, or sends 304 if the caller has the current version. A failure before the
 * first batch is sent as an error. Later, the connection is closed, so that nobody takes a part of the list
 * for the whole.
 */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  { list: { totalCount, version, batches } }: ListAnswer,
): Promise<FastifyReply> {
  const etag = `W/"${version}"`;
  reply.headers({ 'x-total-count': totalCount, etag });
  // For signed-in users, authentication has already disabled caching.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const reading = batches[Symbol.asyncIterator]();
  const first = await reading.next();
  reply.type('application/json; charset=utf-8');
  // Reads one batch ahead of the client, not sixteen.
  return reply.send(Readable.from(jsonOf(first, reading), { objectMode: false }));
}

async function* jsonOf(
  first: IteratorResult<unknown[]>,
  rest: AsyncIterator<unknown[]>,
): AsyncGenerator<string> {
  let start = '[';
  for (let batch = first; !batch.done; batch = await rest.next()) {
    if (batch.value.length === 0) continue;
    yield start + batch.value.map((row) => JSON.stringify(row)).join(',');
    start = ',';
  }
  yield start === '[' ? '[]' : ']';
}
