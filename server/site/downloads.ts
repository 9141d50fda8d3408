import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { DOWNLOADS, openDownload } from '../kits/tasks/download-task.js';
import type { TaskRegistry } from '../kits/tasks/run-task.js';
import type { App } from '../platform/app.js';
import { refuseOtherMethods } from '../platform/http/other-methods.js';

/** Headers that prevent caching and referrers: for its minute, the address gives access to the file. */
const HEADERS = {
  'content-type': 'text/csv; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/**
 * Streams files of tasks as they are read. An error before the first bytes gets an error response. Later, the
 * connection is cut, so that nobody mistakes half a file for a whole one.
 */
export function serveDownloads(fastify: FastifyInstance, app: App, kinds: TaskRegistry): void {
  fastify.get<{ Params: { token: string } }>(
    `${DOWNLOADS}/:token`,
    { config: { audience: ['public'] }, logLevel: 'warn' },
    async ({ params, method }, reply) => {
      const { fileName, parts } = await openDownload(app, kinds, params.token);
      const reading = parts[Symbol.asyncIterator]();
      const first = await reading.next();
      reply.headers({ ...HEADERS, 'content-disposition': contentDisposition(fileName) });
      if (method === 'HEAD') return reply.send();
      return reply.send(Readable.from(from(first, reading), { objectMode: false }));
    },
  );
  refuseOtherMethods(fastify, `${DOWNLOADS}/:token`, ['GET']);
}

async function* from(first: IteratorResult<string>, rest: AsyncIterator<string>): AsyncGenerator<string> {
  for (let part = first; !part.done; part = await rest.next()) yield part.value;
}
