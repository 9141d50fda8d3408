import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { matchingTag } from '../platform/http/entity-tag.js';
import type { Call } from './call.js';

const HASH_LENGTH = 16;

type RecordOf = (body: unknown) => unknown;

/** Returns true for the schema of a record with a version. */
function hasVersion(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional) return hasVersion(schema.unwrap());
  return schema instanceof z.ZodObject && 'version' in schema.shape;
}

/**
 * Returns a function that finds the single record in the response of a call. Null if the response has none: a
 * list, a file, or the response to a write without a versioned record.
 */
export function recordOf({ method, answer }: Pick<Call, 'method' | 'answer'>): RecordOf | null {
  if (answer instanceof z.ZodArray)
    return (body) => (Array.isArray(body) && body.length === 1 ? body[0] : body);
  if (!(answer instanceof z.ZodType)) return null;
  if (method === 'GET' || hasVersion(answer)) return (body) => body;
  const parts = answer instanceof z.ZodObject ? Object.entries(answer.shape) : [];
  const part = parts.find(([, schema]) => hasVersion(schema));
  return part ? (body) => (body as Record<string, unknown>)[part[0]] : null;
}

/**
 * Returns the strong tag of a record: its version, if it has one, and a hash of its fields, since callers of
 * different roles get different fields.
 */
function recordTag(record: object): string {
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, HASH_LENGTH);
  const { version } = record as { version?: number };
  return version === undefined ? `"${hash}"` : `"${version}-${hash}"`;
}

/** Sends a response with a single record and its tag. Sends 304 for a read if the caller has this record. */
export function sendRecord(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  record: unknown,
): FastifyReply {
  if (typeof record !== 'object' || record === null) return reply.send(body);
  const etag = recordTag(record);
  reply.header('etag', etag);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // For signed-in users, authentication has already disabled caching.
  if (isRead && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  const match = isRead && matchingTag(request.headers['if-none-match'], etag);
  return match ? reply.code(304).header('etag', match).send() : reply.send(body);
}
