import type { FastifyInstance, HTTPMethods } from 'fastify';
import { AppError } from '../errors.js';

/** OPTIONS is left to preflight requests of other sites. HEAD comes with GET. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies HTTPMethods[];

/**
 * Refuses the methods that an address does not take with 405 and the header `Allow`, before the body is read.
 */
export function refuseOtherMethods(fastify: FastifyInstance, url: string, taken: readonly string[]): void {
  const others = METHODS.filter((method) => !taken.includes(method));
  if (others.length === 0) return;
  const allowed = METHODS.filter((method) => taken.includes(method)).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  fastify.route({
    method: others,
    url,
    config: { audience: ['public'] },
    exposeHeadRoute: false,
    onRequest: async ({ method }, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new AppError('BAD_USER_INPUT', 405, `This address does not take ${method} requests.`);
    },
    handler: () => undefined,
  });
}
