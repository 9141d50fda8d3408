import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';

const ALGORITHM = 'HS256';
const AUDIENCE = 'uplift';
const ACCESS_TOKEN_SECONDS = 15 * 60;
const KEPT_TOKENS = 1000;

/** Who a token speaks for: a user, and the sign-in that it came from. */
export interface TokenHolder {
  userId: number;
  sessionId: string;
}

/** Whoever holds a good token, and the instant in milliseconds at which it ends by itself. */
export interface HeldToken extends TokenHolder {
  endsAt: number;
}

/** Makes and reads the short-lived access tokens (JWT, pinned algorithm, audience and expiry). */
export class AccessTokens {
  /** Made once: from text the library would first try to read a public key, with each request. */
  private readonly key: KeyObject;
  /** Tokens that were found good: a browser sends the same one for a quarter of an hour. */
  private readonly good = new LRUCache<string, HeldToken>({ max: KEPT_TOKENS, perf: Date });

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  /** A token for the user's session (a family of refresh tokens), with the instant it ends by itself. */
  issue({ userId, sessionId }: TokenHolder): { token: string; expiresAt: Date } {
    const token = jwt.sign({ sid: sessionId }, this.key, {
      algorithm: ALGORITHM,
      audience: AUDIENCE,
      subject: String(userId),
      expiresIn: ACCESS_TOKEN_SECONDS,
    });
    return { token, expiresAt: new Date(Date.now() + ACCESS_TOKEN_SECONDS * 1000) };
  }

  /** Whose token it is, or null when it is forged, stale, without end or session, or for somebody else. */
  read(token: string): HeldToken | null {
    const known = this.good.get(token);
    if (known) return known;
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [ALGORITHM], audience: AUDIENCE });
      if (typeof claims === 'string' || claims.exp === undefined) return null;
      const userId = Number(claims.sub);
      const sessionId: unknown = claims.sid;
      if (!Number.isSafeInteger(userId) || userId <= 0 || typeof sessionId !== 'string') return null;
      const endsAt = claims.exp * 1000;
      const holder = { userId, sessionId, endsAt };
      const ttl = endsAt - Date.now();
      if (ttl > 0) this.good.set(token, holder, { ttl });
      return holder;
    } catch {
      return null;
    }
  }
}
