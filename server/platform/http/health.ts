import type { FastifyInstance } from 'fastify';
import type { App } from '../app.js';

/**
 * /healthz: the process runs. /readyz: it can do its work, that is, its database answers and has the whole schema, and
 * it is not about to stop; optional parts that are down are named in `degraded`. Once it is about to stop, each answer
 * closes its connection.
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
