import type { FastifyInstance } from 'fastify';
import type { App } from '../app.js';

const CHECK = { name: 'readiness', text: 'SELECT 1' };

/** /healthz: the process runs. /readyz: it can do its work, that is, reach its database. */
export function serveHealth(fastify: FastifyInstance, app: App): void {
  const config = { audience: ['public'] as const };
  fastify.get('/healthz', { config, logLevel: 'silent' }, async () => ({ status: 'ok' }));
  fastify.get('/readyz', { config, logLevel: 'silent' }, async (_request, reply) => {
    try {
      await app.database.read(CHECK);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database out of reach' });
    }
  });
}
