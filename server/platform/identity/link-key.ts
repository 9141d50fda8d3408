import { randomBytes } from 'node:crypto';

const KEY_BYTES = 24;

/** A new key of a secret page: 192 random bits, fit for an address (A25, R342). */
export const newLinkKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
