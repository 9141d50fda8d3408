import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from '../platform/http/entity-tag.js';

/** A document that does not change while the process runs. */
export interface FinishedText {
  text: string;
  etag: string;
  headers: Record<string, string>;
}

/**
 * Returns the text with a tag that depends on its content. The tag is weak, since the text may be sent
 * compressed.
 */
export const finished = (text: string, headers: Record<string, string>): FinishedText => ({
  text,
  etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  headers,
});

/** Sends the document, or 304 if the caller has the current version. */
export function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  document: FinishedText,
): FastifyReply {
  reply.headers({ ...document.headers, etag: document.etag });
  if (namesTag(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  return reply.send(document.text);
}
