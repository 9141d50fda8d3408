import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from '../platform/http/entity-tag.js';
import type { ListAnswer } from './answers.js';

/**
 * Sends a list as it is read, or 304 when the caller has it as it is. What goes wrong before the first batch is
 * answered as an error; later on the connection is cut, so that nobody takes half a list for a whole one.
 */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  { list: { totalCount, version, batches } }: ListAnswer,
): Promise<FastifyReply> {
  const etag = `W/"${version}"`;
  reply.headers({ 'x-total-count': totalCount, etag });
  // The signed-in keep nothing: authentication has said so.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const reading = batches[Symbol.asyncIterator]();
  const first = await reading.next();
  reply.type('application/json; charset=utf-8');
  // One batch ahead of the reader, not sixteen.
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
