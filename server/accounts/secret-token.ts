import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Returns a random token for a cookie or link, and its hash. Only the hash is stored. */
export function makeToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** Returns the SHA-256 hash of a token. The tokens are random, so no slower hash is needed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
