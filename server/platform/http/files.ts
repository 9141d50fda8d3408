import type { FastifyInstance } from 'fastify';
import { PREVIEW_NAME } from '../../../shared/preview-address.js';
import type { App } from '../app.js';
import { notFound } from '../errors.js';
import { PreviewPictures } from '../files/preview-picture.js';
import { namesTag } from './entity-tag.js';
import { refuseOtherMethods } from './other-methods.js';
import { type FileAddress, PUBLIC_FILE_HEADERS, sendFile } from './send-file.js';

/** Not compressed, since files are small already and ranges count the bytes of the file. */
const UNCOMPRESSED = {
  config: { audience: ['public'] as const, anyWebsite: true },
  logLevel: 'warn' as const,
  compress: false as const,
};

/**
 * Serves uploaded and generated files at /files/{folder}/{name}, and previews of pictures for shared links.
 */
export function serveFiles(fastify: FastifyInstance, app: App): void {
  fastify.get<{ Params: FileAddress }>('/files/:folder/:name', UNCOMPRESSED, (request, reply) =>
    sendFile(app, request.params, request, reply),
  );
  const previews = new PreviewPictures(app.files);
  fastify.get<{ Params: FileAddress }>(
    `/files/:folder/:name/${PREVIEW_NAME}`,
    UNCOMPRESSED,
    async (request, reply) => {
      const { folder, name } = request.params;
      const picture = await previews.of(folder, name);
      if (!picture) throw notFound('This picture');
      const etag = `"preview-${name}"`;
      reply.headers({ ...PUBLIC_FILE_HEADERS, etag, 'content-type': 'image/jpeg' });
      if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.send(picture);
    },
  );
  for (const below of ['', `/${PREVIEW_NAME}`])
    refuseOtherMethods(fastify, `/files/:folder/:name${below}`, ['GET']);
}
