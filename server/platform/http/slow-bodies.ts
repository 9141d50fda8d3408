import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may be large, and come over a slow line. */
    takesLong?: boolean;
  }
}

/** How long a request may take to arrive: a photograph over a slow line. */
export const LONGEST_REQUEST_MS = 300_000;
const USUAL_REQUEST_MS = 30_000;

/** Hangs up on whoever sends the body of a usual request for longer than half a minute; Node knows one limit for all. */
export function limitSlowBodies(fastify: FastifyInstance, most = USUAL_REQUEST_MS): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !request.routeOptions.config.takesLong) {
      // One that is answered before its body is read may never end, as in tests: the timer keeps no process alive.
      const timer = setTimeout(() => raw.destroy(), most).unref();
      const stop = () => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
