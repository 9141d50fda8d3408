import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { SigningKey, SigningKeys } from './signing-keys.js';

const ALGORITHM = 'HS256';

/** A kind of signed token. */
export interface TokenKind<Value> {
  /** The audience claim, unique to the kind, so that tokens of different kinds cannot be confused. */
  audience: string;
  /** The lifetime in seconds. If absent, tokens of this kind do not expire. */
  seconds?: number;
  /** The codec between the value and the claims. */
  claims: z.ZodType<Value, Record<string, unknown>>;
}

/** A value read from a genuine token. */
export interface Verified<Value> {
  value: Value;
  /** The time in milliseconds at which the token expires. Infinity if it does not. */
  expiresAt: number;
}

/** Issues and reads the tokens of one kind: JWTs with a fixed algorithm, whose header names their key. */
export class SignedToken<Value> {
  constructor(
    private readonly keys: SigningKeys,
    private readonly kind: TokenKind<Value>,
  ) {}

  /** Returns a token for the value, signed with the current key. */
  issue(value: Value): string {
    const { audience, seconds, claims } = this.kind;
    const { id, key } = this.keys.current;
    return jwt.sign(z.encode(claims, value), key, {
      algorithm: ALGORITHM,
      keyid: id,
      audience,
      ...(seconds === undefined ? { noTimestamp: true } : { expiresIn: seconds }),
    });
  }

  /**
   * Returns the value. Null if the token is forged, expired, of another kind or signed with a removed key.
   */
  read(token: string): Value | null {
    return this.verify(token)?.value ?? null;
  }

  /** Returns the value with its expiry, or null. See read. */
  verify(token: string): Verified<Value> | null {
    for (const key of this.keys.candidates(keyIdOf(token))) {
      const verified = this.verifyWith(key, token);
      if (verified) return verified;
    }
    return null;
  }

  /** Returns true if the token is genuine but has expired. */
  hasExpired(token: string): boolean {
    return this.keys.candidates(keyIdOf(token)).some(({ key }) => {
      try {
        jwt.verify(token, key, { algorithms: [ALGORITHM], audience: this.kind.audience });
        return false;
      } catch (error) {
        return error instanceof jwt.TokenExpiredError;
      }
    });
  }

  private verifyWith({ key }: SigningKey, token: string): Verified<Value> | null {
    const { audience, seconds, claims } = this.kind;
    try {
      const payload = jwt.verify(token, key, { algorithms: [ALGORITHM], audience });
      if (typeof payload === 'string' || (seconds !== undefined && payload.exp === undefined)) return null;
      const expiresAt = payload.exp === undefined ? Number.POSITIVE_INFINITY : payload.exp * 1000;
      return { value: claims.parse(payload), expiresAt };
    } catch {
      return null;
    }
  }
}

/**
 * Returns the key id in the header. Undefined for tokens from before keys had ids, and for texts that are not
 * tokens.
 */
function keyIdOf(token: string): string | undefined {
  try {
    return jwt.decode(token, { complete: true })?.header.kid;
  } catch {
    return undefined;
  }
}
