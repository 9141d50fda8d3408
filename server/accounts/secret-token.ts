import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A random token for a cookie or link, and the hash that alone is stored. */
export function makeToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** SHA-256: the tokens are random, so nothing slower is needed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
