import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ALGORITHM = 'HS256';
const AUDIENCE = 'uplift';
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** Makes and reads the short-lived access tokens (JWT, pinned algorithm, audience and expiry). */
export class AccessTokens {
  /** Made once: from text the library would first try to read a public key, with each request. */
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  /** A token for the user, with the instant it ends. */
  issue(userId: number): { token: string; expiresAt: Date } {
    const token = jwt.sign({}, this.key, {
      algorithm: ALGORITHM,
      audience: AUDIENCE,
      subject: String(userId),
      expiresIn: ACCESS_TOKEN_SECONDS,
    });
    return { token, expiresAt: new Date(Date.now() + ACCESS_TOKEN_SECONDS * 1000) };
  }

  /** The user's id, or null when the token is forged, stale, without end or for somebody else. */
  read(token: string): number | null {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [ALGORITHM], audience: AUDIENCE });
      if (typeof claims === 'string' || claims.exp === undefined) return null;
      const id = Number(claims.sub);
      return Number.isSafeInteger(id) && id > 0 ? id : null;
    } catch {
      return null;
    }
  }
}
