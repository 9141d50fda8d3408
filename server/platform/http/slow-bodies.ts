import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the body may be large and arrive over a slow line. */
    takesLong?: boolean;
  }
}

/** The longest time in milliseconds for a request to arrive, enough for a photograph over a slow line. */
export const LONGEST_REQUEST_MS = 300_000;
const USUAL_REQUEST_MS = 30_000;

/**
 * Closes connections that take longer than half a minute to send the body of a usual request. Node has a
 * single limit for all requests.
 */
export function limitSlowBodies(fastify: FastifyInstance, most = USUAL_REQUEST_MS): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !request.routeOptions.config.takesLong) {
      // A request that is answered before its body is read may never end, as in tests, so the timer does not
      // keep the process alive.
      const timer = setTimeout(() => raw.destroy(), most).unref();
      const stop = () => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
