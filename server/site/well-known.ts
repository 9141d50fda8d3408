import type { FastifyInstance } from 'fastify';

/** The page with the form for a new password. Signed-out visitors sign in there first. */
const CHANGE_PASSWORD_PAGE = '/userProfile';

/**
 * Redirects password managers to the page where the password is changed (W3C, well-known URL for changing
 * passwords).
 */
export function serveWellKnown(fastify: FastifyInstance): void {
  fastify.get('/.well-known/change-password', { config: { audience: ['public'] } }, (_request, reply) =>
    reply.redirect(CHANGE_PASSWORD_PAGE, 302),
  );
}
