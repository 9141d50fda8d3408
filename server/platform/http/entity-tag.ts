const TAG = /(?:W\/)?"([^"]*)"/g;

const opaque = (tag: string) => tag.replace(/^W\//, '');

/**
 * Returns true if an If-None-Match header matches the tag, in a list of tags or by `*`. Tags are compared
 * weakly, since a proxy that compresses marks them as weak (RFC 9110, section 13.1.2).
 */
export function namesTag(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return given.trim() === '*' || (given.match(TAG) ?? []).some((tag) => opaque(tag) === opaque(etag));
}
