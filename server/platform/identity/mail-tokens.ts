import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ALGORITHM = 'HS256';

/** What the address says of its mail: that it was opened, or that no more like it are wanted. */
export type MailTokenPurpose = 'opened' | 'unsubscribe';

/** Not that of access tokens, nor of the other purpose, so that none is taken for another. */
const audienceOf = (purpose: MailTokenPurpose) => `uplift-mail-${purpose}`;

/** Makes and reads what stands in the addresses that a mail carries. They have no end, as the mail has none. */
export class MailTokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  issue(purpose: MailTokenPurpose, mailId: string): string {
    return jwt.sign({}, this.key, {
      algorithm: ALGORITHM,
      audience: audienceOf(purpose),
      subject: mailId,
      noTimestamp: true,
    });
  }

  /** Which mail of the ledger, or null when the token is forged or of another kind. */
  read(purpose: MailTokenPurpose, token: string): string | null {
    try {
      const { sub } = jwt.verify(token, this.key, { algorithms: [ALGORITHM], audience: audienceOf(purpose) });
      return typeof sub === 'string' && /^\d{1,18}$/.test(sub) ? sub : null;
    } catch {
      return null;
    }
  }
}
