import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.js';

/** The route of requests that no route answers. */
const NO_ROUTE = 'none';

/** Measures each response of a server, by method, declared route and status. */
export function measureRequests(fastify: FastifyInstance, { httpRequests }: Metrics): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    httpRequests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
