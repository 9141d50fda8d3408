import { LRUCache } from 'lru-cache';
import { SignedToken } from './signed-token.js';
import type { SigningKeys } from './signing-keys.js';
import { ACCESS_TOKEN, type TokenHolder } from './token-kinds.js';

const MAX_CACHED_TOKENS = 1000;

/** The holder of a valid token, and the time in milliseconds at which it expires. */
export interface StoredToken extends TokenHolder {
  endsAt: number;
}

/** Issues and reads access tokens. */
export class AccessTokens {
  private readonly tokens: SignedToken<TokenHolder>;
  /** A cache of valid tokens, since a browser sends the same one for a quarter of an hour. */
  private readonly good = new LRUCache<string, StoredToken>({ max: MAX_CACHED_TOKENS, perf: Date });

  constructor(keys: SigningKeys) {
    this.tokens = new SignedToken(keys, ACCESS_TOKEN);
  }

  /** Returns a token for a session of the user (a family of refresh tokens), and its expiry. */
  issue({ userId, sessionId }: TokenHolder): { token: string; expiresAt: Date } {
    const token = this.tokens.issue({ userId, sessionId });
    return { token, expiresAt: new Date(Date.now() + ACCESS_TOKEN.seconds * 1000) };
  }

  /**
   * Returns the holder. Null if the token is forged, expired, of another kind, or without expiry or session.
   */
  read(token: string): StoredToken | null {
    const known = this.good.get(token);
    if (known) return known;
    const verified = this.tokens.verify(token);
    if (!verified) return null;
    const holder = { ...verified.value, endsAt: verified.expiresAt };
    const ttl = holder.endsAt - Date.now();
    if (ttl > 0) this.good.set(token, holder, { ttl });
    return holder;
  }

  /** Returns true if the token was issued here and has expired. */
  hasExpired(token: string): boolean {
    return this.tokens.hasExpired(token);
  }
}
