import type { FastifyInstance } from 'fastify';
import type { App } from '../app.js';
import { type FileAddress, sendFile } from './send-file.js';

/** Uploaded and generated files at /files/{folder}/{name}. */
export function serveFiles(fastify: FastifyInstance, app: App): void {
  fastify.get<{ Params: FileAddress }>(
    '/files/:folder/:name',
    // What pictures and documents are made of is small already, and parts of them are told by their bytes.
    { config: { audience: ['public'] }, logLevel: 'warn', compress: false },
    (request, reply) => sendFile(app, request.params, request, reply),
  );
}
