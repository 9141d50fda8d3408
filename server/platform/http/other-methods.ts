import type { FastifyInstance, HTTPMethods } from 'fastify';
import { AppError } from '../errors.js';

/** OPTIONS is reserved for CORS preflight requests. GET also handles HEAD. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies HTTPMethods[];

/**
 * Responds to unsupported methods with 405 and the header `Allow`, before the body is read.
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
    config: { audience: ['public'], refusesMethods: true },
    exposeHeadRoute: false,
    onRequest: async ({ method }, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new AppError('BAD_USER_INPUT', 405, `This URL does not accept ${method} requests.`);
    },
    handler: () => undefined,
  });
}
