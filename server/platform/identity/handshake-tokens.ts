import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

const ALGORITHM = 'HS256';
/** Not that of access tokens, so that neither is taken for the other. */
const AUDIENCE = 'uplift-handshake';
/** Time to choose an account at the provider, and to find its password. */
export const HANDSHAKE_SECONDS = 10 * 60;

const remembered = z.object({
  /** Comes back with the answer: it is the one to what this browser asked. */
  state: z.string(),
  /** Comes back inside the provider's token: it was made for this sign-in. */
  nonce: z.string(),
  /** Proves to the provider that who trades the code is who asked for it (PKCE). */
  verifier: z.string(),
  /** Where to go afterwards; none is the dashboard. */
  to: z.string().optional(),
  language: z.enum(['en', 'mi']),
});

/** What a browser keeps between leaving for the provider and coming back. */
export type Handshake = z.output<typeof remembered>;

/** Makes and reads what a browser keeps meanwhile: signed, so that it is what this product wrote, and short-lived. */
export class HandshakeTokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  issue(handshake: Handshake): string {
    return jwt.sign(handshake, this.key, {
      algorithm: ALGORITHM,
      audience: AUDIENCE,
      expiresIn: HANDSHAKE_SECONDS,
    });
  }

  /** The handshake, or null when the token is forged, too old or of another kind. */
  read(token: string): Handshake | null {
    try {
      return remembered.parse(jwt.verify(token, this.key, { algorithms: [ALGORITHM], audience: AUDIENCE }));
    } catch {
      return null;
    }
  }
}
