import type { FastifyInstance } from 'fastify';
import type { App } from '../app.js';

/**
 * Serves /healthz and /readyz. /healthz: the process runs. /readyz: the process can do its work, that is, the
 * database responds and has the whole schema, and the process is not about to stop. Optional parts that are
 * down are listed in `degraded`. Once the process is about to stop, each response closes its connection.
 */
export function serveHealth(fastify: FastifyInstance, app: App, stopping: AbortSignal): void {
  const config = { audience: ['public'] as const };
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (stopping.aborted) reply.header('connection', 'close');
    done();
  });
  fastify.get('/healthz', { config, logLevel: 'silent' }, async () => ({ status: 'ok' }));
  fastify.get('/readyz', { config, logLevel: 'silent' }, async (_request, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    const database = await app.database.readiness();
    const { degraded } = app.parts;
    if (database === 'ready') return { status: 'ready', ...(degraded.length > 0 && { degraded }) };
    return reply.code(503).send({ status: `database ${database}` });
  });
}
