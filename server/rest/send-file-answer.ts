import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from '../platform/http/entity-tag.js';
import type { FileAnswer } from './answers.js';

/**
 * Sends a file to be shown in the browser, or 304 if the caller has the current version, without reading its
 * bytes.
 */
export async function sendFileAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType, fileName, caching }: FileAnswer,
): Promise<FastifyReply> {
  // For signed-in users, authentication has already disabled caching.
  if (!reply.hasHeader('cache-control'))
    reply.header('cache-control', caching ? `public, max-age=${caching.publicSeconds}` : 'no-store');
  if (caching) reply.header('etag', caching.etag);
  if (caching && namesTag(request.headers['if-none-match'], caching.etag)) return reply.code(304).send();
  reply.headers({
    // Browsers show a PDF in an internal page, whose frame and styles the policy for data would forbid.
    'content-security-policy':
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'content-type': contentType,
    'content-disposition': `inline; filename="${fileName}"`,
  });
  return reply.send(await bytes());
}
