import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ALGORITHM = 'HS256';
/** Not that of access tokens or of downloads, so that none is taken for another. */
const AUDIENCE = 'uplift-preview';
/** From the click to the first byte. */
const SECONDS = 60;

/** Which record may be looked at, and by whom. */
export interface Preview {
  recordId: number;
  userId: number;
}

/** Makes and reads what stands in the address of a preview: a new window brings no sign-in along. */
export class PreviewTokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  issue({ recordId, userId }: Preview): string {
    return jwt.sign({ record: recordId }, this.key, {
      algorithm: ALGORITHM,
      audience: AUDIENCE,
      subject: String(userId),
      expiresIn: SECONDS,
    });
  }

  /** What may be looked at, or null when the token is forged, too old or of another kind. */
  read(token: string): Preview | null {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [ALGORITHM], audience: AUDIENCE });
      if (typeof claims === 'string' || claims.exp === undefined) return null;
      const [recordId, userId] = [Number(claims.record), Number(claims.sub)];
      return Number.isSafeInteger(recordId) && Number.isSafeInteger(userId) ? { recordId, userId } : null;
    } catch {
      return null;
    }
  }
}
