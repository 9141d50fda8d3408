import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

const ID_BYTES = 6;

/** A secret that signs tokens, and the short id that tokens name it by. */
export interface SigningKey {
  id: string;
  key: KeyObject;
}

/**
 * The keys of the product. The first one signs and all verify, so that a secret can be replaced while its
 * tokens stay valid.
 */
export class SigningKeys {
  /** The key that signs new tokens. */
  readonly current: SigningKey;
  private readonly keys: readonly SigningKey[];

  constructor(secret: string, fallbacks: readonly string[] = []) {
    this.current = signingKey(secret);
    this.keys = [this.current, ...fallbacks.map(signingKey)];
  }

  /**
   * Returns the keys that a token may be signed with: those with the id that it names, or all if it names
   * none.
   */
  candidates(id?: string): readonly SigningKey[] {
    return id === undefined ? this.keys : this.keys.filter((key) => key.id === id);
  }
}

/**
 * Creates the key object once. With text, jsonwebtoken would first try to read a public key for each token.
 */
function signingKey(secret: string): SigningKey {
  const key = createSecretKey(Buffer.from(secret));
  const id = createHmac('sha256', key).update('uplift-key-id').digest().subarray(0, ID_BYTES);
  return { id: id.toString('base64url'), key };
}
