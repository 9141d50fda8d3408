import type { FastifyInstance } from 'fastify';

const TAG = /(?:W\/)?"[^"]*"/g;
/** The end of a tag of a compressed response. No tag of ours has a semicolon of its own. */
const ENCODED = /;\w+$/;

/** Returns a tag without its marks: whether it is weak, and the encoding of the response. */
const opaque = (tag: string) => tag.replace(/^W\//, '').slice(1, -1).replace(ENCODED, '');

/** Returns the tags of an If-Match or If-None-Match header, without their marks. */
export const opaqueTags = (given: string): string[] => (given.match(TAG) ?? []).map(opaque);

/**
 * Returns the tag of an If-None-Match header that matches this tag, as the caller has it, for the response
 * with 304. Undefined if there is no match. Tags are compared weakly, since a proxy that compresses marks
 * them as weak (RFC 9110, section 13.1.2), and whatever the encoding of the response was.
 */
export function matchingTag(given: string | undefined, etag: string): string | undefined {
  if (given?.trim() === '*') return etag;
  return given?.match(TAG)?.find((tag) => opaque(tag) === opaque(etag));
}

/** Returns true if an If-None-Match header matches the tag, in a list of tags or by `*`. */
export const namesTag = (given: string | undefined, etag: string): boolean =>
  matchingTag(given, etag) !== undefined;

/**
 * Adds the encoding to the strong tags of compressed responses, as in `"3-1f0c;br"`, since equal strong tags
 * mean equal bytes (RFC 9110, section 8.8.3.3). Call it after the registration of the compression.
 */
export function tagEncodings(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? []].flat();
    route.onSend.push((_request, reply, payload, done) => {
      const etag = reply.getHeader('etag');
      const encoding = reply.getHeader('content-encoding');
      if (typeof etag === 'string' && etag.startsWith('"') && typeof encoding === 'string')
        reply.header('etag', etag.replace(/"$/, `;${encoding}"`));
      done(null, payload);
    });
  });
}
