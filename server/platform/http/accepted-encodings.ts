import type { FastifyInstance } from 'fastify';

/** Compressions that answers come in, the smaller first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const UNCOMPRESSED = 'identity';
const PART = /^\s*([^;\s]+)\s*(?:;\s*q\s*=\s*(\S*)\s*)?$/i;

/**
 * Compressions that an Accept-Encoding header allows, the most welcome first. Those with `q=0` are refused, also where
 * `*` allows all others (RFC 9110, section 12.5.3).
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

/** A weight that cannot be read counts as a refusal: an answer without compression can always be read. */
const weightOf = (text: string | undefined) => (text === undefined ? 1 : Number.parseFloat(text) || 0);

/**
 * Puts what a request accepts into the one simple form that all who compress read alike: the encodings, the most
 * welcome first, or `identity`.
 */
export function simplifyAcceptedEncodings(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ headers }, _reply, done) => {
    const header = headers['accept-encoding'];
    if (header !== undefined)
      headers['accept-encoding'] = acceptedEncodings(String(header))[0] ?? UNCOMPRESSED;
    done();
  });
}
