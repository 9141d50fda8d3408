import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ALGORITHM = 'HS256';

/**
 * The purpose of an address in a mail: it reports that the mail was opened, stops mails like it, or confirms and ends the
 * supplier alert of the mail.
 */
export type MailTokenPurpose = 'opened' | 'unsubscribe' | 'alert';

/** Not that of access tokens, nor of the other purpose, so that none is taken for another. */
const audienceOf = (purpose: MailTokenPurpose) => `uplift-mail-${purpose}`;

/** Makes and reads what stands in the addresses that a mail carries. They have no end, as the mail has none. */
export class MailTokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  /** Returns a token for a mail of the ledger, or for the alert that a mail is about. */
  issue(purpose: MailTokenPurpose, mailId: string): string {
    return jwt.sign({}, this.key, {
      algorithm: ALGORITHM,
      audience: audienceOf(purpose),
      subject: mailId,
      noTimestamp: true,
    });
  }

  /** Which mail of the ledger, or which alert; null when the token is forged or of another kind. */
  read(purpose: MailTokenPurpose, token: string): string | null {
    try {
      const { sub } = jwt.verify(token, this.key, { algorithms: [ALGORITHM], audience: audienceOf(purpose) });
      return typeof sub === 'string' && /^\d{1,18}$/.test(sub) ? sub : null;
    } catch {
      return null;
    }
  }
}
