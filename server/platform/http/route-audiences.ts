import type { FastifyInstance } from 'fastify';
import type { Audience } from '../audience.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; a route without one stops the boot. */
    audience?: Audience;
  }
}

/** Makes every route declared from now on say who may call it. */
export function requireRouteAudiences(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.audience?.length) throw new Error(`${String(method)} ${url} declares no audience`);
  });
}
