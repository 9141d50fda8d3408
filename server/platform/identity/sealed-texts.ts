import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import type { SigningKeys } from './signing-keys.js';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets that the product has to read again, so that a dump of the database does not contain them.
 * The keys are derived from those of the product, and a replaced one still decrypts.
 */
export class SealedTexts {
  constructor(
    private readonly keys: SigningKeys,
    /** The purpose of the texts. A text that was sealed for another purpose cannot be opened. */
    private readonly purpose: string,
  ) {}

  /** Returns the encrypted text: the id of its key, a dot, and base64url. */
  seal(text: string): string {
    const { id, key } = this.keys.current;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.derive(key), nonce);
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${id}.${sealed.toString('base64url')}`;
  }

  /** Returns the text. Null if its key is no longer known, or if the text was changed. */
  open(sealed: string): string | null {
    const [id = '', body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (const { key } of this.keys.candidates(id)) {
      try {
        const decipher = createDecipheriv(ALGORITHM, this.derive(key), bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8');
        return text + decipher.final('utf8');
      } catch {
        // It was sealed with another key.
      }
    }
    return null;
  }

  private derive(key: KeyObject): Buffer {
    return Buffer.from(hkdfSync('sha256', key, '', `uplift-${this.purpose}`, KEY_BYTES));
  }
}
