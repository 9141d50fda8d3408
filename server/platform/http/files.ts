import type { FastifyInstance } from 'fastify';
import type { App } from '../app.js';
import { notFound } from '../errors.js';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Uploaded and generated files at /files/{folder}/{name}; names are never used twice, so they may be kept. */
export async function serveFiles(fastify: FastifyInstance, app: App): Promise<void> {
  fastify.get<{ Params: { folder: string; name: string } }>(
    '/files/:folder/:name',
    { config: { audience: ['public'] }, logLevel: 'warn' },
    async (request, reply) => {
      const file = await app.files.read(request.params.folder, request.params.name);
      if (!file) throw notFound('This file');
      const inline = file.contentType.startsWith('image/');
      return reply
        .headers({
          'content-type': file.contentType,
          'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
          'content-disposition': inline ? 'inline' : 'attachment',
        })
        .send(file.bytes);
    },
  );
}
