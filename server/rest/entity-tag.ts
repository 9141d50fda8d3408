import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from '../platform/http/entity-tag.js';

/** A document that stays as it is while the process runs. */
export interface FinishedText {
  text: string;
  etag: string;
  headers: Record<string, string>;
}

/** The text with a tag that changes whenever it does. Weak, as it may travel compressed. */
export const finished = (text: string, headers: Record<string, string>): FinishedText => ({
  text,
  etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  headers,
});

/** Sends it, or 304 when the caller has it as it is. */
export function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  document: FinishedText,
): FastifyReply {
  reply.headers({ ...document.headers, etag: document.etag });
  if (namesTag(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  return reply.send(document.text);
}
