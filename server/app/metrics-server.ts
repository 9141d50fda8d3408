import Fastify, { type FastifyInstance } from 'fastify';
import type { App } from '../platform/app.js';
import { serveHealth } from '../platform/http/health.js';
import { requireRouteAudiences } from '../platform/http/route-audiences.js';

/**
 * Builds the server for operators: /metrics, /healthz and /readyz of this process, in any role. It has a port of its
 * own (METRICS_PORT), which only the monitoring may reach. It does not listen yet.
 */
export function createMetricsServer(app: App, stopping: AbortSignal): FastifyInstance {
  const fastify = Fastify({ logger: false, forceCloseConnections: true }) as unknown as FastifyInstance;
  requireRouteAudiences(fastify);
  serveHealth(fastify, app, stopping);
  fastify.get('/metrics', { config: { audience: ['public'] } }, async (_request, reply) => {
    reply.type(app.metrics.registry.contentType);
    return app.metrics.text();
  });
  return fastify;
}
