import { randomBytes } from 'node:crypto';

const KEY_BYTES = 24;

/** Returns a new key of a secret page: 192 random bits, safe in a URL (A25, R342). */
export const newLinkKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
