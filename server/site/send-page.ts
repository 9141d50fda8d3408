import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../platform/http/accepted-encodings.js';
import { matchingTag } from '../platform/http/entity-tag.js';
import type { RenderedResponse } from './rendered-response.js';

/** Sends a rendered page, compressed as the caller accepts, or 304 if the caller has the same version. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedResponse,
): Promise<FastifyReply> {
  if (page.redirect) return reply.redirect(page.redirect, page.status);
  reply.code(page.status).headers({ ...page.headers, etag: page.etag, vary: 'accept-encoding' });
  const known = page.status === 200 && matchingTag(request.headers['if-none-match'], page.etag);
  if (known) return reply.code(304).header('etag', known).send();
  const [compression] = acceptedEncodings(request.headers['accept-encoding']?.toString());
  if (!compression) return reply.send(page.plain);
  return reply.header('content-encoding', compression).send(await page.compressed(compression));
}
