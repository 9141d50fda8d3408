import type { FastifyInstance } from 'fastify';
import type { Audience } from '../audience.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The audience of the route. A route without one stops the start of the server. */
    audience?: Audience;
  }
}

/** Requires an audience on every route that is declared from now on. */
export function requireRouteAudiences(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.audience?.length) throw new Error(`${String(method)} ${url} declares no audience`);
  });
}
