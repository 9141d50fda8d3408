import type { FastifyInstance } from 'fastify';

/** Encodings of compressed responses, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const UNCOMPRESSED = 'identity';
const PART = /^\s*([^;\s]+)\s*(?:;\s*q\s*=\s*(\S*)\s*)?$/i;

/**
 * Returns the encodings that an Accept-Encoding header allows, most preferred first. Encodings with `q=0` are
 * refused, even if `*` allows all others (RFC 9110, section 12.5.3).
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header?.split(',') ?? []) {
    const [, name, weight] = PART.exec(part) ?? [];
    if (name) weights.set(name.toLowerCase().replace(/^x-/, ''), weightOf(weight));
  }
  const welcome = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  return ENCODINGS.filter((name) => welcome(name) > 0).sort((a, b) => welcome(b) - welcome(a));
}

/**
 * Returns the weight of an encoding. An unreadable weight counts as a refusal, since every client can read an
 * uncompressed response.
 */
const weightOf = (text: string | undefined) => (text === undefined ? 1 : Number.parseFloat(text) || 0);

/**
 * Replaces the Accept-Encoding header by the preferred encoding, or `identity`, so that all code that
 * compresses reads it alike.
 */
export function simplifyAcceptedEncodings(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ headers }, _reply, done) => {
    const header = headers['accept-encoding'];
    if (header !== undefined)
      headers['accept-encoding'] = acceptedEncodings(String(header))[0] ?? UNCOMPRESSED;
    done();
  });
}
