import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Compression, FinishedPage } from './finished-page.js';

/** Sends what is finished, compressed as the caller reads it, or 304 when the caller has it as it is. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
): Promise<FastifyReply> {
  if (page.redirect) return reply.redirect(page.redirect, page.status);
  reply.code(page.status).headers({ ...page.headers, etag: page.etag, vary: 'accept-encoding' });
  if (page.status === 200 && has(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const compression = acceptedCompression(String(request.headers['accept-encoding'] ?? ''));
  if (!compression) return reply.send(page.plain);
  return reply.header('content-encoding', compression).send(await page.compressed(compression));
}

/** Whoever compresses on the way marks the tag as weak. */
const has = (given: string | undefined, etag: string): boolean =>
  given?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

function acceptedCompression(accepted: string): Compression | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
