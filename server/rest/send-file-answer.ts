import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from '../platform/http/entity-tag.js';
import type { FileAnswer } from './answers.js';

/** Sends a file to be shown in the browser; 304 to whoever has it as it is, for which its bytes are not asked for. */
export async function sendFileAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType, fileName, kept }: FileAnswer,
): Promise<FastifyReply> {
  // The signed-in keep nothing: authentication has said so.
  if (!reply.hasHeader('cache-control'))
    reply.header('cache-control', kept ? `public, max-age=${kept.publicSeconds}` : 'no-store');
  if (kept) reply.header('etag', kept.etag);
  if (kept && namesTag(request.headers['if-none-match'], kept.etag)) return reply.code(304).send();
  reply.headers({
    // Browsers show a PDF in a page of their own, whose frame and styles the policy for data would forbid.
    'content-security-policy':
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'content-type': contentType,
    'content-disposition': `inline; filename="${fileName}"`,
  });
  return reply.send(await bytes());
}
